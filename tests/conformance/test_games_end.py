"""Promise 1: random games of every line-up end within the stated number of decisions, and nobody is ever stuck.

Promise 2: every component is conserved.
"""

import numpy as np
import pytest

from scherzo.core.game import RANK, SOURCES
from scherzo.core.layout import records
from scherzo.core.loops import loops
from scherzo.core.table import MENU

from .drive import positions
from .lineups import Lineup, basic, every, few


@pytest.mark.bounds
@pytest.mark.parametrize("lineup", every(), ids=str)
def test_random_games_end_and_leave_nothing_missing(lineup: Lineup) -> None:
    game, count = lineup.game, few(60)
    match = lineup.start(1)
    tables, world, blank = (records(game.Table, n) for n in (count, 1, 1))
    blank[0].players, blank[0].taping = lineup.players, 1
    blank[0].secret[:] = (11, lineup.players)
    sheets = np.zeros((count, match.seats, SOURCES + len(game.score_lines)), dtype=np.int32)
    lengths = np.zeros(count, dtype=np.int64)
    kinds = np.zeros(match.seats, dtype=np.int8)
    used = np.zeros(MENU, dtype=np.int64)

    answer = loops(game).play_games(match.boxes, blank, tables, world, kinds, 0, game.limit, sheets, lengths, used)

    assert answer == 0, f"game {-1 - answer}: reason {-lengths[-1 - answer]} (1 dead end, 2 full tape, 3 too long)"
    for i in range(count):
        assert game.problems(match.boxes[0], tables[i]) == []
        assert sheets[i, :, RANK].min() == 1, "somebody wins"


@pytest.mark.parametrize("lineup", every(), ids=str)
def test_nothing_is_lost_or_made_at_any_step(lineup: Lineup) -> None:
    game = lineup.game
    for match in positions(lineup, seed=3, moves=few(10_000, 120)):
        assert game.problems(match.boxes[0], match.tables[0]) == [], f"after move {len(match.moves)}"


@pytest.mark.parametrize("lineup", basic(), ids=str)
def test_a_menu_is_short_ascending_and_never_empty(lineup: Lineup) -> None:
    for match in positions(lineup, seed=4, moves=few(10_000, 60)):
        for seat in range(lineup.players):
            menu = match.legal(seat)
            assert bool(menu) == (seat in match.waiting)
            assert list(menu) == sorted(set(menu))
            assert all(0 <= option < MENU for option in menu)
