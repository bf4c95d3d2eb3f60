"""Logs as data: tags, cases, elements."""

import numpy as np

from scherzo.core.english import capital, counted, listed, seats_in, signed
from scherzo.core.sentences import Log, Sentence, seat, seat_element
from scherzo.core.words import Event, Line

PAID, WON = 1, 2
ALONE, SHARED = 0, 1
LOG = Log(
    sentences={
        PAID: Sentence("<seat a> pays <coins b>.", ("XX-PAY-1",), ("<seat a>", "chest")),
        (WON, ALONE): Sentence("<seat a> wins.", ("XX-END-1",), ("<seat a>",)),
        (WON, SHARED): Sentence("<both a b> win together.", ("XX-END-2",)),
    },
    spoken={
        "seat": seat,
        "coins": lambda box, n: counted(n, "coin"),
        "both": lambda box, a, b: f"{seat(box, a)} and {seat(box, b)}",
    },
    elements={"seat": seat_element},
    cases={WON: lambda box, event: SHARED if event.b >= 0 else ALONE},
)
BOX = np.zeros(1, dtype=[("seats", "i1")])


def told(kind: int, a: int = 0, b: int = 0) -> Line | None:
    return LOG.line(BOX, Event(-1, kind, a, b, 0, 0, 0))


def test_tags_are_spoken_with_the_numbers_they_name() -> None:
    assert told(PAID, 2, 1) == Line("{2} pays 1 coin.", ("XX-PAY-1",), ("seat-2", "chest"))
    assert told(PAID, 0, 3) == Line("{0} pays 3 coins.", ("XX-PAY-1",), ("seat-0", "chest"))


def test_the_case_of_an_event_chooses_its_sentence() -> None:
    assert told(WON, 1, -1) == Line("{1} wins.", ("XX-END-1",), ("seat-1",))
    assert told(WON, 1, 3) == Line("{1} and {3} win together.", ("XX-END-2",), ())


def test_an_event_without_a_sentence_is_not_told() -> None:
    assert told(9) is None


def test_english() -> None:
    assert [counted(n, "card") for n in (0, 1, 2)] == ["no cards", "1 card", "2 cards"]
    assert counted(3, "experience") == "3 experience"
    assert counted(2, "entry", "entries") == "2 entries"
    assert [listed(["a", "b", "c"][:n]) for n in range(4)] == ["nothing", "a", "a and b", "a, b and c"]
    assert seats_in(0b101) == ["{0}", "{2}"]
    assert capital("the harp") == "The harp"
    assert [signed(n) for n in (-2, 0, 3)] == ["−2", "±0", "+3"]
