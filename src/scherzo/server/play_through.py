"""A game played through as a table does it, so that nothing of it is left to compile at a real table."""

from collections.abc import Callable

from scherzo import bots
from scherzo.bots.reasons import ends
from scherzo.core.components import packaged_fingerprint
from scherzo.core.game import Game
from scherzo.core.table import NOBODY, OPEN
from scherzo.server.messages.fields import Clock
from scherzo.server.store.rows import BOT, CHOOSE, PLAYED, DecisionRow, SeatRow, TableRow
from scherzo.server.tables.replayed_game import ReplayedGame
from scherzo.server.tables.snapshot import snapshot


def play_all(found: Game, note: Callable[[float], object]) -> None:
    """Plays a game with the fewest and the most players: rules are compiled once for all numbers between."""
    fewest, most = min(found.players), max(found.players)
    play_through(found, fewest, lambda share: note(0.8 * share))  # the first game compiles nearly everything
    if most != fewest:
        play_through(found, most, lambda share: note(0.8 + 0.2 * share))


def play_through(found: Game, players: int, note: Callable[[float], object]) -> None:
    """Plays a game to its end; at the first decision of each kind, all that a table may show or ask is called."""
    table = TableRow(
        id="", game=found.name, rules=found.rules_version, components=packaged_fingerprint(found), players=players,
        options={},
        seed="warm", clock=Clock(), chat=False, pace="instant", undo="fair", listed=False, host=-1, source=PLAYED,
        created=0,
    )  # fmt: skip
    seats = tuple(SeatRow(seat, BOT, "", "", "") for seat in range(players))
    played = ReplayedGame(table)
    match, met = played.match, set[int]()
    greedy, search = bots.bot("greedy", found), bots.bot("search(iterations=16)", found)
    note(0.3)
    while not match.over and played.number < found.limit:
        seat, asking = match.waiting[0], int(match.tables[0].asking)
        first = asking not in met
        met.add(asking)
        if first:
            for viewer in (NOBODY, OPEN, seat):
                snapshot(table, seats, played, viewer, {})
        bot = search if first else greedy
        option = bot.choose(match.boxes, match.tables, seat, played.number)
        if played.number == 0:
            ends(found, match.boxes, match.tables, seat, option, 0, range(1))  # so that nobody's first hint compiles
        played.add(DecisionRow(played.number + 1, str(played.number), seat, CHOOSE, option, "bot", 0, 0))
        if first:
            if len(met) == 1:
                match.may_undo(seat)
            note(0.3 + 0.7 * len(met) / len(found.decisions))
    snapshot(table, seats, played, OPEN, {})
