"""The worlds a seat may imagine."""
