"""Invariants of a table: every component accounted for, every number in its range. For tests and doubts."""

from typing import Any

from scherzo.core.arrays import with_arrays
from scherzo.core.members import holds
from scherzo.games.philharmonix import names as n


def problems(box: Any, table: Any) -> list[str]:
    """What is wrong on this table, in words; empty when all is well."""
    box, table = with_arrays(box), with_arrays(table)
    found: list[str] = []
    seats = range(box.seats)
    humans = [seat for seat in seats if not (box.solo and seat == n.MAESTRO)]

    def expect(good: bool, text: str) -> None:
        if not good:
            found.append(text)

    def same(what: str, counted: int, wanted: int) -> None:
        expect(counted == wanted, f"{what}: {counted} on the table, {wanted} in the box")

    same("credits", table.credits.sum(), table.bank)
    same("fans", table.fans.sum() + bits(table.planet_fans) + table.fan_supply, box.fan_tokens)
    check_symphonies(box, table, same)
    check_musicians(box, table, same)
    check_discs_and_hats(box, table, humans, same)
    same(
        "Demand tiles laid",
        sorted(table.demand) == [t for t in range(n.DEMANDS) if table.demand_place[t] == 1],
        True,
    )
    expect(len(set(table.patrons)) == n.COLUMN, "a patron lies in the column twice")
    expect(sorted(table.strengths) == sorted(box.strengths), "Action Point tiles changed")
    expect(sorted(table.order[: box.seats]) == list(seats), "the turn order is not one of the seats")
    if box.records:
        check_records(box, table, expect)
    for seat in humans:
        expect(0 <= table.experience[seat] <= box.experience_max, f"experience of seat {seat} out of range")
        expect(0 <= table.fans[seat] <= box.fans_max, f"fans of seat {seat} out of range")
        expect(0 <= table.ap[seat] <= box.ap_max, f"action points of seat {seat} out of range")
        expect(box.start_limit <= table.limit[seat] <= box.limit_max, f"limit of seat {seat} out of range")
        expect(table.credits[seat] >= 0, f"credits of seat {seat} below 0")
        for kind in range(n.TYPES):
            expect(table.musicians[seat, kind].sum() <= box.places, f"seat {seat} has too many musicians of a type")
        expect(all(s in (0, 1) for s in table.soloists[seat]), f"seat {seat} has a soloist twice")
    for seat in seats:
        expect(0 <= table.stars[seat] <= box.last_position, f"star marker of seat {seat} off the piano")
        expect(table.prestige[seat] >= 0, f"prestige of seat {seat} below 0")
        expect(all(0 <= a <= box.track_end for a in table.admiration[seat]), f"admiration of seat {seat} off the track")
    expect(table.waiting == 0 or table.menu_size > 1, "a seat is asked without a choice")
    return found


def bits(number: Any) -> int:
    """How many members a bit set has."""
    return int(number).bit_count()


def check_symphonies(box: Any, table: Any, same: Any) -> None:
    """15 symphony tiles of each colour."""
    for colour in range(n.COLOURS):
        in_columns = (table.column_colour == colour).sum()
        in_slots = table.silver[:, colour].sum() + table.gold[:, colour].sum()
        same(
            f"symphonies of colour {colour}",
            in_columns + in_slots + table.symphony_supply[colour],
            box.symphony_copies,
        )


def check_musicians(box: Any, table: Any, same: Any) -> None:
    """Musicians by type and rank, soloists by kind."""
    for kind in range(n.TYPES):
        ranks = table.musicians[:, kind].sum(axis=0)
        same(f"0-star musicians of type {kind}", ranks[0] + table.zeros_gone[kind], box.zero_tiles)
        same(
            f"1/2-star musicians of type {kind}",
            ranks[1] + ranks[2] + table.tile_supply[kind],
            box.one_two_tiles,
        )
        laid = (table.region_musician == kind).sum()
        away = table.black_bag[kind] + table.musicians_gone[kind]
        same(f"3-star musicians of type {kind}", ranks[3] + laid + away, box.three_tiles)
    for kind in range(n.SOLOISTS):
        laid = (table.region_soloist == kind).sum()
        away = table.purple_bag[kind] + table.soloists_gone[kind]
        same(f"soloists of kind {kind}", table.soloists[:, kind].sum() + laid + away, box.soloist_copies)


def check_discs_and_hats(box: Any, table: Any, humans: list[int], same: Any) -> None:
    """12 discs and 8 hats for each player."""
    for seat in humans:
        planets = (table.planet_disc == seat).sum()
        demands = sum(holds(discs, seat) for discs in table.demand_discs)
        keys = (table.key_owner == seat).sum()
        same(f"sets of keys of seat {seat}", bits(table.sets[seat]), keys)
        discs = planets + demands + keys + bits(table.conductor[seat]) + table.discs[seat]
        same(f"discs of seat {seat}", discs, box.discs)
        patrons = sum(holds(hats, seat) for hats in table.patron_hats)
        same(f"hats of seat {seat} on patrons", patrons, bits(table.hats[seat]))


def check_records(box: Any, table: Any, expect: Any) -> None:
    """Every Record card is in one place."""
    row = sorted(card for card in table.record_row if card >= 0)
    expect(
        row == [c for c in range(26) if table.record_place[c] == n.FACE_UP],
        "the Record row is not what lies face up",
    )
    bottom = sorted(table.record_bottom[: table.record_bottom_size])
    expect(
        bottom == [c for c in range(26) if table.record_place[c] == n.BOTTOM],
        "sold Record cards are not under the deck",
    )
