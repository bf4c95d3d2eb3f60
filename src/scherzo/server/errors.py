"""Everything that the server does not do, and why: a code for programs, a sentence for people."""

from scherzo.core.errors import Refusal, ScherzoError
from scherzo.games import NAMES


class RequestRefused(ScherzoError):
    """A request that was not carried out. Nothing has changed."""

    def __init__(self, code: str, status: int, text: str, rule: str = "", sentence: str = "", wait_s: int = 0) -> None:
        super().__init__(text)
        self.code = code
        self.status = status
        self.text = text
        self.rule = rule
        self.sentence = sentence
        self.wait_s = wait_s


class StoreTrouble(ScherzoError):
    """The database did not answer. Nothing was changed, or asking again with the same id will tell."""


def stale() -> RequestRefused:
    """Somebody was faster."""
    return RequestRefused("stale", 409, "The table has moved on since: look at it as it is now and decide again.")


def illegal(refusal: Refusal) -> RequestRefused:
    """The rules do not allow it now."""
    return RequestRefused("illegal", 422, refusal.text, refusal.rule, refusal.sentence)


def not_your_turn() -> RequestRefused:
    """The seat is not asked."""
    return RequestRefused("not_your_turn", 422, "It is not your turn to decide.")


def talking() -> RequestRefused:
    """A bot's turn, at the wrong moment."""
    return RequestRefused("talking", 409, "People are talking about taking something back: bots hold still meanwhile.")


def over() -> RequestRefused:
    """The game has ended."""
    return RequestRefused("over", 422, "The game is over: nothing is left to decide.")


def reused() -> RequestRefused:
    """An id came twice with different contents."""
    return RequestRefused(
        "reused_id", 422, "This id was used for another request before. Give each request its own id."
    )


def no_game() -> RequestRefused:
    """No such game."""
    return RequestRefused("no_game", 404, f"There is no such game. The games are: {', '.join(NAMES)}.")


def no_table() -> RequestRefused:
    """No such table."""
    return RequestRefused("no_table", 404, "There is no table with this address. Check the link.")


def elsewhere() -> RequestRefused:
    """Another worker has the table, and the connection could not be handed over in the middle of its requests."""
    return RequestRefused("away", 503, "This connection is served elsewhere. Try again on a new one.", wait_s=1)


def bad_token() -> RequestRefused:
    """The token opens no seat here."""
    return RequestRefused(
        "bad_token", 401, "This link is no longer valid for a seat here. Ask the host of the table for a new one."
    )


def need_seat() -> RequestRefused:
    """Spectators only watch."""
    return RequestRefused("need_seat", 403, "Only players at this table may do that; spectators watch.")


def limit(text: str, wait_s: int) -> RequestRefused:
    """Too much or too fast."""
    return RequestRefused("limit", 429, text, wait_s=wait_s)


def bad_input(text: str) -> RequestRefused:
    """Something given cannot be used."""
    return RequestRefused("bad_input", 422, text)
