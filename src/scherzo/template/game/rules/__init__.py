"""The rules, a file for each phase; `doors.py` is the way in."""
