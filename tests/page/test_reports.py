"""Reports of experiments: whole pages without a server, whose controls work, on phones and for everybody."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.page.playing import expect_no_sideways_scroll
from tests.page.test_looks import expect_no_violations

REPORT = Path(__file__).parents[2] / "docs" / "experiments" / "symphony-no-9.html"


@pytest.mark.parametrize(("width", "theme"), [(1440, "light"), (360, "dark")])
def test_a_report_works_by_itself(browser: Browser, width: int, theme: str) -> None:
    with browser.new_context(viewport={"width": width, "height": 800}, color_scheme=theme, offline=True) as context:  # type: ignore[arg-type]
        page = context.new_page()
        errors: list[str] = []
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.goto(REPORT.as_uri())
        page.locator("#as").select_option("difference")
        expect(page.locator("#compared g")).to_have_count(4)  # five variants, the first is what they are compared with
        page.locator("#compared g").first.click()
        expect(page.locator("#compared-told")).to_contain_text("first cubes 2, 1, 1, 2: 27.")
        page.get_by_role("checkbox", name="random bots").uncheck()
        expect(page.locator("#histogram polyline")).to_have_count(4)
        page.locator("#used-group").select_option("furniture")
        expect(page.locator("#things g").first).to_be_visible()
        page.locator("#tried-kind").select_option("contribute")
        expect(page.locator("#trials")).to_contain_text("Contribute $8")
        page.locator("#family").select_option("skill and luck")
        expect(page.locator("#table tbody tr")).to_have_count(1)
        expect_no_violations(page)
        expect_no_sideways_scroll(page)
        assert not errors
