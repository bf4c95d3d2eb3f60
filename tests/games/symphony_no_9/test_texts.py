"""What single sentences say: they name what a thing is, costs and brings, and are true at this very moment."""

from pathlib import Path
from typing import Any

import pytest

from scherzo.core.components import load
from scherzo.core.match import Match
from scherzo.core.words import Event, Line
from scherzo.games.symphony_no_9 import names as n
from scherzo.games.symphony_no_9.words.log import LOG
from scherzo.games.symphony_no_9.words.texts import printed

from .situation import ANA, BEN, CHAIR, DAVID, GAME, GREEN, HANDEL, RED, YELLOW, Situation


def question(table: Situation, seat: int) -> str:
    return GAME.question(table.box, table.table, seat).text


def choice(table: Situation, seat: int, option: int) -> Any:
    return GAME.choice(table.box, table.table, seat, option)


def lines(table: Situation, kind: int) -> list[Line]:
    found = [GAME.line(table.box, event) for event in table.heard(kind)]
    return [line for line in found if line is not None]


@pytest.mark.rules("S9-RULING-15")
def test_a_sealed_contribution_is_called_final() -> None:
    """In the question, in the log for all, and in the text of the table."""
    table = Situation(4)
    table.concert(0)
    assert "Once chosen it is final" in question(table, ANA)
    table.choose(ANA, 3)
    assert [line.text for line in lines(table, n.COMMITTED)] == ["{0} has sealed a contribution. It is final."]
    assert lines(table, n.COMMITTED)[0].rules == ("S9-RULING-15",)
    ana = next(s for s in GAME.describe(table.view(BEN)) if s.title.startswith("{0}"))
    assert "Has chosen; the choice is final." in ana.lines


def test_the_low_bonus_names_the_cubes_that_go() -> None:
    table = Situation(4)
    table.board(ANA, purple=2, brown=1)
    table.concert(0)
    table.everybody_gives(5, 3, 0, 0)
    assert table.table.step == n.KEEP
    assert choice(table, ANA, n.PASS).hint == "After your income you discard a purple cube and a brown cube."
    assert choice(table, ANA, 4).hint == "After your income you discard a brown cube."


@pytest.mark.rules("S9-RULING-50")
def test_cubes_for_the_bot_are_asked_for_one_at_a_time() -> None:
    table = Situation(2)
    table.go_to(n.TAKE_FOR_BOT)
    told = "you choose, from any career track. It cannot win, but takes tiles, ties too."
    assert question(table, ANA) == f"The Bot gets 2 cubes, one at a time: {told}"
    table.choose(ANA, RED)
    assert question(table, ANA) == f"The Bot gets another cube: {told}"


def test_what_tiles_would_count_is_said_of_tiles_and_without_those_that_hang_on_furniture() -> None:
    table = Situation(3)
    assert not [line for line in own_lines(table) if "would count" in line]
    table.table.works[ANA][RED] = 1
    table.table.scoring[RED], table.table.side[RED] = 3, 0
    (told,) = [line for line in own_lines(table) if "would count" in line]
    assert told.endswith("without Handel's: what they count hangs on furniture.")


def own_lines(table: Situation) -> tuple[str, ...]:
    """What a player reads of the own seat."""
    return next(s for s in GAME.describe(table.view(ANA)) if s.title.startswith("{0}")).lines


def test_one_cube_is_never_called_cubes() -> None:
    """With a corrected file the first turn takes one cube; and one may be all that is left."""
    single = Situation(4)
    single.empty_tracks(red=1)
    single.go_to(n.TAKE_FREE)
    assert question(single, ANA) == "Take a cube: free, from any career track."
    assert single.view(ANA).picks == 1
    assert "1 cube on his track" in GAME.describe(single.view(ANA))[2].lines[0]


@pytest.mark.parametrize(
    ("boards", "text"),
    [
        (
            ({"red": 3},),
            "{0} has the most red cubes (3) and as major patron gets a composition tile of Handel, giving up 1 cube.",
        ),
        (
            ({"red": 2}, {"red": 2}, {"red": 2}),
            "{0} has 2 red cubes, as many as {1} and {2}, but comes first in player order and so, as major patron, "
            "gets a composition tile of Handel, giving up 1 cube.",
        ),
        ((), "Nobody has a red cube, so nobody gets a composition tile of Handel."),
    ],
)
def test_the_award_of_a_tile_tells_of_ties(boards: tuple[dict[str, int], ...], text: str) -> None:
    table = Situation(4)
    table.boards(*boards, *({} for _ in range(4 - len(boards))))
    table.end_sponsor_phase()
    assert lines(table, n.COMPOSED)[HANDEL].text == text


@pytest.mark.rules("S9-TWO-6")
def test_a_tie_won_by_the_bot_is_told_as_such() -> None:
    table = Situation(2)
    table.boards({"green": 1}, {}, {"green": 1})
    table.end_sponsor_phase()
    told = lines(table, n.COMPOSED)[GREEN]
    assert told.text.startswith("{2} has 1 green cube, as many as {0}, but wins all ties")
    assert told.rules == ("S9-TWO-6", "S9-TWO-7")


def test_the_patron_to_be_is_told_with_the_tie() -> None:
    table = Situation(4)
    table.boards({"red": 2}, {"red": 2}, {}, {"yellow": 1})
    composers = next(s for s in GAME.describe(table.view(ANA)) if s.title == "Composers").lines
    assert "  Major patron now would be {0}, who wins the tie with {1}." in composers
    assert "  Major patron now would be {3}." in composers
    assert table.view().composers[HANDEL].tied == (BEN,)


@pytest.mark.rules("S9-SUCC-7")
def test_the_high_bonus_is_told_by_its_name_and_rule() -> None:
    table = Situation(4)
    table.concert(+2)
    table.everybody_gives(7, 6, 0, 0)
    assert question(table, ANA) == "You gave the most: as the High bonus, take a cube from any career track."
    table.choose(ANA, RED)
    (line,) = lines(table, n.BONUS_TAKEN)
    assert (line.text, line.rules) == (
        "{0} gave the most and takes a red cube (Handel) as the High bonus.",
        ("S9-SUCC-7",),
    )


@pytest.mark.rules("S9-RULING-21", "S9-VEC-7")
def test_the_blame_counts_only_cubes_that_are_there() -> None:
    table = Situation(4)
    table.boards({"red": 1}, {"red": 3}, {"red": 3}, {})
    table.round(5)
    table.concert(0)
    table.everybody_gives(0, 1, 1, 0)
    assert [line.text for line in lines(table, n.BLAMED)] == [
        "{0} gave the least and takes the blame: 1 cube to discard.",
        "{3} gave the least and takes the blame: no cubes to discard.",
    ]


def test_who_has_no_furniture_has_not_chosen_a_sale() -> None:
    table = Situation(4)
    table.purse(ANA, 5, CHAIR)
    for seat in (BEN, 2, DAVID):
        table.purse(seat, 5)
    table.purse(2, 5, CHAIR)
    table.round(6)
    table.table.results[5] = 3
    table.go_to(n.FINAL_SALE)
    assert not table.view(BEN).seats[BEN].committed
    table.choose(ANA, CHAIR)
    assert table.view(ANA).seats[ANA].committed
    assert table.view(BEN).seats[ANA].committed is False, "whether others have furniture is their secret"
    assert [line.text for line in lines(table, n.COMMITTED)] == ["{0} has chosen what to sell."]


def test_the_tile_of_places_explains_them() -> None:
    four = printed(Situation(4).box).tile_texts[3][1]
    assert four == (
        "20 points for the most composition tiles of this colour, 10 for the second most, 6 for the third most; "
        "those who have equally many share the points of their places"
    )


@pytest.mark.parametrize(("coins", "furniture"), [(3, CHAIR), (20, 0)])
def test_no_refusal_is_told_twice_in_one_list(coins: int, furniture: int) -> None:
    table = Situation(3)
    table.purse(ANA, coins, furniture)
    table.concert(0)
    told = [b.text for b in GAME.barred(table.box, table.table, ANA)]
    assert len(told) == len(set(told))
    above = next(b for b in GAME.barred(table.box, table.table, ANA) if "above $7" in b.text)
    assert above.elements == tuple(f"coins-{amount}" for amount in range(8, 15))


def test_the_royal_budget_of_nothing_is_plus_or_minus_nothing() -> None:
    table = Situation(4)
    table.budget(0)
    table.go_to(n.CONTRIBUTE)
    assert "With the royal budget of ±0, all of you together must give" in question(table, ANA)
    told = LOG.line(table.box, Event(-1, n.BUDGET_SHOWN, 1, -2, 0, 0, 0))
    assert told is not None
    assert told.text == "The royal budget of round 1 is −2."


def test_a_total_below_nothing_has_a_real_minus_sign() -> None:
    table = Situation(4)
    table.concert(-2)
    table.everybody_gives(0, 0, 0, 1)
    assert lines(table, n.CONCERT)[0].text == "The total is −1, too little: the concert fails and nobody pays."


def test_the_last_cube_of_a_career_is_called_the_composers() -> None:
    table = Situation(4)
    table.empty_tracks(red=1)
    table.go_to(n.TAKE_FREE)
    table.choose(ANA, RED)
    assert lines(table, n.CUBE_TAKEN)[0].text == (
        "{0} takes a red cube (Handel) free of charge. It was Handel's last one."
    )


@pytest.mark.rules("S9-FIN-6")
@pytest.mark.parametrize(
    ("players", "who", "sums"),
    [
        (4, "all of you", "$10 to $13 for a Low concert, $14 to $16 for a Medium or $17 to $19 for a High one"),
        (
            2,
            "both of you and the Bot",
            "$9 to $12 for a Low concert, $13 to $15 for a Medium or $16 to $18 for a High one",
        ),
    ],
)
def test_the_question_for_a_contribution_says_what_all_must_give(players: int, who: str, sums: str) -> None:
    table = Situation(players)
    table.concert(-2)
    asked = question(table, ANA)
    assert asked.endswith(f"With the royal budget of −2, {who} together must give {sums}; any other sum fails.")


@pytest.mark.rules("S9-SCORE-5")
def test_a_death_tells_what_the_last_works_bring() -> None:
    table = Situation(4)
    table.left(yellow=0)
    table.works(ANA, 0, 5)
    table.end_concert()
    (line,) = lines(table, n.DIED)
    assert line.text == (
        "Bach has died. 1 composition tile of his, not yet given, leaves the game. "
        "Each of his tiles that a player has brings 1 point more at the end."
    )
    assert line.elements == ("composer-bach",)
    assert table.table.dead[YELLOW]


def test_the_final_sheet_names_the_scoring_tile() -> None:
    table = Situation(4)
    table.round(6)
    table.table.results[5] = 3
    for seat in range(4):
        table.purse(seat, 5)
    table.scoring("2B", "1A", "3A", "4A", "5A", "6A")
    table.go_to(n.FINAL_SALE)
    assert table.view().sheet[0].name == "Handel's tiles, by scoring tile 2B"


def test_names_of_furniture_come_from_the_file_played_with(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    text = (GAME.folder / "components.toml").read_text(encoding="utf-8")
    path.write_text(text.replace('id = "chair"', 'id = "harp"'), encoding="utf-8")
    table = Situation(4, parts=load(GAME, path))
    assert choice(table, ANA, n.SELL).text == "Sell the harp for $4"


@pytest.mark.rules("S9-RULING-49")
def test_those_who_choose_together_are_asked_in_player_order() -> None:
    match = Match(GAME, 4, 1, {"start_player": "third"})
    while len(match.waiting) < 2:
        match.choose(match.waiting[0], match.legal(match.waiting[0])[0])
    assert match.waiting == (2, 3, 0, 1)
    match.choose(3, 0)
    assert match.waiting == (2, 0, 1), "in any order, if several can be asked"
    assert not match.may_undo(3), "a sealed contribution is final"


def test_the_score_sheet_of_every_table_names_the_scoring_tiles() -> None:
    match = Match(GAME, 3, 1)
    sources = list(match.score_sheet()[0].sources)
    tiles = [c.scoring.id for c in match.view().composers]
    assert [name.rpartition(" ")[2] for name in sources[:5]] == tiles
    assert len(sources) == 5 + 3, "Schubert stays in the box"
