"""The typed form of components.toml, and what its parts must agree on."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from scherzo.core.parts import Noted, Provenance, Strict, expect, expect_different
from scherzo.games.musical_chairs import names as n

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


class Printed(Noted, frozen=True):
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
    rules: Printed
    markers: Markers
    tokens: Tokens
    suits: Annotated[list[Suit], Meta(min_length=8, max_length=8)]
    repeat_cards: RepeatCards
    cushions: Annotated[list[Cushion], Meta(min_length=16, max_length=16)]


OWN_KEYS = {
    "suit_bonus": ("bonus_per_suit",),
    "zero_worth_two": ("zero_card_vp",),
    "three_suits": ("group_size", "bonus_per_group"),
    "rest_bonus": ("bonus_per_rest",),
    "hand_plus_one": ("extra_cards",),
    "two_lowest": ("choice_width",),
    "battle_edge": ("battle_bonus",),
    "move_four": ("move_max",),
    "move_back": ("back_spaces",),
}
"""The keys that belong to one cushion only."""

POWERS = {
    "deck_top": ("end_of_round", "", False),
    "suit_bonus": ("final_scoring", "", False),
    "score_higher": ("hand_scoring", "game", True),
    "zero_worth_two": ("final_scoring", "", False),
    "three_suits": ("final_scoring", "", False),
    "rest_bonus": ("final_scoring", "", False),
    "switch_card": ("on_purchase", "game", True),
    "vacant_chair": ("chair_scoring", "", True),
    "hand_plus_one": ("refill", "", True),
    "two_lowest": ("turn", "", True),
    "battle_edge": ("battle", "", False),
    "pass_once": ("turn", "round", True),
    "move_four": ("movement", "", True),
    "move_back": ("movement", "", True),
    "stop_music": ("turn", "game", True),
    "hop_over": ("movement", "", True),
}
"""When each cushion works, how often, and whether its owner may leave it unused: rules, which no file can change."""


def check(components: Components) -> None:
    """What the types cannot say: ids are complete and unique, totals are right, and nothing is asked in vain."""
    suits = components.suits
    agrees("[suits] board_position", sorted(s.board_position for s in suits), list(range(1, n.CHAIRS + 1)))
    expect_different([s.id for s in suits], "[suits] id")
    expect_different([s.name for s in suits], "[suits] name")
    expect_different([s.colour for s in suits], "[suits] colour")
    expect_different(components.markers.colours, "[markers] colours")
    agrees("[cushions] id", sorted(c.id for c in components.cushions), sorted(n.CUSHION_IDS))
    check_totals(components)
    check_rulings(components.rules)
    for cushion in components.cushions:
        check_cushion(cushion)


def check_totals(components: Components) -> None:
    """The totals of [checks]."""
    chairs = [vp for suit in components.suits for vp in suit.vp]
    rests = sum(suit.rest_vp for suit in components.suits)
    repeats = sum(components.repeat_cards.vp)
    checks, vp = components.checks, components.checks.vp
    agrees("[checks.vp] chair_total", vp.chair_total, sum(chairs))
    agrees("[checks.vp] rest_total", vp.rest_total, rests)
    agrees("[checks.vp] repeat_total", vp.repeat_total, repeats)
    agrees("[checks.vp] deck_total", vp.deck_total, sum(chairs) + rests + repeats)
    agrees("[checks.vp] chair_cards_by_vp", vp.chair_cards_by_vp, [chairs.count(worth) for worth in range(4)])
    agrees("[checks] all_cards", checks.all_cards, checks.deck_size + checks.reference_cards)
    for number in range(1, n.REST + 1):
        of_number = [suit.vp[number - 1] for suit in components.suits]
        agrees(
            f"[checks.vp] each_number_by_vp (for the number {number})",
            vp.each_number_by_vp,
            [of_number.count(worth) for worth in range(4)],
        )


def check_rulings(rules: Printed) -> None:
    """Rulings that a file may state but not change: two belong to a table's options, one to the rules."""
    agrees("[rules] random_starting_chair", rules.random_starting_chair, False)
    agrees("[rules.software] score_piles_public", rules.software.score_piles_public, True)
    agrees("[rules.software] hand_discards_face_down", rules.software.hand_discards_face_down, True)


def check_cushion(cushion: Cushion) -> None:
    """A cushion works as the rules have it, and has no number that belongs to another one."""
    where = f"[cushions] {cushion.id}"
    use, once, optional = POWERS[cushion.id]
    agrees(f"{where}: use", cushion.use, use)
    agrees(f"{where}: once", cushion.once, once)
    agrees(f"{where}: optional", cushion.optional, optional)
    for key in msgspec.structs.fields(Cushion):
        if not key.required and key.name not in OWN_KEYS.get(cushion.id, ()):
            expect(getattr(cushion, key.name) == key.default, where, f"{key.name} belongs to another cushion")


def agrees(where: str, found: object, wanted: object) -> None:
    """Refuses a file in which a value is not what the rest of it, or the rules, make it."""
    expect(found == wanted, where, f"found {found}, expected {wanted}")
