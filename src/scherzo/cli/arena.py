"""`scherzo arena`: bots against each other on equal terms."""

from math import ceil
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from scherzo.cli.options import Cluster, Components, GameName, Json, Options, Players, Seed

if TYPE_CHECKING:
    from scherzo.lab.arena import Arena
    from scherzo.lab.ratings import Duel, Standing
    from scherzo.lab.scale import Place


def arena(
    game: GameName,
    bots: Annotated[
        str,
        typer.Option(
            metavar="BOTS",
            help="The bots, with commas: maestro,greedy. With fewer than seats the last fills them, "
            "with more all combinations play.",
        ),
    ] = "soloist,greedy",
    players: Players = None,
    games: Annotated[int, typer.Option(min=1, help="How many games; rounded up to whole deals.")] = 100,
    seed: Seed = "0",
    option: Options = None,
    components: Components = None,
    threads: Annotated[int | None, typer.Option(min=1, help="Games at a time; all cores if not given.")] = None,
    cluster: Cluster = None,
    anchors: Annotated[
        bool,
        typer.Option("--anchors", help="Rate each bot on the scale of its game, against its frozen anchors."),
    ] = False,
    picture: Annotated[Path | None, typer.Option(metavar="FILE", help="Draw the win rates (PNG, SVG or PDF).")] = None,
    json: Json = False,
) -> None:
    """Let bots play each other: duplicate deals, rotated seats, win rates with intervals, ratings."""
    from scherzo.cli.parsing import bots_of, options_of
    from scherzo.cli.progress import progress
    from scherzo.games import game as game_named
    from scherzo.lab.arena import Arena
    from scherzo.lab.arena_picture import draw_win_rates
    from scherzo.lab.cluster import hired
    from scherzo.lab.picture_file import check_picture
    from scherzo.lab.ratings import duels, standings
    from scherzo.lab.scale import meetings, placed, ratings_of

    chosen = game_named(game)
    specs = bots_of(bots)
    if picture:
        check_picture(picture)
    seats = chosen.players[0] if players is None else players
    fixed = ratings_of(chosen, seats) if anchors else {}
    hall = Arena(chosen, [*specs, *fixed], seats, seed, options_of(option or []), components)
    if fixed:
        hall.lineups = meetings(specs, fixed, seats)
    deals = ceil(games / len(hall.lineups))
    with hired(cluster, threads) as workers, progress(chosen.title, deals * len(hall.lineups)) as advance:
        played = hall.play(deals, workers, lambda game: advance(1))
    named = list(hall.bots)
    table, pairs = standings(played, named), duels(played, named)
    places = [placed(spec, [game for game in played if spec in game.lineup], fixed) for spec in specs if fixed]
    if picture:
        draw_win_rates(picture, f"{chosen.title}, {hall.players} players", 1 / hall.players, named, table)
    deals = played[-1].deal + 1
    if json:
        import msgspec

        result = {"game": chosen.name, "players": hall.players, "seed": seed, "games": len(played),
                  "deals": deals, "standings": table, "duels": pairs, "places": places}  # fmt: skip
        typer.echo(msgspec.json.encode(result).decode())
        return
    show(f"{chosen.title}, {hall.players} players, {len(played)} games on {deals} deals", table, pairs)
    if places:
        show_places(places)
    say_how_they_judge(hall)


def say_how_they_judge(hall: "Arena") -> None:
    """Says of bots that listen to a network whether they have one here."""
    from scherzo.bots.bot import SearchBot

    for spec, bot in hall.bots.items():
        if isinstance(bot, SearchBot) and bot.search.ear > 0:
            typer.echo(f"{spec} {bot.judges_by(hall.at.boxes)}.")


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


def show_places(places: "list[Place]") -> None:
    """Where the bots stand on their game's scale."""
    from rich.console import Console
    from rich.table import Table

    shown = Table("bot", "games", "rating", "95 % interval", title="On the scale of the anchors (random is 0)")
    for p in places:
        shown.add_row(p.bot, f"{p.games}", f"{p.rating:.0f}", f"{p.low:.0f} to {p.high:.0f}")
    Console().print(shown)
