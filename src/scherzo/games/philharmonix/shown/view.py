"""Filling the view of a table, by positive listing."""

from typing import Any

from scherzo.core.members import members_of
from scherzo.core.reading import Reading, read_box, read_table
from scherzo.games.philharmonix import names as n
from scherzo.games.philharmonix.shown.board import (
    action_view,
    colour_or_any,
    effects,
    face,
    hat_view,
    key_view,
    patron_view,
    record_view,
    region_view,
)
from scherzo.games.philharmonix.shown.seats import seat_view
from scherzo.games.philharmonix.shown.structs import Limits, Printed, View
from scherzo.games.philharmonix.shown.turn import last_concert, maestro_view, tie_break, turn_view
from scherzo.games.philharmonix.words import texts


def view(box: Any, table: Any, viewer: int) -> View:
    """The table as any viewer sees it: Philharmonix hides nothing from anybody but what chance will bring."""
    known, seen = read_box(box), read_table(table)
    return seen.once("view", lambda: whole_view(known, seen))


def whole_view(box: Reading, table: Reading) -> View:
    """The whole table."""
    seats = range(box.seats)
    return View(
        round=table.round_number,
        rounds=box.rounds,
        over=not table.waiting,
        waiting=members_of(table.waiting),
        order=tuple(int(s) for s in table.order[: box.seats]),
        turn=turn_view(box, table),
        next_order=tuple(None if s < 0 else int(s) for s in table.spaces),
        turn_tiles=tuple(
            tuple(texts.bonus(box, n.TURN_LIST + int(tile) * n.SPACES + space) for space in range(n.SPACES))
            for tile in table.turn_tiles
        ),
        actions=tuple(action_view(box, table, action) for action in range(n.ACTIONS)),
        musician_dice=tuple(
            texts.musician(*(int(x) for x in box.musician_face[d][table.musician_dice[d]])) for d in range(n.DICE)
        ),
        symphony_dice=tuple(texts.COLOUR_NAMES[box.symphony_face[face]] for face in table.symphony_dice),
        dice_aside=(members_of(table.musician_aside), members_of(table.symphony_aside)),
        regions=tuple(region_view(box, table, region) for region in range(n.REGIONS)),
        patrons=tuple(patron_view(box, table, place) for place in range(n.COLUMN)),
        keys=tuple(key_view(box, table, left) for left in range(box.last_position) if box.key_at[left]),
        piano_credits=tuple(int(c) for c in box.credits_at[: box.last_position + 1]),
        piano_prestige=tuple((at, int(p)) for at, p in enumerate(box.marker_at) if p),
        hats=tuple(hat_view(box, hat) for hat in range(n.HATS)),
        conductor_slots=tuple(tuple(texts.COLOUR_NAMES[c] for c in members_of(slot)) for slot in box.slot_colours),
        columns=box.columns,
        symphony_supply=tuple(int(x) for x in table.symphony_supply),
        black_bag=tuple(int(x) for x in table.black_bag),
        purple_bag=tuple(int(x) for x in table.purple_bag),
        demand_pile=sum(bool(place == n.PILE) for place in table.demand_place),
        fan_supply=table.fan_supply,
        records=tuple(record_view(box, table, card) for card in table.record_row if box.records and card >= 0),
        record_deck=sum(bool(place == n.DECK) for place in table.record_place) if box.records else 0,
        sold_records=tuple(texts.record_name(box, card) for card in table.record_bottom[: table.record_bottom_size]),
        owned_records=tuple(record_view(box, table, c) for c in range(26) if table.record_place[c] >= n.OWNED),
        maestro_discards=tuple(card + 1 for card in range(33) if table.maestro_place[card] == n.DISCARDED),
        maestro_bonus=table.maestro_bonus,
        turn_bonuses=tuple(
            tuple(effects(box, n.TURN_LIST + tile * n.SPACES + space) for space in range(n.SPACES))
            for tile in table.turn_tiles
        ),
        musician_faces=tuple(face(box, die, table.musician_dice[die]) for die in range(n.DICE)),
        symphony_faces=tuple(colour_or_any(box.symphony_face[shown]) for shown in table.symphony_dice),
        soloist_bonuses=tuple(effects(box, n.SOLOIST_LIST + kind) for kind in range(n.SOLOISTS)),
        limits=Limits(box.experience_max, box.fans_max, box.ap_max, box.discs),
        printed=box.once("printed", lambda: printed(box)),
        last_concert=last_concert(box, table),
        maestro=maestro_view(box, table) if box.solo else None,
        tie_break=tie_break(box, table),
        seats=tuple(seat_view(box, table, seat) for seat in seats),
    )


def printed(box: Reading) -> Printed:
    """Values of the component file that is played with."""
    return Printed(
        limit_max=box.limit_max,
        places=box.places,
        first_bonus=box.first_bonus,
        guest_credits=box.special_credits,
        guest_admiration=box.special_admiration,
        soloist_stars=box.soloist_stars,
        tour_moves=box.tour_moves,
        merch_credits=box.merch_credits,
        pass_penalty=box.pass_penalty,
        fans_for_ap=box.fans_for_ap,
        fans_for_step=box.fans_for_step,
        fans_for_experience=box.fans_for_experience,
        fans_for_strength=box.fans_for_strength,
        fans_for_reroll=box.fans_for_reroll,
        experience_for_ap=box.experience_for_ap,
        silver_slot=box.silver_slot,
        gold_slot=box.gold_slot,
        credits_per_prestige=box.credits_per_prestige,
    )
