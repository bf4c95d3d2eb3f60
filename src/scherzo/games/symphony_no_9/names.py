"""The words of Symphony No. 9 as small numbers: steps of a round, options, events, composers, methods of scoring."""

from typing import Final, Literal, get_args

ComposerId = Literal["handel", "bach", "haydn", "mozart", "beethoven", "schubert"]
Colour = Literal["red", "yellow", "green", "blue", "purple", "brown"]
LevelId = Literal["low", "medium", "high"]
Result = Literal["low", "medium", "high", "too_little", "too_much"]
Side = Literal["A", "B"]
Step = Literal[
    "take_free",
    "take_for_bot",
    "buy_second",
    "buy_third",
    "contribute",
    "keep",
    "take_bonus",
    "discard",
    "final_sale",
    "over",
]

PLAYERS: Final = 4  # most seats at a table; with two players the Bot takes the third
BOT: Final = 2  # its seat, with two players
MUSICIANS: Final = 6
ROUNDS: Final = 6
TILES: Final = 6  # scoring tiles in the larger set
TRACKS: Final = 12  # six career tracks with two sides each: track side = 2 * track + side
SPACES: Final = 16  # most spaces of a career track
FURNITURE: Final = 3
FURNITURE_SETS: Final = 1 << FURNITURE  # a piece is in a set or not
TOKENS: Final = 8
SCALE: Final = 12  # one point in the score sheet: halves, thirds and quarters stay whole (S9-RULING-23)

# The steps of a round at which somebody decides, in the order in which they come. They are the kinds of decision.
TAKE_FREE: Final = 0
TAKE_FOR_BOT: Final = 1
BUY_SECOND: Final = 2
BUY_THIRD: Final = 3
CONTRIBUTE: Final = 4
KEEP: Final = 5
TAKE_BONUS: Final = 6
DISCARD: Final = 7
FINAL_SALE: Final = 8
OVER: Final = 9
DECISIONS: Final[tuple[Step, ...]] = get_args(Step)

# The composers and their colours by number, as component files, notations and pictures call them, and as people do.
COMPOSERS: Final[tuple[ComposerId, ...]] = get_args(ComposerId)
COLOURS: Final[tuple[Colour, ...]] = get_args(Colour)
SURNAMES: Final = ("Handel", "Bach", "Haydn", "Mozart", "Beethoven", "Schubert")
FULL_NAMES: Final = (
    "George Frideric Handel",
    "Johann Sebastian Bach",
    "Joseph Haydn",
    "Wolfgang Amadeus Mozart",
    "Ludwig van Beethoven",
    "Franz Schubert",
)

# Options. A composer's number stands for one cube of his colour.
PASS: Final = 6  # buy nothing; keep none
SELL: Final = 120  # SELL + piece: sell that piece of furniture, then answer
COIN_STEPS: Final = 15  # a contribution is furniture set * COIN_STEPS + coins; so no limit above $14

# Why an option may not be chosen.
MAY: Final = 0  # it may
NOT_IN_PLAY: Final = 1  # the composer stays in the box
NO_PASSING: Final = 2
TRACK_EMPTY: Final = 3
TOO_DEAR: Final = 4
NOT_PERFORMING: Final = 5
NO_CUBE: Final = 6
ABOVE_LIMIT: Final = 7
ABOVE_PURSE: Final = 8
SOLD_ALREADY: Final = 9

# What became of a concert.
PENDING: Final = -1
LOW: Final = 0
MEDIUM: Final = 1
HIGH: Final = 2
TOO_LITTLE: Final = 3
TOO_MUCH: Final = 4
LEVELS: Final[tuple[LevelId, ...]] = get_args(LevelId)
RESULTS: Final[tuple[Result, ...]] = get_args(Result)

# Streams of chance.
BY_START: Final = 0
BY_TRACKS: Final = 1
BY_TRACK_SIDES: Final = 2
BY_SCORING: Final = 3
BY_SCORING_SIDES: Final = 4
BY_CUBES: Final = 5
BY_BUDGET: Final = 6
BY_BOT: Final = 7

# Table options as the Box keeps them.
HISTORICAL: Final = 0
RANDOM_TRACKS: Final = 1
B_SIDES: Final = 2
SIDE_A: Final = 0
SIDE_B: Final = 1
SIDES: Final[tuple[Side, ...]] = get_args(Side)
RANDOM_SIDE: Final = 2

# Methods of the scoring tiles.
PER_TILE: Final = 0
PER_SUCCESS: Final = 1
PER_PERFORMER: Final = 2
PER_DEAD: Final = 3
PER_CUBE: Final = 4
PER_SALE: Final = 5
BY_RANK: Final = 6
PER_COLOUR: Final = 7
PER_PAIR: Final = 8
PER_OTHER_TILE: Final = 9

# Score lines, in the order of the rulebook's pad: the six scoring tiles, then these.
MONEY_LINE: Final = 6
LAST_WORKS_LINE: Final = 7
FURNITURE_LINE: Final = 8
LINES: Final = 9

# Events, with the meaning of their numbers.
ROUND_BEGINS: Final = 1  # round, start player
TRACK_LAID: Final = 2  # composer, track side
SCORING_LAID: Final = 3  # composer, scoring tile, side
CUBE_DEALT: Final = 4  # seat (NOBODY: back to the box), composer
CUBE_TAKEN: Final = 5  # seat that chose, composer, seat that gets it, price, cubes left on the track
PASSED: Final = 6  # seat, price
SOLD: Final = 7  # seat, piece, coins
COMPOSED: Final = 8  # composer, major patron (NOBODY: none), cubes discarded, cubes before, others with as many
RANKED: Final = 9  # rank, composer, level, reputation
BUDGET_SHOWN: Final = 10  # round, amount
COMMITTED: Final = 11  # seat, step (CONTRIBUTE or FINAL_SALE)
SEALED: Final = 12  # seat, coins, furniture set; for that seat only
REVEALED: Final = 13  # seat, coins, furniture set, value
BOT_GAVE: Final = 14  # seat, virtual tile, amount
CONCERT: Final = 15  # result, total, performers as a bit set
INCOME: Final = 16  # seat, composer, cubes, coins
KEPT: Final = 17  # seat, composer (PASS: none)
CUBE_LOST: Final = 18  # seat, composer, why (LOST_*)
BONUS_COINS: Final = 19  # seat, coins
BLAMED: Final = 20  # seat, cubes it will discard, result
SALE_SEALED: Final = 21  # seat, furniture set; for that seat only
DIED: Final = 22  # composer, composition tiles that leave the game
GAME_ENDED: Final = 23
BONUS_TAKEN: Final = 24  # as CUBE_TAKEN, for the bonus of a High concert

LOST_AT_CONCERT: Final = 0
LOST_AS_PENALTY: Final = 1
