"""What tests and simulations ask of a table."""
