"""The typed form of components.toml: what an owner of the printed game may correct, with its bounds."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

Small = Annotated[int, Meta(ge=0, le=99)]
Some = Annotated[int, Meta(ge=1, le=99)]
Row = Annotated[int, Meta(ge=1, le=6)]
Name = Annotated[str, Meta(pattern="^[a-z][a-z0-9]{0,14}$")]
Provenance = Literal["printed", "public", "derived", "reconstructed", "mixed"]
Type = Literal["strings", "percussion", "woodwind", "brass"]
Kind = Literal["pianist", "harpist", "gong", "keytar", "singer"]
Colour = Literal["red", "yellow", "blue", "green", "white"]
ColourOrAny = Literal["red", "yellow", "blue", "green", "white", "any"]
ActionName = Literal["patron", "invest", "perform", "promote", "compose", "audition"]
EffectName = Literal[
    "credits", "experience", "fans", "prestige", "ap_back", "ap_limit", "ship_move", "star", "upgrade_musician",
    "upgrade_conductor", "symphony_dice", "symphony_supply", "advance_symphony", "musician_dice", "musician_supply",
    "patron_points", "activate_patron",
]  # fmt: skip


class Strict(Struct, frozen=True, forbid_unknown_fields=True):
    """A table without notes on its origin."""


class Noted(Strict, frozen=True):
    """A table that says where its values come from."""

    provenance: Provenance
    printed: tuple[str, ...] = ()
    why: str = ""


class Effect(Strict, frozen=True):
    """One step of a bonus; `stars` is the rank for the two effects that recruit."""

    do: EffectName
    n: Annotated[int, Meta(ge=1, le=20)] = 1
    stars: Annotated[int, Meta(ge=1, le=2)] | None = None


Bonus = Annotated[tuple[Effect, ...], Meta(min_length=1, max_length=4)]


class Title(Strict, frozen=True):
    """What game this is."""

    game: str
    designer: str
    publisher: str
    players_min: Annotated[int, Meta(ge=1, le=1)]
    players_max: Annotated[int, Meta(ge=4, le=4)]
    rounds: Annotated[int, Meta(ge=1, le=5)]
    data_version: Some


class Inventory(Noted, frozen=True, kw_only=True):
    """Counts as listed in the rulebook."""

    map_board: Some
    player_boards: Some
    musician_stage_sets: Some
    credit_tokens: Some
    symphony_tiles: Some
    fan_tokens: Some
    action_point_tiles: Some
    ships: Some
    star_markers: Some
    managers: Some
    prestige_markers: Some
    action_point_limit_markers: Some
    turn_order_cubes: Some
    experience_markers: Some
    action_point_markers: Some
    admiration_markers: Some
    top_hats: Some
    discs: Some
    round_cube: Some
    patron_cards: Some
    starting_fan_cards: Some
    starting_region_cards: Some
    musician_tiles: Some
    soloist_tiles: Some
    demand_tiles: Some
    turn_order_tiles: Some
    musician_dice: Some
    symphony_dice: Some
    plaques_50_100: Some
    plaques_150_200: Some
    bags: Some
    maestro_cube: Some
    record_cards: Some
    maestro_cards: Some


class Vocabulary(Noted, frozen=True, kw_only=True):
    """The words of the game, in the order used everywhere."""

    musician_types: tuple[Type, Type, Type, Type]
    soloist_kinds: tuple[Kind, Kind, Kind, Kind, Kind]
    symphony_colours: tuple[Colour, Colour, Colour, Colour, Colour]
    player_colours: tuple[str, str, str, str]
    actions: tuple[ActionName, ActionName, ActionName, ActionName, ActionName, ActionName]


class Limits(Noted, frozen=True, kw_only=True):
    """Caps, prices and rewards that hold for everybody."""

    experience_max: Some
    fans_max: Annotated[int, Meta(ge=1, le=6)]
    action_point_limit_max: Annotated[int, Meta(ge=1, le=30)]
    action_points_max: Annotated[int, Meta(ge=1, le=30)]
    discs_per_player: Some
    top_hats_per_player: Annotated[int, Meta(ge=8, le=8)]
    musicians_per_type: Annotated[int, Meta(ge=1, le=9)]
    soloists_per_kind: Annotated[int, Meta(ge=1, le=1)]
    special_recruit_extra_credits: Small
    special_recruit_admiration: Small
    demand_first_bonus: Small
    demand_musician_prestige: tuple[Small, Small, Small, Small]
    demand_symphony_prestige: tuple[Small, Small, Small]
    standing_ovation: Small
    tour_moves_per_strength: Annotated[int, Meta(ge=1, le=9)]
    merch_credits_per_strength: Small
    pass_reward_experience: Small
    pass_reward_credits: Small
    pass_penalty_prestige: Small


class FreeActions(Noted, frozen=True, kw_only=True):
    """Prices of the free actions."""

    fans_for_action_point: Some
    fans_for_ship_step: Some
    fans_for_experience: Some
    fans_for_strength: Some
    experience_for_action_point: Some
    fans_for_reroll: Some


class StartMusician(Strict, frozen=True):
    """A musician everybody starts with; these have no stars."""

    type: Type
    stars: Literal[0]


class Setup(Noted, frozen=True, kw_only=True):
    """What players start with."""

    start_prestige: Small
    start_experience: Small
    start_action_points: Annotated[int, Meta(ge=0, le=0)]
    start_action_point_limit: Annotated[int, Meta(ge=1, le=30)]
    start_credits_by_turn_position: tuple[Small, Small, Small, Small]
    start_symphonies: Annotated[int, Meta(ge=2, le=2)]
    start_musicians: tuple[StartMusician, ...]
    patrons_in_play: Annotated[int, Meta(ge=7, le=7)]
    two_player_blocked_black_keys: tuple[Some, ...]
    record_cards_face_up_extra: Annotated[int, Meta(ge=0, le=1)]


class Scoring(Noted, frozen=True, kw_only=True):
    """The end scoring."""

    admiration_first: Small
    admiration_second: Small
    admiration_two_player_first: Small
    tie_for_first: Literal["pool", "place_only"]
    silver_slot: Small
    gold_slot: Small
    credits_per_prestige: Some


class AuditionRow(Strict, frozen=True):
    """A row of Audition."""

    row: Row
    credits: Small
    musicians: Small


class PromoteRow(Strict, frozen=True):
    """A row of Promote."""

    row: Row
    credits: Small
    experience: Small
    upgrade_points: Small


class ComposeRow(Strict, frozen=True):
    """A row of Compose."""

    row: Row
    experience: Small
    symphonies: Small


class PatronRow(Strict, frozen=True):
    """A row of Patron."""

    row: Row
    patron_points: Small


class PerformRow(Strict, frozen=True):
    """A row of Perform."""

    row: Row
    soloists: Small
    experience: Small


class InvestRow(Strict, frozen=True):
    """A row of Invest with its two uses."""

    row: Row
    gain_experience: Small
    pay_experience: Small
    limit_plus: Small


class AuditionTable(Noted, frozen=True, kw_only=True):
    """The action table of Audition."""

    rows: Annotated[tuple[AuditionRow, ...], Meta(min_length=6, max_length=6)]


class PromoteTable(Noted, frozen=True, kw_only=True):
    """The action table of Promote."""

    rows: Annotated[tuple[PromoteRow, ...], Meta(min_length=6, max_length=6)]


class ComposeTable(Noted, frozen=True, kw_only=True):
    """The action table of Compose."""

    rows: Annotated[tuple[ComposeRow, ...], Meta(min_length=6, max_length=6)]


class PatronTable(Noted, frozen=True, kw_only=True):
    """The action table of Patron."""

    rows: Annotated[tuple[PatronRow, ...], Meta(min_length=6, max_length=6)]


class PerformTable(Noted, frozen=True, kw_only=True):
    """The action table of Perform."""

    rows: Annotated[tuple[PerformRow, ...], Meta(min_length=6, max_length=6)]


class InvestTable(Noted, frozen=True, kw_only=True):
    """The action table of Invest."""

    rows: Annotated[tuple[InvestRow, ...], Meta(min_length=6, max_length=6)]


class ActionTables(Strict, frozen=True):
    """The six action tables."""

    audition: AuditionTable
    promote: PromoteTable
    compose: ComposeTable
    patron: PatronTable
    perform: PerformTable
    invest: InvestTable


class ActionPointTiles(Noted, frozen=True, kw_only=True):
    """The six Action Point tiles."""

    values: tuple[Row, Row, Row, Row, Row, Row]


class HatLevel(Strict, frozen=True):
    """One level of top hats and the bonus of each hat."""

    level: Some
    hats: Annotated[tuple[Bonus, ...], Meta(min_length=1)]


Pair = tuple[Colour, Colour]


class PlayerBoard(Noted, frozen=True, kw_only=True):
    """A player board."""

    symphony_columns: Annotated[int, Meta(ge=2, le=8)]
    conductor_slots: tuple[Pair, Pair, Pair, Pair, Pair]
    top_hat_levels: tuple[HatLevel, ...]


class PrestigeMarker(Strict, frozen=True):
    """Prestige for moving off the last white key of a set."""

    after_set: Some
    prestige: Small


class PianoKey(Strict, frozen=True):
    """A black key."""

    key: Annotated[int, Meta(ge=1, le=31)]
    set: Some
    left: Small
    bonus: Bonus


class Piano(Noted, frozen=True, kw_only=True):
    """The piano track."""

    set_sizes: Annotated[tuple[Annotated[int, Meta(ge=1, le=4)], ...], Meta(min_length=1, max_length=15)]
    credits_by_set: tuple[Small, ...]
    last_position: Annotated[int, Meta(ge=1, le=62)]
    overflow_prestige_per_star: Small
    prestige_markers: tuple[PrestigeMarker, ...]
    keys: tuple[PianoKey, ...]


class PlanetKind(Strict, frozen=True):
    """A planet of every region."""

    name: Name
    circles: Annotated[int, Meta(ge=1, le=3)]
    start: bool


class Map(Noted, frozen=True, kw_only=True):
    """Regions, planets and lines."""

    regions: tuple[Name, Name, Name, Name, Name, Name]
    planets_per_region: Annotated[tuple[PlanetKind, ...], Meta(min_length=1, max_length=6)]
    lines: tuple[tuple[str, str], ...]


class Reward(Strict, frozen=True):
    """A reward on an admiration track."""

    space: Annotated[int, Meta(ge=1, le=15)]
    bonus: Bonus


class Admiration(Noted, frozen=True, kw_only=True):
    """The admiration tracks."""

    start: Annotated[int, Meta(ge=0, le=0)]
    last_space: Annotated[int, Meta(ge=1, le=15)]
    overflow_prestige_per_step: Small
    tracks: dict[str, tuple[Reward, ...]]


class PerType(Strict, frozen=True):
    """Musician tiles of one type."""

    zero_star: Some
    one_two_star: Some
    three_star: Some


class Musicians(Noted, frozen=True, kw_only=True):
    """The musician tiles."""

    per_type: PerType


class SoloistTiles(Noted, frozen=True, kw_only=True):
    """The soloist tiles and what they do in a concert."""

    stars: Annotated[int, Meta(ge=0, le=3)]
    copies_per_kind: Some
    bonus: dict[Kind, Bonus]


Faces = Annotated[tuple[str, ...], Meta(min_length=6, max_length=6)]


class DiceFaces(Noted, frozen=True, kw_only=True):
    """The faces of the dice."""

    symphony_die_faces: Annotated[tuple[ColourOrAny, ...], Meta(min_length=6, max_length=6)]
    musician_die_faces: tuple[Faces, Faces, Faces, Faces]


class Symphonies(Noted, frozen=True, kw_only=True):
    """The symphony tiles."""

    copies_per_colour: Annotated[int, Meta(ge=1, le=15)]


class Wanted(Strict, frozen=True):
    """A musician a Demand tile asks for."""

    type: Literal["strings", "percussion", "woodwind", "brass", "any"]
    stars: Annotated[int, Meta(ge=0, le=3)]


class DemandTile(Strict, frozen=True):
    """A Demand tile."""

    id: Annotated[int, Meta(ge=1, le=18)]
    musicians: tuple[Wanted, Wanted, Wanted]
    symphonies: tuple[Colour, Colour]


class Demand(Noted, frozen=True, kw_only=True):
    """The Demand tiles."""

    tiles: tuple[DemandTile, ...]


class NeededMusician(Strict, frozen=True):
    """A musician a patron wants to see."""

    type: Type
    stars: Annotated[int, Meta(ge=0, le=3)]


class Need(Strict, frozen=True):
    """The condition of a patron's prestige space."""

    musicians: tuple[NeededMusician, ...] = ()
    symphonies: tuple[Colour, ...] = ()
    soloists: Small = 0
    conductor: Annotated[int, Meta(ge=0, le=5)] = 0


class PatronCard(Strict, frozen=True):
    """A Patron card."""

    id: str
    cost: Small
    prestige: Small
    need: Need
    ability: Bonus


class Patrons(Noted, frozen=True, kw_only=True):
    """The Patron cards."""

    cards: tuple[PatronCard, ...]


class TurnTile(Strict, frozen=True):
    """A Turn Order tile."""

    id: str
    spaces: tuple[Bonus, Bonus, Bonus, Bonus]


class TurnTiles(Noted, frozen=True, kw_only=True):
    """The Turn Order tiles."""

    tiles: tuple[TurnTile, TurnTile, TurnTile, TurnTile]


class StartingRegions(Noted, frozen=True, kw_only=True):
    """The Starting Region cards."""

    cards: tuple[str, ...]


class FanCard(Strict, frozen=True):
    """A Starting Fan card."""

    id: str
    planets: tuple[str, ...]


class StartingFans(Noted, frozen=True, kw_only=True):
    """The Starting Fan cards."""

    cards: tuple[FanCard, FanCard, FanCard, FanCard]


class RecordLevel(Strict, frozen=True):
    """A level of Record cards."""

    level: Annotated[int, Meta(ge=1, le=3)]
    sale_credits: Small
    silver: Small
    gold: Small
    min_strength: Row


class RecordCard(Strict, frozen=True):
    """A Record card."""

    id: str
    level: Annotated[int, Meta(ge=1, le=3)]
    need: Annotated[tuple[ColourOrAny, ...], Meta(min_length=1, max_length=5)]


class RecordCards(Noted, frozen=True, kw_only=True):
    """The Record cards of the variant."""

    levels: tuple[RecordLevel, RecordLevel, RecordLevel]
    cards: tuple[RecordCard, ...]


Rounds = Annotated[tuple[Small, ...], Meta(min_length=5, max_length=5)]


class MaestroLevel(Strict, frozen=True):
    """How strong the Maestro is."""

    limit_by_round: Rounds
    round_end_prestige: Small


class MaestroLevels(Strict, frozen=True):
    """The three difficulties."""

    apprentice: MaestroLevel
    virtuoso: MaestroLevel
    legend: MaestroLevel


class Solo(Noted, frozen=True, kw_only=True):
    """The solo mode."""

    perform_base_by_round: Rounds
    compose_late_bonus_from_round: Small
    default_difficulty: Literal["virtuoso"]
    difficulty: MaestroLevels


class MaestroCard(Strict, frozen=True):
    """A Maestro card."""

    id: str
    action: ActionName
    otherwise: ActionName
    region: str
    takes: Literal["musician", "soloist"]


class MaestroCards(Noted, frozen=True, kw_only=True):
    """The Maestro's deck."""

    cards: tuple[MaestroCard, ...]


class Components(Strict, frozen=True):
    """Everything in the box, as components.toml tells it."""

    meta: Title
    inventory: Inventory
    vocabulary: Vocabulary
    limits: Limits
    free_actions: FreeActions
    setup: Setup
    scoring: Scoring
    actions: ActionTables
    action_point_tiles: ActionPointTiles
    player_board: PlayerBoard
    piano: Piano
    map: Map
    admiration: Admiration
    musicians: Musicians
    soloists: SoloistTiles
    dice: DiceFaces
    symphonies: Symphonies
    demand: Demand
    patrons: Patrons
    turn_order: TurnTiles
    starting_regions: StartingRegions
    starting_fans: StartingFans
    records: RecordCards
    solo: Solo
    solo_cards: MaestroCards
