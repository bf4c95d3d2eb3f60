"""Compiles the rules of all games before the tests that play them: python -m tests.warm.

Otherwise the test workers and the servers that they start would compile the same rules at the same time.
"""

import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

from scherzo.games import NAMES

LONGEST_FIRST = sorted(NAMES, key=("symphony", "philharmonix", "musical-chairs", "symphony-no-9").index)


def main() -> int:
    """The worst exit code of the compilations, as many at a time as there are cores."""
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        return max(pool.map(compile_rules, LONGEST_FIRST))


def compile_rules(name: str) -> int:
    return subprocess.run(
        [sys.executable, "-m", "scherzo.server.compiling", name], stdout=subprocess.DEVNULL
    ).returncode


if __name__ == "__main__":
    sys.exit(main())
