"""The quick player."""
