"""The worlds that a seat may imagine."""
