"""From the component file to the Box, and what the file's parts must agree on."""

from collections.abc import Mapping
from typing import Any

import msgspec

from scherzo.core.box_texts import write_text
from scherzo.core.component_types import expect, expect_different
from scherzo.core.layout import Records, records
from scherzo.core.table import NOBODY
from scherzo.games.musical_chairs import names as n
from scherzo.games.musical_chairs.box import Box
from scherzo.games.musical_chairs.components import Components, Cushion, RuleNumbers

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


def build_box(components: Components, players: int, options: Mapping[str, str]) -> Records:
    """One Box for a table of so many players with these options."""
    check(components)
    boxes = records(Box)
    box = boxes[0]
    start = options.get("start", "random")
    box.start = NOBODY if start == "random" else int(start) - 1
    box.open_piles = options.get("score-piles", "open") == "open"
    box.move_max = components.rules.move_max
    put_cards(box, components)
    put_cushions(box, {cushion.id: cushion for cushion in components.cushions})
    for seat, colour in enumerate(components.markers.colours):
        write_text(box.marker_colour[seat], colour, "[markers] colours")
    return boxes


def put_cards(box: Any, components: Components) -> None:
    """Cards and chairs: suits in the order of their chairs."""
    for chair, suit in enumerate(sorted(components.suits, key=lambda s: s.board_position)):
        box.vp[chair * n.SUIT : chair * n.SUIT + n.REST] = suit.vp
        box.vp[chair * n.SUIT + n.REST] = suit.rest_vp
        write_text(box.suit_id[chair], suit.id, "[suits] id")
        write_text(box.suit_name[chair], suit.name, "[suits] name")
        write_text(box.suit_colour[chair], suit.colour, "[suits] colour")
    box.vp[n.FIRST_REPEAT :] = components.repeat_cards.vp
    write_text(box.repeat_colour, components.repeat_cards.colour, "[repeat_cards] colour")


def put_cushions(box: Any, by_id: Mapping[str, Cushion]) -> None:
    """Cushions and the numbers in their powers."""
    for number, name in enumerate(n.CUSHION_IDS):
        box.cushion_vp[number] = by_id[name].vp
        write_text(box.cushion_text[number], by_id[name].text, "[cushions] text")
    box.move_four_max = by_id["move_four"].move_max
    box.battle_bonus = by_id["battle_edge"].battle_bonus
    box.per_suit = by_id["suit_bonus"].bonus_per_suit
    box.per_rest = by_id["rest_bonus"].bonus_per_rest
    box.zero_card = by_id["zero_worth_two"].zero_card_vp
    box.group = by_id["three_suits"].group_size
    box.per_group = by_id["three_suits"].bonus_per_group


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


def check_rulings(rules: RuleNumbers) -> None:
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
