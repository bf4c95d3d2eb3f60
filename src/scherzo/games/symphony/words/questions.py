"""Questions and options in words, and the notation of moves."""

from typing import Any

from scherzo.core.english import capital, counted
from scherzo.core.reading import Reading, read_box, read_table
from scherzo.core.words import Choice, Question
from scherzo.games.symphony import names as n
from scherzo.games.symphony.rules.looks import notes_seen, suited_seats
from scherzo.games.symphony.words.brings import (
    card_brings,
    control_brings,
    token_does,
    token_played,
    well_placed_brings,
)
from scherzo.games.symphony.words.conductors import disc_goes_to
from scherzo.games.symphony.words.objectives import orchestra_text
from scherzo.games.symphony.words.texts import (
    TOKEN_TITLES,
    card_title,
    disc_title,
    instrument_title,
    master_title,
    note_element,
    note_id,
    note_title,
    orchestra_title,
    place_element,
    place_title,
    slug,
    symphony_title,
    token_element,
)

PLAIN: dict[int, tuple[str, str, tuple[str, ...]]] = {
    n.TAKE_CHOIR: ("Which Choir do you take?", "takes a Choir", ("SY-ORCH-4",)),
    n.DRAFT: ("Which card do you keep? The others go to your left.", "chooses a card of the draft", ("SY-DRAFT-2",)),
    n.DISCARD: ("Which card do you throw away?", "throws cards away", ("SY-MASTER-BERLIOZ",)),
    n.SEAT_CARD: ("Which card do you seat?", "chooses a card to seat", ("SY-SEAT-2",)),
    n.CONTROL: ("What do you take control of?", "chooses what to control", ("SY-SEAT-3",)),
    n.REVEAL: (
        "Which objective do you reveal and score now? The other one counts at the end.",
        "chooses an objective",
        ("SY-OBJ-1",),
    ),
    n.TALENT: ("Group of Talents: which token do you take?", "takes a token", ("SY-VO-13",)),
    n.PRE_ECLECTIC: (
        "Do you play an Eclectic token now, so that an Instrument plays in the Attack?",
        "may play Eclectic before the Attack",
        ("SY-RULING-36",),
    ),
    n.PROLONG: ("Which disc does Prolonged add, and where?", "adds a disc", ("SY-TOKEN-PROLONGED",)),
    n.MASTER_DISC: ("Which disc of the Concertmaster do you play?", "plays the Concertmaster", ("SY-PLAY-4",)),
    n.FROM_BOX: ("Which token do you take from the box?", "takes a token", ("SY-MASTER-FURTWANGLER",)),
    n.ALLOT: ("Which card do you play for this Column?", "chooses a card for the Column", ("SY-PROG-5",)),
    n.ASSIGN: (
        "Which objective scores for the orchestra? The other one scores for the symphony.",
        "assigns the objectives",
        ("SY-PROG-9",),
    ),
}
"""Questions that are always the same: to the seat, to the others, the rules."""


def question(box: Any, table: Any, seat: int) -> Question:
    """What the seat is asked now."""
    box, table = read_box(box), read_table(table)
    text, others, rules = PLAIN.get(table.asking) or asked_of(box, table)
    return Question(capital(text), f"{{{seat}}} {others}.", rules)


def asked_of(box: Reading, table: Reading) -> tuple[str, str, tuple[str, ...]]:
    """Questions that name what they are about."""
    kind = table.asking
    if kind in (n.SEAT, n.ALLOT_SEAT):
        laid = card_title(box, table.laid)
        rules = ("SY-SEAT-2", "SY-SEAT-4") if kind == n.SEAT else ("SY-PROG-5",)
        return f"On which seat do you put the {laid}?", f"seats the {laid}", rules
    if kind == n.SPREAD:
        if box.orchestra == n.PROGRESSIVE:
            return "Which Musician token do you take to begin with?", "takes a token", ("SY-PROG-4",)
        return "Which token do you take for playing in all Columns?", "takes a token", ("SY-BONUS-3",)
    if kind == n.GIVE:
        return f"Which token do you give to {{{table.disc_player}}}?", "gives a token", ("SY-MASTER-KLEIBER",)
    playing = instrument_title(box, table, table.at)
    disc = "a black disc" if table.disc_colour == n.BLACK else "your disc"
    if kind == n.TOKEN:
        return f"Do you put a Musician token on {playing}?", f"may put a token on {playing}", ("SY-PLAY-2",)
    if kind == n.PLAY_FROM:
        return f"It is the turn of {playing}: which disc do you play?", f"plays {playing}", ("SY-PLAY-5",)
    if kind == n.PUT_ON:
        who = master_title(box, table.master)
        return f"Where on {playing} does the disc of {who} go?", f"adds a disc of {who}", ("SY-RULING-40",)
    if kind == n.PLACE:
        return f"On which note do you play {disc} of {playing}?", f"plays {playing}", ("SY-PLAY-3",)
    if kind == n.CHAIN:
        last = note_title(box, table.last)
        return f"Do you play {disc} of {playing} next to {last}?", f"may chain a disc of {playing}", ("SY-ABIL-CHAIN",)
    note = note_title(box, table.pair_note)
    return f"Which second disc goes on {note}?", f"fills {note}", ("SY-PLACE-6",)


def choice(box: Any, table: Any, seat: int, option: int) -> Choice:
    """One legal option of the seat in words."""
    box, table = read_box(box), read_table(table)
    kind = table.asking
    if kind in (n.TAKE_CHOIR, n.DRAFT, n.DISCARD, n.SEAT_CARD, n.ALLOT):
        return card_choice(box, kind, option)
    if kind in (n.SEAT, n.ALLOT_SEAT):
        return seat_choice(box, table, option)
    if kind == n.CONTROL:
        return control_choice(box, table, option)
    if kind in (n.REVEAL, n.ASSIGN):
        return objective_choice(box, table, seat, option)
    if option == n.PASS:
        return pass_choice(box, kind)
    if option == n.BURN:
        return Choice(
            option, "burn", "Give the disc up", "you need not take a note; the disc leaves the game", ("burn",)
        )
    if kind == n.PRE_ECLECTIC:
        text = f"Eclectic on {instrument_title(box, table, option)}"
        hint = "it plays once in the Attack, before the others"
        return Choice(option, place_title(option), text, hint, (place_element(option), token_element(n.ECLECTIC)))
    if kind in (n.PLACE, n.CHAIN):
        return note_choice(box, table, option)
    if kind in (n.SPREAD, n.TALENT, n.GIVE, n.FROM_BOX, n.TOKEN):
        return token_choice(box, table, seat, option)
    return disc_choice(box, table, kind, option)


def pass_choice(box: Reading, kind: int) -> Choice:
    """To leave what is offered."""
    if kind == n.CHAIN:
        return Choice(n.PASS, "stop", "Stop here", "the remaining discs wait for a later turn", ("pass",))
    if kind == n.MASTER_DISC:
        return Choice(n.PASS, "stop", "Stop here", "the remaining discs wait for the next Movement", ("pass",))
    hint = f"an unused token is worth {counted(box.leftover_vp, 'point')} at the end" if kind == n.TOKEN else ""
    return Choice(n.PASS, "pass", "No token", hint, ("pass",))


# Cards, seats, control


def card_choice(box: Reading, kind: int, card: int) -> Choice:
    """A card of a hand or packet."""
    verbs = {n.TAKE_CHOIR: "Take", n.DRAFT: "Keep", n.DISCARD: "Throw away", n.SEAT_CARD: "Seat", n.ALLOT: "Play"}
    title = card_title(box, card)
    text = f"{verbs[kind]} the {title}"
    return Choice(card, slug(title), text, card_brings(box, card), (f"card-{slug(title)}",))


def seat_choice(box: Reading, table: Reading, seat: int) -> Choice:
    """A free seat for the card in hand."""
    hint = "not well placed"
    if seat in suited_seats(box, table, table.laid):
        hint = well_placed_brings(box, table.laid)
    return Choice(seat, place_title(seat), f"Seat {place_title(seat)}", hint, (place_element(seat),))


def control_choice(box: Reading, table: Reading, option: int) -> Choice:
    """An Instrument, a Part of a Choir, or a black space."""
    at, part = divmod(option, n.PARTS)
    shared = at < n.SEATS and box.parts[table.card[at]] > 1
    notation = place_title(at) if at < n.SEATS else place_title(at).lower()
    what = instrument_title(box, table, at)
    text = f"Control Part {part + 1} of {what}" if shared else f"Control {what}"
    hint = control_brings(box, table, at, part)
    return Choice(option, notation + (f"/{part + 1}" if shared else ""), text, hint, (place_element(at),))


def objective_choice(box: Reading, table: Reading, seat: int, card: int) -> Choice:
    """One of two private objectives, and what stays of the other one."""
    title = orchestra_title(box, card)
    kept = [symphony_title(box, other) for other in table.private_card[seat] if other != card]
    hint = orchestra_text(box, card) + (f" Keeps {kept[0]} for the end." if kept else "")
    return Choice(card, slug(title), title, hint, (f"virtuosity-{card + 1}",))


# Notes and tokens


def note_choice(box: Reading, table: Reading, note: int) -> Choice:
    """A note for the disc in play, or for a pair."""
    seen, height = notes_seen(box, table)[note], table.height[note]
    hints = [counted(seen.points, "point")] if seen.points or table.disc_colour != n.BLACK else []
    if box.kind[note] == n.SEMIBREVE:
        hints.append("two discs together")
    elif height:
        hints.append(f"overwrites {disc_title(table.stack[note][height - 1])}")
    elif table.minim[note] >= 0 and table.disc_colour != n.BLACK:
        hints.append(f"takes the token {TOKEN_TITLES[table.minim[note]]}")
    if seen.black_below:
        hints.append("protected by a black disc below")
    if seen.clash:
        hints.append("with a clash")
    return Choice(note, note_id(note), f"Play {note_title(box, note)}", ", ".join(hints), (note_element(note),))


def token_choice(box: Reading, table: Reading, seat: int, token: int) -> Choice:
    """A Musician token."""
    title, kind = TOKEN_TITLES[token], table.asking
    verb = {n.TOKEN: "Play", n.GIVE: "Give"}.get(kind, "Take")
    hint = token_played(box, table, seat, token) if kind == n.TOKEN else token_does(box, token)
    return Choice(token, slug(title), f"{verb} {title}", hint, (token_element(token),))


# Discs


def disc_choice(box: Reading, table: Reading, kind: int, option: int) -> Choice:
    """Which disc, and where it goes on its Instrument."""
    if kind == n.PROLONG:
        return prolong_choice(option)
    if kind == n.PLAY_FROM:
        return source_choice(box, table, option)
    if kind == n.PUT_ON:
        if option == n.LEFT:
            return Choice(option, "left", "Left of all its discs", "it is played now", ("space-left",))
        space = option - n.FIRST_SPACE + 1
        hint = "it waits there; the leftmost disc is played now"
        return Choice(option, f"space-{space}", f"On the locked Note space {space}", hint, (f"space-{space}",))
    if kind == n.MASTER_DISC:
        if option == n.OWN_DISC:
            return Choice(option, "own", "Your disc", "it scores", ("concertmaster-own", "concertmaster"))
        hint = "it scores nothing, and nobody can overwrite it"
        return Choice(option, "black", "A black disc", hint, ("concertmaster-black", "concertmaster"))
    return pair_choice(box, table, option)


def prolong_choice(option: int) -> Choice:
    """The colour and the place of an extra disc."""
    now = "it is played now"
    texts = {
        n.LEFT_OWN: ("left-own", "Your disc, left of all discs", now, "space-left-own"),
        n.LEFT_BLACK: ("left-black", "A black disc, left of all discs", now, "space-left-black"),
        n.SWAP_TO_OWN: ("to-own", "Swap a black disc of the Concertmaster for yours", "", "swap-own"),
        n.SWAP_TO_BLACK: ("to-black", "Swap your disc of the Concertmaster for a black one", "", "swap-black"),
    }
    space = option - n.FIRST_SPACE + 1
    there = f"space-{space}"
    locked = (there, f"A disc on the locked Note space {space}", "it is played in its turn", there)
    notation, text, hint, element = texts.get(option, locked)
    return Choice(option, notation, text, hint, (element,))


def source_choice(box: Reading, table: Reading, option: int) -> Choice:
    """The Instrument's own disc, or one of the Conductor."""
    at = place_element(table.at)
    if option == n.OWN_SOURCE:
        return Choice(option, "instrument", "Play the Instrument's own disc", "", ("play-own", at))
    i = option - 1
    disc = "a black disc" if table.discs[n.CONDUCTOR][n.FIRST_SPACE + i] == n.BLACK else "a disc"
    text = f"Add {disc} of {master_title(box, table.master)}{disc_goes_to(box, table, i)}"
    hint = "one disc more for this Instrument; the Conductor has one less"
    return Choice(option, f"conductor-{option}", text, hint, (f"conductor-{option}", "conductor"))


def pair_choice(box: Reading, table: Reading, option: int) -> Choice:
    """The second disc of a Semibreve, and which one lies below."""
    slot, below = divmod(option, 2)
    space = max(0, slot - n.FIRST_SPACE + 1)
    other = "a black disc" if table.discs[table.at][slot] == n.BLACK else "your disc"
    where = f"on Note space {space}" if space else "left of the card"
    text = f"With {other} {where}"
    if (table.discs[table.at][slot] == n.BLACK) != (table.disc_colour == n.BLACK):
        text += ", which goes below" if below else ", which goes on top"
    notation = f"with-{slot - n.FIRST_SPACE + 1}" + ("-below" if below else "")
    return Choice(option, notation, text, "", (f"space-{space}" if space else "space-left",))
