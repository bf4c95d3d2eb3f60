"""The reason of a hint: which lines of the score sheet gain, from what the seat can know."""

import itertools
import re

import pytest

from scherzo.bots.bot import legal
from scherzo.bots.reasons import reason
from scherzo.games import NAMES, game
from tests.bots.honesty import positions, twins

POSITIONS = 4
PART = re.compile(r"[+−]\d+\.\d (?:from (?P<line>.+)|for the best of the others)")


@pytest.mark.parametrize("name", NAMES)
def test_a_reason_names_lines_of_the_score_sheet_and_is_the_same_in_twin_worlds(name: str) -> None:
    played = game(name)
    lines = {line.name for line in played.score_lines}
    named = 0
    for match, seat in itertools.islice(positions(played, played.players[-1], 7), POSITIONS):
        one, other = legal(played, match.boxes, match.tables, seat)[:2]
        said = {reason(played, match.boxes, world, seat, one, other, 3) for world in twins(match, seat)}
        assert len(said) == 1, "it tells something hidden"
        text = said.pop()
        if text.startswith("Points compared with that: "):
            parts = [PART.fullmatch(part) for part in text.split(": ", 1)[1].rstrip(".").split(", ")]
            assert all(parts)
            assert {part["line"] for part in parts if part and part["line"]} <= lines
            named += 1
        else:
            assert text == "Points come from the same sources with both."
    assert named > 0


def test_what_one_option_brings_more_the_other_brings_less() -> None:
    played = game("musical-chairs")
    for match, seat in itertools.islice(positions(played, 3, 7), POSITIONS):
        one, other = legal(played, match.boxes, match.tables, seat)[:2]
        there = reason(played, match.boxes, match.tables, seat, one, other, 3)
        back = reason(played, match.boxes, match.tables, seat, other, one, 3)
        assert back == there.translate(str.maketrans("+−", "−+"))
