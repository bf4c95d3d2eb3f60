"""The lab: many games at once, to learn what wins, how long games take, and whether the rules hold."""
