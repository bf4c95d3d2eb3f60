"""What a seat may imagine of what it cannot see."""
