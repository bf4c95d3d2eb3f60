"""What a seat sees, as data and as text."""
