"""Every sentence that players can read of played games: whole words, right numbers, no signs of the workshop."""

import random
import re
from collections.abc import Iterator

import msgspec
import pytest

from scherzo.core.match import Match
from scherzo.core.rule import INTERPRETED
from scherzo.core.table import NOBODY, OPEN
from scherzo.games import SHELF

from .drive import step
from .lineups import Lineup, every

COUNTED = "card|cube|point|credit|fan|star|step|disc|token|tile|chair|cushion|symphonie|musician|soloist|piece|bar|note"
FAULTS = re.compile(
    r"\b[A-Z][A-Z0-9]-[A-Z]"  # the id of a rule
    r"|[a-z]_[a-z]|<|>|\{(?!\d\})|(?<!\{\d)\}|\bNone\b|\bnan\b"  # code words and tags without their words
    r"|\S  |\s[,.;:?!](?:\s|$)|[,;:]\s*[,.;:]|\.\.|\(\)|[,;:]$"  # spaces and signs that belong to nothing
    rf"|(?<![\d.,/] )(?<![\d.,/])\b1 (?:{COUNTED})s\b|\beach of 1\b|\b1 \w+ (?:are|match)\b"  # one of several
    r"|[+]0\b|(?:^|[^\w.])-\d"  # nothing with a sign, and a minus that is a hyphen
    r"|\b(?:a|an) (?:a|an|the)\b|\b(\w+) \1\b"  # a word twice
)
SHARE = 0.05
"""Of the positions of a game: all views are put into words, which takes longer than to play."""


def strings(told: object) -> Iterator[str]:
    """The sentences in a view: its texts of several words."""
    if isinstance(told, dict):
        told = list(told.values())
    if isinstance(told, list | tuple):
        for part in told:
            yield from strings(part)
    elif isinstance(told, str) and " " in told:
        yield told


def read_at(match: Match) -> Iterator[str]:
    """What there is to read at a position, for those who decide and for spectators."""
    for seat in (*match.waiting, NOBODY):
        view = match.view(seat)
        yield from strings(msgspec.to_builtins(view))
        for section in match.game.describe(view):
            yield from (section.title, *(line.strip() for line in section.lines))
    for seat in match.waiting:
        yield from (barred.text for barred in match.barred(seat))
        yield from (text for choice in match.options(seat) for text in (choice.text, choice.hint))


def read_in(lineup: Lineup, moves: int) -> set[str]:
    """All that is read in the course of one game."""
    match, luck = lineup.start(1), random.Random(str(lineup))
    found = {line.text for line in match.lines(match.opening, OPEN)} | set(match.score_names().values())
    while not match.over and len(match.moves) < moves:
        for seat in match.waiting:
            asked = match.question(seat)
            found |= {asked.text, asked.others}
        if luck.random() < SHARE:
            found |= set(read_at(match))
        step(match, luck)
        found |= {line.text for line in match.lines(match.moves[-1].events, OPEN)}
    return found | set(read_at(match))


@pytest.mark.parametrize("lineup", [each for each in every() if each.name in SHELF], ids=str)
def test_sentences_have_no_faults(lineup: Lineup) -> None:
    read = read_in(lineup, moves=20 if INTERPRETED else 10_000)
    assert len(read) > 30
    assert sorted(text for text in read if FAULTS.search(text)) == []


@pytest.mark.parametrize(
    "lineup", [each for each in every() if each.name in SHELF][:: 1 if INTERPRETED else 9], ids=str
)
def test_no_two_choices_of_a_moment_read_alike(lineup: Lineup) -> None:
    match, luck = lineup.start(2), random.Random(str(lineup))
    while not match.over and len(match.moves) < (20 if INTERPRETED else 10_000):
        for seat in match.waiting:
            texts = [choice.text for choice in match.options(seat)]
            assert len(set(texts)) == len(texts), texts
        step(match, luck)


@pytest.mark.parametrize(
    ("text", "faulty"),
    [
        ("You hold 1 cards.", True),
        ("You hold 1 card, 11 cards and 1/2/1 points.", False),
        ("The total is -1.", True),
        ("The royal budget is −2, or +0.", True),
        ("{0} plays <card b>.", True),
        ("{0} plays {}.", True),
        ("{0} gains 2 points , and a the card.", True),
        ("By the rule MC-TURN-6.", True),
        ("1/1.5/2 points (with 1/2/3 or more tiles of this colour)", False),
    ],
)
def test_faults_are_found(text: str, faulty: bool) -> None:
    assert bool(FAULTS.search(text)) == faulty
