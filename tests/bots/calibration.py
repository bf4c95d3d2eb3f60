"""Are win chances true? `python -m tests.bots.calibration GAME GAMES ITERATIONS PICTURE [PLAYERS ...]` plays and draws.

All seats search with that many iterations. Before each decision a search that plays to the end of the game, as hints
and reviews do, says every seat's chance to win; after the game, among all that were told about 30 %, about 30 % should
have won. Decisions of one game share its end, so the doubt is worked out over games.
"""

import sys
from pathlib import Path
from random import Random

import msgspec
import numpy as np
from matplotlib.figure import Figure

from scherzo.bots.levels import learnt
from scherzo.bots.thinking import Exploration, judged
from scherzo.core.game import Game
from scherzo.core.layout import Array
from scherzo.core.match import Match
from scherzo.games import game as named
from scherzo.lab.picture_file import save

TENTHS = 10


def told_in_one_game(game: Game, players: int, iterations: int, seed: str) -> Array:
    """All chances told in a game with what came of them: one row each."""
    chooses = msgspec.structs.replace(learnt(game), iterations=iterations)
    tells = msgspec.structs.replace(chooses, horizon=0)
    dice, match, told = Random(seed), game.start(players, seed=seed), list[list[float]]()
    while not match.over:
        seat, luck = match.waiting[0], dice.getrandbits(64)
        thoughts = {
            search: Exploration(game, match.boxes, match.tables, seat, search, luck, iterations)
            for search in (chooses, tells)
        }
        for thought in thoughts.values():
            thought.go_on(0, 0)
        told.append(thoughts[tells].chances())
        match.choose(seat, judged(game, [thoughts[chooses].root])[0].option)
    shares = won(match, len(told[0]))
    return np.array([(chance, share) for row in told for chance, share in zip(row, shares, strict=True)])


def won(match: Match, seats: int) -> list[float]:
    """Each seat's share of the win."""
    winners = [seat for seat, score in enumerate(match.scores()[:seats]) if score.rank == 1]
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(seats)]


def by_tenths(games: list[Array]) -> list[tuple[float, float, float, int]]:
    """For each tenth of the chances told: their mean, what came true, its standard error over games, how many."""
    found = []
    for tenth in range(TENTHS):
        parts = [told[np.minimum((told[:, 0] * TENTHS).astype(int), TENTHS - 1) == tenth] for told in games]
        parts = [part for part in parts if len(part)]
        if len(parts) < 2:
            continue
        everything = np.concatenate(parts)
        away = np.array([(part[:, 1] - part[:, 0]).sum() for part in parts])
        doubt = float(np.sqrt((away**2).sum()) / len(everything))
        found.append((float(everything[:, 0].mean()), float(everything[:, 1].mean()), doubt, len(everything)))
    return found


def main(name: str, count: int, iterations: int, picture: Path, tables: list[int]) -> None:
    """Plays, prints and draws for each number of players."""
    game = named(name)
    figure = Figure(figsize=(5, 5), layout="constrained")
    axes = figure.subplots()
    axes.plot([0, 1], [0, 1], ":", color="grey")
    for players in tables:
        told = [told_in_one_game(game, players, iterations, f"calibration {players} {n}") for n in range(count)]
        found = by_tenths(told)
        error = sum(abs(mean - true) * many for mean, true, _, many in found) / sum(row[3] for row in found)
        print(f"{game.title}, {players} players, {count} games, {sum(map(len, told))} chances: mean error {error:.3f}")
        for mean, true, doubt, many in found:
            print(f"  told {mean:.2f}  came true {true:.2f} +- {2 * doubt:.2f}  ({many})", flush=True)
        middle, came, doubts = zip(*((mean, true, 2 * doubt) for mean, true, doubt, _ in found), strict=True)
        axes.errorbar(middle, came, doubts, fmt="o-", capsize=3, label=f"{players} players")
    axes.set(title=f"{game.title}: chances told by the search", xlabel="told", ylabel="came true")
    axes.legend()
    save(figure, picture)


if __name__ == "__main__":
    chosen = named(sys.argv[1])
    many = [int(word) for word in sys.argv[5:]] or list(chosen.players)
    main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]), Path(sys.argv[4]), many)
