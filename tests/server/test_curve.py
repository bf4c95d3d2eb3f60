"""The points over a finished game."""

from types import SimpleNamespace
from typing import Any

import pytest

from scherzo.games import NAMES, game
from scherzo.server.errors import RequestRefused
from scherzo.server.http.table_routes import curve
from scherzo.server.tables.fair_queue import FairQueue
from tests.conformance.drive import finished
from tests.conformance.lineups import Lineup, whole_games
from tests.server.apart import run_apart


def caller(match: Any) -> Any:
    """Somebody who looks at a game."""
    registry = SimpleNamespace(limits=SimpleNamespace(replay=lambda address: None), looking_back=FairQueue(1))
    return SimpleNamespace(played=SimpleNamespace(match=match), registry=registry, address="here")


@whole_games
@pytest.mark.parametrize("name", NAMES)
def test_the_curve_ends_with_the_points_of_the_score_sheet(name: str) -> None:
    match = finished(Lineup(name, 2), 3)
    found = run_apart(curve(caller(match)))
    assert found.moves == len(match.moves)
    assert found.points[-1].totals == [score.total for score in match.score_sheet()]
    moves = [point.move for point in found.points]
    assert moves[0] == 0
    assert moves == sorted(set(moves))
    assert len(moves) > 5


def test_while_the_game_runs_there_is_no_curve() -> None:
    with pytest.raises(RequestRefused, match="once it is over") as refused:
        run_apart(curve(caller(game("musical-chairs").start(2, seed=1))))
    assert refused.value.status == 409
