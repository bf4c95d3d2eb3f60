-- One game that is played or was played. The seed is a secret until the game is over.
CREATE TABLE game_table (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    rules BIGINT NOT NULL,
    components TEXT NOT NULL,
    players BIGINT NOT NULL,
    options TEXT NOT NULL,
    seed TEXT NOT NULL,
    clock TEXT NOT NULL,
    chat BIGINT NOT NULL,
    pace TEXT NOT NULL,
    undo TEXT NOT NULL,
    listed BIGINT NOT NULL,
    host BIGINT NOT NULL,
    source TEXT NOT NULL,
    created BIGINT NOT NULL,
    finished BIGINT NOT NULL DEFAULT 0,
    due BIGINT NOT NULL DEFAULT 0,
    rematch TEXT NOT NULL DEFAULT ''
);
CREATE INDEX game_table_due ON game_table (due) WHERE due > 0;
CREATE INDEX game_table_listed ON game_table (created) WHERE listed = 1 AND finished = 0;

-- Who sits where. Of a seat's token only the SHA-256 is kept.
CREATE TABLE seat (
    table_id TEXT NOT NULL REFERENCES game_table (id),
    seat BIGINT NOT NULL,
    kind TEXT NOT NULL,
    name TEXT NOT NULL,
    level TEXT NOT NULL,
    token_hash TEXT NOT NULL,
    joined BIGINT NOT NULL DEFAULT 0,
    substitute TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (table_id, seat)
);

-- The log is the game: rows are only ever added. The first row with a number, or with a client's id, wins.
CREATE TABLE decision (
    table_id TEXT NOT NULL REFERENCES game_table (id),
    number BIGINT NOT NULL,
    client_id TEXT NOT NULL,
    seat BIGINT NOT NULL,
    kind TEXT NOT NULL,
    choice BIGINT NOT NULL,
    made_by TEXT NOT NULL,
    made_at BIGINT NOT NULL,
    spent BIGINT NOT NULL,
    PRIMARY KEY (table_id, number),
    UNIQUE (table_id, client_id)
);

CREATE TABLE chat (
    table_id TEXT NOT NULL REFERENCES game_table (id),
    number BIGINT NOT NULL,
    client_id TEXT NOT NULL,
    seat BIGINT NOT NULL,
    said_at BIGINT NOT NULL,
    said TEXT NOT NULL,
    PRIMARY KEY (table_id, number),
    UNIQUE (table_id, client_id)
);
