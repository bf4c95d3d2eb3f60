"""`scherzo simulate` and `scherzo soak`: the lab's results in the terminal."""

from collections.abc import Callable
from pathlib import Path

import msgspec
from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from scherzo.cli.parsing import bots_of, options_of, refuse_both
from scherzo.cli.play import default_players
from scherzo.cli.progress import progress
from scherzo.cli.usage import show_usage
from scherzo.core.compiling import compiling
from scherzo.games import game as game_named
from scherzo.lab.batch import QUICK, play_batch, setting
from scherzo.lab.check import Checked
from scherzo.lab.cluster import hired
from scherzo.lab.simulate import Simulation, simulate
from scherzo.lab.soak import Soak, soak
from scherzo.lab.statistics import Histogram

FOUND_WRONG = 1
BAR = 40


def run(
    name: str,
    players: int | None,
    games: int,
    bots: str,
    seed: str,
    options: list[str],
    components: Path | None,
    check: bool,
    usage: bool,
    picture: Path | None,
    json: bool,
    cluster: str | None,
    gpu: bool,
) -> int:
    """Simulates and shows the result; answers 1 if the checks found something wrong."""
    game = game_named(name)
    count = default_players(game.players) if players is None else players
    specs, chosen = [spec.lower() for spec in bots_of(bots)], options_of(options)
    draw = picture_drawer(picture, usage)
    refuse_both(cluster, gpu)
    if cluster is None and not gpu and all(spec in QUICK for spec in specs):
        warm_up(name, count, chosen, components)
    hall = hired(cluster, 1 if gpu else None)
    with hall as workers, progress(game.title, games) as advance, compiling(game.title):
        found = simulate(game, count, games, specs, seed, chosen, components, check, usage, advance, workers, gpu)
    if draw is not None:
        draw(found)
    if json:
        print(msgspec.json.encode(found).decode())
    else:
        show(found)
        show_usage(found)
    return FOUND_WRONG if found.checked and found.checked.broken else 0


def run_soak(name: str, games: int, seed: str, mixed: bool, json: bool) -> int:
    """Soaks a game; answers 1 if something was wrong."""
    game = game_named(name)
    warm_up(name, game.players[0], {}, None)
    with progress(f"{game.title}", games) as advance:
        found = soak(game, games, seed, mixed, advance)
    if json:
        print(msgspec.json.encode(found).decode())
    else:
        show_soak(found, mixed)
    return FOUND_WRONG if found.checked.broken else 0


def warm_up(name: str, players: int, options: dict[str, str], components: Path | None) -> None:
    """Plays one game, so that compiling has its own line before the progress bar."""
    game = game_named(name)
    with compiling(game.title) as compiles:
        at = setting(game, players, "0", options, components)
        play_batch(at, [0] * players, 0, 1)
    compiles.summary()


def picture_drawer(path: Path | None, usage: bool) -> Callable[[Simulation], None] | None:
    """What draws the result, checked before the games are played rather than after."""
    if path is None:
        return None
    from scherzo.lab.picture import drawer

    return drawer(path, usage)


def show(found: Simulation) -> None:
    """A simulation as tables of at most 80 columns."""
    console = Console(highlight=False)
    game = game_named(found.game)
    usual = {option.key: option.values[0] for option in game.options}
    options = "".join(f", {key} {value}" for key, value in found.options.items() if value != usual[key])
    games = f"{found.games:,} games, seed {found.seed}"
    console.print(Text.assemble((game.title, "bold"), f", {found.players} players{options}: {games}"))
    wins = Grid(box=None, padding=(0, 1, 0, 0))
    for title, justify in (("seat", "left"), ("bot", "left"), ("wins", "right"), ("95 % interval", "left"),
                           ("score", "right"), ("sd", "right"), ("lowest", "right"), ("middle half", "center"),
                           ("highest", "right")):  # fmt: skip
        wins.add_column(title, justify=justify)  # type: ignore[arg-type]
    for seat in found.seats:
        s = seat.score
        wins.add_row(
            seat.seat, seat.bot, f"{seat.win_rate:.1%}", f"{seat.win_rate_from:.1%} to {seat.win_rate_to:.1%}",
            f"{s.mean:.2f}", f"{s.sd:.2f}", f"{s.lowest:g}", f"{s.quarter:g} to {s.three_quarters:g}", f"{s.highest:g}",
        )  # fmt: skip
    console.print(wins)
    console.print("\n[bold]Scores[/bold], all seats")
    show_histogram(console, found.scores)
    console.print("\n[bold]Points from[/bold], mean per game")
    console.print(by_seat(found))
    console.print(f"\n[bold]Decisions[/bold] per game: {found.decisions_per_game.mean:.1f}", end="")
    console.print(f" (from {found.decisions_per_game.lowest:g} to {found.decisions_per_game.highest:g}), of these")
    uses = Grid(box=None, padding=(0, 2, 0, 0))
    uses.add_column("kind")
    uses.add_column("per game", justify="right")
    for kind, mean in found.uses.items():
        uses.add_row(Text(kind), f"{mean:.2f}")
    console.print(uses)
    for name, mean in {**found.tallies, "winning score": found.winning_score}.items():
        console.print(f"{name}: {mean:.2f} per game", markup=False)
    rate = f"{found.games_per_second:,.0f} games/s, {found.decisions_per_second:,.0f} decisions/s"
    console.print(f"\n{found.seconds:.1f} s with {found.threads} thread{'s' * (found.threads != 1)}: {rate}")
    if found.checked:
        show_checked(console, found.checked)


def by_seat(found: Simulation) -> Grid:
    """Mean points by source, a column for each seat."""
    grid = Grid(box=None, padding=(0, 2, 0, 0))
    grid.add_column("source")
    for seat in found.seats:
        grid.add_column(seat.seat, justify="right")
    for name in found.seats[0].sources:
        grid.add_row(Text(name), *(f"{seat.sources[name]:.2f}" for seat in found.seats))
    return grid


def show_histogram(console: Console, histogram: Histogram) -> None:
    """Bars of characters."""
    counts = [sum(seat[bar] for seat in histogram.counts) for bar in range(len(histogram.counts[0]))]
    total, most = sum(counts), max(counts)
    for bar, count in enumerate(counts):
        low = histogram.start + bar * histogram.width
        label = f"{low:g}" if histogram.width == 1 else f"{low:g} to {low + histogram.width - 1:g}"
        console.print(f"{label:>12} {'█' * round(BAR * count / most):<{BAR}} {count / total:6.1%}")


def show_soak(found: Soak, mixed: bool) -> None:
    """A soak in a few lines: each setting, or, where they are mixed, how often each value was met."""
    console = Console(highlight=False)
    game = game_named(found.game)
    console.print(Text.assemble((game.title, "bold"), f": {found.games:,} random games, seed {found.seed}"))
    if mixed:
        console.print(f"{len(found.settings):,} different combinations of players and options; games with each value:")
        for key in ("players", *(option.key for option in game.options)):
            met = ", ".join(f"{value} {games:,}" for value, games in sorted(found.games_with(key).items()))
            console.print(f"  {key}: {met}", markup=False)
    else:
        for part in found.settings:
            options = "".join(f", {key} {value}" for key, value in part.options.items())
            console.print(f"  {part.players} players{options}: {part.games:,} games, {part.decisions:,} decisions")
    console.print(f"{found.decisions:,} decisions in {found.seconds:.1f} s")
    show_checked(console, found.checked)


def show_checked(console: Console, checked: Checked) -> None:
    """What was checked and what was wrong."""
    console.print(f"Checked: {checked.final_tables:,} final tables, {checked.tables_midway:,} midway", end="; ")
    console.print("nothing is wrong." if not checked.broken else f"[bold red]{checked.broken:,} are broken:[/bold red]")
    for problem in checked.problems:
        console.print(f"  {problem}", markup=False)
