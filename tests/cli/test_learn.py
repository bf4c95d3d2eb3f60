"""Lessons at the terminal, with typed lines."""

from scherzo.games import game
from scherzo.lessons import lessons
from tests.cli.conftest import Terminal


def test_without_a_lesson_all_are_listed(scherzo: Terminal) -> None:
    said = scherzo("learn", "musical-chairs")
    assert said.code == 0
    for number, lesson in enumerate(lessons(game("musical-chairs")).values(), 1):
        assert f"{number}. {lesson.title} ({lesson.minutes} min" in said.out


def test_a_lesson_is_gone_through_with_right_and_wrong_answers(scherzo: Terminal) -> None:
    name, lesson = next(iter(lessons(game("musical-chairs")).items()))
    typed = []
    for step in lesson.steps:
        if step.ask:
            typed += [step.wrong[0].options[0], "trombone", step.accept[0]]
        elif step is not lesson.steps[-1]:
            typed.append("")
    said = scherzo("learn", "musical-chairs", 1, "--plain", typed="\n".join(typed) + "\n")
    assert said.code == 0, said.err
    asked = next(step for step in lesson.steps if step.ask)
    begun = "Not quite. " + asked.wrong[0].say
    assert said.out.index(begun) < said.out.index("Type the number") < said.out.index(f"Right. {asked.right}")
    assert f"{asked.rules[0]}: " in said.out
    assert "That was the whole lesson." in said.out
    assert f"The next one: scherzo learn musical-chairs {list(lessons(game('musical-chairs')))[1]}" in said.out
    by_name = scherzo("learn", "musical-chairs", name, "--plain", typed="\n".join(typed) + "\n")
    assert by_name.out == said.out


def test_whoever_leaves_early_is_let_go(scherzo: Terminal) -> None:
    assert scherzo("learn", "musical-chairs", 1, typed="quit\n").out.rstrip().endswith("Goodbye.")
    assert scherzo("learn", "musical-chairs", 1, typed="").code == 0


def test_what_is_no_lesson_is_refused_with_those_that_are(scherzo: Terminal) -> None:
    said = scherzo("learn", "musical-chairs", "trombones")
    assert said.code == 2
    assert "Musical Chairs has no lesson 'trombones'. Its lessons are: " in said.err


def test_lessons_can_be_checked(scherzo: Terminal) -> None:
    said = scherzo("learn", "musical-chairs", 1, "--check")
    assert (said.code, said.out) == (0, "1 lesson checked, no problems found.\n")


def test_a_step_shows_what_it_speaks_of_and_the_whole_table_for_the_asking(scherzo: Terminal) -> None:
    said = scherzo("learn", "philharmonix", 1, "--plain", typed="\nlook\nquit\n")
    table, _, steps = said.out.partition("1. You lead an orchestra")
    assert "10 prestige" in table
    assert "Key 1:" not in table
    assert "Type look to see the whole table." in table
    second, _, whole = steps.partition("> look")
    assert "The blue region: wants" in second
    assert "10 prestige" not in second, "it was shown before and has not changed"
    assert "The green region: wants" not in second
    assert "The green region: wants" in whole
    assert "Key 1:" in whole
