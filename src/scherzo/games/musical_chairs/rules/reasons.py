"""Why a seat may not choose an option now: the same rules that list its options, asked about any option."""

from scherzo.core.rule import rule
from scherzo.core.table import asked
from scherzo.games.musical_chairs import names as n
from scherzo.games.musical_chairs.box import Box
from scherzo.games.musical_chairs.rules.buying import why_not_switch_in, why_not_switch_out
from scherzo.games.musical_chairs.rules.cards import has_scored, holds
from scherzo.games.musical_chairs.rules.chair_scoring import why_not_score_chair
from scherzo.games.musical_chairs.rules.hand_scoring import why_not_score
from scherzo.games.musical_chairs.rules.moving import reachable, why_not_move
from scherzo.games.musical_chairs.rules.setup import why_not_start
from scherzo.games.musical_chairs.rules.turn import why_not_play
from scherzo.games.musical_chairs.table import Table


@rule
def why_not(box: Box, table: Table, seat: int, option: int) -> int:
    """MAY, or the reason against it."""
    if not asked(table, seat):
        return n.NOT_OFFERED
    asking = table.asking
    if asking == n.PLAY_CARD:
        return why_not_play(table, seat, option)
    if asking in (n.CHOOSE_CHAIR, n.MOVE_DANCER, n.CHOOSE_SCORING_CHAIR):
        return why_not_chair(box, table, seat, option) if option < n.CHAIRS else n.NOT_OFFERED
    if asking in (n.KEEP_HAND, n.DRAW_EXTRA):
        return n.MAY if option <= n.YES else n.NOT_OFFERED
    if option >= n.CARDS:
        return n.MAY if option == n.NONE and asking != n.SWITCH_IN else n.NOT_OFFERED
    return why_not_give(table, seat, option)


@rule
def why_not_chair(box: Box, table: Table, seat: int, chair: int) -> int:
    """For decisions about chairs."""
    if table.asking == n.CHOOSE_CHAIR:
        return why_not_start(table, chair)
    if table.asking == n.MOVE_DANCER:
        return why_not_move(table, seat, chair, reachable(box, table, seat))
    return why_not_score_chair(table, seat, chair)


@rule
def why_not_give(table: Table, seat: int, card: int) -> int:
    """For decisions about a card of the hand, or of the score pile, at the end of a round."""
    asking = table.asking
    if asking == n.SWITCH_OUT:
        return why_not_switch_out(table, seat, card)
    if asking == n.BUY_CUSHION:
        return n.MAY if has_scored(table, seat, card) else n.NOT_OFFERED
    if not holds(table, seat, card):
        return n.NOT_OFFERED
    if asking == n.SCORE_FROM_HAND:
        return why_not_score(table, seat, card)
    return why_not_switch_in(card) if asking == n.SWITCH_IN else n.MAY
