"""A table as one viewer may see it. Everything comes from the match's own views of that viewer, and nothing else."""

from collections.abc import Mapping

import msgspec

from scherzo.core.game_record import SEATS
from scherzo.core.match import Match
from scherzo.core.table import OPEN
from scherzo.core.words import Question
from scherzo.server.messages.coding import encode
from scherzo.server.messages.fields import SeatKind
from scherzo.server.messages.state import Allow, Choice, SeatInfo, State, UndoRequest
from scherzo.server.steady_time import now_ms
from scherzo.server.store.rows import BOT, PERSON, UPLOADED, SeatRow, TableRow, alone
from scherzo.server.tables import undo
from scherzo.server.tables.absence import Away
from scherzo.server.tables.replayed_game import ReplayedGame
from scherzo.server.tables.undo_request import still_asked

NOBODY_AWAY: Mapping[int, Away] = {}


def snapshot(
    table: TableRow,
    seats: tuple[SeatRow, ...],
    played: ReplayedGame,
    viewer: int,
    present: Mapping[int, bool],
    log_after: int = -1,
    replay: bool = False,
) -> msgspec.Raw:
    """The whole state for a viewer, encoded."""
    company = seat_states(table, seats, played, present)
    return msgspec.Raw(encode(state_of(table, seats, played, viewer, company, log_after, replay)))


def state_of(
    table: TableRow,
    seats: tuple[SeatRow, ...],
    played: ReplayedGame,
    viewer: int,
    company: list[SeatInfo],
    log_after: int = -1,
    replay: bool = False,
    hurried: bool = False,
    keep_ms: int = 0,
    in_words: bool = True,
) -> State:
    """The state for a viewer, in the company at the table. A replay shows a past position: nothing can be done."""
    match = played.match
    game = match.game
    view = match.view(viewer)
    waiting = match.waiting
    asked = viewer in waiting and not seats[viewer].substitute and not replay
    over = not waiting
    moves = match.moves
    offer = undo.NOTHING if replay else undo.offer(table, seats, played, viewer)
    return State(
        table=table.id,
        game=game.name,
        title=game.title,
        players=table.players,
        seats=company,
        viewer=viewer,
        host=table.host,
        listed=table.listed,
        number=played.number,
        moves=len(moves),
        over=over,
        waiting=waiting,
        question=question(match, waiting, viewer),
        choices=offers(table, played, viewer) if asked else (),
        barred=match.barred(viewer) if asked else (),
        may_undo=offer.by_itself,
        may_ask_undo=offer.by_consent,
        undo_why=offer.why_not,
        undo_request=None if replay else undo_request(seats, played),
        view=view,
        sections=game.describe(view) if in_words else (),
        log=played.log(viewer, log_after),
        log_from=log_after + 1,
        since=undo.latest_own(played, viewer),
        played_for=() if replay or viewer < 0 else played.played_for(viewer),
        scores=match.score_sheet() if over else [],
        score_rules=match.score_rules() if over else {},
        seal=match.seal,
        seed=match.seed if over else "",
        options=match.chosen_options,
        allow=allow(table, seats, viewer, over),
        clock=table.clock,
        pace=table.pace,
        rematch=table.rematch,
        kept=table.kept,
        kept_until=None if table.kept or not keep_ms else (played.last_at + keep_ms) / 1000,
        hurried=hurried,
    )


def seat_states(
    table: TableRow,
    seats: tuple[SeatRow, ...],
    played: ReplayedGame,
    present: Mapping[int, bool],
    away: Mapping[int, Away] = NOBODY_AWAY,
) -> list[SeatInfo]:
    """The seats as everybody sees them; those beyond the players' belong to the rules."""
    now = now_ms()
    shown = []
    for row in seats:
        left = played.remaining_ms(row.seat, now) if row.kind == PERSON else None
        kind: SeatKind = "bot" if row.kind == BOT else "person" if row.joined else "open"
        shown.append(
            SeatInfo(
                row.seat,
                SEATS[row.seat],
                row.name,
                kind,
                row.level,
                row.kind == BOT or present.get(row.seat, False),
                None if left is None else max(0, left) / 1000,
                row.substitute,
                *away.get(row.seat, (None, None)),
            )
        )
    for seat in range(table.players, played.match.seats):
        shown.append(SeatInfo(seat, SEATS[seat], played.match.game.virtual_name, "virtual", "", True, None))
    return shown


def question(match: Match, waiting: tuple[int, ...], viewer: int) -> Question | None:
    """The viewer's own question if it is waited for, else what the others are asked; none after the end."""
    if not waiting:
        return None
    if viewer in waiting:
        return match.question(viewer)
    asked = match.question(waiting[0])
    return Question(asked.others, asked.others, asked.rules)


def offers(table: TableRow, played: ReplayedGame, viewer: int) -> tuple[Choice, ...]:
    """The viewer's legal choices, each with what is known of whether it could be taken back."""
    final = played.final.get(viewer) if undo.looks_ahead(table) else ()
    return tuple(
        Choice(
            choice.option,
            choice.notation,
            choice.text,
            choice.hint,
            choice.elements,
            table.undo == "none" or (None if final is None else choice.option in final),
        )
        for choice in played.match.options(viewer)
    )


def undo_request(seats: tuple[SeatRow, ...], played: ReplayedGame) -> UndoRequest | None:
    """The request that is open, for everybody to see."""
    asked = played.consent.request
    if asked is None:
        return None
    missing = still_asked(seats, asked)
    return UndoRequest(asked.number, asked.seat, asked.back_to, sorted(asked.agreed), missing)


def allow(table: TableRow, seats: tuple[SeatRow, ...], viewer: int, over: bool) -> Allow:
    """What the viewer may do here."""
    seated = viewer >= 0 and table.source != UPLOADED
    return Allow(
        undo=seated and not over and table.undo != "none",
        chat=seated and table.chat,
        hint=seated and not over and alone(seats),
    )


def viewer_named(text: str) -> int | None:
    """A viewer as a link names it: `open`, `public`, or a seat's number."""
    if text == "open":
        return OPEN
    if text == "public":
        return -1
    return int(text) if text.isascii() and text.isdigit() and len(text) == 1 else None
