"""Plans: what cannot be played or measured is refused in one line, with exit code 2 and no file written."""

from html import escape
from pathlib import Path

import pytest

from scherzo.core.errors import BadInput
from scherzo.experiments.changed import changed
from scherzo.experiments.plan import read, seated
from scherzo.games import NAMES, game
from tests.cli.conftest import Terminal, scherzo  # noqa: F401

DOCS = Path(__file__).parents[2] / "docs" / "experiments"
START = 'title = "t"\ngame = "symphony-no-9"\n'
ONE = START + '[[variant]]\nname = "a"\n'

MISTAKES = {
    "": "missing required field `title`",
    "title = ": "is not valid TOML",
    START: "missing required field `variant`",
    START + "variant = []": "has no [[variant]]",
    START + 'colour = "red"\n[[variant]]\nname = "a"': "unknown field `colour`",
    ONE + 'weather = "fine"': "at variant[0]: Object contains unknown field `weather`",
    ONE + '[[variant]]\nname = "a"': "have the same name",
    ONE + "players = 7": "Variant 'a': Symphony No. 9 is for 2, 3, 4 players, not 7.",
    ONE + 'options = { weather = "fine" }': "has no option 'weather'",
    ONE + 'options = { tracks = "none" }': "is one of historical",
    ONE + 'bots = "deep-blue"': "deep-blue",
    ONE + 'bots = ["greedy", "greedy", "greedy"]': "one per seat",
    ONE + 'components = { "game.money" = 3 }': "have no game.money: there is no money among rounds",
    ONE + 'components = { "musicians.7.row" = 3 }': "there is no 7 among handel, bach",
    ONE + 'components = { "game.rounds.x" = 3 }': "because that is a single value",
    ONE + 'components = { "game.starting_money" = "much" }': "components do not fit Symphony No. 9, at game",
    START + 'measure = ["luck"]\n[[variant]]\nname = "a"': "'luck' cannot be measured. These can: wins",
    START + "games = 0\n[[variant]]\nname = 'a'": "number of games must be from 1",
    START + "sure = { use = 1 }\n[[variant]]\nname = 'a'": "'use' is nothing to be sure of here",
    START + "sure = { wins = 0 }\n[[variant]]\nname = 'a'": "to within more than 0",
    START + 'measure = ["choices"]\n[[variant]]\nname = "a"\nbots = "search(iterations=2)"': "greedy bots only",
    ONE.replace("symphony-no-9", "chess"): "There is no game 'chess'",
}


@pytest.mark.parametrize(("text", "says"), MISTAKES.items())
def test_a_plan_that_cannot_be_used_is_refused_in_one_line(
    scherzo: Terminal,  # noqa: F811
    tmp_path: Path,
    text: str,
    says: str,
) -> None:
    (tmp_path / "plan.toml").write_text(text)
    said = scherzo("experiment", tmp_path / "plan.toml")
    assert (said.code, said.out) == (2, "")
    assert says in said.err
    assert len(said.err.splitlines()) == 1
    assert [path.name for path in tmp_path.iterdir()] == ["plan.toml"]


def test_a_plan_that_is_not_there_is_refused(scherzo: Terminal) -> None:  # noqa: F811
    said = scherzo("experiment", "/no/plan.toml")
    assert said.code == 2
    assert "Cannot read the plan /no/plan.toml" in said.err


def test_values_are_changed_in_their_places_and_nowhere_else() -> None:
    nine = game("symphony-no-9")
    usual = changed(nine, {})
    other = changed(nine, {"game.starting_money": 24, "furniture.clock.coins": 9, "royal_budget.tokens.1": 1})
    assert other.game.starting_money == 24  # type: ignore[attr-defined]
    assert [each.coins for each in other.furniture] == [4, 6, 9]  # type: ignore[attr-defined]
    assert other.royal_budget.tokens[:2] != usual.royal_budget.tokens[:2]  # type: ignore[attr-defined]
    assert changed(nine, {}) == usual
    assert changed(game("symphony"), {"instrument.Pandeiro.spaces": "w g w"}) != changed(game("symphony"), {})


def test_a_variant_takes_over_what_it_does_not_say(tmp_path: Path) -> None:
    plan = tmp_path / "plan.toml"
    plan.write_text(
        START + 'players = 3\nbots = "random"\noptions = { tracks = "random" }\n'
        '[[variant]]\nname = "a"\n[[variant]]\nname = "b"\nplayers = 2\nbots = ["random", "greedy"]\n'
        'options = { start_player = "first" }\n'
    )
    usual, other = seated(read(plan))
    assert (usual.at.players, usual.bots, usual.at.options["tracks"]) == (3, ("random",) * 3, "random")
    assert (other.at.players, other.bots, other.at.options["tracks"]) == (2, ("random", "greedy"), "random")
    assert other.at.options["start_player"] == "first"


@pytest.mark.parametrize("name", NAMES)
def test_every_game_has_a_plan_that_can_be_played_and_its_report(name: str) -> None:
    plan = read(DOCS / f"{name}.toml")
    assert plan.game == name
    assert len(seated(plan)) == len(plan.variant) > 1
    page = (DOCS / f"{name}.html").read_text(encoding="utf-8")
    assert escape(plan.title) in page
    for variant in plan.variant:
        assert f'"name":"{variant.name}"' in page
    assert len(page) < 300_000


def test_bad_values_of_a_variant_name_the_variant(tmp_path: Path) -> None:
    plan = tmp_path / "plan.toml"
    plan.write_text(ONE + '[[variant]]\nname = "b"\nplayers = 9\n')
    with pytest.raises(BadInput, match=r"^Variant 'b': "):
        seated(read(plan))
