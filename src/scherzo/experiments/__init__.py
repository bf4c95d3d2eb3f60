"""Experiments for designers: what happens to a game if values, options or bots change, and how sure that is."""
