"""Tables: what is kept of one in memory, what can be done at it, and all of a worker's."""
