"""Anchors are frozen: whoever changes what they choose must measure the scale anew and say so."""

import hashlib
from itertools import islice

import pytest

from scherzo.bots import bot
from scherzo.games import NAMES
from scherzo.games import game as named
from scherzo.lab.scale import anchors
from tests.bots.honesty import positions

FROZEN = {
    "musical-chairs": "4bb5788cd177b7e3",
    "symphony-no-9": "8c4ab1db1a1049b6",
    "philharmonix": "b8e43365635780d5",
    "symphony": "19237932757d7b83",
}
"""Hashes of what a game's anchors choose."""


@pytest.mark.parametrize("name", NAMES)
def test_anchors_choose_as_they_did_when_they_were_measured(name: str) -> None:
    game, chosen = named(name), list[int]()
    found = anchors(game)
    assert found is not None, "the rules are newer than the anchors: measure them anew, as docs/bots.md says"
    for players in (2, 4):
        for match, seat in islice(positions(game, players, 9), 6):
            chosen += [bot(a.spec, game).choose(match.boxes, match.tables, seat, 5) for a in found.anchors]
    told = hashlib.sha256(bytes(chosen)).hexdigest()[:16]
    assert told == FROZEN[name], "the anchors play otherwise now: measure them anew, as docs/bots.md says"
