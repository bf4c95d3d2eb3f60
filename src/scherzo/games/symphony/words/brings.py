"""What things bring, in a few words for hints: cards, good seats, control, Musician tokens."""

from functools import cache

from scherzo.core.english import counted, listed
from scherzo.core.reading import Reading
from scherzo.games.symphony import names as n
from scherzo.games.symphony.rules.looks import abilities_seen, control_seen, tokens_seen
from scherzo.games.symphony.words.texts import ABILITY_TITLES

IN_SHORT = {
    n.OW: "may cover a disc of others",
    n.BOW: "its black discs may cover a disc of others",
    n.SOW: "must cover a disc of others",
    n.BSOW: "its black discs must cover a disc of others",
    n.PROTECTION: "hard to cover",
    n.FLAT: "may play flat notes",
    n.SHARP: "may play sharp notes",
    n.IMMINENT: "plays once before all others",
    n.SOLO: "plays its dotted discs in one turn",
    n.CHAINING: "plays several discs in a row",
    n.ABSOLUTE: "3 more discs, played last, for no points of their own",
    n.OBSESSIVE: "then the one in front plays again",
    n.DISTURBING: "others of its Column lose a disc",
}
"""What an ability means to somebody who has never met it."""


@cache
def abilities_words(bits: int, virtuosity: int) -> tuple[str, ...]:
    """Abilities by name, each with what it means in a few words."""
    found = [f"{ABILITY_TITLES[bit]} ({means})" for bit, means in IN_SHORT.items() if bits & bit]
    if virtuosity:
        found.append(f"Virtuosity {virtuosity} ({counted(virtuosity, 'point')} more for each of your discs)")
    return tuple(found)


def discs_words(own: int, black: int) -> str:
    """Own and black discs: 2 discs and 1 black one."""
    if not own:
        return counted(black, "black disc")
    return counted(own, "disc") + (f" and {counted(black, 'black one')}" if black else "")


def card_brings(box: Reading, card: int) -> str:
    """A card: its discs and abilities, and what a good seat adds."""
    if card == n.CARD_CONDUCTOR:
        return "control of whoever conducts, whose discs you add to Instruments of yours"
    spaces = box.spaces[card]
    discs = discs_words(spaces.count(n.WHITE), spaces.count(n.BLACK_SPACE))
    if box.parts[card] > 1:
        return f"{discs} in {box.parts[card]} Parts, which different players may control"
    words = [discs]
    words += abilities_words(box.basic[card][0], box.bonus[card][0])
    more = unlocked_words(box, card)
    return ", ".join(words) + (f"; well placed also {more}" if more else "")


def unlocked_words(box: Reading, card: int) -> str:
    """What a card gains by a good seat."""
    spaces = box.spaces[card]
    own, black = spaces.count(n.GREY_LINKED), spaces.count(n.BLACK_LINKED)
    discs = [discs_words(own, black)] if own or black else []
    return listed([*discs, *abilities_words(box.unlock[card], box.bonus_unlock[card])], nothing="")


def well_placed_brings(box: Reading, card: int) -> str:
    """What a good seat does for a card."""
    more = unlocked_words(box, card)
    return f"well placed: unlocks {more}" if more else "well placed"


def control_brings(box: Reading, table: Reading, at: int, part: int) -> str:
    """What control of an Instrument, a Part or a black space would bring now."""
    own, black = control_seen(box, table, at, part)
    discs = discs_words(own, black)
    if at == n.CONDUCTOR:
        return f"{discs} to add to Instruments of yours while they play"
    bits, bonus = abilities_seen(box, table, at, part)
    words = ", ".join([discs, *abilities_words(bits, bonus)])
    if at == n.CONCERTMASTER:
        return f"{words}; plays once in every Movement, and wins ties"
    if box.parts[table.card[at]] > 1 or not box.dots[table.card[at]]:
        return words
    return f"{words}; {'well placed' if table.well[at] else 'not well placed'}"


def token_played(box: Reading, table: Reading, seat: int, token: int) -> str:
    """What a Musician token would do on the Instrument that plays."""
    if token == n.CLEF_TOKEN and not box.clefs:
        return f"{counted(tokens_seen(box, table, seat)[n.TOKENS], 'point')} now"
    if token == n.PROLONGED and table.at == n.CONCERTMASTER:
        return "swaps one of its discs, black for yours or yours for black"
    return token_does(box, token)


def token_does(box: Reading, token: int) -> str:
    """What a Musician token does."""
    if token == n.CLEF_TOKEN:
        if box.clefs:
            return "the Instrument has all three Clefs"
        return f"{counted(box.clef_vp, 'point')} for each Clef of an Instrument"
    return {
        n.PROLONGED: "one more disc for the Instrument",
        n.FLAT_SHARP: "the Instrument plays flat and sharp notes",
        n.CHAINING_TOKEN: "discs of the Instrument may follow each other on neighbouring notes",
        n.PROTECTION_TOKEN: "your discs from it lie on a black one and are hard to overwrite",
        n.VIRTUOSITY_TOKEN: "each of your discs from it scores 1 point more",
        n.OVERWRITING_TOKEN: "your discs from it may overwrite a single disc of another player",
        n.ECLECTIC: "the Instrument counts as well placed",
    }[token]
