"""The quick player uses what the game offers: without looking ahead, but not blindly."""

from scherzo.core.game import RANK, SOURCES, TOTAL
from scherzo.core.loops import GREEDY, RANDOM
from scherzo.games import game
from scherzo.games.philharmonix.rules.scoring import GOLD_SLOT
from scherzo.lab.batch import play_batch, setting
from tests.conformance.lineups import whole_games

pytestmark = whole_games

AT = setting(game("philharmonix"), 4, "brain")


def test_quick_players_conduct_symphonies_to_gold_and_score_well() -> None:
    sheets = play_batch(AT, [GREEDY] * 4, 0, 60).sheets
    assert sheets[:, :, TOTAL].mean() > 70
    assert sheets[:, :, GOLD_SLOT].mean() > 8
    assert sheets[:, :, SOURCES].min() > 10  # nobody falls below the prestige of the start


def test_a_quick_player_beats_three_random_ones() -> None:
    sheets = play_batch(AT, [RANDOM, GREEDY, RANDOM, RANDOM], 0, 60).sheets
    assert (sheets[:, 1, RANK] == 1).all()
