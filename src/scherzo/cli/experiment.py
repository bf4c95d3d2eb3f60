"""`scherzo experiment`: runs a plan and writes its report."""

from pathlib import Path
from typing import Annotated

import typer

from scherzo.cli.options import Cluster, Gpu


def experiment(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The plan, a TOML file.", show_default=False)],
    to: Annotated[
        Path | None, typer.Option(metavar="FOLDER", help="Where the report goes. [beside the plan]", show_default=False)
    ] = None,
    cluster: Cluster = None,
    gpu: Gpu = False,
) -> None:
    """Compare variants of a game on the same deals: a page with figures, JSON and CSV."""
    from rich.console import Console

    from scherzo.cli.parsing import refuse_both
    from scherzo.cli.progress import progress
    from scherzo.core.compiling import compiling
    from scherzo.experiments import plan as plans
    from scherzo.experiments import report
    from scherzo.experiments.findings import findings
    from scherzo.experiments.run import run
    from scherzo.games import game as game_named
    from scherzo.lab.cluster import hired

    refuse_both(cluster, gpu)
    plan = plans.read(file)
    folder = to or file.parent
    report.check_folder(folder)
    title = game_named(plan.game).title
    games = plan.games * len(plan.variant)
    with hired(cluster, 1 if gpu else None) as workers, progress(title, games) as advance, compiling(title):
        found = run(plan, advance, workers, gpu)
    console = Console(highlight=False, markup=False)
    why = "enough is known" if found.sure else "the plan ends here"
    console.print(f"{found.games:,} games of each of {len(found.variants)} variants in {found.seconds:.1f} s: {why}.")
    for each in findings(found):
        console.print(f"\n{each.about}")
        for sentence in each.sentences:
            console.print(f"  {sentence}")
    console.print()
    for path in report.write(found, folder, file.stem):
        console.print(str(path), soft_wrap=True)
