"""Brain against brain: `python -m tests.bots.brains GAME FILE [PLAYERS] [GAMES]`.

FILE is another version of the game's brain.py, such as one from the history:

    git show REVISION:src/scherzo/games/musical_chairs/brain/brain.py > /tmp/brain.py
    python -m tests.bots.brains musical-chairs /tmp/brain.py 2 2000

It must go with the other files as they are now. One seat is given to today's brain, all others to the other one, in
every rotation on the same deals.
"""

import importlib.util
import sys
from collections.abc import Callable
from pathlib import Path

from scherzo.bots.bot import Bot, GreedyBot
from scherzo.core.chance import generator
from scherzo.core.game import Game
from scherzo.core.layout import Records
from scherzo.core.loops import loops, new_menu
from scherzo.games import game
from scherzo.lab.arena import Arena, lineups
from scherzo.lab.ratings import standings


class OtherBrain:
    """A bot with a brain that is not the game's own, called as the game's own is."""

    def __init__(self, played: Game, file: Path) -> None:
        self.game, self.spec, self.brain = played, "other", brain_in(file, played)

    def choose(self, boxes: Records, tables: Records, seat: int, seed: int) -> int:
        """What that brain chooses in a world that the seat may believe in."""
        run, world, menu, rng = loops(self.game), tables.copy(), new_menu(), generator(seed)
        run.imagine(boxes, world, seat, rng)
        count = run.menu_of(boxes, world, seat, menu)
        return int(self.brain(boxes[0], world[0], seat, menu, count, rng))


def brain_in(file: Path, played: Game) -> Callable[..., int]:
    """The `brain` of a file, loaded as if it lay among the game's own files."""
    found = importlib.util.spec_from_file_location(f"scherzo.games.{played.folder.name}.other_brain", file)
    if found is None or found.loader is None:
        sys.exit(f"{file} is not a Python file.")
    module = importlib.util.module_from_spec(found)
    sys.modules[found.name] = module
    found.loader.exec_module(module)
    brain: Callable[..., int] = module.brain
    return brain


def main(name: str, file: str, players: int = 2, games: int = 2000) -> None:
    """Plays and says how often today's brain won."""
    played = game(name)
    arena = Arena(played, ("greedy", "random"), players, "brains")
    both: dict[str, Bot] = {"today": GreedyBot(played), "other": OtherBrain(played, Path(file))}
    arena.bots, arena.lineups = both, lineups(tuple(both), players)
    results = arena.play(-(-games // len(arena.lineups)))
    for standing in standings(results, tuple(both)):
        print(
            f"{standing.bot}: {standing.games} seats, won {100 * standing.win_rate:.1f} % "
            f"({100 * standing.low:.1f} to {100 * standing.high:.1f}), {standing.points:.1f} points on average"
        )


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], *map(int, sys.argv[3:5]))
