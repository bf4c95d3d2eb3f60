"""What the table says and shows: questions, options, refusals, log, text."""

import pytest

from scherzo.core.errors import Refusal
from scherzo.core.match import Match
from scherzo.games.symphony_no_9 import names as n

from .situation import ANA, BEN, CABINET, CHAIR, CLOCK, GAME, HANDEL, RED, Situation, hand


def choice(table: Situation, seat: int, option: int):  # type: ignore[no-untyped-def]
    return GAME.choice(table.box, table.table, seat, option)


def barred(table: Situation, seat: int) -> dict[int, tuple[str, str]]:
    return {b.option: (b.text, b.rule) for b in GAME.barred(table.box, table.table, seat)}


@pytest.mark.rules("S9-SPONSOR-6")
def test_a_cube_is_named_by_its_composer_and_lies_where_it_is_taken() -> None:
    """The leftmost space with cubes is the thing to click."""
    table = Situation(4)
    take = choice(table, ANA, RED)
    assert (take.notation, take.text) == ("handel", "Take a red cube (Handel)")
    assert take.elements == ("track-handel-1", "composer-handel")
    table.left(red=15)
    assert "reputation becomes 5" in choice(table, ANA, RED).hint
    table.left(red=14)
    assert choice(table, ANA, RED).elements[0] == "track-handel-2"
    table.left(red=1)
    assert choice(table, ANA, RED).hint == (
        "His reputation becomes 5; it is his last cube, so Handel dies at the end of this round."
    )


@pytest.mark.rules("S9-RULING-12")
def test_contributions_are_written_as_coins_plus_furniture() -> None:
    """0, 3, 2+cabinet, clock."""
    table = Situation(4)
    table.concert(0)
    notations = {bid: choice(table, ANA, hand(bid)).notation for bid in (0, 3, (2, CABINET), (0, CLOCK))}
    assert notations == {0: "0", 3: "3", (2, CABINET): "2+cabinet", (0, CLOCK): "clock"}
    assert choice(table, ANA, hand((2, CABINET))).elements == ("coins-2", "furniture-cabinet", "chest-0")


@pytest.mark.rules("S9-FURN-2", "S9-RULING-22")
def test_sales_are_written_with_their_piece() -> None:
    table = Situation(4)
    assert choice(table, ANA, n.SELL + 2).notation == "sell-clock"
    table.round(6)
    table.table.results[5] = 3
    table.go_to(n.FINAL_SALE)
    assert choice(table, ANA, 0).notation == "keep-all"
    assert choice(table, ANA, CHAIR | CLOCK).notation == "chair+clock"


@pytest.mark.rules("S9-SPONSOR-2", "S9-SPONSOR-7", "S9-SPONSOR-3", "S9-FURN-3")
def test_what_cannot_be_taken_says_why() -> None:
    """No pass, no cube, no money."""
    table = Situation(4)
    table.left(red=0)
    reasons = barred(table, ANA)
    assert reasons[RED] == ("Handel's track has no cube left.", "S9-SPONSOR-7")
    assert reasons[n.PASS][1] == "S9-SPONSOR-2"
    table.purse(ANA, 3, CHAIR)
    table.go_to(n.BUY_SECOND)
    reasons = barred(table, ANA)
    assert reasons[1] == (
        "You cannot buy a yellow cube (Bach): it costs $4 and you have $3. Sell furniture first.",
        "S9-SPONSOR-3",
    )
    assert reasons[n.SELL + 1][1] == "S9-FURN-3"


@pytest.mark.rules("S9-FIN-3", "S9-FURN-6", "S9-RULING-12")
def test_what_cannot_be_contributed_says_why() -> None:
    table = Situation(3)
    table.purse(ANA, 5, CHAIR | CLOCK)
    table.concert(0)
    reasons = barred(table, ANA)
    assert reasons[6] == ("You have only $5. Sell furniture first, or contribute it.", "S9-RULING-12")
    assert reasons[8] == ("No contribution may be above $7.", "S9-FIN-3")
    assert "no change is given" in reasons[CLOCK * n.COIN_STEPS][0]
    assert not set(reasons) & set(table.legal(ANA))


@pytest.mark.rules("S9-SUCC-10", "S9-RULING-18", "S9-FAIL-4", "S9-RULING-19")
def test_what_cannot_be_kept_or_discarded_says_why() -> None:
    table = Situation(4)
    table.board(ANA, red=1, purple=1)
    table.concert(0)
    table.everybody_gives(5, 3, 0, 0)
    reasons = barred(table, ANA)
    assert (reasons[RED][1], reasons[5][1]) == ("S9-SUCC-10", "S9-RULING-18")
    failed = Situation(4)
    failed.board(ANA, red=1, purple=1)
    failed.concert(0)
    failed.everybody_gives(0, 1, 1, 1)
    assert barred(failed, ANA)[1] == ("You have no yellow cube.", "S9-FAIL-4")
    bonus = Situation(4)
    bonus.concert(0)
    bonus.everybody_gives(7, 6, 2, 0)
    assert bonus.table.step == n.TAKE_BONUS
    assert barred(bonus, ANA)[n.PASS][1] == "S9-RULING-19"


@pytest.mark.rules("S9-SPONSOR-2")
def test_a_refusal_cites_its_rule_and_changes_nothing() -> None:
    """Passing the first turn."""
    match = Match(GAME, 4, 1)
    before = match.tables.tobytes()
    with pytest.raises(Refusal) as refused:
        match.choose(match.waiting[0], n.PASS)
    assert refused.value.rule == "S9-SPONSOR-2"
    assert "Passing is not allowed" in refused.value.sentence
    assert match.tables.tobytes() == before


def test_the_text_form_is_enough_to_play_from() -> None:
    """Board, composers with tracks and scoring tiles, every seat; the own chest open, others closed."""
    table = Situation(3)
    sections = {s.title: " ".join(s.lines) for s in GAME.describe(table.view(BEN))}
    assert list(sections) == ["Round", "Concert board", "Composers", "{0} (start player)", "{1} (you)", "{2}"]
    assert "Round 1 of 6, sponsor phase." in sections["Round"]
    assert "His own career track, side A: reputation 3 now, 5 under 2 cubes, 3 under 2 cubes" in sections["Composers"]
    assert "Chest: $20. Unsold furniture: chair ($4 or 2 points)" in sections["{1} (you)"]
    assert "The chest is closed." in sections["{2}"]
    assert "Low: totals 7 to 10, pays $4 a cube, bonus: keep a cube." in sections["Concert board"]


@pytest.mark.rules("S9-RULING-39")
def test_the_log_tells_a_concert_in_sentences() -> None:
    """Past contributions and income are public."""
    table = Situation(4)
    for seat in range(4):
        table.board(seat)
    table.board(BEN, yellow=2)
    table.concert(+2)
    table.everybody_gives(4, 0, (1, CHAIR), 2)
    lines = [line.text for e in table.told if (line := GAME.line(table.box, e)) is not None]
    assert "{2} contributes $1 and the chair, worth $5." in lines
    assert (
        "The total is 13: a Medium concert with Bach, Haydn and Mozart. Everybody pays their contribution to the bank."
        in lines
    )
    assert "{1} earns $8 for 2 yellow cubes." in lines
    assert "{2} gave the most and gets $5, the Medium bonus." in lines
    assert "{1} discards a yellow cube (Bach), whose colour has performed." in lines


def test_the_view_carries_what_a_picture_needs() -> None:
    """Portraits, tracks, cubes by seat, scoring tiles, levels, and the hands of the latest concert."""
    table = Situation(2)
    table.boards({"red": 2}, {}, {"blue": 1})
    table.end_sponsor_phase()
    handel = table.view().composers[HANDEL]
    assert (handel.id, handel.colour, handel.patron, handel.leader) == ("handel", "red", ANA, ANA)
    assert len(handel.cubes) == len(handel.works) == 3
    assert len(handel.spaces) == 9
    assert handel.spaces[0].story == "Hamburg"
    assert sum(s.cubes for s in handel.spaces) == handel.cubes_left
    assert handel.titles[4] == "Messiah"
    table.budget(0)
    table.everybody_gives(7, 4)
    view = table.view()
    assert [s.hand.value for s in view.seats[:2]] == [7, 4]
    assert view.board.total == 11 + view.board.bot_gave
    assert view.fame_now[0] in {c.id for c in view.composers}
