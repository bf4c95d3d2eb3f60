-- The review of a finished game, as far as it has come; who works it out gives a sign of life again and again.
CREATE TABLE review (
    table_id TEXT PRIMARY KEY REFERENCES game_table (id),
    form BIGINT NOT NULL,
    complete BIGINT NOT NULL DEFAULT 0,
    updated BIGINT NOT NULL,
    content TEXT NOT NULL DEFAULT ''
);
