"""A review in sentences. Seats are written {0}, {1}, ... as in all texts of a game."""

from scherzo.review.findings import Balance, Decision, Kind, Turn

CALLED: dict[Kind, str] = {
    "rough": "not yet judged",
    "best": "best choice",
    "good": "good choice",
    "slip": "slip",
    "mistake": "mistake",
    "blunder": "blunder",
}


def percent(share: float) -> str:
    """A share as people say it."""
    return f"{share:.0%}".replace("-", "−")


def signed(share: float) -> str:
    """A gain or loss."""
    return f"{round(100 * share):+d}%".replace("-", "−").replace("+0%", "±0%")


def verdict(found: Decision) -> str:
    """What was chosen, and what would have been better."""
    chose = f"{{{found.seat}}} chose: {found.chosen}."
    if found.kind == "rough":
        return chose
    if not found.better:
        return f"{chose} Nothing was clearly better."
    doubt = f"{percent(found.given)}, give or take {percent(found.doubt)}"
    return f"{chose} Better by {doubt}: {found.better}. {found.reason}".rstrip()


def turned(turn: Turn, decisions: dict[int, Decision]) -> str:
    """A turning point in a sentence."""
    if turn.kind == "choice":
        found = decisions[turn.move]
        return f"{{{turn.seat}}}, a {CALLED[found.kind]}: {found.chosen}. Better: {found.better}."
    did = "brought" if turn.change > 0 else "took from"
    since = f"after move {turn.since}" if turn.move - turn.since > 1 else "then"
    return f"Luck {did} {{{turn.seat}}} {percent(abs(turn.change))} {since}."


def account(balance: Balance) -> str:
    """Where a seat's result came from."""
    return (
        f"{signed(balance.luck)} luck, {signed(balance.own)} own choices, {signed(balance.others)} others' choices: "
        f"from {percent(balance.fair)} to {percent(balance.result)} of the win"
    )
