"""A tiny real game, Little Recital, and its tests: what `scherzo new-game` copies and renames."""
