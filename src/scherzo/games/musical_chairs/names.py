"""The words of Musical Chairs as numbers: cards, cushions, places, phases, decisions and events."""

from typing import Final

SEATS: Final = 4
CHAIRS: Final = 8
HAND: Final = 8

# Cards. A suit's eleven cards lie together: 1 to 10, then its Rest; the Repeats come last.
# Suits have the numbers of their chairs.
CARDS: Final = 98
SUIT: Final = 11  # cards of one suit
REST: Final = 10  # where in its suit the Rest lies
FIRST_REPEAT: Final = 88
NO_CARD: Final = -1
DECLINED: Final = -2  # committed to a Butt Battle: no card
UNDECIDED: Final = -3  # nothing committed yet

# Options beyond the cards.
NONE: Final = 98  # stop the music; decline; done; buy nothing; switch nothing
STOP: Final = 98
STOP_BY_CUSHION: Final = 99
PASS: Final = 100
OPTIONS: Final = 101  # every option number is below this

# Cushions, in the order of the ledger's table.
CUSHIONS: Final = 16
DECK_TOP: Final = 0
SUIT_BONUS: Final = 1
SCORE_HIGHER: Final = 2
ZERO_WORTH_TWO: Final = 3
THREE_SUITS: Final = 4
REST_BONUS: Final = 5
SWITCH_CARD: Final = 6
VACANT_CHAIR: Final = 7
HAND_PLUS_ONE: Final = 8
TWO_LOWEST: Final = 9
BATTLE_EDGE: Final = 10
PASS_ONCE: Final = 11
MOVE_FOUR: Final = 12
MOVE_BACK: Final = 13
STOP_MUSIC: Final = 14
HOP_OVER: Final = 15

CUSHION_IDS: Final = (
    "deck_top",
    "suit_bonus",
    "score_higher",
    "zero_worth_two",
    "three_suits",
    "rest_bonus",
    "switch_card",
    "vacant_chair",
    "hand_plus_one",
    "two_lowest",
    "battle_edge",
    "pass_once",
    "move_four",
    "move_back",
    "stop_music",
    "hop_over",
)

# Where a cushion is.
UNUSED: Final = 0
ON_BOARD: Final = 1
REMOVED: Final = 2
OWNED: Final = 3

# Where a card is. The last four count up by seat.
PILE: Final = 0
DISCARD: Final = 1
LINE: Final = 2
IN_HAND: Final = 4
FRONT: Final = 8  # a Rest before its player
SCORED: Final = 12
THROWN: Final = 16  # in the discard pile, face down, with a hand that this seat threw away

# Phases of the game, in the order of the ledger's state machine.
SEATING: Final = 0
TURN: Final = 1
MOVING: Final = 2
MUSIC_STOPS: Final = 3
BATTLES: Final = 4
SHOWDOWN: Final = 5
CHAIR_SCORING: Final = 6
HAND_SCORING: Final = 7
BUYING: Final = 8
SWITCHING_OUT: Final = 9
SWITCHING_IN: Final = 10
CLEARING: Final = 11
HANDS: Final = 12
REFILL: Final = 13
EXTRA_CARD: Final = 14
NEXT_ROUND: Final = 15
OVER: Final = 16

# Kinds of decision.
CHOOSE_CHAIR: Final = 0
PLAY_CARD: Final = 1
MOVE_DANCER: Final = 2
BATTLE_COMMIT: Final = 3
CHOOSE_SCORING_CHAIR: Final = 4
SCORE_FROM_HAND: Final = 5
BUY_CUSHION: Final = 6
SWITCH_OUT: Final = 7
SWITCH_IN: Final = 8
KEEP_HAND: Final = 9
DRAW_EXTRA: Final = 10

DECISIONS: Final = (
    "choose_chair",
    "play_card",
    "move_marker",
    "battle_commit",
    "choose_scoring_chair",
    "score_from_hand",
    "buy_cushion",
    "switch_out",
    "switch_in",
    "keep_hand",
    "draw_extra",
)

KEEP: Final = 0
THROW_AWAY: Final = 1
NO: Final = 0
YES: Final = 1

# Streams of chance.
DECK_STREAM: Final = 0
CUSHION_STREAM: Final = 1
START_STREAM: Final = 2

# Phase 5: which hand cards the player has begun to score.
EITHER: Final = 0
LOWER: Final = 1
HIGHER: Final = 2

# Why the game ended.
NOT_OVER: Final = 0
LAST_CUSHION: Final = 1
SHORTAGE: Final = 2

# Columns of the score sheet after total and rank.
CARD_VP: Final = 2
CUSHION_VP: Final = 3
SUITS: Final = 4
ZEROS: Final = 5
GROUPS: Final = 6
RESTS: Final = 7
COLUMNS: Final = 8

# Why an option is not open to a seat.
MAY: Final = 0  # it is
NOT_OFFERED: Final = 1  # nothing that the seat could try: a card it does not hold, a cushion it does not own
CHAIR_TAKEN: Final = 2  # another player starts there
BELOW_VALUE: Final = 3
LOWER_CARD_FIRST: Final = 4  # the hand holds a lower card above the value
SKIPS_TOO_MANY: Final = 5  # it holds more of them than two_lowest may skip
HIGHER_CARD_HELD: Final = 6  # a hand with a card above the value cannot stop the music
USED_THIS_ROUND: Final = 7
USED_IN_THE_GAME: Final = 8
MUST_MOVE: Final = 9
OUT_OF_REACH: Final = 10
NOT_VACANT: Final = 11
NO_SUIT: Final = 12
OTHER_SUIT: Final = 13
NOT_LOWER: Final = 14
LOWER_BEGUN: Final = 15  # score_higher: never higher and lower cards together
HIGHER_BEGUN: Final = 16
NO_CHAIR_CARD: Final = 17
A_REPEAT: Final = 18

# Why a seat draws cards.
REFILLED: Final = 0
DEALT: Final = 1
NINTH: Final = 2

# How a Butt Battle was won.
BY_NUMBER: Final = 0
BY_REPEAT: Final = 1
BY_EDGE: Final = 2

# Events. The numbers each carries are given in brackets.
START_PLAYER: Final = 1  # (seat)
CUSHION_PLACED: Final = 2  # (chair, cushion)
DREW: Final = 3  # (seat, count, why)
DREW_CARD: Final = 4  # (seat, card, why), for that seat only
TOOK_SEAT: Final = 5  # (seat, chair)
ROUND_BEGINS: Final = 6  # (round, seat)
PLAYED: Final = 7  # (seat, card, place in the line)
REPEATED: Final = 8  # (seat, card, the card it copies or NO_CARD, place in the line)
RESTED: Final = 9  # (seat, card)
MOVED: Final = 10  # (seat, from, to)
PASSED: Final = 11  # (seat)
ANNOUNCED: Final = 12  # (seat, the skipped card)
STOPPED: Final = 13  # (seat, 1 if by the cushion)
CONDUCTOR: Final = 14  # (seat, the seat that had the token before or NOBODY)
CUSHION_REMOVED: Final = 15  # (chair, cushion)
NO_CUSHION: Final = 16  # ()
BATTLE_BEGINS: Final = 17  # (chair, bit set of seats)
COMMITTED: Final = 18  # (seat)
COMMITTED_CARD: Final = 19  # (seat, card or DECLINED), for that seat only
SHOWN: Final = 20  # (seat, card or DECLINED, chair, 1 if the hand was empty)
BATTLE_GOES_ON: Final = 21  # (chair, bit set of seats)
BATTLE_WON: Final = 22  # (chair, seat, how)
BATTLE_UNDECIDED: Final = 23  # (chair, 1 = forfeit, 0 = draw)
REST_SCORED: Final = 24  # (seat, card)
CHAIR_CHOSEN: Final = 25  # (seat, chair)
TOOK: Final = 26  # (seat, card, the card it counts as)
SCORED_FROM_HAND: Final = 27  # (seat, card)
CUSHION_FLIPPED: Final = 28  # (seat, cushion)
BOUGHT: Final = 29  # (seat, cushion, the card paid, chair)
SWITCHED: Final = 30  # (seat, card out, card in)
LINE_CLEARED: Final = 31  # (cards left)
TURNED_TOP: Final = 32  # (seat, card)
KEPT: Final = 33  # (seat, count)
THREW_AWAY: Final = 34  # (seat, count)
SHUFFLED: Final = 35  # (count)
CUSHION_BACK: Final = 36  # (seat, cushion)
KEPT_THE_REST: Final = 37  # (seat): no more cards scored from hand
DID_NOT_BUY: Final = 38  # (seat, cushion)
GIVES_UP: Final = 39  # (seat, card): the scored card that will be switched
DID_NOT_SWITCH: Final = 40  # (seat)
STAYED_AT_EIGHT: Final = 41  # (seat)
GAME_OVER: Final = 42  # (reason, cards needed, cards left)
