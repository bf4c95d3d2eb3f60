"""What anybody sees of a table, as typed data. Nothing is hidden but the future."""

from typing import Literal

import msgspec


class Effect(msgspec.Struct, frozen=True):
    """One step of a bonus."""

    do: str  # one of names.EFFECT_NAMES
    n: int  # how much; for recruits the stars


class Planet(msgspec.Struct, frozen=True):
    """A planet of the map."""

    name: str
    circles: int
    fan: bool
    disc: int | None  # seat
    ships: tuple[int, ...]  # seats
    lines: tuple[str, ...]  # planets joined to it
    title: str  # in words
    neighbours: tuple[str, ...]  # as lines, in words
    start: bool  # the circled planet of its region


class Reward(msgspec.Struct, frozen=True):
    """A reward on an admiration track."""

    space: int
    effects: tuple[Effect, ...]


class Region(msgspec.Struct, frozen=True):
    """A region: its Demand tile, special musicians and planets."""

    name: str
    demand: int  # number of the tile
    wanted: str
    wanted_musicians: tuple[tuple[str, int], ...]  # type or "any", stars
    wanted_symphonies: tuple[str, ...]
    performed: tuple[int, ...]  # seats with a disc on the tile
    musician: str  # type of the three-star musician, "" for none
    soloist: str  # "" for none
    planets: tuple[Planet, ...]
    rewards: tuple[tuple[int, str], ...]  # space of the admiration track, bonus
    title: str
    track: tuple[Reward, ...]
    track_end: int  # the last space


class Row(msgspec.Struct, frozen=True):
    """A row of an action table: what it costs, how much of the action it gives, and experience gained."""

    row: int
    credits: int
    experience: int
    amount: int
    gain: int


class Price(msgspec.Struct, frozen=True):
    """What selecting an action would cost a seat now."""

    seat: int
    ap: int
    managers: tuple[int, ...]  # seats to be paid
    credits: int  # for each of them
    over: int  # prestige lost when passing after it, the Managers paid with credits as far as possible
    closed: Literal["", "repeat", "limit"]


class Action(msgspec.Struct, frozen=True):
    """An action: its tile, the Managers there and its six rows."""

    name: str
    strength: int
    managers: tuple[int, ...]
    rows: tuple[str, ...]
    table: tuple[Row, ...]
    prices: tuple[Price, ...]  # by seat


class NeedPart(msgspec.Struct, frozen=True):
    """A part of a patron's condition."""

    kind: Literal["musician", "symphony", "soloists", "conductor"]
    what: str  # type or colour
    n: int  # stars, or how many
    met: tuple[int, ...]  # seats that have it now; of equal parts the second needs two


class Patron(msgspec.Struct, frozen=True):
    """A patron of the column."""

    name: str
    cost: int
    prestige: int
    need: str
    ability: str
    impressed: tuple[int, ...]
    claimed: int | None  # seat on the prestige space
    id: str
    effects: tuple[Effect, ...]  # of the ability
    needs: tuple[NeedPart, ...]
    activated: bool  # this turn


class Key(msgspec.Struct, frozen=True):
    """A black key of the piano."""

    key: int
    set: int
    left: int  # white key on its left
    bonus: str
    owner: int | None  # seat
    blocked: bool
    effects: tuple[Effect, ...]


class Hat(msgspec.Struct, frozen=True):
    """A top hat's spot on every player board."""

    hat: int
    level: int
    bonus: str
    effects: tuple[Effect, ...]


class Symphony(msgspec.Struct, frozen=True):
    """A symphony on a player board."""

    column: int
    colour: str
    row: str


class Concert(msgspec.Struct, frozen=True):
    """What a concert in a region would bring a seat now."""

    musicians: tuple[bool, ...]  # which of the wanted ones it has
    symphonies: tuple[bool, ...]
    first: int  # prestige for the first disc on the tile
    for_musicians: int
    for_symphonies: int
    ovation: int
    prestige: int  # the sum
    credits: int
    barred: Literal["", "performed", "discs"]


class Seat(msgspec.Struct, frozen=True):
    """A player's board and markers, or the Maestro's."""

    seat: int
    maestro: bool
    prestige: int
    credits: int
    experience: int
    fans: int
    ap: int
    limit: int
    stars: int
    credits_per_symphony: int
    discs: int
    ship: str
    manager: str
    start: str  # region
    passed: bool
    hats: tuple[int, ...]  # used
    conductor: tuple[int, ...]  # slots with a disc
    musicians: tuple[tuple[int, ...], ...]  # for each type the star ranks held
    soloists: tuple[str, ...]
    symphonies: tuple[Symphony, ...]
    silver: tuple[int, ...]  # slot, by colour
    gold: tuple[int, ...]
    admiration: tuple[int, ...]  # by region
    keys: tuple[int, ...]
    records: tuple[str, ...]
    concerts: tuple[Concert, ...]  # by region


class RecordCard(msgspec.Struct, frozen=True):
    """A Record card in sight."""

    name: str
    text: str
    id: str
    level: int
    needs: tuple[str, ...]  # colours, or "any" for each different one
    sale: int
    silver: int
    gold: int
    owner: int | None


class Pending(msgspec.Struct, frozen=True):
    """Something of a turn that is not finished."""

    kind: Literal["tour", "ship", "patron", "upgrade", "compose", "audition", "soloist"]
    n: int  # points, steps, musicians ... left
    steps: int = 0  # of a tour: steps of the opened point


class Turn(msgspec.Struct, frozen=True):
    """The turn in progress."""

    seat: int
    action: str  # "" before selecting
    strength: int
    boosted: bool
    must_pass: bool
    pending: tuple[str, ...]  # the newest first
    left: tuple[Pending, ...]  # the newest first
    reach: tuple[tuple[str, int], ...]  # while a ship moves: planet, most steps left there


class LastConcert(msgspec.Struct, frozen=True):
    """The latest concert."""

    seat: int
    planet: str
    region: str
    musicians: tuple[bool, ...]  # which of the wanted ones matched
    symphonies: tuple[bool, ...]
    first: int  # prestige for the first disc on the tile
    for_musicians: int
    for_symphonies: int
    ovation: int
    prestige: int  # all of it; the Maestro's has other reasons
    credits: int
    admiration: int  # circles of the planet


class Maestro(msgspec.Struct, frozen=True):
    """The card the Maestro turned over last, and why its turn went as it did."""

    card: str  # its id, "" before the first
    action: str
    otherwise: str
    region: str
    takes: str  # "musician" or "soloist"
    used: str  # the action it played, "" when it passed instead
    why: tuple[str, ...]


class Limits(msgspec.Struct, frozen=True):
    """The caps of a player board."""

    experience: int
    fans: int
    ap: int
    discs: int


class Printed(msgspec.Struct, frozen=True):
    """What the component file says and explanations quote."""

    limit_max: int  # the highest limit of action points
    places: int  # for musicians of a type
    first_bonus: int  # prestige for the first concert of a round in a region
    guest_credits: int  # what recruiting a region's guest costs more
    guest_admiration: int
    soloist_stars: int
    tour_moves: int  # ship steps for a point of strength
    merch_credits: int
    pass_penalty: int  # prestige for each action point beyond the limit
    fans_for_ap: int
    fans_for_step: int
    fans_for_experience: int
    fans_for_strength: int
    fans_for_reroll: int
    experience_for_ap: int
    silver_slot: int  # prestige of a symphony
    gold_slot: int
    credits_per_prestige: int


class View(msgspec.Struct, frozen=True):
    """The whole table."""

    round: int
    rounds: int
    over: bool
    waiting: tuple[int, ...]
    order: tuple[int, ...]
    turn: Turn
    next_order: tuple[int | None, ...]  # cubes on the spaces for the next round
    turn_tiles: tuple[tuple[str, ...], ...]  # bonuses of the spaces, for rounds 2 to 5
    actions: tuple[Action, ...]
    musician_dice: tuple[str, ...]
    symphony_dice: tuple[str, ...]
    dice_aside: tuple[tuple[int, ...], tuple[int, ...]]
    regions: tuple[Region, ...]
    patrons: tuple[Patron, ...]
    keys: tuple[Key, ...]
    piano_credits: tuple[int, ...]  # by white key
    piano_prestige: tuple[tuple[int, int], ...]  # white key, prestige for moving off it
    hats: tuple[Hat, ...]
    conductor_slots: tuple[tuple[str, ...], ...]
    columns: int
    symphony_supply: tuple[int, ...]
    black_bag: tuple[int, ...]
    purple_bag: tuple[int, ...]
    demand_pile: int
    fan_supply: int
    records: tuple[RecordCard, ...]  # face up
    record_deck: int
    sold_records: tuple[str, ...]  # under the deck, first sold first
    owned_records: tuple[RecordCard, ...]
    maestro_discards: tuple[int, ...]
    maestro_bonus: int
    seats: tuple[Seat, ...]
    turn_bonuses: tuple[tuple[tuple[Effect, ...], ...], ...]  # as turn_tiles
    musician_faces: tuple[tuple[str, int], ...]  # type and stars
    symphony_faces: tuple[str, ...]  # colour or "any"
    soloist_bonuses: tuple[tuple[Effect, ...], ...]
    limits: Limits
    printed: Printed
    last_concert: LastConcert | None
    maestro: Maestro | None  # in a solo game
    tie_break: str  # how a tie for the first place was broken, in words
