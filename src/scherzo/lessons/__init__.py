"""Lessons: short courses on real positions, one data file each beside the game that they teach."""

from scherzo.lessons.format import Answer, Lesson, Step
from scherzo.lessons.library import lesson_named, lessons
from scherzo.lessons.positions import after, at_step

__all__ = ["Answer", "Lesson", "Step", "after", "at_step", "lesson_named", "lessons"]
