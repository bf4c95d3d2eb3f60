"""One run of the benchmark: everything on one core, one after the other, the yardstick first."""

import os
import platform
import sys
from collections.abc import Callable, Sequence
from random import Random

import msgspec
import numba
import numpy as np

from scherzo import __version__
from scherzo.bench.engine import EngineFigures, engine_figures
from scherzo.bench.peers import PeerFigures, peer_figures
from scherzo.bench.searching import SearchFigures, search_figures
from scherzo.bench.slices import Rate, one_core, rate
from scherzo.bench.starting import StartFigures, start_figures
from scherzo.bench.yardstick import bare_loop, card_game
from scherzo.core.compiling import compiling
from scherzo.games import game as game_named


class Machine(msgspec.Struct, frozen=True):
    """Where the figures come from."""

    system: str
    processor: str
    cores: int
    python: str
    numba: str
    numpy: str
    pinned: bool
    load: float  # of the machine when the run began: other work makes figures worse


class Bench(msgspec.Struct, frozen=True):
    """All figures of a run. Rates are per second of CPU time on one core; starts are seconds of it."""

    scherzo: str
    machine: Machine
    python_card_game_decisions: Rate  # the yardstick
    python_loop_additions: Rate
    engine: list[EngineFigures]
    search: list[SearchFigures]
    starts: list[StartFigures]
    peers: list[PeerFigures]
    peers_missing: list[str]
    ratios: dict[str, float]  # decisions per second, relative to the yardstick


def bench(
    games: Sequence[str], peers: bool, cold: Sequence[str], progress: Callable[[str], None] = lambda what: None
) -> Bench:
    """Measures those games; a cold start only of those in `cold`."""
    load = os.getloadavg()[0] if hasattr(os, "getloadavg") else 0.0
    with one_core() as pinned:
        progress("the yardstick")
        random = Random(0)
        yardstick, loop = rate(lambda: card_game(random)), rate(bare_loop)
        engine, search = [], []
        for name in games:
            progress(f"{name}: random play")
            with compiling(game_named(name).title):
                engine.append(engine_figures(game_named(name)))
            progress(f"{name}: search")
            with compiling(game_named(name).title):
                search += search_figures(game_named(name))
        others, missing = peer_figures(progress) if peers else ([], [])
        starts = []
        for name in games:
            slow = " (cold: a minute or more)" if name in cold else ""
            progress(f"{name}: start{slow}")
            starts.append(start_figures(name, name in cold))
    return Bench(
        scherzo=__version__,
        machine=machine(pinned, load),
        python_card_game_decisions=yardstick,
        python_loop_additions=loop,
        engine=engine,
        search=search,
        starts=starts,
        peers=others,
        peers_missing=missing,
        ratios=ratios(yardstick, engine, others),
    )


def ratios(yardstick: Rate, engine: Sequence[EngineFigures], peers: Sequence[PeerFigures]) -> dict[str, float]:
    """Decisions per second of everything, in yardsticks."""
    unit = yardstick.median
    found = {}
    for figures in engine:
        found[f"{figures.game}, compiled"] = figures.random_decisions.median / unit
        found[f"{figures.game}, driven from Python"] = figures.python_driven_decisions.median / unit
        if figures.vector_decisions:
            found[f"{figures.game}, vector environment"] = figures.vector_decisions.median / unit
        if figures.vector_masks_decisions:
            found[f"{figures.game}, vector environment, masks only"] = figures.vector_masks_decisions.median / unit
    for peer in peers:
        found[f"{peer.engine} {peer.game}"] = peer.decisions.median / unit
    return found


def machine(pinned: bool, load: float) -> Machine:
    """This machine in a few words."""
    return Machine(
        platform.platform(),
        processor(),
        os.cpu_count() or 1,
        sys.version.split()[0],
        numba.__version__,
        np.__version__,
        pinned,
        load,
    )


def processor() -> str:
    """The processor's name, where the system tells it."""
    try:
        with open("/proc/cpuinfo", encoding="utf-8") as file:
            return next((line.split(":", 1)[1].strip() for line in file if line.startswith("model name")), "")
    except OSError:
        return platform.processor()
