"""What comes in the box: the typed form of components.toml, and the Box record that the rules read."""

from collections.abc import Mapping
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from scherzo.core.errors import BadInput
from scherzo.core.layout import Array, Layout, Records, field, i1, records, u1
from scherzo.core.table import NOBODY
from scherzo.games.musical_chairs.names import CHAIRS, CUSHION_IDS, FIRST_REPEAT, REST, SUIT

TEXT = 120
"""Bytes that the Box keeps for a printed text."""


class Box(Layout):
    """Constant during a play. Suits are numbered by their chairs, clockwise from board position 1."""

    start: int = field(i1)  # the seat that starts, or NOBODY: drawn at random
    open_piles: int = field(i1)  # 1 = everybody may look through all score piles
    vp: Array = field(i1, 98)  # victory points of each card
    cushion_vp: Array = field(i1, 16)  # fixed victory points of each cushion
    move_max: int = field(i1)  # how far a marker walks
    move_four_max: int = field(i1)  # the same with the cushion move_four
    battle_bonus: int = field(i1)  # battle_edge adds this
    per_suit: int = field(i1)  # suit_bonus: VP for each suit
    per_rest: int = field(i1)  # rest_bonus: VP for each Rest played
    zero_card: int = field(i1)  # zero_worth_two: what a card of 0 VP counts
    group: int = field(i1)  # three_suits: so many suits ...
    per_group: int = field(i1)  # ... give this many VP
    suit_id: Array = field(u1, 8, TEXT)  # texts as UTF-8
    suit_name: Array = field(u1, 8, TEXT)
    suit_colour: Array = field(u1, 8, TEXT)
    repeat_colour: Array = field(u1, TEXT)
    marker_colour: Array = field(u1, 4, TEXT)
    cushion_text: Array = field(u1, 16, TEXT)


Word = Annotated[str, Meta(pattern="^[a-z][a-z0-9_-]*$", max_length=24)]
Text = Annotated[str, Meta(min_length=1, max_length=110)]
Source = Literal["printed", "public", "reconstructed"]
Exactly1 = Annotated[int, Meta(ge=1, le=1)]
Exactly2 = Annotated[int, Meta(ge=2, le=2)]
Exactly8 = Annotated[int, Meta(ge=8, le=8)]
Small = Annotated[int, Meta(ge=0, le=9)]


class About(msgspec.Struct, forbid_unknown_fields=True):
    """[game]: what stands on the lid."""

    id: Literal["musical-chairs"]
    title: Text
    designer: Text
    publisher: Text
    year: int
    min_players: Exactly2
    max_players: Annotated[int, Meta(ge=4, le=4)]
    min_age: int
    minutes: tuple[int, int]
    provenance: dict[str, Source]


class VpChecks(msgspec.Struct, forbid_unknown_fields=True):
    """[checks.vp]: totals of the victory points."""

    provenance: Source
    chair_total: int
    rest_total: int
    repeat_total: int
    deck_total: int
    chair_cards_by_vp: list[int]
    each_number_by_vp: list[int]


class Checks(msgspec.Struct, forbid_unknown_fields=True):
    """[checks]: the counts that the rest of the file must add up to."""

    provenance: Source
    deck_size: Annotated[int, Meta(ge=98, le=98)]
    chair_cards: Annotated[int, Meta(ge=80, le=80)]
    rest_cards: Exactly8
    repeat_cards: Annotated[int, Meta(ge=10, le=10)]
    reference_cards: int
    all_cards: int
    cushions: Annotated[int, Meta(ge=16, le=16)]
    cushions_in_play: Exactly8
    board_spaces: Exactly8
    vp: VpChecks


class Software(msgspec.Struct, forbid_unknown_fields=True):
    """[rules.software]: rulings that the table's options may change."""

    provenance: Source
    start_player: Literal["random"]
    score_piles_public: bool
    hand_discards_face_down: bool


class Printed(msgspec.Struct, forbid_unknown_fields=True):
    """[rules]: the numbers of the rulebook."""

    provenance: Source
    hand_size: Exactly8
    move_min: Exactly1
    move_max: Annotated[int, Meta(ge=1, le=7)]
    refill_to: Exactly8
    purchase_cost_cards: Exactly1
    random_starting_chair: bool
    software: Software


class Markers(msgspec.Struct, forbid_unknown_fields=True):
    """[markers]: the players' pieces."""

    provenance: Source
    colours: Annotated[list[Word], Meta(min_length=4, max_length=4)]
    per_colour: Exactly2


class Tokens(msgspec.Struct, forbid_unknown_fields=True):
    """[tokens]: other pieces."""

    provenance: Source
    music_stops_conductor: Exactly1


class Suit(msgspec.Struct, forbid_unknown_fields=True):
    """[[suits]]: a suit, its chair and its eleven cards."""

    id: Word
    name: Text
    colour: Word
    board_position: Annotated[int, Meta(ge=1, le=8)]
    vp: Annotated[list[Annotated[int, Meta(ge=0, le=3)]], Meta(min_length=10, max_length=10)]
    rest_vp: Small
    provenance: dict[str, Source]


class RepeatCards(msgspec.Struct, forbid_unknown_fields=True):
    """[repeat_cards]: the cards without a suit."""

    colour: Word
    vp: Annotated[list[Small], Meta(min_length=10, max_length=10)]
    provenance: dict[str, Source]


class Cushion(msgspec.Struct, forbid_unknown_fields=True):
    """[[cushions]]: a Chair Cushion token; the last keys belong to single cushions."""

    id: str
    text: Text
    vp: Small
    use: str
    once: Literal["", "game", "round"]
    optional: bool
    provenance: Source
    bonus_per_suit: Small = 0
    zero_card_vp: Small = 0
    group_size: Annotated[int, Meta(ge=1, le=8)] = 1
    bonus_per_group: Small = 0
    bonus_per_rest: Small = 0
    extra_cards: Exactly1 = 1
    choice_width: Exactly2 = 2
    battle_bonus: Small = 0
    move_max: Annotated[int, Meta(ge=1, le=7)] = 4
    back_spaces: Exactly1 = 1


class Components(msgspec.Struct, forbid_unknown_fields=True):
    """The whole of components.toml."""

    game: About
    sources: dict[str, str]
    checks: Checks
    rules: Printed
    markers: Markers
    tokens: Tokens
    suits: Annotated[list[Suit], Meta(min_length=8, max_length=8)]
    repeat_cards: RepeatCards
    cushions: Annotated[list[Cushion], Meta(min_length=16, max_length=16)]


def build_box(components: Components, players: int, options: Mapping[str, str]) -> Records:
    """One Box for a table of so many players with these options."""
    check(components)
    boxes = records(Box)
    box = boxes[0]
    start = options.get("start", "random")
    box.start = NOBODY if start == "random" else int(start) - 1
    box.open_piles = options.get("score-piles", "open") == "open"
    box.move_max = components.rules.move_max
    for chair, suit in enumerate(sorted(components.suits, key=lambda s: s.board_position)):
        box.vp[chair * SUIT : chair * SUIT + REST] = suit.vp
        box.vp[chair * SUIT + REST] = suit.rest_vp
        write(box.suit_id[chair], suit.id)
        write(box.suit_name[chair], suit.name)
        write(box.suit_colour[chair], suit.colour)
    box.vp[FIRST_REPEAT:] = components.repeat_cards.vp
    write(box.repeat_colour, components.repeat_cards.colour)
    for seat, colour in enumerate(components.markers.colours):
        write(box.marker_colour[seat], colour)
    by_id = {cushion.id: cushion for cushion in components.cushions}
    for number, name in enumerate(CUSHION_IDS):
        box.cushion_vp[number] = by_id[name].vp
        write(box.cushion_text[number], by_id[name].text)
    box.move_four_max = by_id["move_four"].move_max
    box.battle_bonus = by_id["battle_edge"].battle_bonus
    box.per_suit = by_id["suit_bonus"].bonus_per_suit
    box.per_rest = by_id["rest_bonus"].bonus_per_rest
    box.zero_card = by_id["zero_worth_two"].zero_card_vp
    box.group = by_id["three_suits"].group_size
    box.per_group = by_id["three_suits"].bonus_per_group
    return boxes


def check_options(players: int, options: Mapping[str, str]) -> None:
    """The start player must be one of the players."""
    start = options.get("start", "random")
    if start != "random" and int(start) > players:
        raise BadInput(
            f"Option start = {start}: there are only {players} players. Use random or a seat from 1 to {players}."
        )


def check(components: Components) -> None:
    """What the types cannot say: ids are complete and unique, the totals of [checks] are right."""
    expect("suits", "board_position", sorted(s.board_position for s in components.suits), list(range(1, CHAIRS + 1)))
    unique("suits", "id", [s.id for s in components.suits])
    unique("suits", "name", [s.name for s in components.suits])
    unique("suits", "colour", [s.colour for s in components.suits])
    unique("markers", "colours", components.markers.colours)
    expect("cushions", "id", sorted(c.id for c in components.cushions), sorted(CUSHION_IDS))
    chairs = [vp for suit in components.suits for vp in suit.vp]
    rests = sum(suit.rest_vp for suit in components.suits)
    repeats = sum(components.repeat_cards.vp)
    checks, vp = components.checks, components.checks.vp
    expect("checks.vp", "chair_total", vp.chair_total, sum(chairs))
    expect("checks.vp", "rest_total", vp.rest_total, rests)
    expect("checks.vp", "repeat_total", vp.repeat_total, repeats)
    expect("checks.vp", "deck_total", vp.deck_total, sum(chairs) + rests + repeats)
    expect("checks.vp", "chair_cards_by_vp", vp.chair_cards_by_vp, [chairs.count(n) for n in range(4)])
    expect("checks", "all_cards", checks.all_cards, checks.deck_size + checks.reference_cards)


def expect(table: str, key: str, found: object, wanted: object) -> None:
    """Refuses a components file whose parts do not agree."""
    if found != wanted:
        raise BadInput(f"components.toml, [{table}] {key}: found {found}, expected {wanted}.")


def unique(table: str, key: str, found: list[str]) -> None:
    """Refuses a name used twice."""
    for name in found:
        if found.count(name) > 1:
            raise BadInput(
                f"components.toml, [{table}] {key}: '{name}' is there twice, expected {len(found)} different ones."
            )


def write(room: Array, text: str) -> None:
    """Puts a text into its room in the Box."""
    encoded = text.encode()
    if len(encoded) > len(room):
        raise BadInput(f"components.toml: the text '{text}' is longer than {len(room)} bytes; shorten it.")
    room[: len(encoded)] = list(encoded)


def read(room: Array) -> str:
    """A text of the Box."""
    return bytes(room).rstrip(b"\0").decode()
