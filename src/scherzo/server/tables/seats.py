"""Who sits where: names, links, and bots that play for people who are away."""

from scherzo.server import errors, plain_text
from scherzo.server.bots.thinking import level_named
from scherzo.server.errors import RequestRefused
from scherzo.server.store.rows import PERSON, alone
from scherzo.server.tables.absence import must_be_away
from scherzo.server.tables.live_table import LiveTable
from scherzo.server.tables.registry import Registry
from scherzo.server.tables.tokens import hashed, new_token


async def rename(registry: Registry, live: LiveTable, by: int, seat: int, name: str) -> None:
    """A person takes another name."""
    own_seat(live, by, seat)
    registry.limits.decide(live.row.id, by)
    await live.set_seat(seat, name=plain_text.name(name))


async def take_over(registry: Registry, live: LiveTable, by: int, seat: int, level: str) -> None:
    """A bot plays for a person: for oneself at any time, for others when they have been away for a while.

    Its strength is the table's to say, unless one person plays alone among bots.
    """
    persons_seat(live, seat)
    if by < 0:
        raise errors.need_seat()
    registry.limits.decide(live.row.id, by)
    if by != seat:
        present = live.present().get(seat, False)
        must_be_away(live.row, live.seats[seat], present, live.left.get(seat, 0), registry.settings.absence_seconds)
    played = await live.opened()
    wanted = level if alone(live.seats) else live.row.stand_in
    named = level_named(played.match.game, wanted)
    await live.set_seat(seat, substitute=named, substitute_by=by, substitute_from=played.number)
    registry.moved(live)


async def give_back(registry: Registry, live: LiveTable, by: int, seat: int) -> None:
    """A person takes the seat back from the bot; the host may also send the bot away."""
    persons_seat(live, seat)
    if by < 0 or by not in (seat, live.row.host):  # a table without a host says -1, as spectators do
        raise errors.need_seat()
    registry.limits.decide(live.row.id, by)
    if live.seats[seat].substitute:
        await live.set_seat(seat, substitute="")
        registry.moved(live)


async def reissue(registry: Registry, live: LiveTable, by: int, seat: int) -> str:
    """A new link for a seat, for its owner or from the host. The old one is dead from now on."""
    persons_seat(live, seat)
    if by < 0 or by not in (seat, live.row.host):
        raise RequestRefused(
            "not_host", 403, "Only the host of the table or the player of this seat can make a new link."
        )
    registry.limits.decide(live.row.id, by)
    token = new_token()
    await live.set_seat(seat, token_hash=hashed(token))
    live.show_out({seat})
    return token


def own_seat(live: LiveTable, by: int, seat: int) -> None:
    """Only for oneself."""
    persons_seat(live, seat)
    if by != seat:
        raise RequestRefused("not_yours", 403, "This is not your seat: only whoever sits there can do that.")


def persons_seat(live: LiveTable, seat: int) -> None:
    """Only for seats that belong to people."""
    if not 0 <= seat < len(live.seats) or live.seats[seat].kind != PERSON:
        raise RequestRefused("no_seat", 404, "There is no such player's seat at this table.")
