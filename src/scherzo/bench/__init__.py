"""The benchmark: how fast the games run on this machine, beside a plain Python loop and other engines."""
