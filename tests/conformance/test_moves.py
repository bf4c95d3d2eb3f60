"""Promise 6: no illegal option can be played; it is refused with a reason, and the table is unchanged to the byte."""

import itertools
import random
import string

import pytest

from scherzo.core.errors import Refusal
from scherzo.core.table import MENU

from .drive import positions, sampled, step
from .lineups import Lineup, basic, every, few


@pytest.mark.parametrize("lineup", basic(), ids=str)
def test_illegal_options_are_refused_and_change_nothing(lineup: Lineup) -> None:
    for match in sampled(lineup, seed=5, share=0.1, moves=few(10_000, 60)):
        before = match.tables.tobytes()
        for seat in range(lineup.players):
            legal = match.legal(seat)
            for option in set(range(MENU)) - set(legal):
                with pytest.raises(Refusal) as refused:
                    match.choose(seat, option)
                assert len(refused.value.text) > 10
            with pytest.raises(Refusal):
                match.choose(seat, "no such move")
        assert match.tables.tobytes() == before


@pytest.mark.parametrize("lineup", every(), ids=str)
def test_every_refusal_of_something_barred_cites_a_rule_of_the_ledger(lineup: Lineup) -> None:
    for match in sampled(lineup, seed=6, share=0.3, moves=few(10_000, 60)):
        for seat in match.waiting:
            for barred in match.barred(seat):
                assert barred.option not in match.legal(seat)
                with pytest.raises(Refusal) as refused:
                    match.choose(seat, barred.option)
                assert refused.value.rule == barred.rule
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
    seen = 0
    for match in positions(lineup, seed=9, moves=few(10_000, 80)):
        together = match.waiting
        if len(together) < 2 or seen >= few(30, 2):
            continue
        seen += 1
        picks = {seat: luck.choice(match.legal(seat)) for seat in together}
        views = {seat: match.view(seat) for seat in together}
        ends = set()
        for order in itertools.permutations(together):
            world = match.tables.copy()
            run = match._loops
            for seat in order:
                run.decide(match.boxes, world, seat, picks[seat], match._menu)
            world[0].tape[:] = 0
            world[0].told = 0
            ends.add(world.tobytes())
        assert len(ends) == 1
        assert views == {seat: match.view(seat) for seat in together}


@pytest.mark.parametrize("lineup", basic(), ids=str)
def test_undo_brings_back_the_table_to_the_byte(lineup: Lineup) -> None:
    luck, undone = random.Random(10), 0
    match = lineup.start(10)
    while not match.over and len(match.moves) < few(40, 10):
        before = match.tables.tobytes()
        seat, option = step(match, luck)
        if match.may_undo(seat):
            match.undo(seat)
            assert match.tables.tobytes() == before
            match.choose(seat, option)
            undone += 1
        else:
            with pytest.raises(Refusal):
                match.undo(seat)
        for other in set(range(lineup.players)) - {seat}:
            assert not match.may_undo(other)
