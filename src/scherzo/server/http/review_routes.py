"""The HTTP routes of a finished game's review."""

from typing import Annotated

import msgspec

from scherzo.review import Review
from scherzo.review.positions import shares
from scherzo.server.errors import RequestRefused
from scherzo.server.http.caller import ACaller
from scherzo.server.http.routing import Routes
from scherzo.server.messages.fields import encoded
from scherzo.server.tables.reviews import must_be_over

routes = Routes("/api/tables/{table}", "one table")
EncodedReview = Annotated[msgspec.Raw, encoded(Review)]


@routes.post("/review", 409)
async def ask_review(who: ACaller) -> EncodedReview:
    """Asks for the review of a finished game, or looks at it. It is worked out beside everything else: look again."""
    match = who.played.match
    must_be_over(match)
    shares(match)  # refuses a game that nobody else could have won
    found = await who.registry.reviews.found(who.live.row.id, match, who.address)
    if found is None:
        who.registry.limits.review(who.address)
        found = await who.registry.reviews.begun(who.live.row.id, match, who.address)
    return msgspec.Raw(found)


@routes.get("/review", 409)
async def review(who: ACaller) -> EncodedReview:
    """The review of a finished game, as far as it has come, if somebody has asked for it."""
    must_be_over(who.played.match)
    who.registry.limits.replay(who.address)
    found = await who.registry.reviews.found(who.live.row.id, who.played.match, who.address)
    if found is None:
        raise RequestRefused("no_review", 404, "Nobody has asked for a review of this game yet: ask for one first.")
    return msgspec.Raw(found)
