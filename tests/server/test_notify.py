"""Told by mail or webhook that it is one's turn: where one asked for it, without a secret, and never elsewhere."""

import asyncio
import contextlib
import http.server
import socketserver
import threading
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from scherzo.core.errors import BadInput
from scherzo.server.messages.fields import Clock
from scherzo.server.messengers import Messengers, Notice
from scherzo.server.settings import Settings
from scherzo.server.steady_time import now_ms
from scherzo.server.store.rows import PERSON, NotifyRow, SeatRow
from scherzo.server.store.store import Store
from scherzo.server.tables import notify
from tests.server.apart import run_apart
from tests.server.servers import PATIENCE_S, Server
from tests.server.test_company import until

NEWS = Notice(
    "Your turn: Whist", "It is your turn in Whist (Ada, Ben).", "https://x.example/t/1", "https://x.example/stop/2"
)
PAUSE_MS = 600
DAYS = {"kind": "days", "days": 3}


class Letters(socketserver.ThreadingTCPServer):
    """A mail server that keeps what it is given."""

    allow_reuse_address = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Clerk)
        self.received: list[str] = []


class Clerk(socketserver.StreamRequestHandler):
    """Speaks as much SMTP as is needed to take a letter."""

    def handle(self) -> None:
        self.wfile.write(b"220 here\r\n")
        letter: list[str] | None = None
        for raw in self.rfile:
            line = raw.decode().rstrip("\r\n")
            if letter is not None and line != ".":
                letter.append(line)
            elif letter is not None:
                self.server.received.append("\n".join(letter))  # type: ignore[attr-defined]
                letter = None
                self.wfile.write(b"250 kept\r\n")
            elif line.upper() == "DATA":
                letter = []
                self.wfile.write(b"354 go on\r\n")
            elif line.upper() == "QUIT":
                self.wfile.write(b"221 bye\r\n")
                return
            else:
                self.wfile.write(b"250 ok\r\n")


class Calls(http.server.ThreadingHTTPServer):
    """A host for webhooks that keeps what it is sent, or sends the caller elsewhere."""

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Hook)
        self.received: list[tuple[str, str]] = []


class Hook(http.server.BaseHTTPRequestHandler):
    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["content-length"])).decode()
        self.server.received.append((self.path, body))  # type: ignore[attr-defined]
        if self.path == "/elsewhere":
            self.send_response(307)
            self.send_header("location", "/inner")
        else:
            self.send_response(200)
        self.end_headers()

    def log_message(self, *args: object) -> None: ...


@contextlib.contextmanager
def running(server: socketserver.BaseServer) -> Iterator[int]:
    thread = threading.Thread(target=server.serve_forever, args=(0.02,), daemon=True)
    thread.start()
    yield server.server_address[1]  # type: ignore[misc]
    server.shutdown()
    server.server_close()


def test_a_letter_has_subject_link_and_a_way_to_stop() -> None:
    post = Letters()
    with running(post) as port:
        able = Messengers(Settings(smtp=f"smtp://127.0.0.1:{port}", mail_from="Scherzo <table@example.org>"))
        assert able.send("email", "ada@example.org", NEWS)
    letter = post.received[0]
    assert "Subject: Your turn: Whist" in letter
    assert "To: ada@example.org" in letter
    assert "List-Unsubscribe: <https://x.example/stop/2>" in letter
    assert "https://x.example/t/1" in letter


def test_webhooks_go_in_the_form_that_their_host_takes_and_follow_nobody_elsewhere() -> None:
    calls = Calls()
    with running(calls) as port:
        host = f"http://127.0.0.1:{port}"
        able = Messengers(Settings(webhook_hosts=(host,)))
        assert able.send("webhook", f"{host}/topic", NEWS)
        assert able.send("webhook", f"{host}/api/webhooks/1/x", NEWS)
        assert able.send("webhook", f"{host}/services/1", NEWS)
        assert not able.send("webhook", f"{host}/elsewhere", NEWS)
    text = "It is your turn in Whist (Ada, Ben). https://x.example/t/1 (no more of these: https://x.example/stop/2)"
    assert calls.received[0] == ("/topic", text)
    assert '"content":"It is your turn' in calls.received[1][1]
    assert calls.received[2][1] == f'{{"text":"{text}"}}'
    assert [path for path, _ in calls.received] == ["/topic", "/api/webhooks/1/x", "/services/1", "/elsewhere"]


@pytest.mark.parametrize(
    "target",
    [
        "http://127.0.0.1:9/x", "http://ntfy.example.org/x", "https://ntfy.example.org.evil.example/x",
        "https://user@ntfy.example.org/x", "https://ntfy.example.org:8443/x", "file:///etc/passwd", "https://[::1/x",
        "https://ntfy.example.org@10.0.0.1/x", "https://ntfy.example.org\n/x",
    ],
)  # fmt: skip
def test_webhooks_are_called_at_allowed_hosts_only(target: str) -> None:
    able = Messengers(Settings(webhook_hosts=("ntfy.example.org",)))
    assert able.check("webhook", "https://ntfy.example.org/topic")
    with pytest.raises(BadInput):
        able.check("webhook", target)
    assert not able.send("webhook", target, NEWS)


def test_what_was_not_set_up_is_refused_in_words() -> None:
    bare = Messengers(Settings())
    with pytest.raises(BadInput, match="sends no email"):
        bare.check("email", "ada@example.org")
    with pytest.raises(BadInput, match="allows: none"):
        bare.check("webhook", "https://ntfy.example.org/x")
    able = Messengers(Settings(smtp="smtp://127.0.0.1:1", mail_from="a@example.org"))
    for wrong in ("ada", "ada@home", "ada@example.org\nBcc: all@example.org", "a b@example.org"):
        with pytest.raises(BadInput):
            able.check("email", wrong)
    assert not able.send("email", "ada@example.org", NEWS), "a mail server that does not answer is no accident"


@pytest.mark.parametrize("kind", ["email", "webhook"])
def test_somebody_away_is_told_once_and_can_stop_it(kind: str, tmp_path: Path) -> None:
    post, calls = Letters(), Calls()
    with running(post) as mail, running(calls) as hook:
        server = Server(
            str(tmp_path / "tables.db"),
            SCHERZO_SMTP=f"smtp://127.0.0.1:{mail}",
            SCHERZO_MAIL_FROM="Scherzo <table@example.org>",
            SCHERZO_WEBHOOK_HOSTS=f"http://127.0.0.1:{hook}",
            SCHERZO_NOTIFY_AFTER_S="1",
        ).wait()
        try:
            told_and_stopped(
                server, kind, "ben@example.org" if kind == "email" else f"http://127.0.0.1:{hook}/ben", post, calls
            )
        finally:
            server.stop()


def test_a_mailbox_is_not_filled_whatever_the_number_of_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever names a mailbox need not own it."""
    monkeypatch.setattr(notify, "TARGET_BURST", 2)
    told: list[str] = []
    names = ["victim@example.org", "Victim@example.org", "VICTIM@example.org", "other@example.org"]

    class Wishes:
        async def claim_notify(self, table: str, seat: int, *_: int) -> NotifyRow:
            return NotifyRow("email", names[seat], "stop")

        async def notify_sent(self, table: str, seat: int) -> int:
            return 0

    async def tell() -> None:
        notifier = notify.Notifier(Wishes(), Settings(notify_after_s=0))  # type: ignore[arg-type]
        monkeypatch.setattr(notifier.messengers, "send", lambda kind, target, news: told.append(target))
        seats = [SeatRow(seat, PERSON, "Ada", "", "", joined=True) for seat in range(len(names))]
        live = SimpleNamespace(
            row=SimpleNamespace(id="0" * 20, game="musical-chairs", clock=Clock("days", days=1)),
            seats=seats,
            played=SimpleNamespace(number=1, last_at=1, match=SimpleNamespace(waiting=range(len(names)), over=False)),
            present=dict,
        )
        notifier.watch(live)  # type: ignore[arg-type]
        while len(told) < 3:
            await asyncio.sleep(0.01)

    run_apart(asyncio.wait_for(tell(), PATIENCE_S))
    assert told == ["victim@example.org", "Victim@example.org", "other@example.org"]


def told_and_stopped(server: Server, kind: str, target: str, post: Letters, calls: Calls) -> None:
    people = [{"kind": "me", "name": "Ada"}, {"kind": "friend", "name": "Ben"}]
    wish = {"game": "musical-chairs", "seats": people, "clock": DAYS, "undo": "none"}
    made = server.client.post("/api/tables", json=wish).json()
    path = f"/api/tables/{made['table']}"
    heads = [{"Authorization": f"Bearer {seat['token']}"} for seat in made["seats"]]
    assert server.client.get(f"{path}/notify").status_code == 403, "spectators have no turn"
    for head in heads:
        kept = server.client.post(f"{path}/notify", json={"kind": kind, "to": target}, headers=head).json()
        assert kept["kind"] == kind
        assert target not in kept["to"], "it is shown masked"

    def received() -> list[str]:
        return post.received if kind == "email" else [body for _, body in calls.received]

    asked = next(seat for seat in (0, 1) if server.client.get(path, headers=heads[seat]).json()["choices"])
    state = server.client.get(path, headers=heads[asked]).json()
    body = {"number": state["number"], "client_id": "one", "option": state["choices"][0]["option"]}
    assert server.client.post(f"{path}/decisions", json=body, headers=heads[asked]).status_code == 200
    until(lambda: bool(received()))  # somebody was asked and not there
    said = received()[0]
    assert "It is your turn in Musical Chairs (Ada, Ben)." in said
    assert f"/t/{made['table']}" in said
    assert not [seat for seat in made["seats"] if seat["token"] in said], "the link opens no seat by itself"
    link = next(word for word in said.replace(")", " ").split() if "/stop/" in word).strip("<>")
    word = link.rsplit("/", 1)[1]
    assert "Stop them" in server.client.get(f"/stop/{word}").text
    assert "You will get no more messages" in server.client.post(f"/stop/{word}").text
    assert "were stopped before" in server.client.post(f"/stop/{word}").text
    wishes = [server.client.get(f"{path}/notify", headers=head).json()["kind"] for head in heads]
    assert sorted(wishes) == ["", kind], "one seat's link stops the messages of that seat alone"
    for head in heads:
        stopped = server.client.post(f"{path}/notify", json={"kind": ""}, headers=head).json()
        assert (stopped["kind"], stopped["to"]) == ("", "")


class Kept:
    """What the store keeps of one seat's wish."""

    def __init__(self) -> None:
        self.sent = 0

    async def notify_sent(self, table: str, seat: int) -> int | None:
        return self.sent if seat == 1 else None

    async def claim_notify(self, table: str, seat: int, now: int, pause: int) -> NotifyRow | None:
        if self.sent > now - pause:
            return None
        self.sent = now
        return NotifyRow("email", "ben@example.org", "stop")


def at_number(number: int, last_at: int) -> Any:
    """A table by day at which the second player, who is away, is asked."""
    match = SimpleNamespace(over=False, waiting=(1,))
    return SimpleNamespace(
        row=SimpleNamespace(id="t", game="musical-chairs", clock=SimpleNamespace(kind="days")),
        played=SimpleNamespace(match=match, number=number, last_at=last_at),
        seats=[SeatRow(seat, PERSON, name, "", "", joined=True) for seat, name in enumerate(("Ada", "Ben"))],
        present=dict,
    )


def test_whose_turn_comes_again_soon_is_told_when_the_pause_is_over_and_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """A turn that came too soon after a message is not lost: nobody would know of it for days."""
    monkeypatch.setattr(notify, "AT_MOST_EVERY_MS", PAUSE_MS)
    monkeypatch.setattr(notify, "LOOK_AGAIN_S", 0.05)
    kept, told = Kept(), []

    async def two_turns() -> None:
        notifier = notify.Notifier(cast(Store, kept), Settings(notify_after_s=0))
        monkeypatch.setattr(notifier.messengers, "send", lambda *news: told.append(kept.sent))
        for turn in (1, 2):
            notifier.watch(at_number(turn, now_ms()))
            while len(told) < turn:
                await asyncio.sleep(0.02)
        await asyncio.sleep(2 * PAUSE_MS / 1000)
        notifier.close()

    run_apart(two_turns())
    assert len(told) == 2, "once for each turn"
    assert told[1] - told[0] >= PAUSE_MS, "not so soon"
