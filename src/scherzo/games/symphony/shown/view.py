"""What a viewer sees of a table, by positive listing: all that is open, and a seat's own cards."""

from functools import lru_cache
from typing import Any

import msgspec

from scherzo.core.members import holds, members_of
from scherzo.core.reading import Reading, read_box, read_table
from scherzo.core.table import NOBODY, OPEN
from scherzo.games.symphony import names as n
from scherzo.games.symphony.music.piece import instrument_of
from scherzo.games.symphony.music.sounds import octave_for
from scherzo.games.symphony.music.tones import sounds
from scherzo.games.symphony.rules.looks import abilities_seen, final_points
from scherzo.games.symphony.shown import board
from scherzo.games.symphony.shown.structs import Card, Note, Objective, Place, Player, Printed, View
from scherzo.games.symphony.words.conductors import conductor_text
from scherzo.games.symphony.words.objectives import orchestra_text, symphony_text
from scherzo.games.symphony.words.texts import (
    ACCIDENTAL_TITLES,
    CATEGORY_TITLES,
    DOT_TITLES,
    KIND_TITLES,
    SHEET_TOKEN_TITLES,
    TOKEN_TITLES,
    TRACK_TITLES,
    TUPLET_TITLES,
    VOICE_TOKEN_TITLES,
    ZONE_TITLES,
    ability_titles,
    card_title,
    master_title,
    note_id,
    note_title,
    orchestra_title,
    place_title,
    slug,
    symphony_title,
)

PHASES = {
    n.CHOIRS: "Choirs", n.DEALING: "Deal", n.DRAFTING: "Instruments Draft", n.DISCARDING: "Discards",
    n.SEATING: "Seats Allocation",
    n.COMPENSATING: "Musician Bonuses", n.SPREADING: "Musician Bonuses", n.STACKING: "Absolute Instruments",
    n.REVEALING: "Objectives", n.TALENT_PICKS: "Objectives", n.ALLOTTING: "Seats Allocation of the Column",
    n.PRELUDE: "before the Attack", n.ATTACK: "Attack", n.BODY: "Body", n.CODA: "Coda", n.OVER: "the end",
}  # fmt: skip
IN_TURN = (n.TURN, n.SOURCE, n.DISC, n.LANDED, n.TURN_END)


def view(box: Any, table: Any, viewer: int) -> View:
    """What a seat, a spectator (NOBODY) or everybody after the end (OPEN) sees: what all see, and their own."""
    box, table = read_box(box), read_table(table)
    public: View = table.once("public view", lambda: public_view(box, table))
    if viewer == NOBODY:
        return public
    return msgspec.structs.replace(
        public,
        viewer=viewer,
        fits=fits_of(box, table, viewer),
        seats=tuple(
            [player(box, table, s.seat, viewer) if viewer in (s.seat, OPEN) else s for s in public.seats],
        ),
        packet=packet_of(box, table, viewer),
        choirs=choirs_of(box, table, viewer),
    )


def public_view(box: Reading, table: Reading) -> View:
    """What everybody sees."""
    phase = table.phase
    moving = phase >= n.MOVEMENT and phase != n.OVER
    m = table.movement
    places = [at for at in range(n.SEATS) if box.seat_open[at]] + [n.CONCERTMASTER, n.CONDUCTOR]
    sheet_prizes = tuple(sheet_prize(box, table, sheet) for sheet in range(3))
    voice_prizes = tuple(voice_prize(box, voice) for voice in range(3))
    return View(
        viewer=NOBODY,
        players=table.players,
        phase=PHASES.get(table.back_to if phase in IN_TURN else phase, ""),
        asking=slug(n.DECISIONS[table.asking]) if table.waiting else "",
        deciding=members_of(table.waiting),
        first_player=table.first,
        conductor=master_title(box, table.master),
        conductor_text=conductor_text(box, table.master),
        movement="ABCDE"[m] if moving else "",
        bars=tuple(range(box.from_bar[m], box.to_bar[m] + 1)) if moving else (),
        playing=place_title(table.at) if phase in IN_TURN else "",
        disc=board.disc_in_play(table),
        landings=board.landings(box, table),
        order=board.order(box, table, moving),
        majorities=board.majorities(box, table, sheet_prizes, voice_prizes),
        places=tuple([place(box, table, at) for at in places]),
        closed=tuple(place_title(at) for at in range(n.SEATS) if at % n.ROWS < box.rows and not box.seat_open[at]),
        laid=card_of(box, table.laid) if laid_out(table) else None,
        fits={},
        notes=notes_of(box, table, moving),
        last_note=note_id(table.last) if phase in IN_TURN and table.last >= 0 else "",
        sheet_prizes=sheet_prizes,
        voice_prizes=voice_prizes,
        voice_points=tuple(box.voice_vp),
        track_values=box.once("track values", lambda: board.track_values(box)),
        clef_rules=tuple(clef_rule(box, table, voice) for voice in range(3)) if box.clefs else (),
        clef_cards=tuple(board.clef_card(box, table, voice) for voice in range(3)) if box.clefs else (),
        column_tokens=tuple(token_title(token) for token in table.column_token),
        pentagon=tokens_of(table.pentagon),
        spare_tokens=tokens_of(table.spare),
        seats=tuple([player(box, table, seat, NOBODY) for seat in range(table.players)]),
        packet=(),
        choirs=(),
        public_objective=objective(box, table.public_card),
        black_supply=table.supply[n.BLACK] - (guards(box, table) if box.unlimited else 0),
        printed=Printed(box.cover_vp, box.clef_vp, box.overwriting_limit),
    )


def player(box: Reading, table: Reading, seat: int, viewer: int) -> Player:
    """A player, with hand and private cards only for that seat itself (and OPEN)."""
    mine = viewer in (seat, OPEN)
    kept = [card for card in table.private_card[seat] if card >= 0 and card != table.revealed[seat]]
    shows = mine or table.phase == n.OVER
    return Player(
        seat=seat,
        hand_size=table.hands[seat].bit_count(),
        hand=cards_of(box, table.hands[seat]) if mine else (),
        discarded=cards_of(box, table.discards[seat]) if mine else (),
        tokens=tokens_of(table.tokens[seat]) + tokens_of(table.late[seat]),
        steps={title: table.steps[seat][track] for track, title in enumerate(TRACK_TITLES)},
        points=final_points(box, table)[seat] if table.phase == n.OVER else sum(table.points[seat]),
        revealed=objective(box, table.revealed[seat]),
        private=tuple(o for card in kept if (o := objective(box, card)) is not None) if shows else (),
        has_chosen=bool(table.chosen[seat] >= 0),
        supply=table.supply[seat + 1],
    )


def place(box: Reading, table: Reading, at: int) -> Place:
    """A place of the orchestra."""
    card = table.card[at]
    parts = box.parts[card] if card >= 0 else 0
    seen = tuple([abilities_seen(box, table, at, part) for part in range(parts)]) if at != n.CONDUCTOR else ()
    brings = board.brings(box, table, at, parts)
    owners, well = table.owner[at][:parts], bool(table.well[at])
    return place_with(box, at, card, well, owners, table.discs[at], table.stacked[at], table.token_on[at], seen, brings)


@lru_cache(maxsize=16384)
def place_with(
    box: Reading,
    at: int,
    card: int,
    well: bool,
    owners: tuple[int, ...],
    all_slots: tuple[int, ...],
    stacked: int,
    token: int,
    seen: tuple[tuple[int, int], ...],
    brings: tuple[str, ...],
) -> Place:
    """A place with what lies there. Most places stay as they are from move to move."""
    discs = [(slot, disc) for slot, disc in enumerate(all_slots) if disc]
    return Place(
        at=at,
        name=place_title(at),
        dots=letters(box.seat_dots[at], DOT_TITLES) if at < n.SEATS else (),
        card=card_of(box, card) if card >= 0 and at != n.CONDUCTOR else None,
        well_placed=well,
        owners=owners,
        discs=tuple(board.colour(disc) for _, disc in discs),
        slots=tuple(max(0, slot - n.FIRST_SPACE + 1) for slot, _ in discs),
        stacked=stacked,
        token=token_title(token),
        active=tuple(ability_titles(*part) for part in seen),
        brings=brings,
    )


def guards(box: Reading, table: Reading) -> int:
    """SY-CARD-4: black discs that lie under the own discs of protected Instruments."""
    count = 0
    for at in range(n.CONCERTMASTER + 1):
        if table.card[at] < 0:
            continue
        for slot, disc in enumerate(table.discs[at]):
            if disc in (n.NO_DISC, n.BLACK):
                continue
            part = box.part[table.card[at]][max(0, slot - n.FIRST_SPACE)]
            count += is_protected(box, table, at, part)
        if table.stacked[at] and is_protected(box, table, at, 0):
            count += table.stacked[at]
    return count


def is_protected(box: Reading, table: Reading, at: int, part: int) -> bool:
    """Whether a Part has Protection now."""
    return abilities_seen(box, table, at, part)[0] & n.PROTECTION != 0


def notes_of(box: Reading, table: Reading, moving: bool) -> tuple[Note, ...]:
    """The score, each note with what lies on it."""
    empty = box.once("notes", lambda: tuple(empty_note(box, note) for note in range(n.NOTES) if box.note[note]))
    first, last = box.from_bar[table.movement], box.to_bar[table.movement]
    found = []
    for note in empty:
        height, token = table.height[note.note], table.minim[note.note]
        in_area = moving and first <= note.bar <= last
        if height or token >= 0 or in_area:
            stack = table.stack[note.note][:height]
            note = note_with(box, note.note, stack, table.played_by[note.note], token, in_area)
        found.append(note)
    return tuple(found)


@lru_cache(maxsize=65536)
def note_with(box: Reading, note: int, stack: tuple[int, ...], card: int, token: int, in_area: bool) -> Note:
    """A note with what lies on it. Most notes stay as they are from move to move."""
    played_by = instrument_of(box, card)
    return msgspec.structs.replace(
        empty_note(box, note),
        stack=tuple(board.colour(disc) for disc in stack),
        instrument=played_by,
        pitch=in_range(box, note, played_by),
        token=token_title(token),
        in_area=in_area,
    )


def in_range(box: Reading, note: int, instrument: str) -> int:
    """The pitch of a note as an Instrument plays it, moved by octaves into its range."""
    printed = sounds(box)[note]
    return printed.pitch + 12 * (octave_for(instrument, printed.pitch, printed.octave) - printed.octave)


def empty_note(box: Reading, note: int) -> Note:
    """A note as printed."""
    sound = sounds(box)[note]
    return Note(
        id=note_id(note),
        note=note,
        bar=box.bar[note],
        voice=box.voice[note] + 1,
        position=box.position[note],
        title=note_title(box, note),
        kind=KIND_TITLES[box.kind[note]],
        accidental=ACCIDENTAL_TITLES[box.accidental[note]],
        colour=("", "blue", "orange")[box.colour[note]],
        zone=ZONE_TITLES[box.zone[note]],
        tuplet=TUPLET_TITLES[box.tuplet[note]],
        pitch=sound.pitch,
        start=float(sound.start),
        beats=float(sound.beats),
        dynamics=sound.dynamics,
        stack=(),
        instrument="",
        token="",
        in_area=False,
    )


def card_of(box: Reading, card: int) -> Card:
    """A card as printed."""
    return box.once(("card", card), lambda: printed_card(box, card))


def printed_card(box: Reading, card: int) -> Card:
    """A card, read from the box."""
    spaces = [(space, part) for space, part in zip(box.spaces[card], box.part[card], strict=True) if space]
    kinds = ("", "white", "black", "grey linked", "black linked")
    parts = box.parts[card]
    return Card(
        card=card,
        name=card_title(box, card),
        number=box.number[card],
        category=CATEGORY_TITLES[box.category[card]],
        spaces=tuple(kinds[space] + (f" of Part {part + 1}" if parts > 1 else "") for space, part in spaces),
        dotted=tuple(i + 1 for i in range(n.SPACES) if holds(box.solo[card], n.FIRST_SPACE + i)),
        abilities=tuple(ability_titles(box.basic[card][part], box.bonus[card][part]) for part in range(parts)),
        unlockable=ability_titles(box.unlock[card], box.bonus_unlock[card]),
        half_dots=letters(box.dots[card], DOT_TITLES),
        clefs="".join(letters(box.clefs_of[card], ("C", "F", "G"))),
    )


@lru_cache(maxsize=8192)
def cards_of(box: Reading, cards: int) -> tuple[Card, ...]:
    """The cards of a bit set."""
    return tuple(card_of(box, card) for card in members_of(cards))


def packet_of(box: Reading, table: Reading, viewer: int) -> tuple[Card, ...]:
    """SY-DRAFT-2: the packet that a drafting seat holds."""
    if table.asking != n.DRAFT or not table.waiting or viewer < 0:
        return ()
    return cards_of(box, table.packets[(viewer - table.rounds) % table.players])


def fits_of(box: Reading, table: Reading, viewer: int) -> dict[str, tuple[int, ...]]:
    """The seats that suit the cards that a viewer has before it, while the orchestra is formed."""
    if viewer < 0 or not table.waiting or table.asking not in board.FORMING:
        return {}
    seen = [c for c in range(n.CARDS) if c in members_of(table.hands[viewer]) or (laid_out(table) and c == table.laid)]
    return board.fits(box, table, seen)


def laid_out(table: Reading) -> bool:
    """Whether a card waits for its seat."""
    return table.asking in (n.SEAT, n.ALLOT_SEAT) and bool(table.waiting)


def choirs_of(box: Reading, table: Reading, viewer: int) -> tuple[Card, ...]:
    """SY-ORCH-4: the Choirs passed to the viewer."""
    if table.asking != n.TAKE_CHOIR or viewer < 0 or viewer not in members_of(table.waiting):
        return ()
    return cards_of(box, table.choirs_passed)


@lru_cache(maxsize=1024)
def objective(box: Reading, card: int) -> Objective | None:
    """A Virtuosity card, if there is one."""
    if card < 0:
        return None
    return Objective(
        card, orchestra_title(box, card), orchestra_text(box, card), symphony_title(box, card), symphony_text(box, card)
    )


def sheet_prize(box: Reading, table: Reading, sheet: int) -> str:
    """What the token of a Sheet pays."""
    token = table.sheet_token[sheet]
    return f"variable: {SHEET_TOKEN_TITLES[token]}" if box.flipped[token] else str(box.sheet_prize[sheet])


def voice_prize(box: Reading, voice: int) -> str:
    """What the token of a Voice pays."""
    return f"variable: {VOICE_TOKEN_TITLES[voice]}" if box.flipped[3 + voice] else str(box.voice_prize[voice])


def clef_rule(box: Reading, table: Reading, voice: int) -> str:
    """SY-CLEF-1: the Clef card of a Voice in words."""
    card = board.clef_card(box, table, voice)
    return f"Clef {card.main} everywhere, Clef {card.minor} on positions {card.positions[0]} to {card.positions[-1]}"


def letters(bits: int, titles: tuple[str, ...]) -> tuple[str, ...]:
    """The titles whose bit is set."""
    return tuple(titles[i] for i in members_of(bits))


def token_title(token: int) -> str:
    """A Musician token, or nothing."""
    return TOKEN_TITLES[token] if token >= 0 else ""


def tokens_of(counts: Any) -> tuple[str, ...]:
    """Musician tokens by their counts."""
    return tuple(TOKEN_TITLES[token] for token in range(n.TOKENS) for _ in range(counts[token]))
