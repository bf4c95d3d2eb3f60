"""What the terminal table looks like: panels that fit 80 columns, or plain headings and sentences."""

import re
from collections.abc import Iterable, Sequence

from rich.box import ROUNDED
from rich.console import Console, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from scherzo.core.match import Score
from scherzo.core.words import Choice, Line, Question, Section

WIDEST = 100
COLOURS = ("bright_cyan", "bright_magenta", "bright_yellow", "bright_green", "bright_blue", "bright_red")
SEAT = re.compile(r"\{(\d)\}")
TWO_COLUMNS_FROM = 9
"""From this many options on, short ones are set in two columns."""


class Screen:
    """Shows a table to one person. Texts write seats as {0}, {1}; the screen puts the names there."""

    def __init__(self, names: Sequence[str], plain: bool = False) -> None:
        self.names = names
        self.plain = plain
        self.console = Console(no_color=plain or None, highlight=False, soft_wrap=plain)
        self.width = min(self.console.width, WIDEST)

    def say(self, text: str = "", style: str = "") -> None:
        """One sentence."""
        self.console.print(self.styled(text, style), width=self.width)

    def styled(self, text: str, style: str = "") -> Text:
        """A text with the names of the seats in it, each in its colour."""
        shown = Text(SEAT.sub(lambda m: self.name(int(m[1])), text), style=style)
        for seat, name in enumerate(self.names):
            shown.highlight_words([name], style=f"bold {COLOURS[seat]}")
        return shown

    def name(self, seat: int) -> str:
        """Who sits there; a rulebook's virtual player has no name of its own."""
        return self.names[seat] if seat < len(self.names) else f"seat {seat + 1}"

    def heading(self, text: str) -> None:
        """A line across the screen."""
        if self.plain:
            self.say(f"\n== {text} ==")
        else:
            self.console.print()
            self.console.rule(self.styled(text, "bold"), style="dim", align="left")

    def sections(self, sections: Sequence[Section]) -> None:
        """The text form of a view: a panel for each section, narrow ones side by side."""
        if self.plain:
            for section in sections:
                self.say(f"\n{section.title}")
                for line in section.lines:
                    self.say(line)
            return
        for row in rows(sections, self.width):
            grid = Grid.grid(expand=True)
            for _ in row:
                grid.add_column(ratio=1)
            tallest = max(self.height(s, self.width // len(row)) for s in row)
            grid.add_row(*(self.panel(s, tallest if len(row) > 1 else None) for s in row))
            self.console.print(grid, width=self.width)

    def panel(self, section: Section, height: int | None) -> RenderableType:
        """One section in its frame."""
        body = Text("\n").join(self.styled(line) for line in section.lines)
        return Panel(body, title=self.styled(section.title, "bold"), title_align="left", box=ROUNDED,
                     border_style="dim", padding=(0, 1), height=height)  # fmt: skip

    def height(self, section: Section, width: int) -> int:
        """How many lines a panel of that width takes."""
        lines = [self.styled(line).wrap(self.console, width - 4) for line in section.lines]
        return 2 + max(1, sum(max(1, len(line)) for line in lines))

    def lines(self, lines: Iterable[Line]) -> None:
        """What happened, a sentence each."""
        if self.plain:
            for line in lines:
                self.say(f"- {line.text}")
            return
        grid = Grid.grid(padding=(0, 1, 0, 0))
        for line in lines:
            grid.add_row(" -", self.styled(line.text))
        self.console.print(grid, width=self.width)

    def question(self, question: Question) -> None:
        """What is asked of the person."""
        self.say()
        self.say(question.text, "bold")

    def choices(self, choices: Sequence[Choice]) -> None:
        """The numbered options."""
        if self.plain:
            for number, choice in enumerate(choices, 1):
                self.say(f"{number}. {choice.text}{f' ({choice.hint})' if choice.hint else ''} [{choice.notation}]")
            return
        cells = [(f"{number:>3}", self.choice(choice)) for number, choice in enumerate(choices, 1)]
        half = self.width // 2
        grid = Grid.grid(padding=(0, 2, 0, 0))
        grid.add_column(style="bold bright_white")
        if len(cells) >= TWO_COLUMNS_FROM and all(len(text.plain) < half - 7 for _, text in cells):
            grid.add_column(width=half - 7)
            grid.add_column(style="bold bright_white")
            middle = (len(cells) + 1) // 2
            for left, right in zip(cells[:middle], [*cells[middle:], ("", Text())], strict=False):
                grid.add_row(*left, *right)
        else:
            for cell in cells:
                grid.add_row(*cell)
        self.console.print(grid, width=self.width)

    def choice(self, choice: Choice) -> Text:
        """One option, how to write it down, and what it leads to."""
        text = self.styled(choice.text)
        if choice.notation.lower() not in choice.text.lower():
            text.append(f"  {choice.notation}", style="dim cyan")
        if choice.hint:
            text.append(Text("  ").append(self.styled(choice.hint, "dim italic")))
        return text

    def scores(self, scores: Sequence[Score]) -> None:
        """The score sheet: a row for each source, a column for each seat."""
        grid = Grid(box=None if self.plain else ROUNDED, border_style="dim", width=None)
        grid.add_column("points from")
        for score in scores:
            grid.add_column(self.styled(f"{{{score.seat}}}"), justify="right")
        for name in scores[0].sources:
            grid.add_row(name, *(f"{s.sources[name]:g}" for s in scores))
        grid.add_row(Text("total", "bold"), *(Text(f"{s.total:g}", "bold") for s in scores))
        grid.add_row("place", *(str(s.rank) for s in scores))
        self.console.print(grid, width=self.width)
        winners = [f"{{{s.seat}}}" for s in scores if s.rank == 1]
        self.say(f"{' and '.join(winners)} {'wins' if len(winners) == 1 else 'share the victory'}.", "bold")


def rows(sections: Sequence[Section], width: int) -> list[list[Section]]:
    """The sections in rows: two neighbours share a row where both are narrow enough."""
    found: list[list[Section]] = []
    for section in sections:
        narrow = natural_width(section) <= width // 2
        if narrow and found and len(found[-1]) == 1 and natural_width(found[-1][0]) <= width // 2:
            found[-1].append(section)
        else:
            found.append([section])
    return found


def natural_width(section: Section) -> int:
    """How wide a panel must be so that no line is broken; a seat's name is longer than its mark."""
    return max(len(section.title) + 6, *(len(SEAT.sub("A long name", line)) + 4 for line in section.lines), 0)
