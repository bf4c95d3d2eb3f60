"""Contests of options: on made-up chances, where the truth is known."""

import random

import pytest

from scherzo.review.contest import Contest
from scherzo.review.judgement import Difference, clear, kind_of, may_be_bad

GAMES, REPEATS, LONGER, LONGEST = 300, 4, 32, 512
NOISE = (0.25 / GAMES) ** 0.5
BAD = ("mistake", "blunder")


def fill(contest: Contest, truths: dict[int, float], repeats: int, luck: random.Random) -> None:
    """Looks at every option of a contest up to so many repetitions; seat 0 decides."""
    for _, option in contest.gaps(repeats):
        contest.note(option, [truths[option] + luck.gauss(0, NOISE), 0.0])


def named(truths: dict[int, float], luck: random.Random, longest: int = LONGEST) -> str:
    """What a decision for option 0 is called in the end."""
    contest = Contest(0, 0, GAMES)
    contest.prefer(1)
    fill(contest, truths, REPEATS, luck)
    if may_be_bad(contest.given):
        contest.open_to(truths)
        over = False
        while not over:
            fill(contest, truths, min(2 * contest.repeats, longest), luck)
            contest.drop()
            over = contest.over(LONGER, longest)
    return kind_of(contest.given)


def agreed(longest: int) -> float:
    """Of decisions that are called bad in one of two runs at least, the share that both call so."""
    luck, either, both = random.Random(5), 0, 0
    for _ in range(300):
        truths = {0: 0.4, 1: 0.4 + luck.expovariate(20), 2: 0.3}
        bad = [named(truths, luck, longest) in BAD for _ in range(2)]
        either, both = either + any(bad), both + all(bad)
    return both / either


def test_two_runs_agree_on_what_is_bad_because_they_look_longer_where_it_is_unclear() -> None:
    assert agreed(LONGEST) >= 0.9
    assert agreed(REPEATS) < 0.8


def test_another_rival_may_turn_out_the_best() -> None:
    assert named({0: 0.4, 1: 0.5, 2: 0.7}, random.Random(1)) == "blunder"


def test_rivals_that_fall_behind_are_looked_at_no_longer_and_the_chosen_option_always_is() -> None:
    truths, luck, contest = {0: 0.2, 1: 0.5, 2: 0.3}, random.Random(2), Contest(0, 0, GAMES)
    contest.open_to(truths)
    fill(contest, truths, 16, luck)
    contest.drop()
    assert {option for _, option in contest.gaps(17)} == {0, 1}


def test_at_a_first_look_noise_goes_both_ways_and_later_the_best_is_what_is_found_best() -> None:
    contest = Contest(0, 0, GAMES)
    contest.prefer(1)
    for chance, option in ((0.5, 0), (0.4, 1)):
        contest.note(option, [chance, 1 - chance])
    assert contest.given.given == pytest.approx(-0.1)
    contest.open_to([1])
    assert (contest.best, contest.given.given) == (0, 0)


def heard(truths: dict[int, float], luck: random.Random) -> Contest:
    """A first look at option 0, where a search preferred just that one and could not rule out the others."""
    contest = Contest(0, 0, GAMES)
    contest.prefer(0)
    contest.hear(truths)
    for repeats in range(1, REPEATS + 1):
        fill(contest, truths, repeats, luck)
        contest.dismiss()
    contest.settle()
    return contest


def test_an_option_that_was_heard_may_show_that_the_choice_was_bad() -> None:
    contest = heard({0: 0.4, 1: 0.35, 2: 0.6, 3: 0.4}, random.Random(3))
    assert contest.best == 2
    assert may_be_bad(contest.given)


def test_options_are_heard_only_until_they_surely_show_nothing() -> None:
    contest = heard({0: 0.4, 1: 0.1, 2: 0.3, 3: 0.2}, random.Random(4))
    assert contest.given == (0, 0)
    assert {option for _, option in contest.gaps(REPEATS + 1)} == {0}


def test_the_preferred_option_stays_the_best_one_unless_another_shows_worse_of_the_choice() -> None:
    contest = Contest(0, 0, GAMES)
    contest.prefer(1)
    contest.hear([2])
    for option, chance in ((0, 0.5), (1, 0.48), (2, 0.4)):
        contest.note(option, [chance, 1 - chance])
    contest.dismiss()
    contest.settle()
    assert contest.best == 1
    assert contest.given.given == pytest.approx(-0.02)


def test_a_first_look_ends_early_where_hardly_anything_can_be_doubted() -> None:
    contest = Contest(0, 0, GAMES)
    contest.prefer(0)
    contest.note(0, [0.99, 0.01])
    assert not contest.known, "one repetition says nothing about how much they differ"
    contest.note(0, [0.99, 0.01])
    assert contest.known
    contest.hear([1])
    contest.note(1, [0.99, 0.01])
    contest.note(1, [0.99, 0.01])
    assert not contest.known, "somebody is still heard"
    even = Contest(0, 0, GAMES)
    even.prefer(0)
    even.note(0, [0.5, 0.5])
    even.note(0, [0.5, 0.5])
    assert not even.known


def test_what_lies_beside_a_step_is_unclear() -> None:
    assert not clear(Difference(0.11, 0.005))
    assert not clear(Difference(0.195, 0.005))
    assert clear(Difference(0.15, 0.015))
    assert clear(Difference(0.05, 0.001)), "whether it is a slip does not matter that much"
    assert may_be_bad(Difference(0.06, 0.02))
    assert not may_be_bad(Difference(0.04, 0.02))
    assert not may_be_bad(Difference(-0.01, 0.1))
