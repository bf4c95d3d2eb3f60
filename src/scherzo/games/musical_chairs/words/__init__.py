"""What the table says: questions, refusals, the log, names."""
