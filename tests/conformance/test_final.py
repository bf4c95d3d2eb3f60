"""What cannot be taken back is said beforehand, by what the seat itself can know."""

import random

import pytest

from scherzo.core.chance import generator

from .drive import step
from .lineups import Lineup, basic, few


@pytest.mark.parametrize("lineup", basic(), ids=str)
def test_what_is_not_final_can_be_taken_back(lineup: Lineup) -> None:
    """A few worlds are tried beforehand and more afterwards, so that a rare exception is none of the promise."""
    luck, kept, broken = random.Random(4), 0, 0
    match = lineup.start(4)
    while not match.over and len(match.moves) < few(40, 10):
        final = {seat: match.final_options(seat) for seat in match.waiting}
        seat, option = step(match, luck)
        if option in final[seat]:
            continue
        if match.may_undo(seat):
            kept += 1
        else:
            broken += 1
    assert broken <= kept // 10


@pytest.mark.parametrize("lineup", basic(), ids=str)
def test_what_is_final_tells_a_seat_nothing_it_does_not_know(lineup: Lineup) -> None:
    luck, worlds = random.Random(5), generator(5)
    match = lineup.start(5)
    while not match.over and len(match.moves) < few(24, 6):
        for seat in match.waiting:
            said, truth = match.final_options(seat), match.tables.copy()
            match._loops.imagine(match.boxes, match.tables, seat, worlds)
            assert match.final_options(seat) == said
            match.tables[:] = truth
        step(match, luck)
