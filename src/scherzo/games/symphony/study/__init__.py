"""What simulations count and tests check."""
