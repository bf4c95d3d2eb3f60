"""Everything that the server does not do, and why: a code for programs, a sentence for people."""

from scherzo.core.errors import Refusal, ScherzoError


class Refused(ScherzoError):
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


def stale() -> Refused:
    """Somebody was faster."""
    return Refused("stale", 409, "The table has moved on since: look at it as it is now and decide again.")


def illegal(refusal: Refusal) -> Refused:
    """The rules do not allow it now."""
    return Refused("illegal", 422, refusal.text, refusal.rule, refusal.sentence)


def not_your_turn() -> Refused:
    """The seat is not asked."""
    return Refused("not_your_turn", 422, "It is not your turn to decide.")


def talking() -> Refused:
    """A bot's turn, at the wrong moment."""
    return Refused("talking", 409, "People are talking about taking something back: bots hold still meanwhile.")


def over() -> Refused:
    """The game has ended."""
    return Refused("over", 422, "The game is over: nothing is left to decide.")


def reused() -> Refused:
    """An id came twice with different contents."""
    return Refused("reused_id", 422, "This id was used for another request before. Give each request its own id.")


def no_table() -> Refused:
    """No such table."""
    return Refused("no_table", 404, "There is no table with this address. Check the link.")


def elsewhere() -> Refused:
    """Another worker has the table, and the connection could not be handed over in the middle of its requests."""
    return Refused("away", 503, "This connection is served elsewhere. Try again on a new one.", wait_s=1)


def bad_token() -> Refused:
    """The token opens no seat here."""
    return Refused(
        "bad_token", 401, "This link is no longer valid for a seat here. Ask the host of the table for a new one."
    )


def need_seat() -> Refused:
    """Spectators only watch."""
    return Refused("need_seat", 403, "Only players at this table may do that; spectators watch.")


def limit(text: str, wait_s: int) -> Refused:
    """Too much or too fast."""
    return Refused("limit", 429, text, wait_s=wait_s)


def bad_input(text: str) -> Refused:
    """Something given cannot be used."""
    return Refused("bad_input", 422, text)
