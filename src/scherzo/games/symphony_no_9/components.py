"""components.toml as typed data: an owner's corrected file is checked against these structs when it is read."""

from typing import Annotated, Literal

from msgspec import Meta

from scherzo.core.component_types import Noted, Provenance, Strict

Small = Annotated[int, Meta(ge=0, le=20)]
Count = Annotated[int, Meta(ge=1, le=200)]
Reputation = Annotated[int, Meta(ge=0, le=100)]
Amount = Annotated[int, Meta(ge=-20, le=20)]
Points = Annotated[float, Meta(ge=0, le=100)]
Text = Annotated[str, Meta(min_length=1, max_length=40)]
Slug = Annotated[str, Meta(pattern="^[a-z][a-z0-9-]*$", max_length=16)]
Players = Literal[2, 3, 4]
Side = Literal["A", "B"]


class About(Noted, frozen=True):
    """[meta]: the printed game."""

    id: Literal["symphony-no-9"]
    title: str
    designers: tuple[str, ...]
    publisher: str
    year: int
    players_min: Literal[2]
    players_max: Literal[4]
    minutes: tuple[int, int]


class Basics(Noted, frozen=True):
    """[game]: the numbers of the rules."""

    rounds: Literal[6]
    sponsor_turns: Literal[3]
    free_cubes_first_turn: Annotated[int, Meta(ge=1, le=3)]
    cost_second_turn: Small
    cost_third_turn: Small
    starting_money: Annotated[int, Meta(ge=0, le=500)]
    coins_per_point: Annotated[int, Meta(ge=1, le=20)]
    last_work_points: Small
    major_patron_discard_divisor: Annotated[int, Meta(ge=1, le=20)]


class Inventory(Noted, frozen=True):
    """[inventory]: what lies in the box."""

    royal_concert_boards: Count
    player_boards: Count
    career_tracks: Count
    musician_tiles: Count
    composition_tiles: Count
    musician_rank_markers: Count
    donation_cubes: Count
    donation_cubes_used_per_color: Count
    scoring_tiles_4p: Count
    scoring_tiles_2_3p: Count
    money_chests: Count
    royal_budget_tokens: Count
    furniture_tokens: Count
    starting_player_markers: Count
    virtual_contribution_tiles: Count
    score_pads: Count
    coins: Literal["unlimited"]


class Musician(Noted, frozen=True):
    """[[musicians]]: a composer."""

    id: Slug
    name: Text
    full_name: Text
    color: Slug
    row: Annotated[int, Meta(ge=1, le=6)]
    player_counts: tuple[Players, ...]
    composition_tiles: Annotated[int, Meta(ge=6, le=6)]
    row_provenance: Provenance


class Titles(Noted, frozen=True):
    """[composition_titles]: names for the composition tiles, for show only."""

    handel: tuple[Text, Text, Text, Text, Text, Text]
    bach: tuple[Text, Text, Text, Text, Text, Text]
    haydn: tuple[Text, Text, Text, Text, Text, Text]
    mozart: tuple[Text, Text, Text, Text, Text, Text]
    beethoven: tuple[Text, Text, Text, Text, Text, Text]
    schubert: tuple[Text, Text, Text, Text, Text, Text]


class StartingCubes(Noted, frozen=True):
    """[starting_cubes]: cubes dealt at set-up, from the start player on."""

    players_4: tuple[Small, Small, Small, Small]
    players_3: tuple[Small, Small, Small]
    players_2: tuple[Small, Small]
    bot: Small


class RoyalBudget(Noted, frozen=True):
    """[royal_budget]: the budget tokens."""

    tokens: tuple[Amount, Amount, Amount, Amount, Amount, Amount, Amount, Amount]
    used_per_game: Literal[6]


class Furniture(Noted, frozen=True):
    """[[furniture]]: a kind of furniture token."""

    id: Slug
    coins: Annotated[int, Meta(ge=1, le=20)]
    points: Small
    per_player: Literal[1]
    name_provenance: Provenance


class Spots(Strict, frozen=True):
    """How many composers a fame level holds."""

    high: Small
    medium: Small
    low: Small


class Ranges(Strict, frozen=True):
    """Which totals make which class of concert, both ends included."""

    low: tuple[Amount, Amount]
    medium: tuple[Amount, Amount]
    high: tuple[Amount, Amount]


class ConcertBoard(Noted, frozen=True):
    """[concert.players_*]: one side of the royal concert board."""

    musicians: Annotated[int, Meta(ge=1, le=6)]
    spots: Spots
    range: Ranges
    payout: Spots
    contribution_limit: Annotated[int, Meta(ge=1, le=14)]


class Bonus(Noted, frozen=True):
    """[concert.bonus]: what the largest contribution earns."""

    high: Literal["take_cube"]
    medium: Literal["coins"]
    medium_coins: Small
    low: Literal["keep_cube"]


PenaltyCubes = Annotated[int, Meta(ge=0, le=3)]


class Penalty(Noted, frozen=True):
    """[concert.penalty]: cubes to discard after a failed concert, by round."""

    cubes_by_round: tuple[PenaltyCubes, PenaltyCubes, PenaltyCubes, PenaltyCubes, PenaltyCubes, PenaltyCubes]


class Concert(Strict, frozen=True):
    """[concert]: the royal concert board."""

    players_4: ConcertBoard
    players_2_3: ConcertBoard
    bonus: Bonus
    penalty: Penalty


class VirtualTile(Noted, frozen=True):
    """[[virtual_contribution_tiles]]: what the Bot gives at each fame level of its main colour."""

    low: Small
    medium: Small
    high: Small


Method = Literal[
    "fixed_per_tile",
    "per_successful_concert",
    "per_performer",
    "per_dead_musician",
    "per_own_cube",
    "per_own_furniture_sold",
    "rank_by_tiles",
    "per_own_color",
    "per_own_pair",
    "per_own_tile_of_other_colors",
]


class TileValues(Strict, frozen=True):
    """The points on a scoring tile: one fixed number, three levels, or three ranks."""

    points: Points | None = None
    levels: tuple[Points, Points, Points] | None = None
    ranks: tuple[Points, Points, Points] | None = None


class ScoringTile(Noted, frozen=True):
    """[[scoring_tiles]]: one side of a scoring tile, in both sets."""

    id: Annotated[str, Meta(pattern="^[1-6][AB]$")]
    tile: Annotated[int, Meta(ge=1, le=6)]
    side: Side
    method: Method
    players_4: TileValues
    players_2_3: TileValues | None = None


class TrackRules(Noted, frozen=True):
    """[career_track_rules]: what all career tracks have in common."""

    spaces: Annotated[int, Meta(ge=2, le=16)]
    cubes_total_2_3p: Annotated[int, Meta(ge=1, le=19)]
    cubes_total_4p: Annotated[int, Meta(ge=1, le=19)]


class CareerTrack(Noted, frozen=True):
    """[[career_tracks]]: one side of a career track, from left to right."""

    id: Slug
    side: Side
    identifier_color: Slug
    reputation: tuple[Reputation, ...]
    cubes: tuple[Small, ...]
    cubes_4p: tuple[Small, ...]
    story: Annotated[str, Meta(max_length=240)] = ""


class Components(Strict, frozen=True):
    """The whole file."""

    meta: About
    game: Basics
    inventory: Inventory
    musicians: tuple[Musician, Musician, Musician, Musician, Musician, Musician]
    composition_titles: Titles
    starting_cubes: StartingCubes
    royal_budget: RoyalBudget
    furniture: tuple[Furniture, Furniture, Furniture]
    concert: Concert
    virtual_contribution_tiles: tuple[VirtualTile, VirtualTile, VirtualTile]
    scoring_tiles: tuple[ScoringTile, ...]
    career_track_rules: TrackRules
    career_tracks: tuple[CareerTrack, ...]
