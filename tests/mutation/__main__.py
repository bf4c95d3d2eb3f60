"""Breaks rules picked at random across the games, each once, and writes a table of the tests that turned red.

A break is tried with the tests that carry the rule's mark, then with all tests of its game. A rule whose code has
several places is broken at one of them, picked at random.
"""

import argparse
import ast
import os
import random
import signal
import subprocess
import sys
from itertools import islice
from pathlib import Path

from scherzo.games import NAMES
from tests.games.test_every_rule_is_cited import marked
from tests.mutation.breaks import Break, broken, places
from tests.mutation.trial import LONGEST_S

ROOT = Path(__file__).parents[2]


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.mutation", description=__doc__)
    parser.add_argument("--count", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", default="", help="rules to break, with commas between them, instead of random ones")
    parser.add_argument("--skip", type=int, default=0, help="how many of them were tried before")
    asked = parser.parse_args()
    green = 0
    print("| rule | where | what was broken | test that turned red |\n|---|---|---|---|")
    for name, one in picked(asked.count, asked.seed, asked.only)[asked.skip :]:
        red = judged(name, one)
        green += not red
        where = f"{one.place.file.stem}.{one.place.function}"
        print(f"| {one.place.rule} | `{where}` | {one.change} | {red or 'NONE'} |", flush=True)
    print(f"\n{green} breaks turned no test red")
    return 1 if green else 0


def picked(count: int, seed: int, only: str) -> list[tuple[str, Break]]:
    """Rules at random, equally many of each game, with a break each."""
    chance = random.Random(seed)
    found: list[tuple[str, Break]] = []
    for name in NAMES:
        cited = places(name)
        rules = sorted({place.rule for place in cited})
        chance.shuffle(rules)
        made = (broken(chance.choice([p for p in cited if p.rule == rule]), chance) for rule in rules)
        some = ((name, b) for b in made if b and (not only or b.place.rule in only.split(",")))
        found += islice(some, count // len(NAMES))
    return found


def judged(name: str, one: Break) -> str:
    """The test that turned red, or nothing."""
    folder = ROOT / "tests" / "games" / name.replace("-", "_")
    rule = one.place.rule
    own = tried(one, rule, [str(file) for file in sorted(folder.glob("test_*.py")) if rule in marks(file)])
    if own:
        return own
    other = tried(one, "", [str(folder)]) or tried(one, "", ["tests/conformance", "-k", name])
    return f"{other} (not one with its mark)" if other else ""


def marks(file: Path) -> set[str]:
    return set(marked(ast.parse(file.read_text(encoding="utf-8"))))


def tried(one: Break, rule: str, tests: list[str]) -> str:
    command = [sys.executable, "-m", "tests.mutation.trial", str(one.place.file), rule, *tests]
    interpreted = {**os.environ, "NUMBA_DISABLE_JIT": "1"}
    done = subprocess.run(command, input=one.source, capture_output=True, text=True, cwd=ROOT, env=interpreted)
    if done.returncode == -signal.SIGXCPU:
        return f"no end within {LONGEST_S} s of processor time"
    said = [line[4:] for line in done.stdout.splitlines() if line.startswith("RED ")]
    return said[-1].split("::")[-1] if said else ""


if __name__ == "__main__":
    sys.exit(main())
