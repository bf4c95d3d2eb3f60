"""What words and views ask the rules is what the rules do."""

import random
from collections import Counter
from collections.abc import Iterator

import pytest

from scherzo.core.match import Match
from scherzo.core.reading import read_box, read_table
from scherzo.games.musical_chairs import names as n
from scherzo.games.musical_chairs.rules.looks import answers, score_sheet

from .situation import GAME

AT_ONCE = (n.CHOOSE_SCORING_CHAIR, n.SCORE_FROM_HAND, n.BUY_CUSHION)
"""Decisions that change the own points at once, and nothing else does before the line is cleared."""


@pytest.mark.parametrize("players", [2, 3, 4])
def test_reasons_and_options_agree_all_through_a_game(players: int) -> None:
    seen = set()
    for match, seat in decisions(players, seed=f"reasons {players}"):
        found = answers(read_box(match.boxes), read_table(match.tables), seat)
        assert [option for option, answer in enumerate(found) if answer.why == n.MAY] == list(match.legal(seat))
        seen |= {answer.why for answer in found}
    assert {n.BELOW_VALUE, n.LOWER_CARD_FIRST, n.HIGHER_CARD_HELD, n.MUST_MOVE, n.OUT_OF_REACH} <= seen


def test_a_gain_is_what_the_score_sheet_says_afterwards() -> None:
    compared: Counter[int] = Counter()
    for number in range(12):
        for match, seat in decisions(3, seed=f"gains {number}"):
            if match.tables[0].asking not in AT_ONCE:
                continue
            box, before = read_box(match.boxes), read_table(match.tables)
            option = match.legal(seat)[0]
            gain = answers(box, before, seat)[option].gain
            old = score_sheet(box, before)[seat][0]
            tables = match.tables.copy()
            GAME.doors.play(match.boxes[0], tables[0], seat, option)
            if 0 < tables[0].line_size == match.tables[0].line_size:
                assert score_sheet(box, read_table(tables))[seat][0] - old == gain
                compared[int(match.tables[0].asking)] += gain != 0
    assert all(compared[asking] for asking in AT_ONCE), compared


def decisions(players: int, seed: str) -> Iterator[tuple[Match, int]]:
    """Every decision of a random game, before it is taken."""
    match, luck = GAME.start(players, seed=seed), random.Random(seed)
    while not match.over:
        seat = match.waiting[0]
        yield match, seat
        match.choose(seat, luck.choice(match.legal(seat)))
