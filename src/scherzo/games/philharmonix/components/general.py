"""The whole game in numbers: title, inventory, words, limits, prices, what players start with, the end scoring."""

from typing import Annotated, Literal

from msgspec import Meta

from scherzo.core.component_types import Strict
from scherzo.games.philharmonix.components.basics import ActionName, Colour, Kind, Noted, Small, Some, Type


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
    player_colours: tuple[Literal["red"], Literal["blue"], Literal["yellow"], Literal["white"]]  # the page has its own
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
