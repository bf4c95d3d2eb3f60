"""What the server keeps of a log is what the match tells, to the last line."""

import json

import msgspec

from scherzo.core.table import NOBODY, OPEN
from tests.server.test_secrets import decide, new_game


def test_the_log_of_a_finished_game_ends_with_the_points_for_everybody() -> None:
    played = new_game("symphony-no-9", 2, "final")
    match = played.match
    while not match.over:
        assert not any("ends with" in line for line in told(played.log(NOBODY)))
        decide(played, match.waiting[0], match.legal(match.waiting[0])[-1])
    for viewer in (NOBODY, 0, 1, OPEN):
        assert told(played.log(viewer)) == [line.text for _, line in match.log(viewer)]
        assert told(played.log(viewer, len(match.moves) - 1))[-2:] == [line.text for line in match.closing()]


def told(lines: list[msgspec.Raw]) -> list[str]:
    return [json.loads(bytes(line))["text"] for line in lines]
