"""Decisions: stored once, acknowledged, then shown; whoever comes too late is told."""

import threading
from collections import Counter
from typing import Any

from tests.server.servers import Player, Seats, Server

TURNS, RACERS = 12, 16


def test_a_whole_game_is_played_over_sockets(server: Server) -> None:
    table = server.table("me", "bot")
    with table.socket(0) as me:
        state = me.state_where(lambda s: s["choices"] or s["over"])
        while not state["over"]:
            me.send(
                type="choose", id=f"n{state['number']}", number=state["number"], option=state["choices"][0]["option"]
            )
            ack = me.hear("ack", "refused")
            assert ack["type"] == "ack", ack
            state = me.state_where(lambda s, ack=ack: s["number"] >= ack["number"] and (s["choices"] or s["over"]))
        assert [s["rank"] for s in state["scores"]].count(1) >= 1
        assert len(state["seed"]) == 32


def test_the_acknowledgement_comes_before_the_state_that_shows_the_decision(server: Server) -> None:
    table = server.table("screen", "screen")
    seat = table.state()["waiting"][0]
    with table.socket(seat) as player:
        state = player.state()
        player.send(type="choose", id="first", number=0, option=state["choices"][0]["option"])
        heard = player.hear("ack", "state")
        while heard["type"] == "state":
            assert heard["state"]["number"] == 0
            heard = player.hear("ack", "state")
        assert heard == {"type": "ack", "id": "first", "number": 1}
        assert player.state_where(lambda s: s["number"] == 1)


def test_sixteen_clients_race_for_each_turn_and_exactly_one_wins_each(server: Server) -> None:
    table = server.table("screen", "screen")
    won, lost = race([table], TURNS, RACERS)
    assert won == dict.fromkeys(range(TURNS), 1)
    assert lost == dict.fromkeys(range(TURNS), RACERS - 1)
    assert table.state()["number"] == TURNS


def race(workers: list[Seats], turns: int, racers: int) -> tuple[Counter[int], Counter[int]]:
    """In each turn all racers decide at once for the seat that is asked; counts winners and told losers by turn.

    The table is given as each worker serves it; racers are spread over the workers.
    """
    won, lost = Counter[int](), Counter[int]()
    table = workers[0]
    players = {
        (racer, seat): workers[racer % len(workers)].socket(seat) for racer in range(racers) for seat in range(2)
    }
    for turn in range(turns):
        seat = table.state()["waiting"][0]
        state = table.state(seat)
        if state["over"]:
            break
        options = [choice["option"] for choice in state["choices"]]
        start = threading.Barrier(racers)

        def decide(
            racer: int,
            seat: int = seat,
            options: list[int] = options,
            number: int = state["number"],
            turn: int = turn,
            start: threading.Barrier = start,
        ) -> None:
            player = players[racer, seat]
            start.wait()
            player.send(type="choose", id=f"{turn}.{racer}", number=number, option=options[racer % len(options)])
            answer = player.hear("ack", "refused")
            if answer["type"] == "ack":
                won[turn] += 1
            elif answer["error"] == "stale":
                lost[turn] += 1

        threads = [threading.Thread(target=decide, args=(racer,)) for racer in range(racers)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    for player in players.values():
        player.close()
    return won, lost


def test_the_same_decision_sent_fifty_times_is_applied_once(server: Server) -> None:
    table = server.table("screen", "screen")
    seat = table.state()["waiting"][0]
    option = table.state(seat)["choices"][0]["option"]
    answers: list[Any] = []

    def send_ten(player: Player) -> None:
        player.state()
        for _ in range(10):
            player.send(type="choose", id="once", number=0, option=option)
        answers.extend(player.hear("ack", "refused") for _ in range(10))

    players = [table.socket(seat) for _ in range(4)]
    threads = [threading.Thread(target=send_ten, args=(player,)) for player in players]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    for player in players:
        player.close()
    posted = [table.decide(seat, 0, option, "once") for _ in range(10)]
    assert answers == [{"type": "ack", "id": "once", "number": 1}] * 40
    assert [(p.status_code, p.json()["number"]) for p in posted] == [(200, 1)] * 10
    assert table.state()["number"] == 1


def test_a_stale_decision_is_answered_with_the_state_as_it_is(server: Server) -> None:
    table = server.table("screen", "screen")
    seat = table.state()["waiting"][0]
    option = table.state(seat)["choices"][0]["option"]
    assert table.decide(seat, 0, option).status_code == 200
    late = table.decide(seat, 0, option)
    assert late.status_code == 409
    assert late.json()["error"] == "stale"
    assert late.json()["state"]["number"] == 1


def test_an_id_used_again_for_something_else_is_refused(server: Server) -> None:
    table = server.table("screen", "screen")
    seat = table.state()["waiting"][0]
    first, second = (choice["option"] for choice in table.state(seat)["choices"][:2])
    assert table.decide(seat, 0, first, "mine").status_code == 200
    answer = table.decide(seat, 1, second, "mine")
    assert (answer.status_code, answer.json()["error"]) == (422, "reused_id")


def test_an_illegal_decision_is_refused_with_its_rule_and_changes_nothing(server: Server) -> None:
    table = server.table("screen", "screen")
    seat = table.state()["waiting"][0]
    legal = {choice["option"] for choice in table.state(seat)["choices"]}
    answer = table.decide(seat, 0, min(set(range(128)) - legal))
    assert (answer.status_code, answer.json()["error"]) == (422, "illegal")
    assert answer.json()["rule"].startswith("MC-")
    assert answer.json()["sentence"]
    assert table.state()["number"] == 0


def test_whoever_is_not_asked_is_told_so(server: Server) -> None:
    table = server.table("screen", "screen")
    other = 1 - table.state()["waiting"][0]
    answer = table.decide(other, 0, 0)
    assert (answer.status_code, answer.json()["error"]) == (422, "not_your_turn")


def test_secret_choices_at_the_same_time_do_not_make_each_other_stale(server: Server) -> None:
    """Two seats that are asked together may both answer the number they saw, in any order."""
    for attempt in range(10):  # a game without a battle has no such choice: then another one
        table = server.table("screen", "screen", "screen", "screen")
        state = table.state()
        while len(state["waiting"]) == 1:
            state = table.play(1, pick=state["number"] + attempt)
        if not state["over"]:
            break
    assert len(state["waiting"]) > 1
    number = state["number"]
    options = {seat: table.state(seat)["choices"][0]["option"] for seat in state["waiting"]}
    for seat in reversed(state["waiting"]):
        assert table.decide(seat, number, options[seat]).status_code == 200


def test_a_fair_undo_is_a_row_of_the_log_and_the_table_goes_on_from_before(server: Server) -> None:
    table = server.table("screen", "screen")
    for _ in range(60):
        seat = table.state()["waiting"][0]
        before = table.state(seat)
        assert table.decide(seat, before["number"], before["choices"][0]["option"]).status_code == 200
        answer = table.post("undo", seat, {"client_id": f"undo{before['number']}"})
        if answer.status_code == 200:
            break
        assert answer.json()["error"] == "no_undo"
    after = table.state(seat)
    assert (after["number"], after["moves"]) == (before["number"] + 2, before["moves"])
    assert (after["view"], after["choices"], after["log"]) == (before["view"], before["choices"], before["log"])
    again = table.post("undo", seat, {"client_id": f"undo{before['number']}"})
    assert (again.status_code, again.json()["number"]) == (200, after["number"])
    assert table.decide(seat, after["number"], after["choices"][-1]["option"]).status_code == 200


def test_one_person_among_bots_may_play_with_free_undo(server: Server) -> None:
    table = server.table("me", "bot", undo="free")
    with table.socket(0) as me:
        first = me.state_where(lambda s: s["choices"])
        me.send(type="choose", id="1", number=first["number"], option=first["choices"][0]["option"])
        later = me.state_where(lambda s: s["number"] > first["number"] and s["choices"])
        assert later["may_undo"]
        me.send(type="undo", id="2")
        back = me.state_where(lambda s: s["number"] > later["number"] and s["moves"] == first["moves"])
        assert (back["view"], back["choices"]) == (first["view"], first["choices"])


def test_a_person_is_told_which_choices_are_final(server: Server) -> None:
    """Whoever plays a card shows it, so that no card can be taken back."""
    table = server.table("screen", "screen")
    seat = table.play(4)["waiting"][0]
    with table.socket(seat) as player:
        offered = [choice["option"] for choice in player.state()["choices"]]
        assert player.hear("final") == {"type": "final", "number": 4, "options": offered}
    assert all(choice["final"] for choice in table.state(seat)["choices"])


def test_at_tables_with_free_undo_nothing_is_final_and_without_undo_everything(server: Server) -> None:
    for undo, final in (("free", False), ("none", True)):
        table = server.table("me", "bot", undo=undo)
        with table.socket(0) as me:
            choices = me.state_where(lambda s: s["choices"])["choices"]
        assert {choice["final"] for choice in choices} == {final}


def test_states_can_carry_only_the_lines_that_are_new(server: Server) -> None:
    table = server.table("screen", "screen")
    table.play(5)
    with table.socket(log="new") as watching:
        lines = watching.state()["log"]
        for _ in range(8):
            table.play(1)
            state = watching.state()
            lines = [line for line in lines if line["number"] < state["log_from"]] + state["log"]
        assert lines == table.state()["log"]
    with table.socket(log="new", since=state["number"]) as back:
        assert back.state()["log"] == []
