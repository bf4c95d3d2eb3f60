"""The beginning and the end."""

import pytest

from scherzo.core.match import Match
from scherzo.template.game import GAME

from .situation import Situation


@pytest.mark.rules("LR-GEN-1", "LR-SETUP-1", "LR-SETUP-2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_is_dealt_five_pieces_that_nobody_else_sees(players: int) -> None:
    match = Match(GAME, players, 1)
    hands = [match.view(seat).seats[seat].hand for seat in range(players)]
    dealt = [piece for hand in hands for piece in hand]
    assert len(dealt) == len(set(dealt)) == 5 * players
    assert all(match.view(0).seats[seat].hand is None for seat in range(1, players))
    assert "dealt" not in " ".join(line.text for _, line in match.log(-1))


@pytest.mark.rules("LR-SCORE-1")
def test_most_points_win_and_equals_win_together() -> None:
    table = Situation((1, 2, 3, 4, 5), (6, 7, 8, 9, 10), (11, 12, 13, 14, 15))
    table.table.points[:3] = (7, 8, 0)
    assert table.ranks() == [2, 1, 3]
    table.table.points[:3] = (8, 8, 0)
    assert table.ranks() == [1, 1, 3]
