"""What the terminal table looks like: panels that fit 80 columns, or plain headings and sentences."""

import re
import textwrap
from collections.abc import Iterable, Mapping, Sequence

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
MORE_LINES = 3
"""A panel may get this many lines longer to share its row with another."""

MOST_WEIGHED = 5
"""A hint shows no more options than this."""

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
        for row in self.rows(sections):
            grid = Grid.grid(expand=True)
            for _ in row:
                grid.add_column(ratio=1)
            bodies = [self.body(s, self.width // len(row) - 4) for s in row]
            tallest = max(len(body.split("\n")) for body in bodies)
            grid.add_row(*(self.panel(s, b, tallest + 2) for s, b in zip(row, bodies, strict=True)))
            self.console.print(grid, width=self.width)

    def rows(self, sections: Sequence[Section]) -> list[list[Section]]:
        """The sections in rows: two neighbours share one where half the width costs them few more lines."""
        found: list[list[Section]] = []
        narrow = [self.fits_half(section) for section in sections]
        for at, section in enumerate(sections):
            if at and narrow[at] and narrow[at - 1] and len(found[-1]) == 1:
                found[-1].append(section)
            else:
                found.append([section])
        return found

    def fits_half(self, section: Section) -> bool:
        """Whether a section reads well in half the width."""
        lines = self.body(section, self.width // 2 - 4).plain.count("\n") + 1
        return len(section.title) < self.width // 2 - 6 and lines <= len(section.lines) + MORE_LINES

    def panel(self, section: Section, body: Text, height: int) -> RenderableType:
        """One section in its frame."""
        return Panel(body, title=self.styled(section.title, "bold"), title_align="left", box=ROUNDED,
                     border_style="dim", padding=(0, 1), height=height)  # fmt: skip

    def body(self, section: Section, width: int) -> Text:
        """The sentences of a section; what is too long for one line goes on a little further in."""
        lines = []
        for line in section.lines:
            named = SEAT.sub(lambda m: self.name(int(m[1])), line)
            further = " " * (len(named) - len(named.lstrip()) + 2)
            lines.append(textwrap.fill(named, width, subsequent_indent=further))
        return self.styled("\n".join(lines))

    def lines(self, lines: Iterable[Line]) -> None:
        """What happened, a sentence each, with the rules it rests on."""
        if self.plain:
            for line in lines:
                self.say(f"- {line.text} ({', '.join(line.rules)})" if line.rules else f"- {line.text}")
            return
        grid = Grid.grid(padding=(0, 1, 0, 0))
        for line in lines:
            grid.add_row(" -", self.styled(line.text).append(f"  {' '.join(line.rules)}", "dim"))
        if grid.row_count:
            self.console.print(grid, width=self.width)

    def question(self, question: Question) -> None:
        """What is asked of the person."""
        self.say()
        self.say(question.text, "bold")

    def choices(self, choices: Sequence[Choice], labels: Sequence[str]) -> None:
        """The options, each with the key to type for it."""
        if self.plain:
            for label, choice in zip(labels, choices, strict=True):
                self.say(f"{label}. {choice.text}{f' ({choice.hint})' if choice.hint else ''} [{choice.notation}]")
            return
        width = max(len(label) for label in labels)
        cells = [(f"{label:>{width + 2}}", self.choice(choice)) for label, choice in zip(labels, choices, strict=True)]
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

    def weighed(self, options: Sequence[tuple[Choice, float, float]]) -> None:
        """The best options as a hint weighs them: the chance to win, and the points expected."""
        if len(options) < 2:
            return
        grid = Grid(box=None, padding=(0, 2, 0, 0))
        grid.add_column("weighed")
        grid.add_column("chance", justify="right")
        grid.add_column("points", justify="right")
        for choice, win, points in options[:MOST_WEIGHED]:
            grid.add_row(self.styled(f"{choice.text} [{choice.notation}]"), f"{win:.0%}", f"{points:.0f}")
        self.console.print(grid, width=self.width)

    def scores(self, scores: Sequence[Score], rules: Mapping[str, Sequence[str]]) -> None:
        """The score sheet: a row for each source with its rules, a column for each seat."""
        grid = Grid(box=None if self.plain else ROUNDED, border_style="dim", width=None)
        grid.add_column("points from")
        for score in scores:
            grid.add_column(self.styled(f"{{{score.seat}}}"), justify="right")
        grid.add_column("by", style="dim", overflow="fold")
        for name in scores[0].sources:
            grid.add_row(name, *(f"{s.sources[name]:g}" for s in scores), " ".join(rules[name]))
        grid.add_row(Text("total", "bold"), *(Text(f"{s.total:g}", "bold") for s in scores))
        grid.add_row("place", *(str(s.rank) for s in scores))
        self.console.print(grid, width=self.width)
        winners = [f"{{{s.seat}}}" for s in scores if s.rank == 1]
        self.say(f"{' and '.join(winners)} {'wins' if len(winners) == 1 else 'share the victory'}.", "bold")
