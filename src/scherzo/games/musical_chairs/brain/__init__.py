"""A quick player."""
