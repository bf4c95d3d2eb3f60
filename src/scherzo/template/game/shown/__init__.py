"""What a seat sees: typed data for pictures, and the same in sentences."""
