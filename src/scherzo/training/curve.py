"""The learning curve of a course: how well each generation's network judges, and how it did at the gate."""

from collections.abc import Sequence
from pathlib import Path

from matplotlib.figure import Figure

from scherzo.lab.picture_file import save
from scherzo.training.course import Generation


def draw_curve(path: Path, title: str, course: Sequence[Generation]) -> None:
    """Loss, gate and calibration side by side."""
    figure = Figure(figsize=(12, 4), layout="constrained")
    loss, gate, truth = figure.subplots(1, 3)
    numbers = [generation.number for generation in course]
    loss.plot(numbers, [g.report.unknowing for g in course], ":", label="knowing nothing")
    loss.plot(numbers, [g.report.loss for g in course], "o-", label="who won in the end")
    loss.plot(numbers, [g.report.search_loss for g in course], "s-", label="what the search expected")
    loss.set(title="Error of the win chances", xlabel="generation", ylabel="cross-entropy")
    loss.legend()
    shares = [g.verdict.share for g in course]
    doubts = [g.verdict.high - g.verdict.share for g in course]
    gate.errorbar(numbers, shares, doubts, fmt="o", capsize=3)
    gate.axhline(0.5, linestyle=":")
    gate.set(title="Gate: against the best before", xlabel="generation", ylabel="share, one half is as good")
    last = course[-1].report.calibration
    truth.plot([0, 1], [0, 1], ":")
    truth.plot([foretold for foretold, _, _ in last], [came for _, came, _ in last], "o-")
    truth.set(title="Win chances of the latest network", xlabel="foretold", ylabel="came true")
    figure.suptitle(title)
    save(figure, path)
