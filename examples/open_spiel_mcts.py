"""OpenSpiel's Monte Carlo tree search against Scherzo's, at Symphony No. 9 for two.

pip install "scherzo[lab]"
python examples/open_spiel_mcts.py --games 4 --simulations 40

OpenSpiel's search sees the state that it is given. So that it knows no more than its player may, it gets worlds that
the player may believe in (`resample_from_infostate`), searches each, and takes what was tried most in all together.
Ours thinks as many times. OpenSpiel plays out at random, ours with the game's quick brain.
"""

import argparse
import random
from collections import Counter

import numpy as np
import pyspiel
from open_spiel.python.algorithms import mcts

import scherzo.envs.spiel  # noqa: F401 - registers the games
from scherzo.bots import bot

WORLDS = 4


def theirs(game: pyspiel.Game, state: pyspiel.State, simulations: int, luck: np.random.RandomState) -> int:
    """What OpenSpiel's search tries most, over some worlds."""
    player, tried = state.current_player(), Counter[int]()
    evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=luck)
    searcher = mcts.MCTSBot(game, 1.4, max(simulations // WORLDS, 2), evaluator, random_state=luck)
    for _ in range(WORLDS):
        world = state.resample_from_infostate(player, luck.random_sample)
        for child in searcher.mcts_search(world).children:
            tried[child.action] += child.explore_count
    return tried.most_common(1)[0][0]


def main() -> None:
    """Plays some games, each search taking both seats in turn, and tells who won."""
    asked = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    asked.add_argument("--games", type=int, default=4)
    asked.add_argument("--simulations", type=int, default=40)
    asked.add_argument("--seed", type=int, default=0)
    chosen = asked.parse_args()
    game = pyspiel.load_game("scherzo_symphony_no_9(players=2)")
    dice, luck = random.Random(chosen.seed), np.random.RandomState(chosen.seed)
    ours = bot(f"search(iterations={chosen.simulations})", game.played)
    total = 0.0
    for number in range(chosen.games):
        state, seat = game.new_initial_state(), number % 2
        while not state.is_terminal():
            legal = state.legal_actions()
            if state.is_chance_node() or len(legal) == 1:
                action = dice.choice(legal)
            elif state.current_player() == seat:
                action = theirs(game, state, chosen.simulations, luck)
            else:
                action = ours.choose(state.table.boxes, state.table.tables, 1 - seat, dice.getrandbits(62))
            state.apply_action(action)
        total += state.returns()[seat]
        points = state.table.points()
        print(f"Game {number + 1}: OpenSpiel {points[seat]:.0f} points, Scherzo {points[1 - seat]:.0f}", flush=True)
    print(f"OpenSpiel's search won {(total / chosen.games + 1) / 2:.0%} of {chosen.games} games.")


if __name__ == "__main__":
    main()
