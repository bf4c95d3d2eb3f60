"""Fair undo: what can be taken back has taught nobody anything, and whether it can be tells nothing.

Both directions are proven by twin worlds: worlds that the decider cannot tell from the true one.
"""

import random

import pytest

from scherzo.core import undo
from scherzo.core.chance import generator
from scherzo.core.layout import Records
from scherzo.core.match import Match

from .drive import decides_alone, step
from .lineups import Lineup, basic, every, whole_games
from .test_secrecy import imagined, lying, offered

TWINS = 2
MORE_WORLDS = 100
SHARE = 0.06
"""How many of the decisions of a game are looked at: each is played in hundreds of worlds."""


@whole_games
@pytest.mark.parametrize("lineup", basic(), ids=str)
def test_what_is_not_final_can_be_taken_back(lineup: Lineup) -> None:
    """Fewer worlds are tried beforehand than afterwards, so that a rare exception is none of the promise."""
    luck, kept, broken = random.Random(4), 0, 0
    match = lineup.start(4)
    while not match.over and len(match.moves) < 20:
        final = {seat: match.final_options(seat) for seat in match.waiting}
        seat, option = step(match, luck)
        if option in final[seat]:
            continue
        if match.may_undo(seat):
            kept += 1
        else:
            broken += 1
    assert kept > 0 or not decides_alone(lineup)
    assert broken <= kept // 10


@whole_games
@pytest.mark.parametrize("lineup", basic(), ids=str)
def test_what_is_final_tells_a_seat_nothing_it_does_not_know(lineup: Lineup) -> None:
    luck, worlds = random.Random(5), generator(5)
    match = lineup.start(5)
    while not match.over and len(match.moves) < 12:
        for seat in match.waiting:
            said, truth = match.final_options(seat), match.tables.copy()
            match._loops.imagine(match.boxes, match.tables, seat, worlds)
            assert match.final_options(seat) == said
            match.tables[:] = truth
        step(match, luck)


@whole_games
@pytest.mark.parametrize("lineup", every(), ids=str)
def test_in_twin_worlds_the_same_decision_can_be_taken_back_or_not(lineup: Lineup) -> None:
    luck, compared = random.Random(str(lineup)), 0
    match = lineup.start(6)
    while not match.over and len(match.moves) < 120:
        if luck.random() > SHARE and match.moves:
            step(match, luck)
            continue
        seat = luck.choice(match.waiting)
        option = luck.choice(match.legal(seat))
        before, together = match.tables.copy(), match.together
        twins = [imagined(match, seat, number) for number in range(TWINS)]
        match.choose(seat, option)
        if match.over:
            break
        answer, knows = match.may_undo(seat), undo.knowledge(match.game, match.boxes, match.tables, seat)
        for twin in twins:
            assert option in offered(match, twin, seat)
            if known_after(match, twin, seat, option) == knows:
                assert twin_may_undo(match, twin, seat, option, together) == answer
                compared += 1
        assert together is False or answer is False
        assert match.tables.tobytes() != before.tobytes()
    assert compared > 0


@whole_games
@pytest.mark.parametrize("lineup", basic(), ids=str)
def test_what_was_taken_back_has_taught_the_decider_nothing(lineup: Lineup) -> None:
    """In many more worlds than undo itself looks at, the decider would have seen the same."""
    luck, offers = random.Random(7), 0
    match = lineup.start(7)
    while not match.over and len(match.moves) < 80 and offers < 4:
        before = match.tables.copy()
        seat, option = step(match, luck)
        if match.over or not match.may_undo(seat):
            continue
        offers += 1
        seen = undo.knowledge(match.game, match.boxes, match.tables, seat)
        told = [
            undo.knowledge(match.game, match.boxes, after, seat)
            for _, after in undo.outcomes(match.game, match.boxes, before, seat, option, MORE_WORLDS)
        ]
        assert sum(knows != seen for knows in told) <= len(told) // 50
        match.undo(seat)
        assert match.tables.tobytes() == before.tobytes()
        match.choose(seat, option)
    assert offers or not decides_alone(lineup)


@whole_games
@pytest.mark.parametrize("lineup", [lineup for lineup in basic() if lineup.players > 1], ids=str)
def test_among_bots_only_what_showed_something_stays_and_the_offer_tells_nothing(lineup: Lineup) -> None:
    """Seat A is the person: whatever the others do since goes back as well, unless A saw by it what was hidden."""
    luck, offers = random.Random(8), 0
    match = lineup.start(8)
    while not match.over and len(match.moves) < 150 and offers < 6:
        step(match, luck)
        back = match.back_to_own(0)
        if match.over or back == 0 or luck.random() > 0.4:
            continue
        path = [*match._trail[-back:], match.tables.copy()]
        made = [(move.seat, move.option) for move in match.moves[-back:]]
        answer = match.may_undo(0, among_bots=True)
        differ = [replayed(match, path, made, imagined(match, 0, twin, path[0])) for twin in range(MORE_WORLDS)]
        for twin in [tables for tables in differ if tables][:TWINS]:
            shown = undo.have_shown(match.game, match.boxes, twin, [mover for mover, _ in made], 0, made[0][1])
            assert shown is not answer
        if answer:
            offers += 1
            assert differ.count(None) <= MORE_WORLDS // 50
            match.undo(0, among_bots=True)
            assert match.tables.tobytes() == path[0].tobytes()
            for mover, option in made:
                match.choose(mover, option)
    assert offers or not decides_alone(lineup)


def replayed(match: Match, path: list[Records], made: list[tuple[int, int]], world: Records) -> list[Records] | None:
    """The tables after the same decisions in another world, if seat A could not tell it from the true one by them."""
    tables = [world]
    for (mover, option), truth in zip(made, path[1:], strict=True):
        world = world.copy()
        if option not in offered(match, world, mover):
            return None
        match._loops.decide(match.boxes, world, mover, option, match._menu)
        if undo.knowledge(match.game, match.boxes, world, 0) != undo.knowledge(match.game, match.boxes, truth, 0):
            return None
        tables.append(world)
    return tables


def known_after(match: Match, world: Records, seat: int, option: int) -> bytes:
    """What a seat knows after its decision in that world."""
    after = world.copy()
    match._loops.decide(match.boxes, after, seat, option, match._menu)
    return undo.knowledge(match.game, match.boxes, after, seat)


def twin_may_undo(match: Match, world: Records, seat: int, option: int, together: bool) -> bool:
    """Whether a match with that world on its table would let the seat take its decision back."""
    with lying(match, world):
        kept = match.moves[:], match._trail[:], match.together
        match.together = together
        match.choose(seat, option)
        answer = match.may_undo(seat)
        match.moves, match._trail, match.together = kept
    return answer
