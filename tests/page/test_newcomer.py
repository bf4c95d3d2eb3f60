"""A new user's path in a real browser: lesson, game against Pupils, review of it, an etude."""

import pytest

from tests.page.conftest import House, Visit
from tests.page.newcomer import SIZES, Act, by_keyboard, by_pointer, walk
from tests.page.playing import expect_no_sideways_scroll
from tests.page.test_looks import expect_no_violations

CHECKED = ("lesson-end", "review")
"""Places that no other test looks at for everybody's eyes."""


@pytest.mark.parametrize(("size", "theme", "act"), [("desktop", "light", by_keyboard), ("phone", "dark", by_pointer)])
def test_lesson_game_review_etude(house: House, visit: Visit, size: str, theme: str, act: Act) -> None:
    width, height = SIZES[size]
    touch = {"has_touch": True, "is_mobile": True} if size == "phone" else {}
    page = visit("/", width=width, height=height, theme=theme, newcomer=True, **touch)

    def seen(place: str) -> None:
        expect_no_sideways_scroll(page)
        if place in CHECKED:
            expect_no_violations(page)

    walk(page, house, act, seen)
