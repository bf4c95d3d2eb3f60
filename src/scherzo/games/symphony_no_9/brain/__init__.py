"""A quick, sensible player."""
