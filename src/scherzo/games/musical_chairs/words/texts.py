"""What cards, chairs and cushions are called: ids for the picture, names for sentences."""

from functools import lru_cache
from typing import Any, Final, Literal, NamedTuple

from scherzo.core.box_texts import read_text
from scherzo.core.reading import Reading, read_box
from scherzo.games.musical_chairs import names as n
from scherzo.games.musical_chairs.rules.cards import is_repeat, is_rest, number_of, suit_of

CUSHION_NAMES = (
    "Top of the deck",
    "Suit bonus",
    "Score higher",
    "Zero worth two",
    "Three suits",
    "Rest bonus",
    "Switch a card",
    "Vacant chair",
    "Hand plus one",
    "Two lowest",
    "Battle edge",
    "Pass once",
    "Move four",
    "Move back",
    "Stop the music",
    "Hop over",
)

Kind = Literal["chair", "rest", "repeat"]
"""Kinds of cards."""
CHAIR_CARD: Final = "chair"
REST: Final = "rest"
REPEAT: Final = "repeat"


class Printed(NamedTuple):
    """What a box's cards and chairs are called."""

    suit_ids: tuple[str, ...]
    suit_names: tuple[str, ...]
    chair_names: tuple[str, ...]
    colours: tuple[str, ...]  # of suits and chairs
    kinds: tuple[Kind, ...]  # of cards
    suits: tuple[int, ...]  # of cards; Repeats have none of the eight
    numbers: tuple[int, ...]  # of cards; 0 for Rests and Repeats
    card_ids: tuple[str, ...]
    card_names: tuple[str, ...]
    the_cards: tuple[str, ...]  # inside a sentence
    priced_cards: tuple[str, ...]  # inside a sentence, with their points
    the_chairs: tuple[str, ...]
    card_elements: tuple[str, ...]  # in the picture
    chair_elements: tuple[str, ...]
    cushion_texts: tuple[str, ...]
    dancer_colours: tuple[str, ...]


def printed(box: Any) -> Printed:
    """All names of a box."""
    return names_in(read_box(box))


@lru_cache(maxsize=64)
def names_in(box: Reading) -> Printed:
    """All names of a box, read once."""
    suit_ids = tuple(read_text(room) for room in box.suit_id)
    chair_names = tuple(read_text(room) for room in box.suit_name)
    suit_names = tuple(name.lower() for name in chair_names)
    kinds = tuple(kind_of(card) for card in range(n.CARDS))
    suits = tuple(int(suit_of(card)) for card in range(n.CARDS))
    numbers = tuple(int(number_of(card)) for card in range(n.CARDS))
    ids, names, the_cards, priced = [], [], [], []
    for card, kind in enumerate(kinds):
        if kind == REPEAT:
            ids.append(f"repeat-{card - n.FIRST_REPEAT + 1}")
            names.append(f"Repeat of {box.vp[card]} VP")
            the_cards.append(f"a {names[card]}")
            priced.append(the_cards[card])
        else:
            suit = suits[card]
            ids.append(f"{suit_ids[suit]}-{'rest' if kind == REST else numbers[card]}")
            names.append(f"{suit_names[suit]} {'Rest' if kind == REST else numbers[card]}")
            the_cards.append(f"the {names[card]}")
            priced.append(f"{the_cards[card]} ({own_points(box.vp[card])})")
    return Printed(
        suit_ids=suit_ids,
        suit_names=suit_names,
        chair_names=chair_names,
        colours=tuple(read_text(room) for room in box.suit_colour),
        kinds=kinds,
        suits=suits,
        numbers=numbers,
        card_ids=tuple(ids),
        card_names=tuple(names),
        the_cards=tuple(the_cards),
        priced_cards=tuple(priced),
        the_chairs=tuple(f"the {name} chair" for name in suit_names),
        card_elements=tuple(f"card-{name}" for name in ids),
        chair_elements=tuple(f"chair-{name}" for name in suit_ids),
        cushion_texts=tuple(with_dancers(read_text(room)) for room in box.cushion_text),
        dancer_colours=tuple(read_text(room) for room in box.marker_colour),
    )


def kind_of(card: int) -> Kind:
    """What kind of card it is."""
    return REPEAT if is_repeat(card) else REST if is_rest(card) else CHAIR_CARD


def with_dancers(text: str) -> str:
    """A printed text in our words: what the box calls markers, all other texts call dancers."""
    return text.replace("marker", "dancer")


def own_points(vp: int) -> str:
    """The printed points of a card: a cushion may make more of a 0."""
    return f"{vp} VP" if vp else "0 VP of its own"


def suit_id(box: Any, suit: int) -> str:
    """The id of a suit and its chair: cello."""
    return printed(box).suit_ids[suit]


def suit_name(box: Any, suit: int) -> str:
    """The name of a suit inside a sentence: cello."""
    return printed(box).suit_names[suit]


def card_id(box: Any, card: int) -> str:
    """The id of a card: cello-9, cello-rest, repeat-3."""
    return printed(box).card_ids[card]


def card_name(box: Any, card: int) -> str:
    """A card on its own: cello 9, cello Rest, Repeat of 2 VP."""
    return printed(box).card_names[card]


def the_card(box: Any, card: int) -> str:
    """A card inside a sentence: the cello 9, a Repeat of 2 VP."""
    return printed(box).the_cards[card]


def priced_card(box: Any, card: int) -> str:
    """A card inside a sentence with its points: the cello 9 (3 VP), a Repeat of 2 VP."""
    return printed(box).priced_cards[card]


def the_chair(box: Any, chair: int) -> str:
    """A chair inside a sentence: the cello chair."""
    return printed(box).the_chairs[chair]


def the_cushion(cushion: int) -> str:
    """A cushion inside a sentence: cushion Pass once."""
    return f"cushion {CUSHION_NAMES[cushion]}"


def cushion_worth(box: Reading, cushion: int) -> str:
    """A cushion's fixed points: its power may bring more."""
    return f"{box.cushion_vp[cushion]} VP of its own"


def card_element(box: Any, card: int) -> str:
    """The picture's id of a card."""
    return printed(box).card_elements[card]


def chair_element(box: Any, chair: int) -> str:
    """The picture's id of a chair."""
    return printed(box).chair_elements[chair]


def cushion_element(cushion: int) -> str:
    """The picture's id of a cushion."""
    return f"cushion-{n.CUSHION_IDS[cushion]}"


def dancer_element(seat: int) -> str:
    """The picture's id of a dancer."""
    return f"marker-{seat}"
