"""Upkeep of the database: when servers were up, and tables that have grown old."""

from typing import NamedTuple

from scherzo.server.store.database import Connection

PARTS = ("review", "notify", "chat", "decision", "seat")
"""What belongs to a table."""


class StoredTable(NamedTuple):
    """What lies in the database of one table."""

    id: str
    game: str
    players: int
    source: str
    created: int
    finished: int
    kept: int
    rows: int
    last: int  # when something was last decided or said there, or it was set up


def note_up(c: Connection, at: int) -> None:
    """Notes that a server is up."""
    sql = "INSERT INTO server_up (id, at) VALUES (1, ?) ON CONFLICT (id) DO UPDATE SET at = excluded.at"
    c.change(f"{sql} WHERE server_up.at < excluded.at", at)


def note_start(c: Connection, at: int, shortest: int) -> tuple[int, list[tuple[int, int]]]:
    """Notes that a server starts: when one was last up before, and all downtime that is known, up to now."""
    found = c.rows("SELECT at FROM server_up")
    last = int(found[0][0]) if found else at
    if at - last >= shortest:
        c.change("INSERT INTO downtime (began, ended) VALUES (?, ?) ON CONFLICT DO NOTHING", last, at)
    note_up(c, at)
    return last, [(int(began), int(ended)) for began, ended in c.rows("SELECT began, ended FROM downtime")]


def stored_tables(c: Connection, before: int | None = None, limit: int = 1_000_000) -> list[StoredTable]:
    """What lies there, the oldest first; with a time, only tables that nobody keeps and nobody touched since."""
    where = "" if before is None else "WHERE t.kept = 0 AND t.created < ?"
    sql = f"""SELECT * FROM (
                SELECT t.id, t.game, t.players, t.source, t.created, t.finished, t.kept,
                    (SELECT COUNT(*) FROM decision d WHERE d.table_id = t.id) AS size,
                    GREATEST(t.created, COALESCE((SELECT MAX(d.made_at) FROM decision d WHERE d.table_id = t.id), 0),
                             COALESCE((SELECT MAX(l.said_at) FROM chat l WHERE l.table_id = t.id), 0)) AS last
                FROM game_table t {where}) found
              {"" if before is None else "WHERE last < ?"} ORDER BY last LIMIT {limit}"""
    values = () if before is None else (before, before)
    return [StoredTable(*row) for row in c.rows(c.greatest(sql), *values)]


def delete_table(c: Connection, table: str) -> int:
    """Deletes a table with everything that belongs to it; says how many rows that were."""
    c.change("UPDATE game_table SET rematch = '' WHERE rematch = ?", table)
    rows = sum(c.change(f"DELETE FROM {name} WHERE table_id = ?", table) for name in PARTS)
    return rows + c.change("DELETE FROM game_table WHERE id = ?", table)
