"""`scherzo arena`: bots against each other on equal terms."""

from math import ceil
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from scherzo.lab.arena import Arena, Played
    from scherzo.lab.ratings import Duel, Standing


def arena(
    game: Annotated[str, typer.Argument(metavar="GAME", help="The game, such as musical-chairs.", show_default=False)],
    bots: Annotated[
        str,
        typer.Option(
            metavar="BOTS",
            help="The bots, with commas: maestro,greedy. With fewer than seats the last fills them, "
            "with more all combinations play.",
        ),
    ] = "soloist,greedy",
    players: Annotated[int | None, typer.Option(help="Number of players.", show_default=False)] = None,
    games: Annotated[int, typer.Option(min=1, help="How many games; rounded up to whole deals.")] = 100,
    seed: Annotated[str, typer.Option(help="The same seed gives the same games.")] = "0",
    option: Annotated[
        list[str] | None, typer.Option("--option", "-o", metavar="KEY=VALUE", help="An option of the game.")
    ] = None,
    components: Annotated[Path | None, typer.Option(metavar="FILE", help="Play with this component file.")] = None,
    threads: Annotated[int | None, typer.Option(min=1, help="Games at a time; all cores if not given.")] = None,
    picture: Annotated[Path | None, typer.Option(metavar="FILE", help="Draw the win rates (PNG, SVG or PDF).")] = None,
    json: Annotated[bool, typer.Option("--json", help="One JSON object on standard output, nothing else.")] = False,
) -> None:
    """Let bots play each other: duplicate deals, rotated seats, win rates with intervals, ratings."""
    from scherzo.cli.given import bots_of, options_of
    from scherzo.games import game as game_named
    from scherzo.lab.arena import Arena
    from scherzo.lab.arena_picture import draw_win_rates
    from scherzo.lab.picture_file import check_picture
    from scherzo.lab.ratings import duels, standings

    chosen = game_named(game)
    specs = bots_of(bots)
    if picture:
        check_picture(picture)
    hall = Arena(chosen, specs, players or chosen.players[0], seed, options_of(option or []), components)
    played = play(hall, ceil(games / len(hall.lineups)), threads)
    named = list(hall.bots)
    table, pairs = standings(played, named), duels(played, named)
    if picture:
        draw_win_rates(picture, f"{chosen.title}, {hall.players} players", 1 / hall.players, named, table)
    if json:
        import msgspec

        result = {"game": chosen.name, "players": hall.players, "seed": seed, "games": len(played),
                  "deals": played[-1].deal + 1, "standings": table, "duels": pairs}  # fmt: skip
        typer.echo(msgspec.json.encode(result).decode())
    else:
        show(
            f"{chosen.title}, {hall.players} players, {len(played)} games on {played[-1].deal + 1} deals", table, pairs
        )


def play(hall: "Arena", deals: int, threads: int | None) -> "list[Played]":
    """Plays with a progress bar on standard error."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("Games"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("games", total=deals * len(hall.lineups))
        return hall.play(deals, threads, lambda game: progress.advance(task))


def show(title: str, table: "list[Standing]", pairs: "list[Duel]") -> None:
    """The result for people."""
    from rich.console import Console
    from rich.table import Table

    standing = Table("bot", "games", "won", "95 % interval", "points", "rank", "rating", title=title)
    for s in table:
        standing.add_row(s.bot, f"{s.games}", f"{s.win_rate:.1%}", f"{s.low:.1%} to {s.high:.1%}", f"{s.points:.1f}",
                         f"{s.rank:.2f}", f"{s.rating:.1f} ± {2 * s.doubt:.1f}")  # fmt: skip
    duel = Table("bot", "against", "deals", "deals won", "95 % interval", title="Head to head, by deal")
    for p in pairs:
        duel.add_row(p.bot, p.against, f"{p.deals}", f"{p.won:.1%}", f"{p.low:.1%} to {p.high:.1%}")
    console = Console()
    for wide in (standing, duel):
        for column in wide.columns:
            column.overflow = "fold"  # a spec cut short says nothing
    console.print(standing)
    console.print(duel)
