"""Whole games as text, for people who review a change: `python -m tests.playthroughs.write [GAME ...]`."""

import random
import sys
from pathlib import Path

from scherzo.core.table import OPEN
from scherzo.games import NAMES, game

HERE = Path(__file__).parent
LETTERS = "ABCDEF"


def players_of(name: str) -> int:
    """A middling number of players."""
    numbers = game(name).players
    return numbers[len(numbers) // 2]


def playthrough(name: str) -> str:
    """One random game told in full: the table at the start, every move with its log lines, and the score sheet."""
    match = game(name).start(players_of(name), seed="playthrough")
    luck = random.Random(1)
    lines = [f"# {match.game.title}, {match.players} players, everything face up", "", named(match.text(OPEN)), ""]
    lines += [f"  {named(line.text)}" for line in match.lines(match.opening, OPEN)]
    while not match.over:
        seat = luck.choice(sorted(match.waiting))
        question = match.question(seat)
        option = luck.choice(match.legal(seat))
        events = match.choose(seat, option)
        lines += [
            "",
            f"{match.moves[-1].number}. {LETTERS[seat]} {match.moves[-1].notation}    [{named(question.text)}]",
        ]
        lines += [f"  {named(line.text)} ({', '.join(line.rules)})" for line in match.lines(events, OPEN)]
    lines += ["", named(match.text(OPEN)), ""]
    for score in match.scores():
        sources = ", ".join(f"{source} {points:g}" for source, points in score.sources.items())
        lines.append(f"{LETTERS[score.seat]}: {score.total:g} points, rank {score.rank} ({sources})")
    return "\n".join(lines) + "\n"


def named(text: str) -> str:
    """A text with seats called by their letters."""
    return text.format(*LETTERS)


if __name__ == "__main__":
    for name in sys.argv[1:] or NAMES:
        (HERE / f"{name}.txt").write_text(playthrough(name), encoding="utf-8")
        print(f"wrote {name}.txt")
