"""A table as a picture: what a viewer sees, in words, set in columns."""

import textwrap
from pathlib import Path

import matplotlib
import numpy as np
from PIL import Image, ImageDraw, ImageFont

from scherzo.core.layout import Array

PAPER, INK, HEADING = "#fbf7ee", "#2b2622", "#8c2f39"
LETTERS = 56
"""Letters in a line of a column."""
COLUMN, LINE, MARGIN = 420, 17, 16
ROWS = 48
"""Lines in a column."""
LETTER = Path(matplotlib.get_data_path()) / "fonts" / "ttf" / "DejaVuSans.ttf"
"""A typeface that has all signs of the games' texts and comes with the package on every system."""


def picture_of(title: str, text: str) -> Array:
    """An array (height, width, 3) of bytes."""
    heads = headings(text)
    lines = wrapped(text)
    columns = [lines[at : at + ROWS] for at in range(0, len(lines), ROWS)] or [[]]
    size = (MARGIN + COLUMN * len(columns), 2 * MARGIN + LINE * (ROWS + 2))
    page = Image.new("RGB", size, PAPER)
    pen, font = ImageDraw.Draw(page), ImageFont.truetype(LETTER, 12)
    pen.text((MARGIN, MARGIN), title, HEADING, ImageFont.truetype(LETTER, 17))
    for number, column in enumerate(columns):
        for row, line in enumerate(column):
            spot = (MARGIN + COLUMN * number, MARGIN + LINE * (row + 2))
            pen.text(spot, line, HEADING if line in heads else INK, font)
    return np.asarray(page, dtype=np.uint8)


def headings(text: str) -> set[str]:
    """The first line of each section."""
    return {section.split("\n")[0] for section in text.split("\n\n")}


def wrapped(text: str) -> list[str]:
    """The text in lines that fit into a column."""
    return [part for line in text.split("\n") for part in textwrap.wrap(line, LETTERS) or [""]]
