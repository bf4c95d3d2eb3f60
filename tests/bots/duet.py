"""Duet: a tiny game with hidden cards and a secret simultaneous choice, small enough to compute what is best.

Seven cards, 0 to 6; both players hold two. Seat 0 leads a card openly, seat 1 replies, the higher card takes two
points; then the two cards left are compared for two more. At last both secretly show heads or tails: if they are
the same, seat 0 gets a point, else seat 1. Who wins both tricks wins; otherwise the coins decide.
"""

import hashlib
from pathlib import Path
from typing import Final

import msgspec

from scherzo.core.chance import below, draw, new_secret
from scherzo.core.game import Doors, Game
from scherzo.core.layout import Array, Layout, field, i1, records
from scherzo.core.rule import rule
from scherzo.core.table import EVERYONE, Head, answered, ask, asked, tell
from scherzo.core.words import Choice, Question

LEAD: Final = 0
REPLY: Final = 1
COIN: Final = 2
CARDS: Final = 7
PLAYED: Final = 1
TOSSED: Final = 2
SHOWN: Final = 3
GONE: Final = -1


class Box(Layout):
    cards: int = field(i1)


class Table(Head):
    hand: Array = field(i1, 2, 2)  # GONE once played
    led: int = field(i1)
    coin: Array = field(i1, 2)
    points: Array = field(i1, 2)


@rule
def setup(box: Box, table: Table) -> None:
    for at in range(4):
        card = draw(table, 0, CARDS)
        while held(table, card, at):
            card = draw(table, 0, CARDS)
        table.hand[at // 2, at % 2] = card
    ask(table, LEAD, 0)


@rule
def held(table: Table, card: int, dealt: int) -> bool:
    for at in range(dealt):
        if table.hand[at // 2, at % 2] == card:
            return True
    return False


@rule
def options(box: Box, table: Table, seat: int, menu: Array) -> int:
    if not asked(table, seat):
        return 0
    if table.asking == COIN:
        menu[0], menu[1] = 0, 1
        return 2
    low, high = min(table.hand[seat, 0], table.hand[seat, 1]), max(table.hand[seat, 0], table.hand[seat, 1])
    menu[0], menu[1] = low, high
    return 2


@rule
def play(box: Box, table: Table, seat: int, option: int) -> None:
    if table.asking == COIN:
        table.coin[seat] = option
        answered(table, seat)
        tell(table, EVERYONE, TOSSED, seat, 0, 0, 0, 0)
        if table.waiting == 0:
            tell(table, EVERYONE, SHOWN, table.coin[0], table.coin[1], 0, 0, 0)
            table.points[0 if table.coin[0] == table.coin[1] else 1] += 1
        return
    table.hand[seat, 0 if table.hand[seat, 0] == option else 1] = GONE
    tell(table, EVERYONE, PLAYED, seat, option, 0, 0, 0)
    if table.asking == LEAD:
        table.led = option
        ask(table, REPLY, 1)
        return
    table.points[0 if table.led > option else 1] += 2
    table.points[0 if left(table, 0) > left(table, 1) else 1] += 2
    table.asking = COIN
    table.waiting = 3


@rule
def left(table: Table, seat: int) -> int:
    return int(max(table.hand[seat, 0], table.hand[seat, 1]))


@rule
def redeal(box: Box, table: Table, seat: int, rng: Array) -> None:
    new_secret(table, rng)
    if table.asking == COIN:
        if not asked(table, 1 - seat):
            table.coin[1 - seat] = below(rng, 2)
        return
    for i in range(2):
        if table.hand[1 - seat, i] != GONE:
            table.hand[1 - seat, i] = GONE - 1
    for i in range(2):
        if table.hand[1 - seat, i] == GONE - 1:
            card = below(rng, CARDS)
            while known(table, seat, card):
                card = below(rng, CARDS)
            table.hand[1 - seat, i] = card
    if table.hand[1 - seat, 0] == GONE:  # which of two places was played from is no secret worth keeping
        table.hand[1 - seat, 0], table.hand[1 - seat, 1] = table.hand[1 - seat, 1], GONE


@rule
def known(table: Table, seat: int, card: int) -> bool:
    for other in range(2):
        for i in range(2):
            if table.hand[other, i] == card:
                return True
    return table.asking == REPLY and table.led == card


@rule
def scores(box: Box, table: Table, sheet: Array) -> None:
    for seat in range(2):
        sheet[seat, 0] = table.points[seat]
        sheet[seat, 1] = 1 if table.points[seat] >= table.points[1 - seat] else 2


@rule
def brain(box: Box, table: Table, seat: int, menu: Array, count: int, rng: Array) -> int:
    """Plays any card or coin: the search must find out by itself."""
    return int(menu[below(rng, count)])


class Components(msgspec.Struct):
    """Nothing is printed on these cards but their numbers."""


COMPONENTS = Path(__file__).with_name("duet.toml")

GAME = Game(
    name="duet",
    title="Duet",
    players=(2,),
    rules_version=1,
    folder=Path("duet-" + hashlib.sha256(Path(__file__).read_bytes()).hexdigest()[:8]),  # changes with its rules
    doors=Doors(setup, options, play, redeal, scores, brain),
    Box=Box,
    Table=Table,
    Components=Components,
    build_box=lambda components, players, chosen: records(Box),
    decisions=("lead", "reply", "coin"),
    limit=4,
    view=lambda box, table, viewer: Components(),
    describe=lambda view: (),
    question=lambda box, table, seat: Question("Which card?", "{0} chooses."),
    choice=lambda box, table, seat, option: Choice(option, str(option), f"Play the {option}"),
    barred=lambda box, table, seat: (),
    line=lambda box, event: None,
    score_lines=(),
    ends_by="",
    problems=lambda box, table: [],
)


def at_the_start(hand0: tuple[int, int], hand1: tuple[int, int]) -> tuple[Array, Array]:
    """A box and a table with these hands, seat 0 to lead."""
    boxes, tables = records(Box), records(Table)
    table = tables[0]
    table.players, table.asking, table.waiting = 2, LEAD, 1
    table.hand[0], table.hand[1] = hand0, hand1
    return boxes, tables
