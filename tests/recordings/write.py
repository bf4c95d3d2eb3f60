"""Searches for games that show what no recording shows yet: `python -m tests.recordings.write [GAME ...]`."""

import random
import sys
from pathlib import Path

from scherzo.core.chance import generator
from scherzo.core.errors import BadInput
from scherzo.core.game_record import read
from scherzo.core.layout import records
from scherzo.core.loops import loops, new_menu
from scherzo.core.match import Match, checked_options
from scherzo.games import NAMES, game

from .features import features_of, shown, wanted

HERE = Path(__file__).parent
TRIES = 4000


def any_options(name: str, players: int, luck: random.Random) -> dict[str, str]:
    """Defaults half of the time, else a random legal combination."""
    if luck.random() < 0.5:
        return {}
    while True:
        options = {o.key: luck.choice(o.values) for o in game(name).options if luck.random() < 0.5}
        try:
            return checked_options(game(name), players, options)
        except BadInput:
            continue


def played(name: str, number: int) -> tuple[Match, set[str]]:
    """A game by random and quick-brained players, and the kinds of decision it asked."""
    luck = random.Random(number)
    players = game(name).players[number % len(game(name).players)]
    match = game(name).start(players, f"recording {number}", any_options(name, players, luck))
    run, menu, rng, world = loops(match.game), new_menu(), generator(number), records(match.game.Table)
    wild = luck.choice((0.1, 0.5, 1.0))
    asked: set[str] = set()
    while not match.over:
        seat = luck.choice(match.waiting)
        asked.add(f"decision {match.game.decisions[int(match.tables[0].asking)]}")
        if luck.random() < wild:
            option = luck.choice(match.legal(seat))
        else:
            option = int(run.think(match.boxes, match.tables, world, seat, menu, rng))
        match.choose(seat, option)
    return match, asked


def write(name: str) -> None:
    """Adds recordings until every feature is shown, or the tries are used up."""
    folder = HERE / name
    folder.mkdir(exist_ok=True)
    missing = wanted(name)
    for path in folder.glob("*.txt"):
        missing -= shown(name, read(path.read_text(encoding="utf-8")))
    for number in range(TRIES):
        if not missing and number >= len(game(name).players):
            break
        match, found = played(name, number)
        found |= features_of(name, match)
        new = missing & found
        if new or number < len(game(name).players):
            missing -= found
            (folder / f"{number:04}-{match.players}p.txt").write_text(match.record, encoding="utf-8")
            print(f"{name} {number}: shows {len(new)} more, {len(missing)} missing")
    print(f"{name}: missing {sorted(missing)}")


if __name__ == "__main__":
    for wanted_name in sys.argv[1:] or NAMES:
        write(wanted_name)
