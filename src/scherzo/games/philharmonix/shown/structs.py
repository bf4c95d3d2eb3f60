"""What anybody sees of a table, as typed data. Nothing is hidden but the future."""

import msgspec


class Planet(msgspec.Struct, frozen=True):
    """A planet of the map."""

    name: str
    circles: int
    fan: bool
    disc: int | None  # seat
    ships: tuple[int, ...]  # seats
    lines: tuple[str, ...]  # planets joined to it


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


class Action(msgspec.Struct, frozen=True):
    """An action: its tile, the Managers there and its six rows."""

    name: str
    strength: int
    managers: tuple[int, ...]
    rows: tuple[str, ...]


class Patron(msgspec.Struct, frozen=True):
    """A patron of the column."""

    name: str
    cost: int
    prestige: int
    need: str
    ability: str
    impressed: tuple[int, ...]
    claimed: int | None  # seat on the prestige space


class Key(msgspec.Struct, frozen=True):
    """A black key of the piano."""

    key: int
    set: int
    left: int  # white key on its left
    bonus: str
    owner: int | None  # seat
    blocked: bool


class Hat(msgspec.Struct, frozen=True):
    """A top hat's spot on every player board."""

    hat: int
    level: int
    bonus: str


class Symphony(msgspec.Struct, frozen=True):
    """A symphony on a player board."""

    column: int
    colour: str
    row: str


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


class RecordCard(msgspec.Struct, frozen=True):
    """A Record card in sight."""

    name: str
    text: str


class Turn(msgspec.Struct, frozen=True):
    """The turn in progress."""

    seat: int
    action: str  # "" before selecting
    strength: int
    boosted: bool
    must_pass: bool
    pending: tuple[str, ...]  # the newest first


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
