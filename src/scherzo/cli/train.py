"""`scherzo train`: a game's network learns to judge positions."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from scherzo.cli.options import Cluster, GameName, Seed

if TYPE_CHECKING:
    from scherzo.training.course import Generation


def train(
    game: GameName,
    folder: Annotated[
        Path | None,
        typer.Option(metavar="FOLDER", help="Where the course is kept, and goes on from. [training-GAME]"),
    ] = None,
    generations: Annotated[int, typer.Option(min=1, help="How many generations more.")] = 5,
    games: Annotated[int, typer.Option(min=1, help="Games of self-play in each.")] = 4000,
    iterations: Annotated[int, typer.Option(min=2, help="How long the search thinks about a choice.")] = 200,
    deals: Annotated[int, typer.Option(min=2, help="Deals at the gate, for each number of players.")] = 40,
    epochs: Annotated[int, typer.Option(min=1, help="How often the examples are gone through.")] = 15,
    processes: Annotated[int | None, typer.Option(min=1, help="Games at a time; all cores if not given.")] = None,
    seed: Seed = "0",
    cluster: Cluster = None,
) -> None:
    """Let a game's network learn from games of the search against itself (needs the extra `train`)."""
    import os

    from scherzo.cli.progress import progress
    from scherzo.games import game as game_named
    from scherzo.lab.cluster import hired
    from scherzo.training.course import BEST, Terms, run

    chosen = game_named(game)
    kept = folder or Path(f"training-{chosen.name}")
    terms = Terms(games, iterations, deals, processes or os.cpu_count() or 1, seed, epochs)
    with hired(cluster) as workers:
        course = run(chosen, kept, generations, terms, progress, workers if cluster else None)
    from scherzo.training.curve import draw_curve

    draw_curve(kept / "curve.png", chosen.title, course)
    for generation in course[-generations:]:
        typer.echo(told(generation))
    typer.echo(f"The best network is {kept / BEST}, the learning curve {kept / 'curve.png'}.")


def told(generation: "Generation") -> str:
    """What a generation brought, in a sentence."""
    verdict, report = generation.verdict, generation.report
    passed = "passed the gate" if generation.passed else "did not pass the gate"
    return (
        f"Generation {generation.number}: {report.examples} examples, error {report.loss:.3f} "
        f"(knowing nothing: {report.unknowing:.3f}); {passed} with {verdict.share:.1%} "
        f"({verdict.low:.1%} to {verdict.high:.1%})."
    )
