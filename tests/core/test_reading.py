"""Readings say the same as the records they were read from, stay what they were, and are read once."""

import random
from typing import Any

import pytest

import scherzo
from scherzo.core.reading import copied, legal, read_box, read_table
from scherzo.core.table import NOBODY, OPEN
from scherzo.games import NAMES


def listed(value: Any) -> Any:
    return [listed(part) for part in value] if isinstance(value, tuple | bytes) else value


@pytest.mark.parametrize("name", NAMES)
def test_a_reading_gives_every_field_of_its_record_as_plain_numbers(name: str) -> None:
    match = scherzo.game(name).start(seed=3)
    for records, reading in ((match.boxes, read_box(match.boxes[0])), (match.tables, read_table(match.tables[0]))):
        for field in records.dtype.names or ():
            assert listed(getattr(reading, field)) == records[field][0].tolist(), field
        assert reading.whole.tobytes() == records.tobytes()


def test_a_reading_stays_what_it_was_and_the_match_reads_the_table_anew_after_a_change() -> None:
    match = scherzo.game("musical-chairs").start(players=2, seed=3)
    before = match.now
    assert match.now is before
    match.tables[0].waiting = 0
    assert before.waiting != 0
    assert match.over


@pytest.mark.parametrize("name", NAMES)
def test_what_is_kept_with_a_reading_is_what_a_fresh_one_says_whoever_asked_first(name: str) -> None:
    match = scherzo.game(name).start(seed=5)
    game, viewers, luck = match.game, [OPEN, NOBODY, *range(match.players)], random.Random(5)
    while match.waiting and len(match.moves) < 60:
        seat = luck.choice(match.waiting)
        assert match.legal(seat) == legal(game, match.box, read_table(match.tables), seat)
        assert match.options(seat) is match.options(seat)
        luck.shuffle(viewers)
        for viewer in viewers:
            assert match.view(viewer) == game.view(match.box, read_table(match.tables), viewer), viewer
        match.choose(seat, luck.choice(match.legal(seat)))


def test_a_copy_is_equal_and_of_its_own() -> None:
    tables = scherzo.game("musical-chairs").start(players=2, seed=3).tables
    other = copied(tables)
    assert (other.dtype, other.tobytes()) == (tables.dtype, tables.tobytes())
    other[0].waiting = 0
    assert tables[0].waiting != 0


def test_matches_of_the_same_game_share_one_box_and_an_owners_components_have_their_own() -> None:
    game = scherzo.game("musical-chairs")
    first, second = game.start(players=2, seed=1), game.start(players=2, seed=2)
    assert first.boxes is second.boxes
    assert first.box is second.box
    own = game.start(players=2, seed=1, components=game.folder / "components.toml")
    assert own.boxes is not first.boxes


def test_what_is_not_a_field_is_said_to_be_none() -> None:
    with pytest.raises(AttributeError, match="no attribute 'harp'"):
        _ = scherzo.game("musical-chairs").start(players=2, seed=1).now.harp
