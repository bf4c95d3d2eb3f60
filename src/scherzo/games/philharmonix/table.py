"""The Table: everything that changes during a play of Philharmonix. Nothing in it is hidden from anybody."""

from scherzo.core.layout import Array, field, i1, i2, i4, i8
from scherzo.core.open_menu import MenuTable
from scherzo.core.table import MENU
from scherzo.games.philharmonix import names as n


class Table(MenuTable):
    """One table of Philharmonix."""

    tape: Array = field(i2, 256, 8, spare=True)  # the Maestro may take many turns in a row

    # what is pending: the newest frame is finished before the one below goes on
    depth: int = field(i1)  # frames on the stack
    stack: Array = field(i2, n.FRAMES, 8)  # kind of frame and its numbers
    chosen: int = field(i2)  # the option to carry out next, -1 for none
    menu_size: int = field(i2)  # how many options the waiting seat has
    menu: Array = field(i1, MENU)  # those options, ascending

    # the round and the turn
    round_number: int = field(i1)  # 1 to 5
    order: Array = field(i1, 4)  # seats in turn order
    turn_at: int = field(i1)  # place in the order of the seat whose turn it is
    passed: int = field(i1)  # bit set of seats that have passed
    spaces: Array = field(i1, 4)  # seat whose cube stands on each space for the next round, -1 for none
    active: int = field(i1)  # the seat whose turn it is
    action: int = field(i1)  # the action selected this turn, -1 before
    strength: int = field(i1)  # of the selected action
    boosted: int = field(i1)  # 1 = 3 fans were paid for a higher row this turn
    forced: int = field(i1)  # 1 = the AP marker reached the limit this turn
    activated: int = field(i2)  # bit set of patrons (by place) activated this turn
    visited: int = field(i8)  # bit set of planets the ship has been on this turn

    # the map board
    strengths: Array = field(i1, 6)  # tile beside each action
    turn_tiles: Array = field(i1, 4)  # Turn Order tile for rounds 2 to 5
    musician_dice: Array = field(i1, 4)  # face (0 to 5) of each die
    symphony_dice: Array = field(i1, 4)  # face (0 to 5) of each die
    musician_aside: int = field(i1)  # bit set of musician dice put aside
    symphony_aside: int = field(i1)  # bit set of symphony dice put aside
    demand: Array = field(i1, 6)  # Demand tile in each region
    demand_place: Array = field(i1, 18)  # PILE, LAID or DISCARDED
    demand_discs: Array = field(i1, 6)  # bit set of seats with a disc on the region's tile
    region_musician: Array = field(i1, 6)  # type of the three-star musician in the region, -1 for none
    region_soloist: Array = field(i1, 6)  # kind of the soloist in the region, -1 for none
    planet_disc: Array = field(i1, n.PLANETS)  # seat whose disc lies there, -1 for none
    planet_fans: int = field(i8)  # bit set of planets with a fan token
    key_owner: Array = field(i1, n.KEYS)  # seat, FREE or BLOCKED

    # patrons
    patrons: Array = field(i1, 7)  # the column, dealt from the top
    patron_hats: Array = field(i1, 7)  # bit set of seats that have impressed this patron
    patron_claimed: Array = field(i1, 7)  # seat whose hat is on the prestige space, -1 for none

    # supply, bags and what has left the game
    bank: int = field(i4)  # credits given out by the supply and not yet returned
    fan_supply: int = field(i1)
    symphony_supply: Array = field(i1, 5)  # by colour
    tile_supply: Array = field(i1, 4)  # 1/2-star musician tiles by type
    black_bag: Array = field(i1, 4)  # three-star musicians by type
    purple_bag: Array = field(i1, 5)  # soloists by kind
    zeros_gone: Array = field(i1, 4)  # 0-star tiles by type that are out of the game
    musicians_gone: Array = field(i1, 4)  # three-star tiles taken away by the Maestro
    soloists_gone: Array = field(i1, 5)  # soloists taken away by the Maestro

    # the seats
    credits: Array = field(i2, 4)
    experience: Array = field(i2, 4)
    fans: Array = field(i2, 4)
    prestige: Array = field(i2, 4)
    ap: Array = field(i2, 4)  # action points used this round
    limit: Array = field(i2, 4)  # action point limit
    stars: Array = field(i2, 4)  # star marker on the piano
    discs: Array = field(i2, 4)  # discs in hand; the Maestro's are not counted
    ship: Array = field(i1, 4)  # planet
    manager: Array = field(i1, 4)  # action the Manager stands on, -1 for none
    region: Array = field(i1, 4)  # starting region, -1 before it is chosen
    hats: Array = field(i2, 4)  # bit set of top hats used
    conductor: Array = field(i1, 4)  # bit set of conductor slots with a disc
    sets: Array = field(i4, 4)  # bit set of sets of black keys with an own disc
    admiration: Array = field(i1, 4, 6)  # position by region
    musicians: Array = field(i1, 4, 4, 4)  # how many, by type and stars
    soloists: Array = field(i1, 4, 5)  # how many, by kind
    column_colour: Array = field(i1, 4, n.COLUMNS)  # colour of the symphony in each column, -1 for none
    column_row: Array = field(i1, 4, n.COLUMNS)  # its row: TOP, SILVER or GOLD
    silver: Array = field(i1, 4, 5)  # silver slot by colour
    gold: Array = field(i1, 4, 5)  # gold slot by colour

    # Record cards (variant)
    record_place: Array = field(i1, 26)  # DECK, FACE_UP, BOTTOM or OWNED + seat
    record_row: Array = field(i1, 5)  # cards face up, -1 for none
    record_bottom: Array = field(i1, 26)  # sold cards under the deck, first sold first
    record_bottom_size: int = field(i1)

    # the Maestro (solo)
    maestro_place: Array = field(i1, 33)  # PILE or DISCARDED
    maestro_bonus: int = field(i1)  # what its Invest turns have added to its limit
    maestro_card: int = field(i1)  # 1 + the card turned over last, 0 before the first
    maestro_used: int = field(i1)  # 1 + the action it played, 0 when it passed instead
    note_count: int = field(i1)
    notes: Array = field(i2, n.NOTES, 3)  # why its last turn went as it did

    concert: Array = field(i2, 7)  # the latest one: LAST_SEAT ...
    score_sheet: Array = field(i4, 4, n.SHEET)  # the score sheet when the game is over
