"""What lies on the map board and beside it: actions, regions, patrons, keys, Record cards."""

from functools import lru_cache
from typing import Literal

from scherzo.core.english import capital
from scherzo.core.members import holds, members_of
from scherzo.core.reading import Reading
from scherzo.games.philharmonix import names as n
from scherzo.games.philharmonix.shown.structs import (
    Action,
    Effect,
    Hat,
    Key,
    NeedPart,
    Patron,
    Planet,
    Price,
    RecordCard,
    Region,
    Reward,
    Row,
)
from scherzo.games.philharmonix.words import texts


def action_view(box: Reading, table: Reading, action: int) -> Action:
    """An action on the board."""
    managers = tuple(seat for seat in range(box.seats) if table.manager[seat] == action)
    rows = box.once(("rows", action), lambda: tuple(texts.row_words(box, action, row) for row in range(1, 7)))
    return Action(
        name=texts.ACTION_NAMES[action],
        strength=table.strengths[action],
        managers=managers,
        rows=rows,
        table=box.once(("table", action), lambda: tuple(row_view(box, action, row) for row in range(1, 7))),
        prices=tuple(price_view(box, table, action, seat) for seat in range(box.seats)),
    )


def row_view(box: Reading, action: int, row: int) -> Row:
    """A row of an action table."""
    credits, experience = box.row_credits[action][row], box.row_experience[action][row]
    return Row(row, credits, experience, box.row_amount[action][row], box.row_gain[action][row])


def price_view(box: Reading, table: Reading, action: int, seat: int) -> Price:
    """What selecting an action would cost a seat now."""
    look = texts.seen_by_rules(box, table).prices[seat][action]
    closed: dict[int, Literal["", "repeat", "limit"]] = {n.MAY: "", n.SAME_ACTION: "repeat", n.TOO_MANY_POINTS: "limit"}
    return Price(
        seat=seat,
        ap=table.strengths[action],
        managers=members_of(look.managers),
        credits=table.round_number,
        over=look.lost,
        closed=closed[look.why_not],
    )


def region_view(box: Reading, table: Reading, region: int) -> Region:
    """A region of the map."""
    tile, kind, soloist = (
        table.demand[region],
        table.region_musician[region],
        table.region_soloist[region],
    )
    return Region(
        name=texts.region_name(box, region),
        demand=tile + 1,
        wanted=texts.demand_words(box, tile),
        wanted_musicians=tuple(
            ("any" if kind < 0 else texts.TYPE_NAMES[kind], int(stars))
            for kind, stars in zip(box.wanted_type[tile], box.wanted_stars[tile], strict=True)
        ),
        wanted_symphonies=tuple(texts.COLOUR_NAMES[c] for c in box.wanted_colour[tile]),
        performed=members_of(table.demand_discs[region]),
        musician=texts.TYPE_NAMES[kind] if kind >= 0 else "",
        soloist=texts.SOLOIST_NAMES[soloist] if soloist >= 0 else "",
        planets=tuple(planet_view(box, table, p) for p in range(box.planets) if box.region_of[p] == region),
        rewards=box.once(("rewards", region), lambda: rewards(box, region)),
        title=texts.region_title(box, region),
        track=box.once(("track", region), lambda: track(box, region)),
        track_end=box.track_end,
    )


def rewards(box: Reading, region: int) -> tuple[tuple[int, str], ...]:
    """The bonuses of a region's admiration track."""
    track = (
        (space, texts.bonus(box, n.ADMIRATION_LIST + region * 16 + space)) for space in range(1, box.track_end + 1)
    )
    return tuple((space, text) for space, text in track if text)


def track(box: Reading, region: int) -> tuple[Reward, ...]:
    """The rewards of a region's admiration track, as data."""
    spaces = ((space, effects(box, n.ADMIRATION_LIST + region * 16 + space)) for space in range(1, box.track_end + 1))
    return tuple(Reward(space, bonus) for space, bonus in spaces if bonus)


def planet_view(box: Reading, table: Reading, planet: int) -> Planet:
    """A planet."""
    fan, disc = holds(table.planet_fans, planet), table.planet_disc[planet]
    ships = tuple([s for s in range(box.seats) if table.ship[s] == planet and table.region[s] >= 0])
    return planet_with(box, planet, fan, None if disc < 0 else disc, ships)


@lru_cache(maxsize=4096)
def planet_with(box: Reading, planet: int, fan: bool, disc: int | None, ships: tuple[int, ...]) -> Planet:
    """A planet with what is there. The same few are seen at many tables, move after move."""
    return Planet(
        name=texts.planet_name(box, planet),
        circles=box.circles[planet],
        fan=fan,
        disc=disc,
        ships=ships,
        lines=box.once(("lines", planet), lambda: joined_to(box, planet)),
        title=texts.planet_title(box, planet),
        neighbours=box.once(("neighbours", planet), lambda: neighbours(box, planet)),
        start=box.start_planet[box.region_of[planet]] == planet,
    )


def joined_to(box: Reading, planet: int) -> tuple[str, ...]:
    """The planets that a planet has lines to."""
    return tuple(texts.planet_name(box, p) for p in members_of(box.lines[planet]))


def neighbours(box: Reading, planet: int) -> tuple[str, ...]:
    """The same in words."""
    return tuple(texts.planet_title(box, p) for p in members_of(box.lines[planet]))


def patron_view(box: Reading, table: Reading, place: int) -> Patron:
    """A patron of the column."""
    card = table.patrons[place]
    return Patron(
        name=capital(texts.patron_name(box, card)),
        cost=box.patron_cost[card],
        prestige=box.patron_prestige[card],
        need=texts.need_words(box, card),
        ability=texts.bonus(box, n.PATRON_LIST + card),
        impressed=members_of(table.patron_hats[place]),
        claimed=None if table.patron_claimed[place] < 0 else table.patron_claimed[place],
        id=texts.patron_id(card),
        effects=effects(box, n.PATRON_LIST + card),
        needs=needs_view(box, card, table.musicians, table.column_colour, table.soloists, table.conductor),
        activated=holds(table.activated, place),
    )


@lru_cache(maxsize=4096)
def needs_view(
    box: Reading,
    card: int,
    musicians: tuple[tuple[tuple[int, ...], ...], ...],
    column_colour: tuple[tuple[int, ...], ...],
    soloists: tuple[tuple[int, ...], ...],
    conductor: tuple[int, ...],
) -> tuple[NeedPart, ...]:
    """A patron's condition, part by part, with the seats that meet each by what they have."""
    parts: list[NeedPart] = []
    for kind in range(n.TYPES):
        for stars in range(n.RANKS):
            for nth in range(1, box.need_musicians[card][kind][stars] + 1):
                met = tuple(seat for seat in range(box.seats) if musicians[seat][kind][stars] >= nth)
                parts.append(NeedPart("musician", texts.TYPE_NAMES[kind], stars, met))
    for colour in range(n.COLOURS):
        for nth in range(1, box.need_colours[card][colour] + 1):
            met = tuple(seat for seat in range(box.seats) if column_colour[seat].count(colour) >= nth)
            parts.append(NeedPart("symphony", texts.COLOUR_NAMES[colour], 1, met))
    if wanted := box.need_soloists[card]:
        met = tuple(seat for seat in range(box.seats) if sum(soloists[seat]) >= wanted)
        parts.append(NeedPart("soloists", "", wanted, met))
    if wanted := box.need_conductor[card]:
        met = tuple(seat for seat in range(box.seats) if conductor[seat].bit_count() >= wanted)
        parts.append(NeedPart("conductor", "", wanted, met))
    return tuple(parts)


def key_view(box: Reading, table: Reading, left: int) -> Key:
    """A black key."""
    key = box.key_at[left]
    owner = table.key_owner[key]
    taken = owner if owner not in (n.FREE, n.BLOCKED) else None
    bonus = n.KEY_LIST + key
    return Key(key, box.key_set[key], left, texts.bonus(box, bonus), taken, owner == n.BLOCKED, effects(box, bonus))


def hat_view(box: Reading, hat: int) -> Hat:
    """A top hat's spot."""
    bonus = n.HAT_LIST + hat
    return Hat(hat + 1, box.hat_level[hat], texts.bonus(box, bonus), effects(box, bonus))


def record_view(box: Reading, table: Reading, card: int) -> RecordCard:
    """A Record card."""
    level, place = box.record_level[card], table.record_place[card]
    colours = tuple(texts.COLOUR_NAMES[c] for c in range(n.COLOURS) for _ in range(box.record_need[card][c]))
    return RecordCard(
        name=texts.record_name(box, card),
        text=texts.record_words(box, card),
        id=texts.record_id(card),
        level=level,
        needs=colours or ("any",) * box.record_wild[card],
        sale=box.level_sale[level],
        silver=box.level_silver[level],
        gold=box.level_gold[level],
        owner=place - n.OWNED if place >= n.OWNED else None,
    )


def effects(box: Reading, number: int) -> tuple[Effect, ...]:
    """A bonus as data."""

    def read() -> tuple[Effect, ...]:
        start = box.list_start[number]
        return tuple(
            Effect(n.EFFECT_NAMES[what], many) for what, many in box.effect[start : start + box.list_size[number]]
        )

    return box.once(("effects", number), read)


def face(box: Reading, die: int, shown: int) -> tuple[str, int]:
    """A musician die as it lies."""
    kind, stars = box.musician_face[die][shown]
    return texts.TYPE_NAMES[kind], stars


def colour_or_any(colour: int) -> str:
    """A colour, or "any" for one of choice."""
    return "any" if colour == n.ANY else texts.COLOUR_NAMES[colour]
