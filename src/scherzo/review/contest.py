"""A contest of the options of one decision: each gets the same searches with its first choice forced."""

from collections.abc import Iterable

import numpy as np

from scherzo.core.layout import Array
from scherzo.review.judgement import SURE, Difference, clear, difference, error_of, may_be_bad

NOTHING = Difference(0.0, 0.0)

FINE = 0.01
"""A standard error so small that nothing more need be known where nobody else is heard."""

LONG = 64
"""After so many repetitions rivals differ too little to go on with more than one of them."""


class Contest:
    """The chances found for the chosen option and its rivals, for each a row by repetition."""

    def __init__(self, chosen: int, seat: int, games: int) -> None:
        """Gets ready for one decision of a seat, with so many imagined games in each repetition."""
        self.chosen, self.seat, self.games = chosen, seat, games
        self.roots: list[Array] = []  # what free searches found: they name the rivals
        self._preferred: int | None = None  # by the first of them
        self._rows: dict[int, list[list[float]]] = {chosen: []}

    def prefer(self, option: int) -> None:
        """Lets an option take part that counts as the best one, even if it is found worse: noise goes both ways."""
        self._preferred = option
        self.hear((option,))

    def hear(self, options: Iterable[int]) -> None:
        """Lets options take part: they may show that the choice was bad."""
        for option in options:
            self._rows.setdefault(option, [])

    def dismiss(self) -> None:
        """Leaves out those heard that show nothing: surely not much better than the chosen one, or surely not best."""
        for option in self._heard():
            behind = self._behind(option)
            if not may_be_bad(self._gap(option, self.chosen)) or behind.given > SURE * behind.error:
                del self._rows[option]

    def settle(self) -> None:
        """An option heard that shows worse of the choice than the preferred one does takes that one's place."""
        for option in self._heard():
            if self._gap(option, self.chosen).given > self.given.given:
                self._preferred = option

    def open_to(self, options: Iterable[int]) -> None:
        """Lets more options take part; now the best one is whichever is found to be."""
        self._preferred = None
        self.hear(options)

    def gaps(self, repeats: int) -> list[tuple[int, int]]:
        """Which option lacks which repetition up to so many."""
        return [(repeat, option) for option, rows in self._rows.items() for repeat in range(len(rows), repeats)]

    def note(self, option: int, chances: list[float]) -> None:
        """One more repetition of an option."""
        self._rows[option].append(chances)

    def chances(self, option: int) -> Array:
        """Everybody's chances with an option, a row by repetition."""
        return np.array(self._rows[option])

    @property
    def repeats(self) -> int:
        """How often the chosen option was looked at."""
        return len(self._rows[self.chosen])

    @property
    def best(self) -> int:
        """The preferred option; else the one with the best chance for the decider, and of equals the chosen one."""
        if self._preferred is not None:
            return self._preferred
        return max(self._rows, key=lambda option: (self.chances(option)[:, self.seat].mean(), option == self.chosen))

    @property
    def known(self) -> bool:
        """Whether a first look may end before its last repetition: mostly when the game is as good as decided."""
        if self.repeats < 2 or self._heard():
            return False
        alone = error_of(self.chances(self.chosen)[:, self.seat], self.games)
        return max(alone, self.given.error) <= FINE

    @property
    def given(self) -> Difference:
        """What the chosen option gave away against the best one."""
        return self._behind(self.chosen)

    def drop(self) -> None:
        """Leaves out the rivals that are surely not the best option; in a long contest at last all but the best."""
        behind = {option: self._behind(option) for option in self._rows if option != self.chosen}
        for option, found in behind.items():
            if found.given > (0.0 if self.repeats >= LONG else SURE * found.error):
                del self._rows[option]

    def over(self, longer: int, longest: int) -> bool:
        """Whether it is clear what to call the decision, after so many repetitions at least if it may be bad.

        After the longest look all is over: what is still unclear then has the milder name.
        """
        enough = self.repeats >= longer or not may_be_bad(self.given)
        return self.repeats >= longest or (enough and clear(self.given))

    def _heard(self) -> list[int]:
        """Those that take part beside the chosen and the preferred option."""
        return [option for option in self._rows if option not in (self.chosen, self._preferred)]

    def _behind(self, option: int) -> Difference:
        """How far an option is behind the best one."""
        return self._gap(self.best, option)

    def _gap(self, better: int, worse: int) -> Difference:
        """By how much one option is better than another."""
        if better == worse:
            return NOTHING
        return difference(self.chances(better)[:, self.seat], self.chances(worse)[:, self.seat], self.games)
