"""Components: the typed form of components.toml."""

from typing import Annotated, Literal

from msgspec import Meta

from scherzo.core.component_types import Noted, Provenance, Strict

Word = Annotated[str, Meta(pattern="^[a-z][a-z0-9_-]*$", max_length=24)]
Text = Annotated[str, Meta(min_length=1, max_length=110)]
Exactly1 = Annotated[int, Meta(ge=1, le=1)]
Exactly2 = Annotated[int, Meta(ge=2, le=2)]
Exactly8 = Annotated[int, Meta(ge=8, le=8)]
Small = Annotated[int, Meta(ge=0, le=9)]


class About(Strict, frozen=True):
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
    provenance: dict[str, Provenance]


class VpChecks(Noted, frozen=True):
    """[checks.vp]: totals of the victory points."""

    chair_total: int
    rest_total: int
    repeat_total: int
    deck_total: int
    chair_cards_by_vp: list[int]
    each_number_by_vp: list[int]


class Checks(Noted, frozen=True):
    """[checks]: the counts that the rest of the file must add up to."""

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


class Software(Noted, frozen=True):
    """[rules.software]: rulings of ours; a table's options may change the first two."""

    start_player: Literal["random"]
    score_piles_public: bool
    hand_discards_face_down: bool


class RuleNumbers(Noted, frozen=True):
    """[rules]: the numbers of the rulebook."""

    hand_size: Exactly8
    move_min: Exactly1
    move_max: Annotated[int, Meta(ge=1, le=7)]
    refill_to: Exactly8
    purchase_cost_cards: Exactly1
    random_starting_chair: bool
    software: Software


class Markers(Noted, frozen=True):
    """[markers]: the players' pieces."""

    colours: Annotated[list[Word], Meta(min_length=4, max_length=4)]
    per_colour: Exactly2


class Tokens(Noted, frozen=True):
    """[tokens]: other pieces."""

    music_stops_conductor: Exactly1


class Suit(Strict, frozen=True):
    """[[suits]]: a suit, its chair and its eleven cards."""

    id: Word
    name: Text
    colour: Word
    board_position: Annotated[int, Meta(ge=1, le=8)]
    vp: Annotated[list[Annotated[int, Meta(ge=0, le=3)]], Meta(min_length=10, max_length=10)]
    rest_vp: Small
    provenance: dict[str, Provenance]


class RepeatCards(Strict, frozen=True):
    """[repeat_cards]: the cards without a suit."""

    colour: Word
    vp: Annotated[list[Small], Meta(min_length=10, max_length=10)]
    provenance: dict[str, Provenance]


class Cushion(Noted, frozen=True):
    """[[cushions]]: a Chair Cushion token; the last keys belong to single cushions."""

    id: str
    text: Text
    vp: Small
    use: str
    once: Literal["", "game", "round"]
    optional: bool
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


class Components(Strict, frozen=True):
    """The whole of components.toml."""

    game: About
    sources: dict[str, str]
    checks: Checks
    rules: RuleNumbers
    markers: Markers
    tokens: Tokens
    suits: Annotated[list[Suit], Meta(min_length=8, max_length=8)]
    repeat_cards: RepeatCards
    cushions: Annotated[list[Cushion], Meta(min_length=16, max_length=16)]
