"""Games that nobody plays at: those of records, lessons and etudes, in the rows of a table that was played here."""

from scherzo.core.components import packaged_fingerprint
from scherzo.core.match import Match
from scherzo.server.messages.fields import Clock
from scherzo.server.store.rows import CHOOSE, DecisionRow, TableRow


def table_row(match: Match, name: str, host: int, source: str, created: int) -> TableRow:
    """The table of a match that nobody goes on with: no clock, no chat, nothing to take back."""
    return TableRow(
        id=name,
        game=match.game.name,
        rules=match.game.rules_version,
        components=packaged_fingerprint(match.game),
        players=match.players,
        options=match.chosen_options,
        seed=match.seed,
        clock=Clock(),
        chat=False,
        pace="instant",
        undo="none",
        listed=False,
        host=host,
        source=source,
        created=created,
    )


def decision_rows(match: Match, made_by: str, made_at: int) -> list[DecisionRow]:
    """Its decisions, all made at one moment."""
    return [
        DecisionRow(move.number, f"{made_by}:{move.number}", move.seat, CHOOSE, move.option, made_by, made_at, 0)
        for move in match.moves
    ]
