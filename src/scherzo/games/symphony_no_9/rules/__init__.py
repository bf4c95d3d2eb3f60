"""The rules of Symphony No. 9, a file for each phase of a round; `doors.py` is the way in."""
