"""Filling the view of a table, by positive listing."""

from typing import Any, Literal

from scherzo.core.reading import Reading, read_box, read_table
from scherzo.games.philharmonix import names as n
from scherzo.games.philharmonix.rules.looks import ConcertLook, Looks, looks
from scherzo.games.philharmonix.shown.structs import (
    Action,
    Concert,
    Effect,
    Hat,
    Key,
    Limits,
    NeedPart,
    Patron,
    Pending,
    Planet,
    Price,
    RecordCard,
    Region,
    Reward,
    Row,
    Seat,
    Symphony,
    Turn,
    View,
)
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
        waiting=members(table.waiting),
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
        dice_aside=(members(table.musician_aside), members(table.symphony_aside)),
        regions=tuple(region_view(box, table, region) for region in range(n.REGIONS)),
        patrons=tuple(patron_view(box, table, place) for place in range(n.COLUMN)),
        keys=tuple(key_view(box, table, left) for left in range(box.last_position) if box.key_at[left]),
        piano_credits=tuple(int(c) for c in box.credits_at[: box.last_position + 1]),
        piano_prestige=tuple((at, int(p)) for at, p in enumerate(box.marker_at) if p),
        hats=tuple(hat_view(box, hat) for hat in range(n.HATS)),
        conductor_slots=tuple(tuple(texts.COLOUR_NAMES[c] for c in members(slot)) for slot in box.slot_colours),
        columns=box.columns,
        symphony_supply=tuple(int(x) for x in table.symphony_supply),
        black_bag=tuple(int(x) for x in table.black_bag),
        purple_bag=tuple(int(x) for x in table.purple_bag),
        demand_pile=sum(bool(place == n.PILE) for place in table.demand_place),
        fan_supply=table.fan_supply,
        records=tuple(record_view(box, table, card) for card in table.record_row if box.records and card >= 0),
        record_deck=sum(bool(place == n.DECK) for place in table.record_place) if box.records else 0,
        sold_records=tuple(texts.record_name(int(card)) for card in table.record_bottom[: table.record_bottom_size]),
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
        seats=tuple(seat_view(box, table, seat) for seat in seats),
    )


def seen_by_rules(box: Reading, table: Reading) -> Looks:
    """What the rules say about concerts, prices and flights."""
    return table.once("looks", lambda: looks(box, table))


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


def members(bits: Any) -> tuple[int, ...]:
    """The members of a bit set."""
    return tuple(at for at in range(16) if (int(bits) >> at) & 1)


def turn_view(box: Reading, table: Reading) -> Turn:
    """The turn in progress and what is pending in it."""
    return Turn(
        seat=table.active,
        action="" if table.action < 0 else texts.ACTION_NAMES[table.action],
        strength=table.strength,
        boosted=bool(table.boosted),
        must_pass=bool(table.forced),
        pending=tuple(text for at in reversed(range(table.depth)) if (text := pending_words(table.stack[at]))),
        left=tuple(left for at in reversed(range(table.depth)) if (left := pending_view(table.stack[at]))),
        reach=tuple(
            (texts.planet_name(box, planet), steps)
            for planet, steps in enumerate(seen_by_rules(box, table).reach)
            if steps >= 0
        ),
    )


KINDS: dict[int, tuple[Literal["ship", "patron", "upgrade", "compose", "audition"], int]] = {
    n.SHIP: ("ship", n.SHIP_STEPS),
    n.IMPRESS: ("patron", n.IMPRESS_POINTS),
    n.UPGRADE: ("upgrade", n.UPGRADE_POINTS),
    n.COMPOSING: ("compose", n.COMPOSING_LEFT),
    n.AUDITIONING: ("audition", n.AUDITION_LEFT),
}
"""Frames that have something left, and where it stands in them."""


def pending_view(frame: Any) -> Pending | None:
    """What a frame still allows."""
    kind = frame[n.FRAME]
    if kind == n.TOUR:
        return Pending("tour", frame[n.TOUR_STRENGTH], frame[n.TOUR_STEPS])
    if kind == n.CONCERT and frame[n.CONCERT_STEP] == n.SOLOIST_STEP:
        return Pending("soloist", frame[n.CONCERT_SOLOISTS])
    if kind in KINDS:
        name, slot = KINDS[kind]
        return Pending(name, frame[slot])
    return None


def pending_words(frame: Any) -> str:
    """What a frame still allows, in words; empty for frames that need none."""
    kind, a, b = int(frame[0]), int(frame[1]), int(frame[2])
    if kind == n.TOUR:
        return f"{texts.amount(a, 'strength point')} and {texts.amount(b, 'ship step')} left"
    if kind == n.CONCERT:
        return f"{texts.amount(int(frame[6]), 'soloist')} may still be used"
    nouns = {
        n.SHIP: "ship step",
        n.IMPRESS: "patron point",
        n.UPGRADE: "upgrade point",
        n.COMPOSING: "symphony step",
        n.AUDITIONING: "musician",
    }
    return f"{texts.amount(a, nouns[kind])} left" if kind in nouns else ""


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
    look = seen_by_rules(box, table).prices[seat][action]
    closed: dict[int, Literal["", "repeat", "limit"]] = {n.MAY: "", n.SAME_ACTION: "repeat", n.TOO_MANY_POINTS: "limit"}
    return Price(
        seat=seat,
        ap=table.strengths[action],
        managers=members(look.managers),
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
        performed=members(table.demand_discs[region]),
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
    return Planet(
        name=texts.planet_name(box, planet),
        circles=box.circles[planet],
        fan=bool((table.planet_fans >> planet) & 1),
        disc=None if table.planet_disc[planet] < 0 else table.planet_disc[planet],
        ships=tuple(s for s in range(box.seats) if table.region[s] >= 0 and table.ship[s] == planet),
        lines=box.once(("lines", planet), lambda: joined_to(box, planet)),
        title=texts.planet_title(box, planet),
        start=box.start_planet[box.region_of[planet]] == planet,
    )


def joined_to(box: Reading, planet: int) -> tuple[str, ...]:
    """The planets that a planet has lines to."""
    return tuple(texts.planet_name(box, p) for p in range(box.planets) if (box.lines[planet] >> p) & 1)


def patron_view(box: Reading, table: Reading, place: int) -> Patron:
    """A patron of the column."""
    card = table.patrons[place]
    return Patron(
        name=texts.patron_name(card),
        cost=box.patron_cost[card],
        prestige=box.patron_prestige[card],
        need=texts.need_words(box, card),
        ability=texts.bonus(box, n.PATRON_LIST + card),
        impressed=members(table.patron_hats[place]),
        claimed=None if table.patron_claimed[place] < 0 else table.patron_claimed[place],
        id=texts.patron_id(card),
        effects=effects(box, n.PATRON_LIST + card),
        needs=needs_view(box, table, card),
        activated=bool((table.activated >> place) & 1),
    )


def needs_view(box: Reading, table: Reading, card: int) -> tuple[NeedPart, ...]:
    """A patron's condition, part by part, with the seats that meet each."""
    parts: list[NeedPart] = []
    for kind in range(n.TYPES):
        for stars in range(n.RANKS):
            for nth in range(1, box.need_musicians[card][kind][stars] + 1):
                met = tuple(seat for seat in range(box.seats) if table.musicians[seat][kind][stars] >= nth)
                parts.append(NeedPart("musician", texts.TYPE_NAMES[kind], stars, met))
    for colour in range(n.COLOURS):
        for nth in range(1, box.need_colours[card][colour] + 1):
            met = tuple(seat for seat in range(box.seats) if table.column_colour[seat].count(colour) >= nth)
            parts.append(NeedPart("symphony", texts.COLOUR_NAMES[colour], 1, met))
    if wanted := box.need_soloists[card]:
        met = tuple(seat for seat in range(box.seats) if sum(table.soloists[seat]) >= wanted)
        parts.append(NeedPart("soloists", "", wanted, met))
    if wanted := box.need_conductor[card]:
        met = tuple(seat for seat in range(box.seats) if table.conductor[seat].bit_count() >= wanted)
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
        name=texts.record_name(card),
        text=texts.record_words(box, card),
        id=texts.record_id(card),
        level=level,
        needs=colours or ("any",) * box.record_wild[card],
        sale=box.level_sale[level],
        silver=box.level_silver[level],
        gold=box.level_gold[level],
        owner=place - n.OWNED if place >= n.OWNED else None,
    )


def seat_view(box: Reading, table: Reading, seat: int) -> Seat:
    """A seat's board and markers."""
    manager, stars = table.manager[seat], table.stars[seat]
    return Seat(
        seat=seat,
        maestro=bool(box.solo) and seat == n.MAESTRO,
        prestige=table.prestige[seat],
        credits=table.credits[seat],
        experience=table.experience[seat],
        fans=table.fans[seat],
        ap=table.ap[seat],
        limit=table.limit[seat],
        stars=stars,
        credits_per_symphony=box.credits_at[stars],
        discs=table.discs[seat],
        ship=texts.planet_name(box, table.ship[seat]) if table.region[seat] >= 0 else "",
        manager=texts.ACTION_NAMES[manager] if manager >= 0 else "",
        start=texts.region_name(box, table.region[seat]) if table.region[seat] >= 0 else "",
        passed=bool((table.passed >> seat) & 1),
        hats=tuple(hat + 1 for hat in members(table.hats[seat])),
        conductor=tuple(slot + 1 for slot in members(table.conductor[seat])),
        musicians=tuple(
            tuple(rank for rank in range(n.RANKS) for _ in range(table.musicians[seat][kind][rank]))
            for kind in range(n.TYPES)
        ),
        soloists=tuple(texts.SOLOIST_NAMES[kind] for kind in range(n.SOLOISTS) if table.soloists[seat][kind]),
        symphonies=tuple(
            Symphony(
                c + 1, texts.COLOUR_NAMES[table.column_colour[seat][c]], texts.ROW_NAMES[table.column_row[seat][c]]
            )
            for c in range(box.columns)
            if table.column_colour[seat][c] >= 0
        ),
        silver=tuple(int(x) for x in table.silver[seat]),
        gold=tuple(int(x) for x in table.gold[seat]),
        admiration=tuple(int(x) for x in table.admiration[seat]),
        keys=tuple(key for key in range(1, box.keys + 1) if table.key_owner[key] == seat),
        records=tuple(texts.record_name(c) for c in range(26) if table.record_place[c] == n.OWNED + seat),
        concerts=tuple(concert_view(look) for look in seen_by_rules(box, table).concerts[seat]),
    )


def concert_view(look: ConcertLook) -> Concert:
    """What a concert in a region would bring."""
    barred: dict[int, Literal["", "performed", "discs"]]
    barred = {n.MAY: "", n.PERFORMED_ALREADY: "performed", n.TOO_FEW_DISCS: "discs"}
    return Concert(
        musicians=tuple(bool(look.musicians >> i & 1) for i in range(3)),
        symphonies=tuple(bool(look.symphonies >> i & 1) for i in range(2)),
        first=look.first,
        for_musicians=look.for_musicians,
        for_symphonies=look.for_symphonies,
        ovation=look.ovation,
        prestige=look.first + look.for_musicians + look.for_symphonies + look.ovation,
        credits=look.credits,
        barred=barred[look.why_not],
    )
