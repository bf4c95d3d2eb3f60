"""The rules of Musical Chairs, a file for each part of the rulebook."""
