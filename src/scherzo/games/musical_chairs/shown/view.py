"""What a seat sees, as typed data: only what is listed here leaves the table."""

from collections import defaultdict
from functools import lru_cache
from typing import Any

import msgspec

from scherzo.core.box_texts import read_text
from scherzo.core.game import SOURCES, TOTAL
from scherzo.core.members import members_of
from scherzo.core.reading import Reading, read_box, read_table
from scherzo.core.table import NOBODY, OPEN
from scherzo.games.musical_chairs import names as n
from scherzo.games.musical_chairs.rules.looks import score_sheet, standing
from scherzo.games.musical_chairs.shown.structs import (
    Battle,
    Card,
    Chair,
    Cushion,
    CushionState,
    Ending,
    LineCard,
    Phase,
    Seat,
    Shown,
    View,
)
from scherzo.games.musical_chairs.words.texts import CUSHION_NAMES, REPEAT, printed, suit_id

PHASES: tuple[Phase, ...] = (
    "seating",
    "turn",
    "moving",
    "battle",
    "chair scoring",
    "hand scoring",
    "buying",
    "switching",
    "switching",
    "hands",
    "extra card",
)
"""What is going on, by the kind of decision that is asked."""
CUSHION_STATES: tuple[CushionState, ...] = ("unused", "on board", "removed", "owned")
REASONS: dict[int, Ending] = {n.LAST_CUSHION: "last cushion", n.SHORTAGE: "shortage"}


def view(box: Any, table: Any, viewer: int) -> View:
    """What this viewer sees: what everybody sees, and their own side open."""
    box, table = read_box(box), read_table(table)
    public: View = table.once("public view", lambda: public_view(box, table))
    if viewer == NOBODY:
        return public
    return msgspec.structs.replace(
        public,
        viewer=viewer,
        seats=tuple([opened(box, table, side) if viewer in (side.seat, OPEN) else side for side in public.seats]),
        battle=battle_view(box, table, viewer) if public.battle is not None else None,
    )


def public_view(box: Reading, table: Reading) -> View:
    """What everybody sees."""
    over = table.phase == n.OVER
    return View(
        viewer=NOBODY,
        phase="over" if over else PHASES[table.asking],
        asking="" if over else n.DECISIONS[table.asking],
        waiting=members_of(table.waiting),
        round=table.rounds,
        start=table.start,
        turn=None if over else table.turn,
        conductor=seat_or_none(table.stopper),
        pile=table.pile_size,
        discard=table.discard_size,
        cushions_left=table.on_board,
        value=standing(box, table).value,
        chairs=tuple([chair_view(box, table, chair) for chair in range(n.CHAIRS)]),
        line=tuple([line_card(box, table, at) for at in range(table.line_size)]),
        seats=tuple([public_side(box, table, seat) for seat in range(table.players)]),
        battle=battle_view(box, table, NOBODY) if table.battle_chair != NOBODY else None,
        ended_by=REASONS.get(table.reason),
        walk=box.move_max,
    )


def public_side(box: Reading, table: Reading, seat: int) -> Seat:
    """One player's side as everybody sees it: no hand, and the score pile only where piles are open."""
    known = table.announced
    side = Seat(
        seat=seat,
        colour=printed(box).dancer_colours[seat],
        chair=None if table.chair[seat] == NOBODY else suit_id(box, table.chair[seat]),
        conductor=table.stopper == seat,
        hand_count=table.hand_size[seat],
        hand=None,
        announced=tuple([card for card in cards_at(box, table, n.IN_HAND + seat) if known[card.card]]),
        rests=cards_at(box, table, n.FRONT + seat),
        rests_played=table.rests_played[seat],
        score_count=table.score_size[seat],
        score_pile=None,
        score=None,
        score_parts=None,
        cushions=tuple([cushion_view(box, table, c) for c, owner in enumerate(table.owner) if owner == seat]),
        lost_battle=seat in members_of(table.losers),
        zero_card=standing(box, table).zero_cards[seat],
    )
    return with_pile(box, table, side) if box.open_piles or table.phase == n.OVER else side


def opened(box: Reading, table: Reading, side: Seat) -> Seat:
    """A player's side as the player sees it."""
    hand = cards_at(box, table, n.IN_HAND + side.seat)
    return msgspec.structs.replace(with_pile(box, table, side) if side.score_pile is None else side, hand=hand)


def with_pile(box: Reading, table: Reading, side: Seat) -> Seat:
    """A side with its score pile open."""
    sheet = score_sheet(box, table)[side.seat]
    return msgspec.structs.replace(
        side,
        score_pile=cards_at(box, table, n.SCORED + side.seat),
        score=sheet[TOTAL],
        score_parts=tuple(sheet[SOURCES:]),
    )


def battle_view(box: Reading, table: Reading, viewer: int) -> Battle:
    """The present battle: all that was shown, and of what is chosen only the viewer's own (MC-RULING-29)."""
    active = members_of(table.active)
    showing = table.showing
    committed = members_of(standing(box, table).chosen)
    return Battle(
        chair=suit_id(box, table.battle_chair),
        active=active,
        committed=committed,
        chosen=tuple(
            Shown(showing + 1, s, card_or_none(box, table.committed[s])) for s in committed if viewer in (s, OPEN)
        ),
        shown=tuple(
            Shown(table.shown_in[i], table.shown_seat[i], card_or_none(box, table.shown_card[i]))
            for i in range(table.shown_size)
        ),
        without_cards=members_of(standing(box, table).empty),
    )


def chair_view(box: Reading, table: Reading, chair: int) -> Chair:
    """A chair of the board."""
    cushion = table.cushion_at[chair]
    markers = tuple([seat for seat in range(table.players) if table.chair[seat] == chair])
    return chair_with(
        box, chair, markers, cushion, table.cushion[cushion], table.owner[cushion], table.flipped[cushion]
    )


@lru_cache(maxsize=4096)
def chair_with(
    box: Reading, chair: int, markers: tuple[int, ...], cushion: int, state: int, owner: int, flipped: int
) -> Chair:
    """A chair with these markers and this cushion. The same few are seen at many tables, move after move."""
    names = printed(box)
    return Chair(
        suit=names.suit_ids[chair],
        name=names.chair_names[chair],
        colour=names.colours[chair],
        cushion=cushion_with(box, cushion, state, owner, flipped),
        markers=markers,
    )


def cushion_view(box: Reading, table: Reading, cushion: int) -> Cushion:
    """A cushion and where it is."""
    return cushion_with(box, cushion, table.cushion[cushion], table.owner[cushion], table.flipped[cushion])


@lru_cache(maxsize=4096)
def cushion_with(box: Reading, cushion: int, state: int, owner: int, flipped: int) -> Cushion:
    """A cushion in this state, of this owner, on this side."""
    return Cushion(
        id=n.CUSHION_IDS[cushion],
        name=CUSHION_NAMES[cushion],
        text=printed(box).cushion_texts[cushion],
        vp=box.cushion_vp[cushion],
        state=CUSHION_STATES[state],
        owner=seat_or_none(owner),
        flipped=bool(flipped),
    )


def line_card(box: Reading, table: Reading, at: int) -> LineCard:
    """A card of the line."""
    card = table.line[at]
    return LineCard(cards(box)[card], card_or_none(box, table.line_as[at]), table.place[card] != n.LINE)


@lru_cache(maxsize=64)
def cards(box: Reading) -> tuple[Card, ...]:
    """All cards of a box, face up."""
    return tuple(card_view(box, card) for card in range(n.CARDS))


def card_view(box: Reading, card: int) -> Card:
    """A card, face up."""
    names = printed(box)
    repeat = names.kinds[card] == REPEAT
    return Card(
        card=card,
        id=names.card_ids[card],
        name=names.card_names[card],
        kind=names.kinds[card],
        suit="" if repeat else names.suit_ids[names.suits[card]],
        colour=read_text(box.repeat_colour) if repeat else names.colours[names.suits[card]],
        number=names.numbers[card],
        vp=box.vp[card],
    )


def card_or_none(box: Reading, card: int) -> Card | None:
    """A card, or nothing where the number says that there is none."""
    return None if card < 0 else cards(box)[card]


def cards_at(box: Reading, table: Reading, place: int) -> tuple[Card, ...]:
    """The cards at a place, by suit and number."""
    return tuple(table.once("places", lambda: sorted_out(box, table)).get(place, ()))


def sorted_out(box: Reading, table: Reading) -> dict[int, list[Card]]:
    """The cards by their places."""
    found: defaultdict[int, list[Card]] = defaultdict(list)
    for card, place in zip(cards(box), table.place, strict=True):
        found[place].append(card)
    return found


def seat_or_none(seat: int) -> int | None:
    """A seat, or None for nobody."""
    return None if seat == NOBODY else seat
