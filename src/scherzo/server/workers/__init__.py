"""Several workers on one SQLite file."""
