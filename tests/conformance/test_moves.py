"""Promise 6: no illegal option can be played; it is refused with a reason, and the table is unchanged to the byte."""

import itertools
import random
import string

import pytest

from scherzo.core.errors import Refusal
from scherzo.core.layout import Records
from scherzo.core.loops import new_menu
from scherzo.core.match import Match
from scherzo.core.table import MENU

from .drive import decides_alone, positions, sampled, step
from .lineups import Lineup, basic, every, few, whole_games


@pytest.mark.parametrize("lineup", basic(), ids=str)
def test_illegal_options_are_refused_and_change_nothing(lineup: Lineup) -> None:
    for match in sampled(lineup, seed=5, share=0.1, moves=few(10_000, 60)):
        before = match.tables.tobytes()
        for seat in range(lineup.players):
            legal = match.legal(seat)
            for option in (*sorted(set(range(MENU)) - set(legal)), "no such move"):
                with pytest.raises(Refusal) as refused:
                    match.choose(seat, option)
                assert len(refused.value.text) > 10
                assert refused.value.sentence, f"{refused.value.text} cites no rule of the ledger"
        assert match.tables.tobytes() == before


@pytest.mark.parametrize("lineup", every(), ids=str)
def test_every_refusal_of_something_barred_cites_a_rule_of_the_ledger(lineup: Lineup) -> None:
    for match in sampled(lineup, seed=6, share=0.3, moves=few(10_000, 60)):
        for seat in match.waiting:
            for barred in match.barred(seat):
                assert barred.option not in match.legal(seat)
                notation = match.game.choice(match.box, match.now, seat, barred.option).notation
                for option in (barred.option, notation):
                    with pytest.raises(Refusal) as refused:
                        match.choose(seat, option)
                    assert (refused.value.text, refused.value.rule) == (barred.text, barred.rule)
                    assert refused.value.sentence, f"{barred.rule} is not in the ledger"


@pytest.mark.parametrize("lineup", every(), ids=str)
def test_every_option_has_words_and_a_notation_of_its_own(lineup: Lineup) -> None:
    for match in positions(lineup, seed=7, moves=few(10_000, 60)):
        for seat in match.waiting:
            choices = match.options(seat)
            notations = [c.notation for c in choices]
            assert len(set(notations)) == len(notations)
            assert all(n == n.strip() and n for n in notations)
            assert all(c.text for c in choices)
            question = match.question(seat)
            assert question.text
            assert question.others
            assert question.rules


@pytest.mark.parametrize("lineup", every(), ids=str)
def test_the_log_tells_every_decision_and_cites_only_rules_that_exist(lineup: Lineup) -> None:
    from scherzo.core import ledger

    for match in positions(lineup, seed=8, moves=few(10_000, 60)):
        if match.moves:
            told = [line for seat in range(lineup.players) for line in match.lines(match.moves[-1].events, seat)]
            goes_on = match.waiting == (match.moves[-1].seat,)  # the first part of a move is told with the rest of it
            assert told or goes_on, f"nobody hears of move {match.moves[-1]}"
            for line in told:
                line.text.format(*string.ascii_uppercase)  # seats are the only things left open
                assert all(ledger.sentence(match.game, rule) for rule in line.rules), line


@pytest.mark.parametrize("lineup", every(), ids=str)
def test_secret_choices_may_come_in_any_order(lineup: Lineup) -> None:
    luck = random.Random(9)
    seen = compared = 0
    for match in positions(lineup, seed=9, moves=few(10_000, 80)):
        together = match.waiting
        if len(together) < 2 or seen >= few(30, 2):
            continue
        seen += 1
        picks = {seat: luck.choice(match.legal(seat)) for seat in together}
        ends = set()
        for order in itertools.permutations(together):
            world, other = match.tables.copy(), match.tables.copy()
            for seat in order:
                if seat != order[-1]:
                    play(match, other, seat, luck.choice(match.legal(seat)))
                elif world[0].waiting == other[0].waiting:  # an answer may have a second part
                    assert seen_by(match, world, seat) == seen_by(match, other, seat), "it learns what others chose"
                    compared += 1
                play(match, world, seat, picks[seat])
            world[0].tape[:] = 0
            world[0].told = 0
            ends.add(world.tobytes())
        assert len(ends) == 1
    if not seen:
        pytest.skip("nothing is chosen by several seats at once here")
    assert compared > 0


def play(match: Match, world: Records, seat: int, option: int) -> None:
    match._loops.decide(match.boxes, world, seat, option, new_menu())


def seen_by(match: Match, world: Records, seat: int) -> object:
    """What a seat that has not yet chosen sees of those that have."""
    return match.game.view(match.boxes[0], world[0], seat)


@whole_games
@pytest.mark.parametrize("lineup", basic(), ids=str)
def test_undo_brings_back_the_table_to_the_byte(lineup: Lineup) -> None:
    luck, undone = random.Random(10), 0
    match = lineup.start(10)
    while not match.over and len(match.moves) < 40:
        before = match.tables.tobytes()
        seat, option = step(match, luck)
        if match.may_undo(seat):
            match.undo(seat)
            assert match.tables.tobytes() == before
            match.choose(seat, option)
            undone += 1
        else:
            with pytest.raises(Refusal) as refused:
                match.undo(seat)
            assert refused.value.sentence
        for other in set(range(lineup.players)) - {seat}:
            assert not match.may_undo(other)
    assert undone > 0 or not decides_alone(lineup)
