"""Free actions before, between selecting and using, and after the action: points, experience, a step of the ship."""

from scherzo.core.open_menu import offer
from scherzo.core.rule import rule
from scherzo.games.philharmonix import names as n
from scherzo.games.philharmonix.box import Box
from scherzo.games.philharmonix.rules.gains import gain, spend
from scherzo.games.philharmonix.rules.ship import fly, offer_flights, offer_fly_bys
from scherzo.games.philharmonix.table import Table


@rule
def offer_free_actions(box: Box, table: Table, seat: int) -> None:
    """Points and experience for fans, points for experience."""
    for option in range(n.REGAIN_WITH_FANS, n.FANS_TO_EXPERIENCE + 1):
        if why_not_free(box, table, seat, option) == n.MAY:
            offer(table, option)


@rule
def offer_free_steps(box: Box, table: Table, seat: int) -> None:
    """PH-FREE-2: to any neighbour, visited or not."""
    if why_no_free_step(box, table, seat) == n.MAY:
        offer_flights(box, table, 0)


@rule
def offer_free_fly_bys(box: Box, table: Table, seat: int) -> None:
    """PH-FREE-2, PH-TOUR-5: the same, leaving a fan there."""
    if why_no_free_step(box, table, seat) == n.MAY:
        offer_fly_bys(box, table, 0, box.fans_for_step)


@rule
def is_free(option: int) -> bool:
    """Whether an option of a turn, or of the use of a strength, is one of these."""
    return n.FLY <= option <= n.FANS_TO_EXPERIENCE or option >= n.FLY_BY


@rule
def why_not_free(box: Box, table: Table, seat: int, option: int) -> int:
    """PH-FREE-1, 3, 5, PH-RULING-84: the price is paid in full, and something must be gained."""
    if option == n.FANS_TO_EXPERIENCE:
        if table.experience[seat] >= box.experience_max:
            return n.EXPERIENCE_FULL
        return n.MAY if table.fans[seat] >= box.fans_for_experience else n.TOO_FEW_FANS
    if table.ap[seat] == 0:
        return n.NOTHING_TO_REGAIN
    if option == n.REGAIN_WITH_FANS:
        return n.MAY if table.fans[seat] >= box.fans_for_ap else n.TOO_FEW_FANS
    return n.MAY if table.experience[seat] >= box.experience_for_ap else n.TOO_LITTLE_EXPERIENCE


@rule
def take_free_action(box: Box, table: Table, seat: int, option: int) -> None:
    """Pays for it and gains it."""
    if option == n.REGAIN_WITH_FANS:  # PH-FREE-1
        spend(box, table, seat, n.FANS, box.fans_for_ap)
        gain(box, table, seat, n.AP_BACK, 1)
    elif option == n.REGAIN_WITH_EXPERIENCE:  # PH-FREE-5
        spend(box, table, seat, n.EXPERIENCE, box.experience_for_ap)
        gain(box, table, seat, n.AP_BACK, 1)
    elif option == n.FANS_TO_EXPERIENCE:  # PH-FREE-3
        spend(box, table, seat, n.FANS, box.fans_for_experience)
        gain(box, table, seat, n.EXPERIENCE, 1)
    else:  # PH-FREE-2
        spend(box, table, seat, n.FANS, box.fans_for_step)
        fly(box, table, seat, option)


@rule
def why_no_free_step(box: Box, table: Table, seat: int) -> int:
    """PH-FREE-2: two fans for one step."""
    return n.MAY if table.fans[seat] >= box.fans_for_step else n.TOO_FEW_FANS
