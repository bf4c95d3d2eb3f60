"""One person among bots: what the bots did since goes back too, unless the person saw by it what was hidden."""

import random
from pathlib import Path

from scherzo.core.components import packaged_fingerprint
from scherzo.games import game
from scherzo.server.errors import RequestRefused
from scherzo.server.messages.fields import Clock
from scherzo.server.steady_time import now_ms
from scherzo.server.store.rows import BOT, PERSON, PLAYED, SeatRow, TableRow
from scherzo.server.store.store import Kept, Store
from scherzo.server.tables import undo
from scherzo.server.tables.live_table import LiveTable
from tests.server.apart import run_apart

AMONG_BOTS = (SeatRow(0, PERSON, "Ada", "", "", joined=True), SeatRow(1, BOT, "Ben", "random", ""))
AMONG_PEOPLE = (SeatRow(0, PERSON, "Ada", "", "", joined=True), SeatRow(1, PERSON, "Ben", "", "", joined=True))


def table() -> TableRow:
    found = game("musical-chairs")
    return TableRow(
        id="0" * 20, game=found.name, rules=found.rules_version, components=packaged_fingerprint(found), players=2,
        options={}, seed="among bots", clock=Clock(), chat=False, pace="instant", undo="fair", listed=False, host=0,
        source=PLAYED, created=now_ms(),
    )  # fmt: skip


async def tried(folder: Path, seats: tuple[SeatRow, ...]) -> tuple[set[int], set[str]]:
    """Plays on, and whenever Ada is asked again takes her latest decision back: how far that went, and why it did not.

    What was taken back is then decided in another way.
    """
    store = Store(str(folder / "tables.db"), "worker")
    live = LiveTable(Kept(table(), seats, ()), store, lambda _: None)
    await store.create(live.row, live.seats)
    luck, furthest = random.Random(1), 0
    went, refused, told = set[int](), set[str](), set[str]()
    for turn in range(300):
        played = await live.opened()
        if played.match.over:
            break
        seat, moves = played.match.waiting[0], len(played.match.moves)
        if seat == 0 and undo.latest_own(played, 0) and moves > furthest:
            furthest = moves
            try:
                row = await live.write(
                    f"u{turn}", bool, lambda now, by=f"u{turn}": undo.take_back(live.row, seats, now, 0, by, None)
                )
            except RequestRefused as refusal:
                refused.add(refusal.text)
                told.add(f"This cannot be taken back. {undo.offer(live.row, seats, played, 0).why_not}")
            else:
                went.add(moves - row.choice)
                assert len((await live.opened()).match.moves) == row.choice
            continue
        await live.decide(seat, played.number, f"d{turn}", luck.choice(played.match.legal(seat)))
    await store.close()
    assert told == refused
    return went, refused


def test_bots_answers_go_back_with_ones_own_decision_until_something_hidden_was_seen(tmp_path: Path) -> None:
    went, refused = run_apart(tried(tmp_path, AMONG_BOTS))
    assert max(went) > 1
    assert any(
        "What you chose, or what the bots did since, may have shown you something hidden" in text for text in refused
    )
    assert any("Since then something was drawn or rolled" in text for text in refused)


def test_among_people_nothing_goes_back_once_another_has_decided(tmp_path: Path) -> None:
    went, refused = run_apart(tried(tmp_path, AMONG_PEOPLE))
    assert went <= {1}
    assert any("Ben has decided since." in text for text in refused)
