"""What viewers see."""
