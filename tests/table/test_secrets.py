"""Secrets: no byte goes to a seat that should not have it, and no token is kept or written anywhere."""

import json
import random
from pathlib import Path
from typing import Any

import numpy as np

from scherzo.core.chance import generator
from scherzo.core.loops import loops
from scherzo.core.match import Match, hears
from scherzo.core.table import NOBODY
from scherzo.games import NAMES, game
from scherzo.table.course import Course
from scherzo.table.database import connect
from scherzo.table.rows import CHOOSE, PERSON, PLAYED, Clock, DecisionRow, SeatRow, TableRow
from scherzo.table.shelf import fingerprint
from scherzo.table.state import state
from tests.table.servers import Server

GAMES, WORLDS = 3, 2


def new_course(name: str, players: int, seed: str) -> Course:
    found = game(name)
    table = TableRow(
        id="t", game=name, rules=found.rules_version, components=fingerprint(found), players=players, options={},
        seed=seed, clock=Clock(), chat=False, pace="instant", undo="none", listed=False, host=0,
        source=PLAYED, created=0,
    )  # fmt: skip
    return Course(table)


def decide(course: Course, seat: int, option: int) -> None:
    course.add(DecisionRow(course.number + 1, str(course.number), seat, CHOOSE, option, "person", 0, 0))


def seen_by(course: Course, viewer: int) -> dict[str, Any]:
    """The state as it is sent, without what is told of past moves: that is checked as it happens."""
    seats = tuple(SeatRow(seat, PERSON, f"P{seat}", "", "", True) for seat in range(course.match.players))
    sent: dict[str, Any] = json.loads(state(course.table, seats, course, viewer, {}, log_after=len(course.match.moves)))
    sent.pop("latest")
    return sent


def test_states_of_two_worlds_that_a_seat_cannot_tell_apart_are_the_same_to_the_byte() -> None:
    """A seat's world is replaced by others it may believe in: nothing sent to it may change by that."""
    twin_worlds("musical-chairs", GAMES)


def twin_worlds(name: str, games: int) -> int:
    compared = 0
    rng = random.Random(name)
    for number in range(games):
        course = new_course(name, rng.choice(game(name).players), f"twin {number}")
        match, run = course.match, loops(game(name))
        worlds = generator(number)
        while not match.over:
            if rng.random() < 0.3:
                truth = match.tables.copy()
                for viewer in range(match.players):
                    sent = seen_by(course, viewer)
                    for _ in range(WORLDS):
                        run.imagine(match.boxes, match.tables, viewer, worlds)
                        assert seen_by(course, viewer) == sent
                        match.tables[:] = truth
                        compared += 1
            seat = rng.choice(match.waiting)
            decide(course, seat, rng.choice(match.legal(seat)))
    return compared


def test_the_log_and_the_latest_events_hold_only_what_the_viewer_hears() -> None:
    course = new_course("musical-chairs", 3, "log")
    rng = random.Random(1)
    while not course.match.over:
        seat = rng.choice(course.match.waiting)
        decide(course, seat, rng.choice(course.match.legal(seat)))
        for viewer in (NOBODY, 0, 1, 2):
            heard = course.match.moves[-1].events
            private = [e for e in heard if not hears(e, viewer)]
            lines = {line.text for line in course.match.lines(tuple(e for e in heard if hears(e, viewer)), viewer)}
            told = {line["text"] for line in json.loads(course.log(viewer, len(course.match.moves) - 1))}
            assert told == lines, private


def hidden_cards(match: Match, viewer: int, shown: set[int]) -> set[int]:
    """Cards of Musical Chairs that a viewer has never been shown: in others' hands or in the pile, and always so."""
    from scherzo.games.musical_chairs.names import CARDS, FRONT, IN_HAND, LINE

    table = match.tables[0]
    place = table.place
    shown |= {card for card in range(CARDS) if table.announced[card]}  # two_lowest: the skipped card is announced
    shown |= {int(card) for card in table.shown_card[: int(table.shown_size)]}  # shown in a battle
    for card in range(CARDS):
        at = int(place[card])
        if at in (LINE, IN_HAND + viewer) or FRONT <= at < FRONT + match.players:
            shown.add(card)
    hands = {IN_HAND + seat for seat in range(match.players) if seat != viewer}
    return {card for card in range(CARDS) if int(place[card]) in hands and card not in shown}


def test_cards_that_nobody_showed_to_a_seat_are_named_in_no_byte_sent_to_it(sqlite_server: Server) -> None:
    """Each hidden card's id is a marker; it must not appear in anything that other seats or spectators are sent."""
    named = canaries_over_the_wire(sqlite_server, 1)
    assert named > 100


def canaries_over_the_wire(server: Server, games: int) -> int:
    """Plays over sockets, one for each seat and a spectator; the server's own seed makes the truth afterwards."""
    from scherzo.games.musical_chairs.spoken import card_id

    looked_for = 0
    for _ in range(games):
        table = server.table("screen", "screen", "screen", undo="none")
        sockets = {seat: table.socket(seat, log="new") for seat in (-1, 0, 1, 2)}
        sent: dict[int, dict[int, list[str]]] = {viewer: {} for viewer in sockets}
        latest = {viewer: player.state() for viewer, player in sockets.items()}
        options: list[tuple[int, int]] = []
        while not latest[-1]["over"]:
            number = latest[-1]["number"]
            seat = latest[-1]["waiting"][0]
            choices = latest[seat]["choices"]
            option = choices[len(options) % len(choices)]["option"]
            sockets[seat].send(type="choose", id=f"c{number}", number=number, option=option)
            options.append((seat, option))
            for viewer, player in sockets.items():
                player.bytes.clear()
                latest[viewer] = player.state_where(lambda s, n=number: s["number"] == n + 1)
                sent[viewer][number + 1] = list(player.bytes)
        for player in sockets.values():
            player.close()
        seed = latest[-1]["seed"]
        truth = game("musical-chairs").start(players=3, seed=seed)
        shown: dict[int, set[int]] = {viewer: set() for viewer in sockets}
        for number, (seat, option) in enumerate(options, 1):
            for viewer in sockets:
                hidden_cards(truth, viewer, shown[viewer])
            events = truth.choose(seat, option)
            for viewer in sockets:
                for event in events:
                    if hears(event, viewer):  # what was told in words counts as shown: battles, purchases, discards
                        shown[viewer] |= cards_told(truth, event)
                if truth.over:
                    break
                secret = hidden_cards(truth, viewer, shown[viewer])
                text = "".join(sent[viewer][number])
                assert seed not in text
                assert not [token for s, token in enumerate(table.tokens) if token in text]
                for card in secret:
                    looked_for += 1
                    assert f'"{card_id(truth.boxes[0], card)}"' not in text, (viewer, number, card)
    return looked_for


def cards_told(match: Match, event: Any) -> set[int]:
    """The cards that an event's sentence shows."""
    from scherzo.games.musical_chairs.names import CARDS
    from scherzo.games.musical_chairs.spoken import card_element

    line = match.game.line(match.boxes[0], event)
    elements = set(line.elements) if line else set()
    return {card for card in range(CARDS) if card_element(match.boxes[0], card) in elements}


def test_the_database_and_the_servers_words_hold_no_token(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    server = Server(str(database)).wait()
    table = server.table("me", "friend")
    with table.socket(0) as me, table.socket(1):
        me.state()
        table.play(1)
        new = table.post("seats/1/reissue", 0).json()["token"]
    server.get(table.path, "wrong-token")
    said = server.said()
    server.stop()
    connection = connect(str(database))
    connection.change("PRAGMA wal_checkpoint(TRUNCATE)")
    connection.close()
    kept = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    for token in (*table.tokens, new):
        assert len(token) == 22
        assert token.encode() not in kept
        assert token not in said


def test_every_game_sends_states_that_can_be_encoded_for_every_viewer() -> None:
    for name in NAMES:
        course = new_course(name, max(game(name).players), "encode")
        for _ in range(10):
            for viewer in (-1, *range(course.match.players)):
                assert seen_by(course, viewer)["viewer"] == viewer
            seat = course.match.waiting[0]
            decide(course, seat, int(np.random.default_rng(course.number).choice(course.match.legal(seat))))
