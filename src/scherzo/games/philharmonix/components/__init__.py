"""The typed form of components.toml: what an owner of the printed game may correct, with its bounds."""

from scherzo.core.component_types import Strict
from scherzo.games.philharmonix.components.actions import ActionPointTiles, ActionTables
from scherzo.games.philharmonix.components.boards import Admiration, Map, Piano, PlayerBoard
from scherzo.games.philharmonix.components.cards import (
    MaestroCards,
    Patrons,
    RecordCards,
    Solo,
    StartingFans,
    StartingRegions,
)
from scherzo.games.philharmonix.components.general import (
    FreeActions,
    Inventory,
    Limits,
    Scoring,
    Setup,
    Title,
    Vocabulary,
)
from scherzo.games.philharmonix.components.tiles import (
    Demand,
    DiceFaces,
    Musicians,
    SoloistTiles,
    Symphonies,
    TurnTiles,
)


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
