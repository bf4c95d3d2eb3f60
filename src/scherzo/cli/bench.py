"""`scherzo bench`: the benchmark's figures in the terminal."""

import sys
from collections.abc import Callable

import msgspec
from rich.console import Console
from rich.table import Table as Grid

from scherzo.bench.gpu import GpuFigures, gpu_figures
from scherzo.bench.run import Bench, bench
from scherzo.bench.slices import Rate
from scherzo.core.errors import BadInput
from scherzo.games import NAMES
from scherzo.games import game as game_named
from scherzo.lab.batch import setting

FOUND_WRONG = 1
MOST_GPU_GAMES = 1 << 24
COMPARED = 1 << 16
"""Games of a GPU run that the CPU plays too."""


def run(name: str | None, peers: bool, gpu: bool, games: int, cold: bool | None, json: bool) -> int:
    """Runs the benchmark, or its GPU part; answers 1 if GPU and CPU disagree."""
    names = [game_named(name).name] if name else list(NAMES)
    if gpu:
        return run_gpu(names, games, json)
    one = names[:1] if cold is None else names if cold else []
    found = bench(names, peers, one, say)
    if json:
        print(msgspec.json.encode(found).decode())
    else:
        show(found)
    return 0


def run_gpu(names: list[str], games: int, json: bool) -> int:
    """The GPU part."""
    if not 1 <= games <= MOST_GPU_GAMES:
        raise BadInput(f"The number of games must be from 1 to {MOST_GPU_GAMES:,}, not {games:,}.")
    found = []
    for name in names:
        say(f"{name}: compiling for the GPU, then {games:,} games")
        game = game_named(name)
        found.append(gpu_figures(setting(game, game.players[-1], "bench"), games, COMPARED))
    if json:
        print(msgspec.json.encode({"gpu": found}).decode())
    else:
        show_gpu(found)
    return 0 if all(figures.equal for figures in found) else FOUND_WRONG


def say(what: str) -> None:
    """A line on standard error about what is being measured."""
    print(f"Measuring {what} ...", file=sys.stderr, flush=True)


def show(found: Bench) -> None:
    """All figures as tables."""
    console = Console(highlight=False)
    m = found.machine
    console.print(f"{m.processor}, {m.cores} cores, Python {m.python}, Numba {m.numba}; load {m.load:.1f} at the start")
    where = "pinned to one core" if m.pinned else "not pinned to one core (this system cannot)"
    console.print(f"Per second of CPU time, {where}: median of the slices, (best slice), ratio to the yardstick")
    ratio = relative_to(found.python_card_game_decisions)
    speeds = Grid(box=None, padding=(0, 2, 0, 0))
    for title in ("", "median", "best", "ratio"):
        speeds.add_column(title, justify="left" if not title else "right")
    speeds.add_row("yardstick: Python card game, decisions", *ratio(found.python_card_game_decisions))
    speeds.add_row("plain Python loop, additions", *ratio(found.python_loop_additions)[:2])
    for e in found.engine:
        speeds.add_row(f"[bold]{game_named(e.game).title}[/bold], {e.players} players")
        speeds.add_row("  decisions per game, bytes per table", f"{e.decisions_per_game:.0f}", f"{e.table_bytes:,}")
        speeds.add_row("  compiled random play, decisions", *ratio(e.random_decisions))
        speeds.add_row("  compiled random play, games", *ratio(e.random_games)[:2])
        speeds.add_row("  driven from Python, decisions", *ratio(e.python_driven_decisions))
        if e.vector_decisions:
            speeds.add_row("  vector environment, decisions", *ratio(e.vector_decisions))
        if e.vector_masks_decisions:
            speeds.add_row("  vector environment, masks only, decisions", *ratio(e.vector_masks_decisions))
        speeds.add_row("  table copies in compiled code", *ratio(e.table_copies)[:2])
        for s in found.search:
            if s.game == e.game:
                how = f"  search to the end of the game, {s.players} players"
                speeds.add_row(f"{how}, guided, iterations", *ratio(s.guided)[:2])
                speeds.add_row(f"{how}, at random, iterations", *ratio(s.random)[:2])
    for p in found.peers:
        speeds.add_row(f"{p.engine} {p.version}, {p.game}, decisions", *ratio(p.decisions))
    console.print(speeds)
    for missing in found.peers_missing:
        console.print(f"{missing} is not installed; pip install 'scherzo[peers]' brings it.", markup=False)
    for start in found.starts:
        line = f"{game_named(start.game).title}: first decision after {start.warm_to_first_decision:.2f} s, "
        line += f"first whole game after {start.warm_to_first_game:.2f} s"
        if start.cold_to_first_decision is not None and start.cold_to_first_game is not None:
            line += f"; with nothing compiled {start.cold_to_first_decision:.0f} s and {start.cold_to_first_game:.0f} s"
        console.print(line, soft_wrap=True)


def relative_to(yardstick: Rate) -> Callable[[Rate], tuple[str, str, str]]:
    """Shows a rate with its ratio to the yardstick."""

    def cells(rate: Rate) -> tuple[str, str, str]:
        return f"{rate.median:,.0f}", f"({rate.best:,.0f})", f"{rate.median / yardstick.median:,.2f}"

    return cells


def show_gpu(found: list[GpuFigures]) -> None:
    """The GPU's figures."""
    console = Console(highlight=False)
    for g in found:
        verdict = "equal to the CPU's to the byte" if g.equal else "[bold red]NOT equal to the CPU's[/bold red]"
        console.print(
            f"[bold]{game_named(g.game).title}[/bold], {g.players} players, on {g.device}: "
            f"{g.games_per_second:,.0f} games/s, {g.decisions_per_second:,.0f} decisions/s "
            f"(median of rounds of {g.games:,} games; best {g.best_games_per_second:,.0f} games/s)\n"
            f"  first launch with compiling {g.compile_seconds:.1f} s; {g.compared:,} final tables compared: {verdict}",
            soft_wrap=True,
        )
