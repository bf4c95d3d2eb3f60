"""Writes the hashes of test_records anew: `python -m tests.conformance.golden [GAME ...]`, after a change of rules."""

import json
import sys

from scherzo.games import NAMES

from .lineups import every
from .test_records import GOLDEN, fingerprint

if __name__ == "__main__":
    wanted = sys.argv[1:] or NAMES
    golden = json.loads(GOLDEN.read_text())
    golden |= {str(lineup): fingerprint(lineup) for lineup in every() if lineup.name in wanted}
    kept = {str(lineup): golden[str(lineup)] for lineup in every() if str(lineup) in golden}
    GOLDEN.write_text(json.dumps(kept, indent=1) + "\n")
    print(f"wrote {GOLDEN.name}")
