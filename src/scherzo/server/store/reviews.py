"""Reviews in the database: one for each table, worked out by one worker at a time."""

from scherzo.server.store.database import Connection
from scherzo.server.store.rows import ReviewRow


def find(c: Connection, table: str) -> ReviewRow | None:
    """The review of a table, if somebody has asked for one."""
    rows = c.rows("SELECT form, complete, updated, content FROM review WHERE table_id = ?", table)
    return ReviewRow(int(rows[0][0]), bool(rows[0][1]), int(rows[0][2]), str(rows[0][3])) if rows else None


def claim(c: Connection, table: str, form: int, now: int, silent_since: int) -> bool:
    """Takes a review on: a new one, one of another form, or one that nobody has given a sign of for long."""
    sql = """INSERT INTO review (table_id, form, updated) VALUES (?, ?, ?) ON CONFLICT (table_id) DO UPDATE
             SET form = excluded.form, updated = excluded.updated, complete = 0,
                 content = CASE WHEN review.form = excluded.form THEN review.content ELSE '' END
             WHERE review.form <> excluded.form OR (review.complete = 0 AND review.updated < ?)"""
    return c.change(sql, table, form, now, silent_since) == 1


def keep(c: Connection, table: str, row: ReviewRow) -> bool:
    """Keeps how far a review has come; says whether there still is one."""
    sql = "UPDATE review SET complete = ?, updated = ?, content = ? WHERE table_id = ? AND form = ?"
    return c.change(sql, int(row.complete), row.updated, row.content, table, row.form) == 1
