"""Other engines in the same run, where they are installed (`pip install scherzo[peers]`): random play from Python."""

from collections.abc import Callable
from importlib import import_module
from importlib.metadata import PackageNotFoundError, version
from random import Random
from typing import Any

import msgspec

from scherzo.bench.slices import Rate, rate

PGX_GAMES = ("connect_four", "backgammon", "chess")
PGX_TABLES = 1024
OPEN_SPIEL_GAMES = ("hearts", "connect_four", "gin_rummy")


class PeerFigures(msgspec.Struct, frozen=True):
    """The speed of another engine's random play."""

    engine: str
    version: str
    game: str
    decisions_per_game: float
    decisions: Rate


def peer_figures(progress: Callable[[str], None]) -> tuple[list[PeerFigures], list[str]]:
    """Measures the engines that are installed; names those that are not."""
    found: list[PeerFigures] = []
    missing: list[str] = []
    peers: tuple[tuple[str, str, Callable[[], list[tuple[str, Callable[[], int]]]]], ...] = (
        ("OpenSpiel", "open_spiel", open_spiel),
        ("Catanatron", "catanatron", catanatron),
        ("PettingZoo", "pettingzoo", pettingzoo),
        ("pgx", "pgx", pgx),
    )
    for engine, package, works in peers:
        try:
            installed = version(package)
            pieces = works()
        except (ImportError, PackageNotFoundError):
            missing.append(engine)
            continue
        for game, work in pieces:
            progress(f"{engine}: {game}")
            lengths = [work() for _ in range(3)]
            found.append(PeerFigures(engine, installed, game, sum(lengths) / len(lengths), rate(work, slices=5)))
    return found, missing


def open_spiel() -> list[tuple[str, Callable[[], int]]]:
    """Some of OpenSpiel's games (written in C++), driven from Python."""
    spiel = import_module("pyspiel")

    def random_game(game: Any, random: Random) -> int:
        state, made = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[int(random.random() * len(outcomes))][0])
            else:
                actions = state.legal_actions()
                state.apply_action(actions[int(random.random() * len(actions))])
                made += 1
        return made

    def work_of(name: str) -> Callable[[], int]:
        game, random = spiel.load_game(name), Random(0)
        return lambda: random_game(game, random)

    return [(name, work_of(name)) for name in OPEN_SPIEL_GAMES]


def catanatron() -> list[tuple[str, Callable[[], int]]]:
    """Catanatron's Catan with four of its random players."""
    engine = import_module("catanatron")
    colours = [engine.Color.RED, engine.Color.BLUE, engine.Color.WHITE, engine.Color.ORANGE]

    def work() -> int:
        game = engine.Game([engine.RandomPlayer(colour) for colour in colours])
        game.play()
        state = game.state
        return len(state.actions if hasattr(state, "actions") else state.action_records)

    return [("Catan, 4 players", work)]


def pettingzoo() -> list[tuple[str, Callable[[], int]]]:
    """One of PettingZoo's own classic games through its usual interface."""
    environment = import_module("pettingzoo.classic.connect_four_v3").env()
    random = Random(0)

    def work() -> int:
        environment.reset(seed=int(random.random() * (1 << 30)))
        made = 0
        for _agent in environment.agent_iter():
            observation, _reward, ended, cut, _info = environment.last()
            if ended or cut:
                environment.step(None)
                continue
            legal = observation["action_mask"].nonzero()[0]
            environment.step(int(legal[int(random.random() * len(legal))]))
            made += 1
        return made

    return [("connect_four", work)]


def pgx() -> list[tuple[str, Callable[[], int]]]:
    """Some of pgx's games, many tables a call as in our vector environment; JAX compiles them for the CPU."""
    jax, engine = import_module("jax"), import_module("pgx")
    auto_reset = import_module("pgx.experimental").auto_reset

    def work_of(name: str) -> Callable[[], int]:
        env, numbers = engine.make(name), iter(range(1 << 30))
        step = auto_reset(env.step, env.init)

        def decide(state: Any, key: Any) -> Any:
            ours, its = jax.random.split(key)
            return step(state, jax.random.categorical(ours, jax.numpy.log(state.legal_action_mask.astype(float))), its)

        def keys() -> Any:
            return jax.random.split(jax.random.PRNGKey(next(numbers)), PGX_TABLES)

        play, state = jax.jit(jax.vmap(decide)), jax.jit(jax.vmap(env.init))(keys())

        def work() -> int:
            nonlocal state
            state = jax.block_until_ready(play(state, keys()))
            return PGX_TABLES

        return work

    return [(f"{name}, {PGX_TABLES:,} tables", work_of(name)) for name in PGX_GAMES]
