"""Writes the hashes of test_records anew: `python -m tests.conformance.golden`, after a deliberate change of rules."""

import json

from .lineups import every
from .test_records import GOLDEN, fingerprint

if __name__ == "__main__":
    GOLDEN.write_text(json.dumps({str(lineup): fingerprint(lineup) for lineup in every()}, indent=1) + "\n")
    print(f"wrote {GOLDEN.name}")
