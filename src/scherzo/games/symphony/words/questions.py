"""Questions and options in words, and the notation of moves."""

from typing import Any

from scherzo.core.reading import Reading, read_box, read_table
from scherzo.core.words import Choice, Question
from scherzo.games.symphony import names as n
from scherzo.games.symphony.options import MASTER_NAMES
from scherzo.games.symphony.words.texts import (
    TOKEN_TITLES,
    card_title,
    disc_title,
    instrument_title,
    note_id,
    note_title,
    orchestra_title,
    place_element,
    place_title,
    slot_title,
    slug,
    symphony_title,
)

DECISIONS = (
    "", "take a Choir", "draft a card", "discard a card", "card to seat", "seat", "control", "Spread Compensation",
    "reveal an objective", "Group of Talents", "Eclectic before the Attack", "Musician token", "Prolonged disc",
    "source of the disc", "place of the Conductor's disc", "Concertmaster's disc", "place a disc", "chain a disc",
    "second disc of a Semibreve", "give a token", "token from the box", "card of the Column", "seat in the Column",
    "assign objectives",
)  # fmt: skip


def question(box: Any, table: Any, seat: int) -> Question:
    """What the seat is asked now."""
    table = read_table(table)
    kind = table.asking
    playing = instrument_title(table, table.at) if table.at >= 0 and table.card[table.at] >= 0 else ""
    laid = card_title(table.laid) if table.laid >= 0 else ""
    last = note_id(table.last) if table.last >= 0 else ""
    own = "your disc" if table.disc_colour != n.BLACK else "a black disc"
    texts: dict[int, tuple[str, str, tuple[str, ...]]] = {
        n.TAKE_CHOIR: ("Which Choir do you take?", "takes a Choir", ("SY-ORCH-4",)),
        n.DRAFT: ("Which card do you keep from this packet?", "chooses a card of the draft", ("SY-DRAFT-2",)),
        n.DISCARD: ("Which card do you throw away?", "throws cards away", ("SY-MASTER-BERLIOZ",)),
        n.SEAT_CARD: ("Which card do you seat?", "chooses a card to seat", ("SY-SEAT-2",)),
        n.SEAT: (f"On which seat do you put the {laid}?", f"seats the {laid}", ("SY-SEAT-2", "SY-SEAT-4")),
        n.CONTROL: ("What do you take control of?", "takes control of something", ("SY-SEAT-3",)),
        n.SPREAD: ("Which token do you take for playing in all Columns?", "takes a token", ("SY-BONUS-3",)),
        n.REVEAL: ("Which objective do you reveal and score now?", "chooses an objective", ("SY-OBJ-1",)),
        n.TALENT: ("Group of Talents: which token do you take?", "takes a token", ("SY-VO-13",)),
        n.PRE_ECLECTIC: ("Do you unlock Imminent with an Eclectic token?", "may play Eclectic", ("SY-RULING-36",)),
        n.TOKEN: (f"Do you put a Musician token on {playing}?", f"may put a token on {playing}", ("SY-PLAY-2",)),
        n.PROLONG: ("Which disc does Prolonged add, and where?", "adds a disc", ("SY-TOKEN-PROLONGED",)),
        n.PLAY_FROM: (f"{playing} plays: from where is the disc?", f"plays {playing}", ("SY-PLAY-5",)),
        n.PUT_ON: ("Where does the Conductor's disc go?", "adds a disc of the Conductor", ("SY-RULING-40",)),
        n.MASTER_DISC: ("Which disc of the Concertmaster do you move?", "moves the Concertmaster", ("SY-PLAY-4",)),
        n.PLACE: (f"{playing} plays {own}: on which note?", f"plays {playing}", ("SY-PLAY-3",)),
        n.CHAIN: (f"Do you chain {own} to note {last}?", f"may chain a disc of {playing}", ("SY-ABIL-CHAIN",)),
        n.PAIR: ("Which second disc, and which one lies below?", "fills a Semibreve", ("SY-PLACE-6",)),
        n.GIVE: (f"Which token do you give to {{{table.disc_player}}}?", "gives a token", ("SY-MASTER-KLEIBER",)),
        n.FROM_BOX: ("Which token do you take from the box?", "takes a token", ("SY-MASTER-FURTWANGLER",)),
        n.ALLOT: ("Which card do you play for this Column?", "chooses a card for the Column", ("SY-PROG-5",)),
        n.ALLOT_SEAT: (f"On which seat do you put the {laid}?", f"seats the {laid}", ("SY-PROG-5",)),
        n.ASSIGN: ("Which objective scores its Orchestra Bonus?", "assigns the objectives", ("SY-PROG-9",)),
    }  # fmt: skip
    text, others, rules = texts[kind]
    return Question(text[0].upper() + text[1:], f"{{{seat}}} {others}.", rules)


def choice(box: Any, table: Any, seat: int, option: int) -> Choice:
    """One legal option of the seat in words."""
    box, table = read_box(box), read_table(table)
    kind = table.asking
    if kind in (n.TAKE_CHOIR, n.DRAFT, n.DISCARD, n.SEAT_CARD, n.ALLOT):
        return card_choice(kind, option)
    if kind in (n.SEAT, n.ALLOT_SEAT):
        return seat_choice(box, table, option)
    if kind == n.CONTROL:
        return control_choice(box, table, option)
    if kind in (n.REVEAL, n.ASSIGN):
        title = orchestra_title(option)
        return Choice(option, slug(title), title, f"keeps {kept(table, seat, option)}", (f"virtuosity-{option + 1}",))
    if kind == n.PRE_ECLECTIC and option != n.PASS:
        text = f"Eclectic on {instrument_title(table, option)}"
        return Choice(option, place_title(option), text, elements=(place_element(option), "token-eclectic"))
    if kind in (n.PLACE, n.CHAIN) and option < n.BURN:
        return note_choice(box, table, option)
    if option == n.BURN:
        return Choice(option, "burn", "Burn the disc", "it leaves the game")
    if option == n.PASS:
        word = "stop" if kind in (n.CHAIN, n.MASTER_DISC) else "pass"
        return Choice(option, word, "Stop here" if word == "stop" else "No token")
    if kind in (n.SPREAD, n.TALENT, n.GIVE, n.FROM_BOX, n.TOKEN):
        return token_choice(kind, option)
    return disc_choice(box, table, kind, option)


def kept(table: Reading, seat: int, option: int) -> str:
    """The Symphony Bonus that stays when a private card is revealed."""
    other = [int(card) for card in table.private_card[seat] if card != option]
    return f"{symphony_title(other[0])} for the end" if other else ""


def card_choice(kind: int, card: int) -> Choice:
    """A card of a hand or packet."""
    verbs = {n.TAKE_CHOIR: "Take", n.DRAFT: "Keep", n.DISCARD: "Throw away", n.SEAT_CARD: "Seat", n.ALLOT: "Play"}
    title = card_title(card)
    return Choice(card, slug(title), f"{verbs[kind]} the {title}", elements=(f"card-{slug(title)}",))


def seat_choice(box: Reading, table: Reading, seat: int) -> Choice:
    """A free seat for the card in hand."""
    fits = box.dots[table.laid] & box.seat_dots[seat]
    strings = table.master == n.TOSCANINI and box.category[table.laid] == n.STRINGS
    hint = "well placed" if fits or strings else "not well placed"
    return Choice(seat, place_title(seat), f"Seat {place_title(seat)}", hint, (place_element(seat),))


def control_choice(box: Reading, table: Reading, option: int) -> Choice:
    """An Instrument, a Part of a Choir, or a black space."""
    at, part = divmod(option, n.PARTS)
    shared = at < n.SEATS and box.parts[table.card[at]] > 1
    notation = place_title(at) if at < n.SEATS else place_title(at).lower()
    text = f"Control {instrument_title(table, at)}" + (f", Part {part + 1}" if shared else "")
    hint = "" if at >= n.SEATS or shared else "well placed" if table.well[at] else "not well placed"
    return Choice(option, notation + (f"/{part + 1}" if shared else ""), text, hint, (place_element(at),))


def note_choice(box: Reading, table: Reading, note: int) -> Choice:
    """A note for the disc in play, or for a pair."""
    height = table.height[note]
    if box.kind[note] == n.SEMIBREVE:
        hint = "two discs together"
    elif height:
        hint = f"overwrites {disc_title(table.stack[note][height - 1])}"
    else:
        hint = "takes a Musician token" if table.minim[note] >= 0 and table.disc_colour != n.BLACK else ""
    valid = table.clef_valid[box.voice[note]][box.position[note]]
    if box.clefs and not table.disc_clefs & valid:
        hint = ", ".join(word for word in (hint, "with a clash") if word)
    return Choice(note, note_id(note), f"Play {note_title(box, note)}", hint, (f"note-{note_id(note)}",))


def token_choice(kind: int, token: int) -> Choice:
    """A Musician token."""
    title = TOKEN_TITLES[token]
    verb = {n.TOKEN: "Play", n.GIVE: "Give"}.get(kind, "Take")
    return Choice(token, slug(title), f"{verb} {title}", elements=(f"token-{slug(title)}",))


def disc_choice(box: Reading, table: Reading, kind: int, option: int) -> Choice:
    """Which disc, and where it goes on its Instrument."""
    if kind == n.PROLONG:
        texts = {
            0: ("left-own", "Your disc, left of all discs, played now"),
            1: ("left-black", "A black disc, left of all discs, played now"),
            8: ("to-own", "Swap a black disc of the Concertmaster for yours"),
            9: ("to-black", "Swap your disc of the Concertmaster for a black one"),
        }
        space = option - n.FIRST_SPACE + 1
        notation, text = texts.get(option, (f"space-{space}", f"A disc on the locked space {space}"))
        return Choice(option, notation, text)
    if kind == n.PLAY_FROM:
        if option == 0:
            return Choice(0, "instrument", "Play the Instrument's own disc")
        disc = "a black disc" if table.discs[n.CONDUCTOR][n.FIRST_SPACE + option - 1] == n.BLACK else "a disc"
        text = f"Play {disc} of {MASTER_NAMES[table.master]} through it"
        return Choice(option, f"conductor-{option}", text, elements=("conductor",))
    if kind == n.PUT_ON:
        notation = "left" if option == 0 else f"space-{option - n.FIRST_SPACE + 1}"
        return Choice(
            option, notation, f"Put it {'left of all discs, played now' if option == 0 else 'on ' + slot_title(option)}"
        )
    if kind == n.MASTER_DISC:
        return Choice(
            option, ("own", "black")[option], ("Your disc", "A black disc")[option], elements=("concertmaster",)
        )
    slot, below = divmod(option, 2)
    text = f"With the disc on {slot_title(slot)}"
    if (table.discs[table.at][slot] == n.BLACK) != (table.disc_colour == n.BLACK):
        text += ", which lies below" if below else ", which lies on top"
    return Choice(option, f"with-{slot - n.FIRST_SPACE + 1}" + ("-below" if below else ""), text)
