"""The names of the game's numbers: actions, decisions, option numbers, effects, events and streams of chance."""

from typing import Final

# The six actions, in the order of the data file.
PATRON: Final = 0
INVEST: Final = 1
PERFORM: Final = 2
PROMOTE: Final = 3
COMPOSE: Final = 4
AUDITION: Final = 5
ACTIONS: Final = 6

REGIONS: Final = 6
TYPES: Final = 4  # strings, percussion, woodwind, brass
RANKS: Final = 4  # stars 0 to 3
SOLOISTS: Final = 5
COLOURS: Final = 5
DICE: Final = 4
FACES: Final = 6
HATS: Final = 8
SLOTS: Final = 5  # conductor slots
COLUMN: Final = 7  # patrons in play
SPACES: Final = 4  # of a Turn Order tile
TOP_STRENGTH: Final = 6  # the highest row of an action table
DEMANDS: Final = 18  # Demand tiles
PATRON_CARDS: Final = 12
RECORDS: Final = 26  # Record cards
MAESTRO_CARDS: Final = 33
PLANETS: Final = 36  # the most planets a map may have
KEYS: Final = 32  # the most black keys (numbered from 1; number 0 is not used)
COLUMNS: Final = 8  # the most symphony columns a player board may have
FRAMES: Final = 48  # the most pending things that can wait for each other
MUSICIAN_POOL: Final = 0
SYMPHONY_POOL: Final = 1
MUSICIAN_BAG: Final = 0  # black
SOLOIST_BAG: Final = 1  # purple
ALL_DICE: Final = 15  # the set of the four dice of a pool
ANY: Final = 5  # the symphony die's joker face; as a colour: free choice

# The seats of a solo game.
HUMAN: Final = 0
MAESTRO: Final = 1

# Rows of the player board, from the top.
TOP: Final = 0
SILVER: Final = 1
GOLD: Final = 2

# Who may own a black key besides a seat.
FREE: Final = -1
BLOCKED: Final = 9

# Where a Demand tile or Maestro card lies.
PILE: Final = 0
LAID: Final = 1
DISCARDED: Final = 2

# Where a Record card lies; OWNED + seat = before that player.
DECK: Final = 0
FACE_UP: Final = 1
BOTTOM: Final = 2
OWNED: Final = 10

# Effects: what bonuses do. The first six are plain gains.
CREDITS: Final = 1
EXPERIENCE: Final = 2
FANS: Final = 3
PRESTIGE: Final = 4
AP_BACK: Final = 5
AP_LIMIT: Final = 6
SHIP_MOVE: Final = 7
STAR: Final = 8
UPGRADE_MUSICIAN: Final = 9
UPGRADE_CONDUCTOR: Final = 10
SYMPHONY_DICE: Final = 11
SYMPHONY_SUPPLY: Final = 12
ADVANCE_SYMPHONY: Final = 13
MUSICIAN_DICE: Final = 14
MUSICIAN_SUPPLY: Final = 15
PATRON_POINTS: Final = 16
ACTIVATE_PATRON: Final = 17
EFFECT_NAMES: Final = (
    "", "credits", "experience", "fans", "prestige", "ap_back", "ap_limit", "ship_move", "star", "upgrade_musician",
    "upgrade_conductor", "symphony_dice", "symphony_supply", "advance_symphony", "musician_dice", "musician_supply",
    "patron_points", "activate_patron",
)  # fmt: skip

NO_CAP: Final = 9999

# Lists of effects: where the lists of each kind of source begin.
HAT_LIST: Final = 0
KEY_LIST: Final = 8
PATRON_LIST: Final = 40
SOLOIST_LIST: Final = 52
TURN_LIST: Final = 57  # tile * 4 + space
ADMIRATION_LIST: Final = 73  # region * 16 + space
LISTS: Final = 169

# Kinds of decision; most are also kinds of frames on the stack of pending things.
DRAFT: Final = 0
TURN: Final = 1
PAY: Final = 2
USE: Final = 3
TOUR: Final = 4
SHIP: Final = 5
IMPRESS: Final = 6
HAT: Final = 7
ADVANCE: Final = 8
SOLOIST: Final = 9
UPGRADE: Final = 10
COMPOSING: Final = 11
AUDITIONING: Final = 12
SYMPHONY: Final = 13
MUSICIAN: Final = 14
KEY: Final = 15
ACTIVATE: Final = 16
SETTLE: Final = 17
SPACE: Final = 18
DECISIONS: Final = (
    "draft a region", "turn", "pay for a Manager", "use the strength", "tour", "fly", "impress patrons", "take a hat",
    "advance a symphony", "use a soloist", "upgrade", "compose", "audition", "take a symphony", "recruit",
    "take a key", "activate a patron", "settle action points", "turn order space",
)  # fmt: skip
# Frames that ask nothing themselves.
EFFECTS: Final = 20
CONCERT: Final = 21
ADMIRATION: Final = 22
PIANO: Final = 23
PASSING: Final = 24

# The numbers of frames: FRAME is the kind, the others mean, for each kind of frame:
FRAME: Final = 0
EFFECTS_LIST: Final = 1
EFFECTS_AT: Final = 2  # place of the next effect in the list
EFFECTS_TIMES: Final = 3  # how often it was done, for those that are done n times
EFFECTS_OPTIONAL: Final = 4  # 1 = an ability, of which parts may be left undone
PAY_MANAGERS: Final = 1  # the set of seats whose Managers are still to be paid
TOUR_STRENGTH: Final = 1  # strength left
TOUR_STEPS: Final = 2  # steps left of the point that was opened for flying
SHIP_STEPS: Final = 1  # steps left
IMPRESS_POINTS: Final = 1  # patron points left
HAT_PLACE: Final = 1  # of the patron in the column
HAT_CLAIM: Final = 2  # 1 = on the prestige space
UPGRADE_POINTS: Final = 1  # points left
UPGRADE_WHOM: Final = 2  # MUSICIANS_ONLY, CONDUCTOR_ONLY or BOTH
UPGRADE_STARS: Final = 3  # stars gained so far
COMPOSING_LEFT: Final = 1  # symphonies still to take or advance
AUDITION_LEFT: Final = 1  # musicians still to recruit
AUDITION_STARS: Final = 2  # stars gained so far
AUDITION_SPECIAL: Final = 3  # 1 + the region where somebody was recruited, 0 = nobody was
AUDITION_STAGE: Final = 4
SYMPHONY_SUPPLIED: Final = 1  # 1 = of any colour from the supply, 0 = from a die
MUSICIAN_SUPPLIED: Final = 1  # 1 = of any type from the supply, 0 = from a die
MUSICIAN_STARS: Final = 2
ADVANCE_OPTIONAL: Final = 1  # 1 = may be declined
ADVANCE_COLOUR: Final = 2  # the matched colour to advance, -1 = any
ADVANCE_OTHER: Final = 3  # the second matched colour, -1 = none
ADVANCE_DONE: Final = 4  # the set of columns advanced
CONCERT_STEP: Final = 1
CONCERT_ROW: Final = 2
CONCERT_PLANET: Final = 3
CONCERT_SYMPHONIES: Final = 4  # how many matched
CONCERT_USED: Final = 5  # the set of soloists used
CONCERT_SOLOISTS: Final = 6  # soloists that may still be used
ADMIRATION_REGION: Final = 1
ADMIRATION_STEPS: Final = 2
PIANO_AT: Final = 1  # the white key from which on keys are still to be chosen
PIANO_END: Final = 2  # where the star marker stands
PIANO_OWED: Final = 3  # stars won by keys meanwhile
PASSING_STAGE: Final = 1
DRAFT_PLACE: Final = 1  # in the turn order

# Stages of an audition.
RECRUITING: Final = 0
STAR_STAGE: Final = 1
ADMIRATION_STAGE: Final = 2
REROLL_STAGE: Final = 3

# Whom an upgrade point may raise.
MUSICIANS_ONLY: Final = 1
CONDUCTOR_ONLY: Final = 2
BOTH: Final = 3

# Steps of a concert after the first three.
CREDIT_STEP: Final = 4
SOLOIST_STEP: Final = 5
ADMIRATION_STEP: Final = 6
EXPERIENCE_STEP: Final = 7

# Stages of passing.
SETTLING: Final = 0
PLACING: Final = 1
LEAVING: Final = 2

# Option numbers. Each means the same thing in every decision that has it.
DONE: Final = 0  # finish, decline, skip
PASS: Final = 9  # TURN; 0 to 5 select an action there
END_TURN: Final = 10
PAY_CREDITS: Final = 0  # PAY
PAY_AP: Final = 1
USE_TOUR: Final = 7  # USE; 1 to 6 use a row there
BOOST: Final = 8
RAISE_LIMIT: Final = 9  # + row: the second use of Invest
SELL_MERCH: Final = 1  # TOUR
IMPRESS_MIDDLE: Final = 1  # + place in the column; IMPRESS
IMPRESS_CLAIM: Final = 11  # + place in the column: on the prestige space
ACTIVATE_ONE: Final = 21  # + place in the column
RECRUIT: Final = 2  # + die
SPECIAL_MUSICIAN: Final = 6
SPECIAL_SOLOIST: Final = 7
RECRUIT_TYPE: Final = 8  # + type; MUSICIAN
RAISE: Final = 1  # + type * 3 + rank; UPGRADE
CONDUCT: Final = 16  # + conductor slot
TAKE: Final = 8  # + die * 6 + colour; COMPOSING, SYMPHONY
PICK: Final = 32  # + colour, from the supply; SYMPHONY
MOVE_DOWN: Final = 40  # + column * 2; ADVANCE, COMPOSING
MOVE_OUT: Final = 41  # + column * 2: to the slot
FLY: Final = 16  # + planet, taking a fan there if possible; TURN, USE, TOUR, SHIP
REGAIN_WITH_FANS: Final = 52  # TURN, USE
REGAIN_WITH_EXPERIENCE: Final = 53
FANS_TO_EXPERIENCE: Final = 54
REROLL: Final = 56  # USE, COMPOSING, AUDITIONING
RECORD: Final = 64  # + card: take it from the row (USE) or sell an own one (TURN, USE)
FLY_BY: Final = 90  # + planet, leaving its fan there

# Why an option is not open; MAY = it is, ABSENT = there is no such thing here to ask about.
MAY: Final = 0
ABSENT: Final = 1
SAME_ACTION: Final = 2
TOO_MANY_POINTS: Final = 3
LIMIT_REACHED: Final = 4
NOTHING_TO_REGAIN: Final = 5
TOO_FEW_FANS: Final = 6
TOO_LITTLE_EXPERIENCE: Final = 7
EXPERIENCE_FULL: Final = 8
TOO_FEW_CREDITS: Final = 9
ABOVE_STRENGTH: Final = 10
PERFORMED_ALREADY: Final = 11
DISC_THERE: Final = 12
TOO_FEW_DISCS: Final = 13
LIMIT_FULL: Final = 14
BOOSTED_ALREADY: Final = 15
NO_HIGHER_ROW: Final = 16
LEVEL_TOO_HIGH: Final = 17
NOT_IN_ROWS: Final = 18
NO_STRENGTH_LEFT: Final = 19
VISITED: Final = 20
IMPRESSED_ALREADY: Final = 21
TOO_FEW_PATRON_POINTS: Final = 22
PRESTIGE_CLAIMED: Final = 23
NEED_UNMET: Final = 24
ACTIVATED_ALREADY: Final = 25
HAT_LOCKED: Final = 26
NOT_BY_THIS_BONUS: Final = 27
BAG_EMPTY: Final = 28
NO_TILE_LEFT: Final = 29
NO_COLUMN: Final = 30
NO_SYMPHONY_LEFT: Final = 31
ALL_DICE_ASIDE: Final = 32
NO_PLACE: Final = 33
NOBODY_THERE: Final = 34
TAKEN: Final = 35
REASONS: Final = 36

# Streams of chance.
ORDER_STREAM: Final = 0
STRENGTHS: Final = 1
TURN_TILES: Final = 2
MUSICIAN_DICE_STREAM: Final = 3
SYMPHONY_DICE_STREAM: Final = 4
DEMAND_PILE: Final = 5
BLACK_BAG: Final = 6
PURPLE_BAG: Final = 7
PATRON_DECK: Final = 8
FAN_CARDS: Final = 9
REGION_CARDS: Final = 10
START_SYMPHONIES: Final = 11
RECORD_DECK: Final = 12
MAESTRO_DECK: Final = 13

# Events on the tape. All are public.
ROUND_BEGAN: Final = 1  # round
STRENGTH_DEALT: Final = 2  # action, strength
ORDER_DRAWN: Final = 3  # seat, position, credits
TURN_TILE_LAID: Final = 4  # round, tile
MUSICIAN_ROLLED: Final = 5  # die, type, stars
SYMPHONY_ROLLED: Final = 6  # die, colour
DEMAND_LAID: Final = 7  # region, tile
DEMAND_REMOVED: Final = 8  # region, tile
MUSICIAN_LAID: Final = 9  # region, type
SOLOIST_LAID: Final = 10  # region, kind
PATRON_LAID: Final = 11  # place, card
FAN_CARD: Final = 12  # card
REGION_TAKEN: Final = 13  # seat, region
SYMPHONY_DEALT: Final = 14  # seat, colour
SELECTED: Final = 15  # seat, action, AP cost, AP now
PAID: Final = 16  # seat, other seat, credits (0: one AP instead)
BOOSTED: Final = 17  # seat, strength now
ROW_USED: Final = 18  # seat, action, row, 1 for the second use of Invest
TOUR_BEGAN: Final = 19  # seat, strength
FLEW: Final = 20  # seat, from, to
FAN_TAKEN: Final = 21  # seat, planet
GAINED: Final = 22  # seat, effect, amount, now
SPENT: Final = 23  # seat, effect, amount, now
IMPRESSED: Final = 24  # seat, card, 1 = on the prestige space
ACTIVATED: Final = 25  # seat, card
PERFORMED: Final = 26  # seat, planet, tile, what is matched (see MATCHED_SYMPHONIES), prestige for the first disc
ADVANCED: Final = 27  # seat, colour, row before, row after (3 silver slot, 4 gold slot)
SOLOIST_USED: Final = 28  # seat, kind
ADMIRED: Final = 29  # seat, region, position
UPGRADED: Final = 30  # seat, type, stars now
CONDUCTED: Final = 31  # seat, slot
SYMPHONY_TAKEN: Final = 32  # seat, colour, die or -1
REROLLED: Final = 33  # seat, 0 musician dice / 1 symphony dice
RECRUITED: Final = 34  # seat, type, stars
SOLOIST_RECRUITED: Final = 35  # seat, kind
STARS_MOVED: Final = 36  # seat, stars, position
KEY_TAKEN: Final = 37  # seat, key
PASSED: Final = 38  # seat
SETTLED: Final = 39  # seat, experience points, credit points, prestige lost
SPACE_TAKEN: Final = 40  # seat, space
RECORD_TAKEN: Final = 41  # seat, card
RECORD_SOLD: Final = 42  # seat, card
RECORD_LAID: Final = 43  # place, card
MAESTRO_CARD: Final = 44  # card
RESHUFFLED: Final = 45  # 0 Demand pile, 1 Maestro deck
TILE_TAKEN_AWAY: Final = 46  # region, 0 musician / 1 soloist: by the Maestro
GAME_ENDED: Final = 47
HAT_TAKEN: Final = 48  # seat, hat
FINISHED: Final = 49  # seat, kind of decision that was declined or finished
TURN_ENDED: Final = 50  # seat
MAESTRO_NOTE: Final = 51  # note, and two numbers

TIE_BROKEN: Final = 52  # seat, other seat, what decides, its number, the other's number

# What decides between seats of equal prestige.
BY_CONCERTS: Final = 1
BY_HATS: Final = 2
BY_CREDITS: Final = 3
BY_SOLO_RULE: Final = 4
SHEET: Final = 8  # numbers of a row of the score sheet: total, rank and the six lines

# What a concert matches is one set: the wanted musicians from 0 on, the wanted symphonies from here on.
MATCHED_SYMPHONIES: Final = 3

# The latest concert, as the table keeps it.
LAST_SEAT: Final = 0  # 1 + seat, 0 = there was none yet
LAST_PLANET: Final = 1
LAST_TILE: Final = 2
LAST_MATCHED: Final = 3
LAST_FIRST: Final = 4  # prestige for the first disc
LAST_PRESTIGE: Final = 5  # all of it
LAST_CREDITS: Final = 6

# Notes: why the Maestro does what it does.
NOTES: Final = 16  # the most of one turn
OTHER_ACTION: Final = 1  # the card's action, the one played
CHARGED: Final = 2  # action
BEYOND_POINTS: Final = 3  # action, points it would cost
CLAIMS: Final = 4  # patron card, prestige
IMPRESSES: Final = 5  # patron card, prestige
NO_PATRON: Final = 6  # patron points
POINTS_LEFT: Final = 7  # patron points left, prestige
INVESTS: Final = 8  # strength, prestige
HIGHER_LIMIT: Final = 9
NEXT_REGION: Final = 10  # the card's region, the one it goes to
CONCERT_PAYS: Final = 11  # prestige for the round, for the strength
NO_REGION: Final = 12  # prestige
PROMOTES: Final = 13  # stars, prestige
COMPOSES: Final = 14  # symphonies, prestige for the late rounds
TAKES_TILE: Final = 15  # stars of the tile, stars in all
NO_SPECIAL: Final = 16  # stars
AUDITION_PAYS: Final = 17  # prestige
COVERS: Final = 18  # key
FULL: Final = 19  # limit
