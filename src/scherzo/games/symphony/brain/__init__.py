"""Quick, sensible choices."""
