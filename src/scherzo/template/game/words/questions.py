"""What is asked and what may be answered, in words; the notation of moves."""

from typing import Any

from scherzo.core.english import counted
from scherzo.core.reading import read_box, read_table
from scherzo.core.words import Choice, Question
from scherzo.template.game import names as n
from scherzo.template.game.words.texts import piece_element, piece_name


def question(box: Any, table: Any, seat: int) -> Question:
    """What a seat is asked."""
    box, table = read_box(box), read_table(table)
    which = "highest" if box.wins == n.HIGHEST else "lowest"
    points = counted(box.points[table.evening - 1], "point")
    text = f"Choose a piece in secret: the {which} one takes {points} this evening. Your choice is final."
    return Question(text, f"{{{seat}}} chooses a piece in secret.", ("LR-EVENING-1", "LR-EVENING-3"))


def choice(box: Any, table: Any, seat: int, option: int) -> Choice:
    """An option in words."""
    return Choice(option, str(option + 1), f"Perform {piece_name(option)}", "", (piece_element(option),))
