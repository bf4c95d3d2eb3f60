"""What the table says."""
