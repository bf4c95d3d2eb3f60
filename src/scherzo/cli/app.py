"""The commands and their options. Each one imports what it needs when it runs: help and mistakes answer at once."""

from pathlib import Path
from typing import Annotated

import typer

from scherzo.cli.arena import arena
from scherzo.cli.etudes import etudes
from scherzo.cli.experiment import experiment
from scherzo.cli.hint import hint
from scherzo.cli.learn import learn
from scherzo.cli.music import music
from scherzo.cli.new_game import new_game
from scherzo.cli.options import Cluster, Components, GameName, Gpu, Json, Options, Players, RecordFile, Seed
from scherzo.cli.review import review
from scherzo.cli.table import backup, restore, table, tables
from scherzo.cli.train import train

app = typer.Typer(
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode="rich",
    help="A digital table for four music-themed board games: musical-chairs, symphony-no-9, philharmonix, symphony.",
)


@app.callback(invoke_without_command=True)
def start(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Show the version and stop.")] = False,
) -> None:
    """Shows the version, or help where no command is given."""
    if version:
        from scherzo import __version__

        typer.echo(f"scherzo {__version__}")
        raise typer.Exit
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())
        raise typer.Exit


@app.command()
def play(
    game: Annotated[
        str | None, typer.Argument(metavar="[GAME]", help="The game; not needed with --resume.", show_default=False)
    ] = None,
    players: Players = None,
    bots: Annotated[
        str | None,
        typer.Option(metavar="BOTS", help="Who plays against you: one bot for all other seats, or a,b,c. [greedy]"),
    ] = None,
    seat: Annotated[str | None, typer.Option(help="Your seat, A to F. [A]", show_default=False)] = None,
    seed: Annotated[str | None, typer.Option(help="Makes chance repeatable: the same seed, the same game.")] = None,
    option: Options = None,
    components: Components = None,
    resume: Annotated[Path | None, typer.Option(metavar="FILE", help="Go on with a saved game.")] = None,
    name: Annotated[str, typer.Option(help="What the table calls you.")] = "Ludwig",
    plain: Annotated[bool, typer.Option("--plain", help="No frames and colours: headings and sentences only.")] = False,
) -> None:
    """Play in the terminal against bots."""
    from scherzo.cli import play as command

    command.run(game, players, bots, seat, seed, option or [], components, resume, name, plain)


@app.command()
def simulate(
    game: GameName,
    players: Players = None,
    games: Annotated[int, typer.Option(help="How many games.")] = 10_000,
    bots: Annotated[str, typer.Option(metavar="BOTS", help="One bot for all seats, or each: a,b,c.")] = "random",
    seed: Seed = "0",
    option: Options = None,
    components: Components = None,
    check: Annotated[bool, typer.Option("--check", help="Check final tables and some midway tables too.")] = False,
    usage: Annotated[bool, typer.Option("--usage", help="Count what is used, and what it is worth.")] = False,
    picture: Annotated[Path | None, typer.Option(metavar="FILE", help="Draw the result (PNG, SVG or PDF).")] = None,
    json: Json = False,
    cluster: Cluster = None,
    gpu: Gpu = False,
) -> int:
    """Play many games with bots: who wins, by how much, from what."""
    from scherzo.cli import simulate as command

    chosen = option or []
    return command.run(game, players, games, bots, seed, chosen, components, check, usage, picture, json, cluster, gpu)


@app.command()
def soak(
    game: GameName,
    games: Annotated[int, typer.Option(help="How many games, over all player counts and options.")] = 100_000,
    seed: Seed = "0",
    mixed: Annotated[bool, typer.Option("--mixed", help="Random legal combinations of all options.")] = False,
    json: Json = False,
) -> int:
    """Play random games in every setting and check every table."""
    from scherzo.cli import simulate as command

    return command.run_soak(game, games, seed, mixed, json)


@app.command()
def replay(
    file: RecordFile,
    to: Annotated[int | None, typer.Option(help="Stop after this move.", show_default=False)] = None,
    seat: Annotated[str | None, typer.Option(help="See with the eyes of a seat, A to F.", show_default=False)] = None,
    components: Components = None,
) -> None:
    """Tell a recorded game move by move, and show the table it leads to."""
    from scherzo.cli import records as command

    command.run_replay(file, to, seat, components)


@app.command()
def verify(file: RecordFile, components: Components = None) -> None:
    """Check a finished game's record: every move, every draw of chance, the result."""
    from scherzo.cli import records as command

    command.run_verify(file, components)


@app.command()
def rules(
    game: GameName,
    words: Annotated[
        list[str] | None, typer.Argument(metavar="[ID or WORDS]", help="A rule's id, or words to look for.")
    ] = None,
) -> None:
    """Read the rules: all, one by its id, or those with some words."""
    from scherzo.cli import rules as command

    command.run(game, " ".join(words or []))


@app.command()
def components(
    game: GameName,
    check: Annotated[Path | None, typer.Option(metavar="FILE", help="Check your own corrected copy.")] = None,
) -> None:
    """Show which printed values are known and which are reconstructed; check a corrected copy."""
    from scherzo.cli import components as command

    command.run(game, check)


@app.command()
def bench(
    game: Annotated[str | None, typer.Argument(metavar="[GAME]", help="One; else all.", show_default=False)] = None,
    peers: Annotated[bool, typer.Option("--peers", help="Also OpenSpiel, Catanatron, PettingZoo, pgx.")] = False,
    gpu: Annotated[bool, typer.Option("--gpu", help="Random games on a GPU, compared with the CPU.")] = False,
    games: Annotated[int, typer.Option(help="With --gpu: games per run.")] = 1 << 21,
    cold: Annotated[
        bool | None, typer.Option("--cold/--no-cold", help="Measure a start with nothing compiled (slow).")
    ] = None,
    json: Json = False,
) -> int:
    """Measure the speed on this machine, each figure also relative to a plain Python loop."""
    from scherzo.cli import bench as command

    return command.run(game, peers, gpu, games, cold, json)


for command in (table, tables, backup, restore, arena, experiment, train, hint, learn, etudes, review, music, new_game):
    app.command()(command)
