-- What a host says of a table that is open to everybody ("beginners welcome").
ALTER TABLE game_table ADD COLUMN note TEXT NOT NULL DEFAULT '';
