"""Every lesson of every game is played through, right and wrong, and what it says is put to the rules."""

import re
from functools import cache
from pathlib import Path

import msgspec
import pytest

from scherzo.core.errors import BadInput
from scherzo.core.game import Game
from scherzo.games import NAMES, game
from scherzo.lessons import Lesson, after, at_step, lessons
from scherzo.lessons.library import read
from scherzo.lessons.positions import seat_of
from scherzo.lessons.truth import problems, search_problems

BOARDS = Path(__file__).parents[2] / "web" / "src" / "boards"
PIECE = re.compile(r"""\b(?:id|data-el)=(?:"([^"]+)"|\{`([^`]+)`\})""")
FILES = [f"{name}/{path.name}" for name in NAMES for path in sorted((game(name).folder / "lessons").glob("*.toml"))]


def lesson_in(file: str) -> tuple[Game, Lesson]:
    name, _, path = file.partition("/")
    found = game(name)
    return found, read((found.folder / "lessons" / path).read_text(encoding="utf-8"), path)


@pytest.mark.parametrize("file", FILES)
def test_a_lesson_tells_the_truth(file: str) -> None:
    found, lesson = lesson_in(file)
    assert problems(found, lesson) == []


@pytest.mark.parametrize("file", FILES)
def test_every_choice_of_a_lesson_is_answered(file: str) -> None:
    found, lesson = lesson_in(file)
    for number, step in enumerate(lesson.steps):
        if not step.ask:
            continue
        seat, match = seat_of(lesson, number), at_step(found, lesson, number)
        for choice in match.options(seat):
            right, answer = step.answer(choice.notation)
            assert right == (choice.notation in step.accept)
            assert answer.say
            assert answer.rules
        for option in step.accept:
            assert len(after(found, lesson, number, option).moves) == len(match.moves) + 1


@pytest.mark.parametrize("file", FILES)
def test_what_a_lesson_points_at_is_drawn_by_the_board(file: str) -> None:
    found, lesson = lesson_in(file)
    for number, step in enumerate(lesson.steps):
        match = at_step(found, lesson, number)
        offered = {e for c in match.options(seat_of(lesson, number)) for e in c.elements}
        for element in step.look:
            assert element in offered or any(form.fullmatch(element) for form in drawn(found.name)), element


@cache
def drawn(name: str) -> list[re.Pattern[str]]:
    """The forms of the ids that a board's files write out."""
    sources = [path.read_text(encoding="utf-8") for path in (BOARDS / name).rglob("*.svelte")]
    forms = {first or second for source in sources for first, second in PIECE.findall(source)}
    return [re.compile("(.+)".join(re.escape(part) for part in re.split(r"\$?\{[^}]*\}", form))) for form in forms]


@pytest.mark.parametrize("name", NAMES)
def test_lessons_are_numbered_without_a_gap(name: str) -> None:
    numbers = [path.name[:2] for path in sorted((game(name).folder / "lessons").glob("*.toml"))]
    assert numbers == [f"{number:02}" for number in range(1, len(numbers) + 1)]
    assert len(lessons(game(name))) == len(numbers)


GOOD = """
title = "T"
about = "A."
minutes = 1
[[positions]]
name = "start"
seat = 1
players = 2
seed = "1"
decisions = ["A cello"]
[[steps]]
position = "start"
say = "Look."
look = ["chair-harp"]
[[steps]]
position = "start"
say = "Choose."
ask = "Where?"
accept = ["harp"]
right = "Yes."
rules = ["MC-SETUP-6"]
[[steps.wrong]]
options = ["drum"]
say = "No drum."
[[steps.wrong]]
say = "No."
[[steps.truth]]
illegal = "cello"
rule = "MC-SETUP-7"
[[steps.truth]]
after = "harp"
points = 0
[[steps.truth]]
field = "seats.0.chair"
equals = "cello"
"""
BROKEN = {
    ("chair-harp", "chair-trumpet"): "step 1: look: there is no 'chair-trumpet' on the board",
    ('accept = ["harp"]', 'accept = ["cello"]'): "step 2: 'cello' is not possible now",
    ('options = ["drum"]', 'options = ["drums"]'): "step 2: 'drums' is not possible now",
    ("points = 0", "points = 3"): "step 2: 'harp' brings seat 1 0 points, not 3",
    ('"MC-SETUP-7"', '"MC-SETUP-6"'): "step 2: 'cello' is barred by MC-SETUP-7, not MC-SETUP-6",
    ('illegal = "cello"', 'illegal = "harp"'): "step 2: 'harp' is not barred",
    ('equals = "cello"', 'equals = "drum"'): "step 2: seats.0.chair is 'cello' the position, not 'drum'",
    ('rules = ["MC-SETUP-6"]', 'rules = ["MC-SETUP-60"]'): "step 2: there is no rule 'MC-SETUP-60'",
    ('[[steps.wrong]]\nsay = "No."', ""): "step 2: nothing is said to 'saxophone'",
    ('decisions = ["A cello"]', 'decisions = ["B cello"]'): "step 1: It is not seat B's turn to decide",
    ('say = "Look."', 'say = "{4} looks."'): "step 1: '{4}' is no seat at this table",
    ('position = "start"', 'position = "end"'): "step 1: The lesson 'T' has no position 'end'",
}


def test_a_sound_lesson_has_no_problems() -> None:
    assert problems(game("musical-chairs"), read(GOOD, "good.toml")) == []


@pytest.mark.parametrize("change", BROKEN, ids=lambda change: change[1][:30])
def test_a_broken_lesson_is_found_out(change: tuple[str, str]) -> None:
    before, broken = change
    found = problems(game("musical-chairs"), read(GOOD.replace(before, broken, 1), "broken.toml"))
    assert any(problem.startswith(BROKEN[change]) for problem in found), found


def test_a_choice_that_a_search_finds_clearly_worse_is_found_out() -> None:
    found = game("musical-chairs")
    lesson, number = next(
        (lesson, number)
        for lesson in lessons(found).values()
        for number, step in enumerate(lesson.steps)
        if any(truth.best for truth in step.truth)
    )
    step, match, seat = lesson.steps[number], at_step(found, lesson, number), seat_of(lesson, number)
    worse = msgspec.structs.replace(step, accept=step.wrong[0].options)
    assert list(search_problems(match, seat, step, 2000)) == []
    assert "the search prefers" in next(search_problems(match, seat, worse, 2000))


def test_an_unknown_key_is_named() -> None:
    with pytest.raises(BadInput, match=r"broken\.toml.*`minuets`"):
        read(GOOD.replace("minutes", "minuets"), "broken.toml")
