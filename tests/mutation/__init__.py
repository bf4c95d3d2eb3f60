"""Breaking rules on purpose, to see that a test turns red: `python -m tests.mutation --count 100`."""
