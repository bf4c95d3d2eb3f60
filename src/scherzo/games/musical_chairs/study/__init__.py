"""What tests and simulations look at."""
