"""Why can't I? What a seat may want to choose now but may not, with the rules' reasons put into words."""

from collections.abc import Callable
from typing import Any, NamedTuple

from scherzo.core.english import counted, listed
from scherzo.core.members import members_of
from scherzo.core.reading import Reading, read_box, read_table
from scherzo.core.words import Barred
from scherzo.games.musical_chairs import names as n
from scherzo.games.musical_chairs.rules.looks import answers, powers, standing
from scherzo.games.musical_chairs.words.texts import (
    card_element,
    chair_element,
    cushion_element,
    printed,
    suit_name,
    the_card,
    the_chair,
    the_cushion,
)


class Case(NamedTuple):
    """A seat, the option that it may not choose, and what it looks at."""

    box: Reading
    table: Reading
    seat: int
    option: int


class Refusal(NamedTuple):
    """A reason in words, its rule, and the things in the picture that stand for the option."""

    text: Callable[[Case], str]
    rule: str
    elements: Callable[[Case], tuple[str, ...]]


def barred(box: Any, table: Any, seat: int) -> tuple[Barred, ...]:
    """What the seat cannot choose, and why."""
    box, table = read_box(box), read_table(table)
    if seat not in members_of(table.waiting):
        return ()
    return tuple(
        refused(Case(box, table, seat, option), answer.why)
        for option, answer in enumerate(answers(box, table, seat))
        if answer.why not in (n.MAY, n.NOT_OFFERED)
    )


def refused(case: Case, why: int) -> Barred:
    """One refusal in words."""
    opening = standing(case.box, case.table).value == 0
    refusal = WITHOUT_VALUE.get(why, REFUSALS[why]) if opening else REFUSALS[why]
    return Barred(case.option, refusal.text(case), refusal.rule, refusal.elements(case))


# What sentences speak of


def card(case: Case) -> str:
    """The card in question."""
    return the_card(case.box, case.option)


def chair(case: Case) -> str:
    """The chair in question."""
    return the_chair(case.box, case.option)


def value(case: Case) -> int:
    """The number that the next card is compared with."""
    return standing(case.box, case.table).value


def first(case: Case) -> list[str]:
    """The cards above the value that may be played: those that come before a higher one."""
    numbers = printed(case.box).numbers
    open_cards = enumerate(answers(case.box, case.table, case.seat)[: n.CARDS])
    found = [option for option, answer in open_cards if answer.why == n.MAY and numbers[option] > value(case)]
    return [the_card(case.box, option) for option in sorted(found, key=numbers.__getitem__)]


def first_cards(case: Case) -> str:
    """The same in words."""
    return listed(first(case))


def which_are(case: Case) -> str:
    """What is said of them: which is, which are."""
    return "which is" if len(first(case)) == 1 else "which are"


def there(case: Case) -> str:
    """Whose dancer stands at the chair in question."""
    return next(f"{{{s}}}" for s in range(case.table.players) if case.table.chair[s] == case.option)


def distance(case: Case) -> str:
    """How far the chair in question is, and how far the dancer walks."""
    can = powers(case.box, case.table, case.seat)
    steps = (case.option - case.table.chair[case.seat]) % n.CHAIRS
    hops = ", not counting occupied chairs on the way" if can.hops else ""
    return f"it is {steps} chairs clockwise, and your dancer walks {counted(can.farthest, 'chair')} at most{hops}"


# Things in the picture


def of_card(case: Case) -> tuple[str, ...]:
    """The card itself."""
    return (card_element(case.box, case.option),)


def of_chair(case: Case) -> tuple[str, ...]:
    """The chair itself."""
    return (chair_element(case.box, case.option),)


REFUSALS: dict[int, Refusal] = {
    n.CHAIR_TAKEN: Refusal(
        lambda case: f"You cannot start at {chair(case)}: {there(case)} has chosen it.", "MC-SETUP-7", of_chair
    ),
    n.BELOW_VALUE: Refusal(
        lambda case: f"You cannot play {card(case)}: it is below {value(case)}, and the line never falls.",
        "MC-TURN-7",
        of_card,
    ),
    n.LOWER_CARD_FIRST: Refusal(
        lambda case: (
            f"You cannot play {card(case)}: you hold {first_cards(case)}, "
            f"{which_are(case)} lower and still above {value(case)}."
        ),
        "MC-TURN-6",
        of_card,
    ),
    n.SKIPS_TOO_MANY: Refusal(
        lambda case: (
            f"You cannot play {card(case)}: you hold {first_cards(case)}, "
            f"and {the_cushion(n.TWO_LOWEST)} lets you skip one card only."
        ),
        "MC-TOKEN-two_lowest-2",
        of_card,
    ),
    n.HIGHER_CARD_HELD: Refusal(
        lambda case: f"You cannot stop the music: you hold {first_cards(case)}, {which_are(case)} above {value(case)}.",
        "MC-STOP-2",
        lambda case: ("stop",),
    ),
    n.USED_IN_THE_GAME: Refusal(
        lambda case: f"You have used {the_cushion(n.STOP_MUSIC)}; it works once in the game.",
        "MC-TOKEN-stop_music-1",
        lambda case: (cushion_element(n.STOP_MUSIC),),
    ),
    n.USED_THIS_ROUND: Refusal(
        lambda case: f"You have used {the_cushion(n.PASS_ONCE)} this round; you may pass again in the next one.",
        "MC-TOKEN-pass_once-1",
        lambda case: ("pass", cushion_element(n.PASS_ONCE)),
    ),
    n.MUST_MOVE: Refusal(lambda case: "You cannot stay: after this card your dancer must move.", "MC-MOVE-2", of_chair),
    n.OUT_OF_REACH: Refusal(lambda case: f"You cannot reach {chair(case)}: {distance(case)}.", "MC-MOVE-1", of_chair),
    n.NOT_VACANT: Refusal(
        lambda case: f"You cannot score {chair(case)}: the dancer of {there(case)} is there.",
        "MC-TOKEN-vacant_chair-1",
        of_chair,
    ),
    n.NO_SUIT: Refusal(
        lambda case: f"You cannot score {card(case)} from your hand: a Repeat has no suit outside the line.",
        "MC-HAND-4",
        of_card,
    ),
    n.OTHER_SUIT: Refusal(
        lambda case: (
            f"You cannot score {card(case)} from your hand: "
            f"you took {suit_name(case.box, case.table.scoring_chair[case.seat])} cards."
        ),
        "MC-HAND-1",
        of_card,
    ),
    n.NOT_LOWER: Refusal(
        lambda case: (
            f"You cannot score {card(case)} from your hand: "
            f"it is not lower than {case.table.highest[case.seat]}, the highest number you took."
        ),
        "MC-HAND-1",
        of_card,
    ),
    n.LOWER_BEGUN: Refusal(
        lambda case: (
            f"You cannot score {card(case)} from your hand: you have begun with lower cards, "
            f"and {the_cushion(n.SCORE_HIGHER)} allows higher ones only instead of them."
        ),
        "MC-RULING-56",
        of_card,
    ),
    n.HIGHER_BEGUN: Refusal(
        lambda case: (
            f"You cannot score {card(case)} from your hand: you have begun with higher cards, "
            f"which {the_cushion(n.SCORE_HIGHER)} allows only instead of lower ones."
        ),
        "MC-RULING-56",
        of_card,
    ),
    n.NO_CHAIR_CARD: Refusal(
        lambda case: f"You cannot give up {card(case)}: only a Chair card can be switched.", "MC-RULING-57", of_card
    ),
    n.A_REPEAT: Refusal(
        lambda case: f"You cannot switch in {card(case)}: Repeats never go from hand to score pile.",
        "MC-RULING-57",
        of_card,
    ),
}

WITHOUT_VALUE: dict[int, Refusal] = {
    n.LOWER_CARD_FIRST: Refusal(
        lambda case: f"You cannot play {card(case)}: you hold {first_cards(case)}, and the lowest card opens the line.",
        "MC-TURN-3",
        of_card,
    ),
    n.HIGHER_CARD_HELD: Refusal(
        lambda case: (
            f"You cannot stop the music yet: the line has no number, and you hold {first_cards(case)} to open it."
        ),
        "MC-RULING-12",
        lambda case: ("stop",),
    ),
}
"""What is said instead while the line has no value."""
