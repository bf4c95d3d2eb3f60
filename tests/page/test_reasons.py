"""Reasons: the list "Why can't I...?" names the rule of each, on boards without a picture too."""

from playwright.sync_api import expect

from tests.page.conftest import House, Visit
from tests.page.playing import wait_for_turn
from tests.page.test_sheets import open_reasons


def test_each_reason_in_the_list_names_its_rule(house: House, visit: Visit) -> None:
    house.wait_for("philharmonix")
    page = visit(house.link(house.table("philharmonix", "me", "random")))
    wait_for_turn(page)
    open_reasons(page)
    reasons = page.locator(".why li")
    tags = reasons.get_by_role("button", name="The rule for this")
    expect(tags).to_have_count(reasons.count())
    tags.first.click()
    expect(page.get_by_role("dialog", name="Rules").locator("dd")).not_to_have_count(0)
