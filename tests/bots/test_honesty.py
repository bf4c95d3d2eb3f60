"""Bots cannot cheat: what they choose does not depend on anything that their seat cannot know."""

import itertools

import pytest

from scherzo.bots import bot
from scherzo.bots.bot import legal
from scherzo.bots.spec import Search
from scherzo.bots.thinking import think
from scherzo.core.loops import loops, new_menu
from scherzo.games import NAMES, game
from tests.bots.honesty import TWINS, positions, thinks_the_same

POSITIONS = 12
WITH_SECRET_CHOICES = ("musical-chairs", "symphony-no-9")


@pytest.mark.parametrize("name", NAMES)
def test_in_twin_worlds_every_bot_thinks_the_same(name: str) -> None:
    """Twins: the same table re-dealt for the seat with different luck. All the seat can see is the same in them."""
    played = game(name)
    for players in played.players:
        for match, seat in itertools.islice(positions(played, players, 9), POSITIONS):
            told = f"{match.question(seat).text} (move {len(match.moves) + 1})"
            assert thinks_the_same(match, seat, Search(iterations=96)), told


@pytest.mark.parametrize("name", NAMES)
def test_a_seat_asked_last_in_a_simultaneous_choice_knows_no_more_than_if_asked_first(name: str) -> None:
    """The others' answers are dealt anew: nothing that the seat thinks depends on which ones they were."""
    played = game(name)
    run, random, greedy = loops(played), bot("random", played), bot("greedy", played)
    compared = 0
    for players in played.players:
        match = played.start(players, seed=f"together {players}")
        while not match.over and compared < POSITIONS:
            seats = match.waiting
            if len(seats) > 1 and len(legal(played, match.boxes, match.tables, seats[-1])) > 1:
                thoughts = []
                for luck in range(TWINS):
                    answered = match.tables.copy()
                    for seat in seats[:-1]:
                        option = random.choose(match.boxes, answered, seat, luck)
                        run.decide(match.boxes, answered, seat, option, new_menu())
                    if answered[0].waiting == 1 << seats[-1]:
                        thoughts.append(think(played, match.boxes, answered, seats[-1], Search(iterations=64), 3))
                assert all(thought == thoughts[0] for thought in thoughts)
                compared += len(thoughts) > 1
            first = match.waiting[0]
            match.choose(first, greedy.choose(match.boxes, match.tables, first, len(match.moves)))
    if not compared:
        assert name not in WITH_SECRET_CHOICES
        pytest.skip("nothing is chosen simultaneously in this game")
