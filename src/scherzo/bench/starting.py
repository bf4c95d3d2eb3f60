"""Start times: from nothing to the first decision, and to the first whole game in compiled code, in a new process."""

import os
import subprocess
import sys
import tempfile

import msgspec

FIRST_DECISION = """
import scherzo
match = scherzo.game({game!r}).start(seed="1")
seat = match.waiting[0]
match.choose(seat, match.legal(seat)[0])
"""
FIRST_GAME = """
import scherzo
from scherzo.lab.batch import play_batch, setting
game = scherzo.game({game!r})
play_batch(setting(game, game.players[0], "1"), [0] * game.players[0], 0, 1)
"""
ROUNDS = 3


class StartFigures(msgspec.Struct, frozen=True):
    """Seconds of CPU time from the start of the process; cold = nothing compiled before (None if not measured)."""

    game: str
    warm_to_first_decision: float
    warm_to_first_game: float
    cold_to_first_decision: float | None
    cold_to_first_game: float | None


def start_figures(game: str, cold: bool) -> StartFigures:
    """Measures the starts of a game, whose code must have been compiled before."""
    seconds(FIRST_DECISION, game)  # whatever is not yet on disk
    warm_decision = min(seconds(FIRST_DECISION, game) for _ in range(ROUNDS))
    warm_game = min(seconds(FIRST_GAME, game) for _ in range(ROUNDS))
    return StartFigures(
        game,
        warm_decision,
        warm_game,
        from_nothing(FIRST_DECISION, game) if cold else None,
        from_nothing(FIRST_GAME, game) if cold else None,
    )


def from_nothing(program: str, game: str) -> float:
    """Seconds of a program that finds no compiled code."""
    with tempfile.TemporaryDirectory() as empty:
        return seconds(program, game, empty)


def seconds(program: str, game: str, cache: str | None = None) -> float:
    """Seconds of CPU time of a program in a process of its own; on an idle machine about those of the clock."""
    environment = {**os.environ, **({"NUMBA_CACHE_DIR": cache} if cache else {})}
    before = os.times()
    subprocess.run([sys.executable, "-c", program.format(game=game)], check=True, env=environment)
    after = os.times()
    return after.children_user + after.children_system - before.children_user - before.children_system
