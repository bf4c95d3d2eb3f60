"""What simulations count as used in Symphony No. 9."""

import numpy as np
import pytest

from scherzo.core.loops import GREEDY, RANDOM
from scherzo.games import game
from scherzo.games.symphony_no_9 import names as n
from scherzo.games.symphony_no_9.study.usage import GROUPS, furniture, sponsored, ways
from scherzo.lab.batch import setting
from scherzo.lab.simulate import simulate
from scherzo.lab.taped import play_taped_batch
from tests.conformance.lineups import whole_games

pytestmark = whole_games
GAME = game("symphony-no-9")
AT = setting(GAME, 3, "usage")


@pytest.mark.rules("S9-SPONSOR-2")
def test_every_cube_taken_has_a_composer_and_a_step() -> None:
    told = play_taped_batch(AT, [RANDOM] * 3, 0, 20).told
    assert told is not None
    taken = np.isin(told["kind"], (n.CUBE_TAKEN, n.BONUS_TAKEN)).sum()
    assert len(sponsored(AT.boxes[0], told).game) == taken
    steps = ways(AT.boxes[0], told)
    assert len(steps.game) == taken
    free = np.zeros((20, 3), dtype=int)
    np.add.at(free, (steps.game[steps.thing == 0], steps.seat[steps.thing == 0]), 1)
    assert (free == 2 * n.ROUNDS).all()  # S9-SPONSOR-2


def test_a_piece_is_sold_at_most_once_by_each_seat() -> None:
    told = play_taped_batch(AT, [RANDOM] * 3, 0, 20).told
    assert told is not None
    found = furniture(AT.boxes[0], told)
    counts = np.zeros((20, 3, 2 * n.FURNITURE), dtype=int)
    np.add.at(counts, (found.game, found.seat, found.thing), 1)
    assert counts[:, :, n.FURNITURE :].max() == 1
    assert counts[:, :, : n.FURNITURE].max() <= n.ROUNDS
    assert counts[:, :, : n.FURNITURE].max() >= 1


def test_the_bot_of_two_players_is_not_counted() -> None:
    found = simulate(GAME, 2, 30, ["greedy"], seed="usage", counting=True)
    assert found.usage is not None
    assert [group.title for group in found.usage] == [group.title for group in GROUPS]
    at = setting(GAME, 2, "usage")
    told = play_taped_batch(at, [GREEDY] * 2, 0, 30).told
    assert told is not None
    own = (sponsored(at.boxes[0], told).seat < 2).sum()
    assert sum(thing.per_game for thing in found.usage[0].things) * 30 == own
