"""Draws what a soak measured: python -m tests.server.drawn soak.json picture.svg"""

import json
import sys
from pathlib import Path
from typing import Any

import matplotlib as mpl

mpl.use("Agg")
import matplotlib.pyplot as plt

COLOURS = {"kill": "#c0392b", "frozen database": "#2471a3", "full disk": "#b9770e"}


def draw(found: dict[str, Any], path: Path) -> None:
    """Memory above, latency below, faults as lines through both."""
    samples = found["samples"]
    figure, (above, below) = plt.subplots(2, 1, sharex=True, figsize=(10, 6.4), layout="constrained")
    for house, style in zip(found["acknowledged"], ("-", "--"), strict=False):
        rows = [(s["at"] / 60, s[house]) for s in samples if s[house]]
        for worker in range(len(rows[0][1]["mb"])):
            label = house if worker == 0 else None
            above.plot([at for at, _ in rows], [row["mb"][worker] for _, row in rows], style, label=label, lw=1)
        for share in ("p50", "p99"):
            points = [(at, row[share]) for at, row in rows if share in row]
            below.plot(*zip(*points, strict=True), style, label=f"{house}, {share}", lw=1)
    for at, name in found["faults"]:
        for axes in (above, below):
            axes.axvline(at / 60, color=COLOURS[name], lw=0.7, alpha=0.6)
    for name, colour in COLOURS.items():
        below.plot([], [], color=colour, label=name)
    above.set_ylabel("memory of a worker, MB")
    above.set_ylim(bottom=0)
    above.legend(fontsize=8)
    below.set_ylabel("a decision until its answer, ms")
    below.set_yscale("log")
    below.set_xlabel("minutes")
    below.legend(fontsize=7, ncols=4, loc="upper center", bbox_to_anchor=(0.5, -0.16))
    figure.savefig(path)


if __name__ == "__main__":
    draw(json.loads(Path(sys.argv[1]).read_text()), Path(sys.argv[2]))
