"""What a finished game was worth to each seat."""

from scherzo.core.game import RANK
from scherzo.core.layout import Array
from scherzo.core.rule import rule


@rule
def share_out(sheet: Array, contenders: int, rewards: Array) -> None:
    """1 for winning alone, -1 / (contenders - 1) for losing, and between the two for sharing the win.

    Over all who can win, a rulebook's virtual player included, these add up to 0.
    """
    winners = 0
    for who in range(contenders):
        if sheet[who, RANK] == 1:
            winners += 1
    for seat in range(rewards.shape[0]):
        won = 1.0 / winners if sheet[seat, RANK] == 1 else 0.0
        rewards[seat] = (won * contenders - 1.0) / (contenders - 1.0)
