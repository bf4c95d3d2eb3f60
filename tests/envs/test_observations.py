"""What environments show: named parts, and nothing that a seat cannot know."""

import numpy as np
import pytest

from scherzo.bots import bot
from scherzo.core.errors import BadInput
from scherzo.core.loops import loops, new_menu
from scherzo.envs.observations import parts_of, width
from scherzo.envs.one_table import observed
from scherzo.games import NAMES, game
from scherzo.training.selfplay import seen_by_all
from tests.bots import duet
from tests.conformance.lineups import Lineup, basic, combinations
from tests.envs.positions import imagined, positions

WORLDS = 3
POSITIONS = 4
LINEUPS = [*basic(), *(lineup for name in NAMES for lineup in combinations(name))]
SECRETS = [Lineup("musical-chairs", 3), Lineup("symphony", 3, (("audience", "both"), ("draft", "secret")))]
TOGETHER = [Lineup("musical-chairs", 4), Lineup("symphony-no-9", 3), Lineup("symphony", 3, (("draft", "secret"),))]


@pytest.mark.parametrize("name", NAMES)
def test_the_parts_are_laid_end_to_end(name: str) -> None:
    parts = parts_of(game(name))
    assert [part.start for part in parts] == [0, *(part.stop for part in parts[:-1])]
    assert parts[-1].stop == width(game(name))
    assert len({part.name for part in parts}) == len(parts)
    assert all(part.text for part in parts)


def test_a_game_without_look_has_nothing_to_show() -> None:
    with pytest.raises(BadInput, match="look"):
        parts_of(duet.GAME)


@pytest.mark.parametrize("lineup", LINEUPS, ids=str)
def test_an_observation_is_the_same_in_every_world_that_the_seat_may_believe_in(lineup: Lineup) -> None:
    for match in positions(lineup, 7, POSITIONS):
        for seat in range(lineup.players):
            known = observed(match.game, match.boxes, match.tables, seat)
            assert np.isfinite(known).all()
            for luck in range(WORLDS):
                world = imagined(match, seat, luck)
                assert (observed(match.game, match.boxes, world, seat) == known).all(), (len(match.moves), seat)


@pytest.mark.parametrize("lineup", SECRETS, ids=str)
def test_what_is_left_out_would_have_told_the_truth(lineup: Lineup) -> None:
    """The comparison above can fail: rows of `look` with their hidden parts do differ between the same worlds."""
    told = 0
    for match in positions(lineup, 7, POSITIONS):
        world = imagined(match, 0, 1)
        rows = [seen_by_all(match.game, match.boxes, tables)[0] for tables in (world, match.tables)]
        told += (rows[0] != rows[1]).any()
    assert told > 0


@pytest.mark.parametrize("lineup", TOGETHER, ids=str)
def test_whoever_is_asked_later_in_a_simultaneous_choice_sees_nothing_of_the_earlier_answers(lineup: Lineup) -> None:
    run, random, compared = loops(lineup.game), bot("random", lineup.game), 0
    for match in positions(lineup, 1, 400):
        seats = match.waiting
        if len(seats) < 2 or compared == 10:
            continue
        rows = set()
        for luck in range(6):
            answered = match.tables.copy()
            for seat in seats[:-1]:
                run.decide(match.boxes, answered, seat, random.choose(match.boxes, answered, seat, luck), new_menu())
            if answered[0].waiting == 1 << seats[-1]:  # nobody has sold furniture in the open instead
                rows.add(observed(match.game, match.boxes, answered, seats[-1]).tobytes())
        assert len(rows) <= 1
        compared += len(rows)
    assert compared > 3
