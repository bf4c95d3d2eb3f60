"""The compiled rules of Symphony."""
