"""What simulations and tests count and check."""
