"""What cards, chairs and cushions are called: ids for the picture, names for sentences."""

from functools import lru_cache
from typing import Any, NamedTuple

from scherzo.core.box_texts import read_text
from scherzo.core.reading import Reading, read_box
from scherzo.games.musical_chairs import names as n

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


class Printed(NamedTuple):
    """What a box's cards and chairs are called."""

    suit_ids: tuple[str, ...]
    suit_names: tuple[str, ...]
    chair_names: tuple[str, ...]
    colours: tuple[str, ...]  # of suits and chairs
    card_ids: tuple[str, ...]
    card_names: tuple[str, ...]
    the_cards: tuple[str, ...]  # inside a sentence
    the_chairs: tuple[str, ...]
    card_elements: tuple[str, ...]  # in the picture
    chair_elements: tuple[str, ...]
    cushion_texts: tuple[str, ...]
    marker_colours: tuple[str, ...]


def printed(box: Any) -> Printed:
    """All names of a box."""
    return names_in(read_box(box))


@lru_cache(maxsize=64)
def names_in(box: Reading) -> Printed:
    """All names of a box, read once."""
    suit_ids = tuple(read_text(room) for room in box.suit_id)
    chair_names = tuple(read_text(room) for room in box.suit_name)
    suit_names = tuple(name.lower() for name in chair_names)
    ids, names = [], []
    for card in range(n.CARDS):
        suit, rank = divmod(card, n.SUIT)
        if card >= n.FIRST_REPEAT:
            ids.append(f"repeat-{card - n.FIRST_REPEAT + 1}")
            names.append(f"Repeat of {box.vp[card]} VP")
        else:
            ids.append(f"{suit_ids[suit]}-{'rest' if rank == n.REST else rank + 1}")
            names.append(f"{suit_names[suit]} {'Rest' if rank == n.REST else rank + 1}")
    return Printed(
        suit_ids=suit_ids,
        suit_names=suit_names,
        chair_names=chair_names,
        colours=tuple(read_text(room) for room in box.suit_colour),
        card_ids=tuple(ids),
        card_names=tuple(names),
        the_cards=tuple(f"{'a' if card >= n.FIRST_REPEAT else 'the'} {name}" for card, name in enumerate(names)),
        the_chairs=tuple(f"the {name} chair" for name in suit_names),
        card_elements=tuple(f"card-{name}" for name in ids),
        chair_elements=tuple(f"chair-{name}" for name in suit_ids),
        cushion_texts=tuple(read_text(room) for room in box.cushion_text),
        marker_colours=tuple(read_text(room) for room in box.marker_colour),
    )


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


def the_chair(box: Any, chair: int) -> str:
    """A chair inside a sentence: the cello chair."""
    return printed(box).the_chairs[chair]


def the_cushion(cushion: int) -> str:
    """A cushion inside a sentence: cushion Pass once."""
    return f"cushion {CUSHION_NAMES[cushion]}"


def card_element(box: Any, card: int) -> str:
    """The picture's id of a card."""
    return printed(box).card_elements[card]


def chair_element(box: Any, chair: int) -> str:
    """The picture's id of a chair."""
    return printed(box).chair_elements[chair]


def cushion_element(cushion: int) -> str:
    """The picture's id of a cushion."""
    return f"cushion-{n.CUSHION_IDS[cushion]}"


def listed(parts: list[str], nothing: str = "nothing") -> str:
    """Parts of a sentence: a, b and c."""
    if not parts:
        return nothing
    return parts[0] if len(parts) == 1 else f"{', '.join(parts[:-1])} and {parts[-1]}"


def counted(number: int, thing: str) -> str:
    """A number of things: 1 card, 3 cards, no cards."""
    return f"{number or 'no'} {thing}{'' if number == 1 else 's'}"


def seats_in(bits: int) -> list[str]:
    """The seats of a bit set, as texts write them."""
    return [f"{{{seat}}}" for seat in range(bits.bit_length()) if bits >> seat & 1]
