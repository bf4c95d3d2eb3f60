-- A finished game as its record tells it, readable also when the rules have changed since.
ALTER TABLE game_table ADD COLUMN story TEXT NOT NULL DEFAULT '';
