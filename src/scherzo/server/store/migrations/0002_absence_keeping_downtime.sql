-- The level of bots that play for absent people, and whether somebody wants the table to be kept for good.
ALTER TABLE game_table ADD COLUMN stand_in TEXT NOT NULL DEFAULT '';
ALTER TABLE game_table ADD COLUMN kept BIGINT NOT NULL DEFAULT 0;

-- When a seat's person was last here, which seat asked for the bot that plays for it, and at which number of the log.
ALTER TABLE seat ADD COLUMN seen BIGINT NOT NULL DEFAULT 0;
ALTER TABLE seat ADD COLUMN substitute_by BIGINT NOT NULL DEFAULT -1;
ALTER TABLE seat ADD COLUMN substitute_from BIGINT NOT NULL DEFAULT 0;

-- When a server was last up (one row), and the times when none was: they are nobody's time to think.
CREATE TABLE server_up (id BIGINT PRIMARY KEY, at BIGINT NOT NULL);
CREATE TABLE downtime (began BIGINT PRIMARY KEY, ended BIGINT NOT NULL);
