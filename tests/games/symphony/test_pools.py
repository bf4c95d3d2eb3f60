"""What the Masters have and lack in their pools (2.14)."""

import pytest

from scherzo.games.symphony import names as n
from scherzo.games.symphony.options import MASTER_VALUES

from .situation import GAME, PARTS


@pytest.mark.rules("SY-MASTER-2", "SY-RULING-67")
@pytest.mark.parametrize("master", ["bulow", "furtwangler", "karajan", "toscanini", "wagner"])
def test_pool_masters_deal_all_cards_of_their_category(master: str) -> None:
    """Those in the first row stay there; the rest of the deal is random."""
    for seed in range(3):
        m = GAME.start(2, seed=seed, options={"masters": master})
        box, table = m.boxes[0], m.tables[0]
        pool = int(box.pool[MASTER_VALUES.index(master)])
        assert pool.bit_count() in (6, 12)
        assert int(table.deck) & pool == 0
        assert [int(hand).bit_count() for hand in table.hands[:2]] == [8, 8]


@pytest.mark.rules("SY-RULING-67", "SY-MASTER-KLEIBER")
def test_a_pool_larger_than_the_deal_gives_a_random_part_of_it() -> None:
    """22 cards with Flat or Sharp, two players get 16; Choirs belong to no pool."""
    m = GAME.start(2, seed=1, options={"masters": "kleiber"})
    pool = int(m.boxes[0].pool[n.KLEIBER])
    assert pool.bit_count() == 22
    assert pool & int(m.boxes[0].in_category[n.CHOIR]) == 0
    assert all(int(hand) & ~pool == 0 for hand in m.tables[0].hands[:2])


@pytest.mark.rules("SY-MASTER-3", "SY-RULING-69")
def test_a_one_colour_master_removes_the_card_of_that_colour() -> None:
    """Furtwängler, Karajan, Toscanini, Wagner; not Bülow."""
    keys = [card.orchestra.key for card in PARTS.virtuosity_card]
    box = GAME.build_box(PARTS, 6, {})[0]
    removed = {MASTER_VALUES[m]: keys[int(box.removes[m])] for m in range(1, 11) if box.removes[m] >= 0}
    assert removed == {
        "furtwangler": "martial_march",
        "karajan": "woodwinds_fugue",
        "toscanini": "string_quintet",
        "wagner": "brass_trill",
    }
    for seed in range(6):
        table = GAME.start(6, seed=seed, options={"masters": "karajan", "audience": "both"}).tables[0]
        assert keys.index("woodwinds_fugue") not in [int(table.public_card), *table.private_card.flat]
