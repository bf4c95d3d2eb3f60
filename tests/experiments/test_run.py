"""What experiments find in Duet, where it can be worked out."""

import json
import re
from math import sqrt
from pathlib import Path

import numpy as np
import pytest

from scherzo.core.layout import Array
from scherzo.experiments import report
from scherzo.experiments.course import course, courses
from scherzo.experiments.estimates import Estimate, Sums
from scherzo.experiments.findings import findings
from scherzo.experiments.measures import turns_of_seats
from scherzo.experiments.plan import MEASURES, Plan, Variant
from scherzo.experiments.run import Result, run
from scherzo.experiments.variant_results import VariantResult

pytestmark = pytest.mark.usefixtures("duet")


def planned(*variants: Variant, games: int = 600, sure: dict[str, float] | None = None, **more: object) -> Plan:
    return Plan("Cards & coins", "duet", variants, games=games, sure=sure or {}, measure=MEASURES, **more)  # type: ignore[arg-type]


def value(variant: VariantResult, name: str) -> Estimate:
    return next(each.value for each in variant.measured if each.name == name)


@pytest.fixture
def twice() -> Result:
    return run(planned(Variant("one"), Variant("again"), bots="random"))


def test_the_same_deals_are_compared(twice: Result) -> None:
    one, again = twice.variants
    assert one.measured[0].difference is None
    assert all(each.difference == Estimate(0, 0, 0) for each in again.measured)
    assert [each.value for each in one.measured] == [each.value for each in again.measured]
    assert one.usage == again.usage
    assert one.choices == again.choices


def test_what_is_measured_adds_up(twice: Result) -> None:
    one = twice.variants[0]
    assert value(one, "wins of seat A").mean + value(one, "wins of seat B").mean == pytest.approx(1)
    assert value(one, "mean points of a seat").mean == pytest.approx(2.5)  # two tricks and a coin: five points
    assert value(one, "decisions in a game") == Estimate(4, 4, 4)
    assert sum(value(one, f"cards: card {card}").mean for card in range(7)) == pytest.approx(2)
    assert [sum(counts) for counts in twice.scores.counts] == [1200, 1200]


def test_intervals_hold_the_truth(twice: Result) -> None:
    """Both win equally often at random, and a greedy Duet bot is a random one."""
    one = twice.variants[0]
    assert value(one, "wins of seat A").low < 0.5 < value(one, "wins of seat A").high
    skill = next(each for each in one.measured if each.of == "skill")
    assert skill.value.low < 0 < skill.value.high


def test_choices_are_worth_what_can_be_worked_out(twice: Result) -> None:
    """At the coin nothing can be known, so heads and tails are worth the same; a 6 that leads always takes two."""
    worth = {(each.decision, each.text): each for each in twice.variants[0].choices}
    assert {kind for kind, _ in worth} == {"lead", "reply", "coin"}
    coin = worth["coin", "Play the 0"]
    assert coin.points.low < 0 < coin.points.high
    assert coin.chosen == pytest.approx(0.5)
    assert coin.points.mean == pytest.approx(-worth["coin", "Play the 1"].points.mean)


def test_it_stops_as_soon_as_enough_is_known() -> None:
    some = run(planned(Variant("one"), games=4000, sure={"wins": 0.05}))
    assert some.sure
    assert some.games == 512  # 1.96 * 0.5 / sqrt(512) is 0.043
    assert value(some.variants[0], "wins of seat A").high - value(some.variants[0], "wins of seat A").mean < 0.05
    more = run(planned(Variant("one"), games=700, sure={"wins": 0.001}))
    assert (more.sure, more.games) == (False, 700)


def test_bots_that_think_are_compared_too() -> None:
    usual = ("wins", "points", "comeback", "use")
    plan = Plan("t", "duet", (Variant("a"), Variant("b", bots="search(iterations=2)")), games=20, measure=usual)
    a, b = run(plan).variants
    assert value(b, "wins of seat A").mean + value(b, "wins of seat B").mean == pytest.approx(1)
    assert value(b, "mean points of a seat").mean == value(a, "mean points of a seat").mean == 2.5


@pytest.mark.parametrize(
    ("totals", "winners", "says"),
    [
        ([[0, 0], [0, 1], [0, 1], [2, 1]], [True, False], (1.0, 1.0, 1.0)),
        ([[0, 0], [1, 0], [1, 0], [2, 1]], [True, False], (0.0, 0.0, 0.0)),
        ([[0, 0], [0, 1], [2, 1], [2, 2]], [False, True], (0.0, 1.0, 1.0)),
        ([[0, 0], [0, 1], [0, 1], [0, 1], [2, 1]], [True, False], (1.0, 1.0, 1.0)),
    ],
)
def test_how_games_turned(totals: list[list[int]], winners: list[bool], says: tuple[float, ...]) -> None:
    assert course(np.array(totals), np.array(winners)) == says


def test_courses_of_many_games() -> None:
    games: list[Array] = [np.array([[0, 0, 9], [1, 0, 9]]), np.array([[0, 1, 9], [0, 1, 9], [2, 1, 9]])]
    found = courses(games, np.array([[True, False], [True, False]]))
    assert found.behind.tolist() == [0, 1]
    assert found.settled.tolist() == [0, 1]


def test_sums_give_the_mean_and_its_interval() -> None:
    values, sums = np.random.default_rng(1).normal(3, 2, 500), Sums()
    for part in (values[:200], values[200:]):
        sums.add(part)
    found = sums.estimate(500)
    assert found.mean == pytest.approx(values.mean())
    assert found.high - found.mean == pytest.approx(1.96 * values.std(ddof=1) / sqrt(500))
    never = Sums()
    never.add(np.zeros(100))
    assert never.estimate(100, share=True).high == pytest.approx(0.037, abs=1e-3)


def test_every_seat_has_its_turn_once() -> None:
    assert list(turns_of_seats(3, 10, 8)) == [(10, 12, 0), (12, 15, 1), (15, 18, 2)]
    assert list(turns_of_seats(4, 0, 1)) == [(0, 1, 3)]


def test_the_report_is_one_page_and_the_same_numbers_as_files(twice: Result, tmp_path: Path) -> None:
    paths = report.write(twice, tmp_path, "cards")
    page, whole, table = (path.read_text(encoding="utf-8") for path in paths)
    assert [path.name for path in paths] == ["cards.html", "cards.json", "cards.csv"]
    assert "Cards &amp; coins" in page
    assert not re.search(r"@[A-Z]+@|https?://(?!www\.w3\.org)", page)
    data = json.loads(re.search(r'<script id="data"[^>]*>(.*?)</script>', page, re.DOTALL).group(1))  # type: ignore[union-attr]
    assert [each["name"] for each in data["variants"]] == ["one", "again"]
    mean = json.loads(whole)["variants"][0]["measured"][0]["value"]["mean"]
    assert data["measures"][0] == ["wins", "wins of seat A", True]
    assert data["variants"][0]["measured"][0][0][0] == pytest.approx(mean, rel=1e-3)
    assert len(table.splitlines()) == 1 + sum(len(each.measured) for each in twice.variants)


def test_what_stands_out_is_told_and_nothing_else(twice: Result) -> None:
    told = {each.about: each.sentences for each in findings(twice)}
    assert told["again, compared with one"] == ["Nothing differs by more than chance explains."]
    assert all("chance explains" in sentence for sentence in told["Seats"])
    ahead = told["Goes along with falling behind or leading (one)"]
    assert any(sentence.startswith("cards, card 6: ") for sentence in ahead)  # it takes its trick
