"""Sitting down: an invitation says who invites to what, no seat is taken twice, open tables have room for strangers."""

from typing import Any

from scherzo.server.tables.seating import names_in
from tests.server.servers import Server, bearer


def made(server: Server, *kinds: str, **more: Any) -> tuple[str, list[str]]:
    names = iter(("Ada", "Ben", "Cleo"))
    seats = [{"kind": kind, "name": next(names)} for kind in kinds]
    answer = server.client.post("/api/tables", json={"game": "musical-chairs", "seats": seats, "undo": "fair", **more})
    assert answer.status_code == 201, answer.text
    return f"/api/tables/{answer.json()['table']}", [seat["token"] for seat in answer.json()["seats"]]


def test_a_link_tells_who_invites_to_what_and_looking_takes_no_seat(sqlite_server: Server) -> None:
    path, tokens = made(sqlite_server, "me", "friend")
    for _ in range(2):
        told = sqlite_server.client.get(f"{path}/invitation", headers=bearer(tokens[1])).json()
        assert (told["host"], told["title"], told["seat"], told["name"]) == ("Ada", "Musical Chairs", 1, "Ben")
        assert (told["players"], told["taken"], told["over"]) == (["Ada", "Ben"], False, False)
    assert sqlite_server.client.get(f"{path}/invitation").status_code == 403
    assert sqlite_server.client.get(f"{path}/invitation", headers=bearer("wrong")).status_code == 401


def test_a_second_person_with_the_same_link_is_told_and_never_shares_the_seat_silently(sqlite_server: Server) -> None:
    path, tokens = made(sqlite_server, "me", "friend")
    head = bearer(tokens[1])
    assert sqlite_server.client.post(f"{path}/sit", json={"name": "Benno"}, headers=head).status_code == 200
    refused = sqlite_server.client.post(f"{path}/sit", json={"name": "Eve"}, headers=head)
    assert (refused.status_code, refused.json()["error"]) == (409, "seat_taken")
    assert refused.json()["text"] == "Benno already sits here."
    told = sqlite_server.client.get(f"{path}/invitation", headers=head).json()
    assert (told["name"], told["taken"]) == ("Benno", True)
    assert sqlite_server.client.post(f"{path}/sit", json={"again": True}, headers=head).status_code == 200
    assert sqlite_server.client.get(f"{path}/invitation", headers=head).json()["name"] == "Benno"


def test_a_stranger_takes_a_free_seat_of_an_open_table_once(sqlite_server: Server) -> None:
    path, tokens = made(sqlite_server, "me", "friend", open=True, note="beginners welcome")
    table = path.rsplit("/", 1)[1]
    listed = {t["table"]: t for t in sqlite_server.client.get("/api/tables").json()}
    assert (listed[table]["host"], listed[table]["free"], listed[table]["note"]) == ("Ada", 1, "beginners welcome")
    key = sqlite_server.client.post(f"{path}/join", json={"name": "Eve"}).json()
    assert key["seat"] == 1
    state = sqlite_server.client.get(path, headers=bearer(key["token"])).json()
    assert state["viewer"] == 1
    assert state["seats"][1]["name"] == "Eve"
    assert sqlite_server.client.get(path, headers=bearer(tokens[1])).status_code == 401, "the old link is dead"
    second = sqlite_server.client.post(f"{path}/join", json={"name": "Mallory"})
    assert (second.status_code, second.json()["error"]) == (409, "table_full")
    assert table not in {t["table"] for t in sqlite_server.client.get("/api/tables").json()}


def test_only_the_host_opens_a_table_and_closed_ones_take_nobody(sqlite_server: Server) -> None:
    path, tokens = made(sqlite_server, "me", "friend")
    assert sqlite_server.client.post(f"{path}/join", json={"name": "Eve"}).status_code == 409
    wish = {"listed": True, "note": "come in"}
    assert sqlite_server.client.post(f"{path}/listed", json=wish, headers=bearer(tokens[1])).status_code == 403
    assert sqlite_server.client.post(f"{path}/listed", json=wish, headers=bearer(tokens[0])).status_code == 200
    assert sqlite_server.client.get(path, headers=bearer(tokens[0])).json()["listed"] is True
    assert sqlite_server.client.post(f"{path}/join", json={"name": "Eve"}).status_code == 200


def test_undo_that_cannot_be_had_says_why(sqlite_server: Server) -> None:
    path, tokens = made(sqlite_server, "me", "friend")
    states = [sqlite_server.client.get(path, headers=bearer(token)).json() for token in tokens]
    assert {state["undo_why"] for state in states} == {"You have not decided anything yet."}
    assert sqlite_server.client.get(path).json()["undo_why"] == ""


def test_the_names_of_a_record_are_read_as_names() -> None:
    assert names_in({"names": "A Ada; B Ben {0}; C "}, 4) == ["Ada", "Ben (0)", "Player C", "Player D"]
    assert names_in({}, 2) == ["Player A", "Player B"]
    assert names_in({"names": "A " + "x" * 90}, 1) == ["x" * 24]
