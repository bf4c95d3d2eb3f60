"""What simulations count as used in Musical Chairs."""

import numpy as np
import pytest

from scherzo.core.loops import RANDOM
from scherzo.games import game
from scherzo.games.musical_chairs import names as n
from scherzo.games.musical_chairs.study.usage import DEEDS, bought, deeds, placed
from scherzo.lab.batch import Batch, setting
from scherzo.lab.taped import play_taped_batch
from tests.conformance.lineups import whole_games

pytestmark = whole_games
GAMES = 20
AT = setting(game("musical-chairs"), 3, "usage")


@pytest.fixture(scope="module")
def batch() -> Batch:
    return play_taped_batch(AT, [RANDOM] * 3, 0, GAMES)


def test_cushions_bought_are_those_that_seats_own_in_the_end(batch: Batch) -> None:
    assert batch.told is not None
    found = bought(AT.boxes[0], batch.told)
    for i, table in enumerate(batch.tables):
        for cushion in range(n.CUSHIONS):
            buyers = found.seat[(found.game == i) & (found.thing == cushion)].tolist()
            assert buyers == ([int(table.owner[cushion])] if table.owner[cushion] >= 0 else [])
    assert found.points is not None
    assert len(found.points) > 0


def test_only_cushions_that_lie_on_chairs_are_bought(batch: Batch) -> None:
    assert batch.told is not None
    there, taken = placed(AT.boxes[0], batch.told), bought(AT.boxes[0], batch.told)
    assert set(zip(taken.game, taken.thing, strict=True)) <= set(zip(there.game, there.thing, strict=True))


def test_each_round_is_stopped_at_most_once(batch: Batch) -> None:
    assert batch.told is not None
    found = deeds(AT.boxes[0], batch.told)
    stops = np.isin(found.thing, (DEEDS.index("stop the music"), DEEDS.index("stop by cushion")))
    counts = np.bincount(found.game[stops], minlength=GAMES)
    assert (counts <= batch.tables["rounds"]).all()
    assert counts.sum() > 0
    assert found.seat.min() >= 0
    assert found.seat.max() < 3
