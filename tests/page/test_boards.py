"""All four boards, on all sorts of screens, in every kind of decision: whole, readable, nothing on anything else."""

from collections import Counter
from functools import cache
from typing import Any

import pytest

from scherzo.games import NAMES, game
from tests.page.conftest import House, Visit
from tests.page.faults import faults
from tests.page.fed import FedPage, decisions
from tests.page.playing import expect_no_sideways_scroll

SCREENS = {
    "desktop": (1440, 900), "laptop": (1366, 768), "tablet": (820, 1180), "lying tablet": (1024, 768),
    "phone": (390, 844), "small phone": (360, 640), "lying phone": (844, 390),
}  # fmt: skip
PHONES = {"phone", "small phone", "lying phone"}  # on these nothing at all is written smaller than 11 px


@cache
def met(name: str) -> tuple[tuple[str, dict[str, Any]], ...]:
    """One state of each kind of decision that games with most players come to."""
    kinds = Counter[str]()
    return tuple(decisions(name, game(name).players[-1], {}, "boards", kinds, 1))


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("name", NAMES)
def test_a_board_is_whole_and_readable(house: House, visit: Visit, name: str, screen: str) -> None:
    house.wait_for(name)
    width, height = SCREENS[screen]
    small = width < 900
    page = visit("", width=width, height=height, has_touch=small, is_mobile=small)
    table, found, address = FedPage(page), dict[str, str](), house.address
    for kind, state in met(name):
        table.show(state, address)
        address = ""
        page.wait_for_timeout(80)
        expect_no_sideways_scroll(page)
        found |= {wrong: kind for wrong in faults(page, strict=screen in PHONES) if wrong not in found}
    assert not found, "\n".join(f"{wrong} ({kind})" for wrong, kind in found.items())
