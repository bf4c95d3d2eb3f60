"""Everything that changes during a game of Symphony No. 9."""

from scherzo.core.layout import Array, field, i1, i2
from scherzo.core.table import Head
from scherzo.games.symphony_no_9 import names as n


class Table(Head):
    """One table. Seats beyond the players' are empty, but with two players seat 2 is the Bot's."""

    step: int = field(i1)  # where the round stands (TAKE_FREE ... OVER)
    round_number: int = field(i1)  # 1 to 6
    start: int = field(i1)  # the seat with the start player marker
    turn: int = field(i1)  # whose turn of this step it is, counted from the start player; 1 = a sealed choice is open
    picks: int = field(i1)  # cubes still to choose in this turn

    track: Array = field(i1, n.MUSICIANS)  # the career track side in each composer's row
    left: Array = field(i1, n.MUSICIANS)  # cubes left on his track
    dead: Array = field(i1, n.MUSICIANS)  # 1 = flipped to R.I.P.
    scoring: Array = field(i1, n.MUSICIANS)  # the scoring tile at the end of his track
    side: Array = field(i1, n.MUSICIANS)  # its side
    away: Array = field(i1, n.MUSICIANS)  # cubes of his colour in the box
    order: Array = field(i1, n.MUSICIANS)  # the composers as last ranked, most famous first
    level: Array = field(i1, n.MUSICIANS)  # the fame level of each as last ranked

    cubes: Array = field(i1, n.PLAYERS, n.MUSICIANS)  # cubes on each player board
    fresh: Array = field(i1, n.PLAYERS, n.MUSICIANS)  # those of them obtained this round
    works: Array = field(i1, n.PLAYERS, n.MUSICIANS)  # composition tiles on each player board
    patrons: Array = field(i1, n.ROUNDS, n.MUSICIANS)  # who got the tile of that round, NOBODY where none was given
    coins: Array = field(i2, n.PLAYERS)  # in the money chests
    furniture: Array = field(i1, n.PLAYERS)  # unsold pieces, as bit sets

    token_count: int = field(i1)  # royal budget tokens not yet seen
    tokens: Array = field(i1, n.TOKENS)  # their amounts, in no order
    budget: Array = field(i1, n.ROUNDS)  # the token of each round, once shown

    bid_coins: Array = field(i2, n.PLAYERS)  # coins given to the latest concert; sealed until all have committed
    bid_furniture: Array = field(i1, n.PLAYERS)  # furniture in it
    sale: Array = field(i1, n.PLAYERS)  # furniture chosen in the final sale; sealed until all have chosen
    bot_tile: int = field(i1)  # the virtual contribution tile drawn for the latest concert, NOBODY before
    bot_amount: int = field(i1)  # what the Bot gave
    total: int = field(i2)  # contributions and budget of the latest concert
    results: Array = field(i1, n.ROUNDS)  # what became of each round's concert
    performers: Array = field(i1, n.ROUNDS)  # who performed, as bit sets of composers
    rewarded: int = field(i1)  # seats that earn its bonus
    punished: int = field(i1)  # seats that take the blame for it
    spared: Array = field(i1, n.PLAYERS)  # the colour kept by the Low bonus, NOBODY for none

    pile: Array = field(i1, n.MUSICIANS)  # scratch: what is being dealt at set-up
