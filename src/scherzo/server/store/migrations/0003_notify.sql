-- Where a player of a table wants to be told that it is their turn, how to stop that, and when it was last done.
CREATE TABLE notify (
    table_id TEXT NOT NULL REFERENCES game_table (id),
    seat BIGINT NOT NULL,
    kind TEXT NOT NULL,
    target TEXT NOT NULL,
    stop TEXT NOT NULL,
    sent BIGINT NOT NULL DEFAULT 0,
    PRIMARY KEY (table_id, seat)
);
CREATE UNIQUE INDEX notify_stop ON notify (stop);
