"""What cards, chairs and cushions are called: ids for the picture, names for sentences."""

from typing import Any

from scherzo.games.musical_chairs.box import read
from scherzo.games.musical_chairs.names import CUSHION_IDS, FIRST_REPEAT, REST, SUIT

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


def suit_id(box: Any, suit: int) -> str:
    """The id of a suit and its chair: cello."""
    return read(box.suit_id[suit])


def suit_name(box: Any, suit: int) -> str:
    """The name of a suit inside a sentence: cello."""
    return read(box.suit_name[suit]).lower()


def card_id(box: Any, card: int) -> str:
    """The id of a card: cello-9, cello-rest, repeat-3."""
    if card >= FIRST_REPEAT:
        return f"repeat-{card - FIRST_REPEAT + 1}"
    suit, rank = divmod(int(card), SUIT)
    return f"{suit_id(box, suit)}-{'rest' if rank == REST else rank + 1}"


def card_name(box: Any, card: int) -> str:
    """A card on its own: cello 9, cello Rest, Repeat of 2 VP."""
    if card >= FIRST_REPEAT:
        return f"Repeat of {box.vp[card]} VP"
    suit, rank = divmod(int(card), SUIT)
    return f"{suit_name(box, suit)} {'Rest' if rank == REST else rank + 1}"


def the_card(box: Any, card: int) -> str:
    """A card inside a sentence: the cello 9, a Repeat of 2 VP."""
    article = "a" if card >= FIRST_REPEAT else "the"
    return f"{article} {card_name(box, card)}"


def the_chair(box: Any, chair: int) -> str:
    """A chair inside a sentence: the cello chair."""
    return f"the {suit_name(box, chair)} chair"


def the_cushion(cushion: int) -> str:
    """A cushion inside a sentence: cushion Pass once."""
    return f"cushion {CUSHION_NAMES[cushion]}"


def card_element(box: Any, card: int) -> str:
    """The picture's id of a card."""
    return f"card-{card_id(box, card)}"


def chair_element(box: Any, chair: int) -> str:
    """The picture's id of a chair."""
    return f"chair-{suit_id(box, chair)}"


def cushion_element(cushion: int) -> str:
    """The picture's id of a cushion."""
    return f"cushion-{CUSHION_IDS[cushion]}"


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
