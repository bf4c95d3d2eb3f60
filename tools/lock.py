"""Writes locks/*.txt anew: the exact versions, with hashes, that the two commands of the README install.

python tools/lock.py      needs uv (pip install uv); run it after a change of dependencies in pyproject.toml
"""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LOCKS = {"table.txt": [], "test.txt": ["--extra", "test"]}
COMPILE = [
    "uv", "pip", "compile", "pyproject.toml", "--universal", "--python-version", "3.11", "--generate-hashes",
    "--no-header", "--no-annotate", "--no-emit-index-url", "--no-emit-find-links", "--quiet",
]  # fmt: skip


def main() -> int:
    """Answers uv's exit code, and 2 where there is no uv."""
    for name, more in LOCKS.items():
        try:
            code = subprocess.run([*COMPILE, *more, "--upgrade", "-o", f"locks/{name}"], cwd=ROOT).returncode
        except FileNotFoundError:
            print("There is no uv here. Install it: pip install uv", file=sys.stderr)
            return 2
        if code:
            return code
    return 0


if __name__ == "__main__":
    sys.exit(main())
