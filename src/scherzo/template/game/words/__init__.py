"""What the table says: questions, refusals, the log, and the names of things."""
