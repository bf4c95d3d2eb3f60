"""The results of a variant, growing while its games come in."""

from collections.abc import Mapping
from dataclasses import dataclass

import msgspec

from scherzo.core.layout import Array
from scherzo.experiments.choices import ChoiceWorth, Found, add, worths
from scherzo.experiments.estimates import Estimate, Sums
from scherzo.experiments.measures import Measure, contenders
from scherzo.experiments.plan import Seated
from scherzo.lab.usage import Counted, Counts, GroupUsed


class Measured(msgspec.Struct, frozen=True):
    """One measure of a variant, and how it differs from the first variant on the same deals."""

    of: str
    name: str
    share: bool
    value: Estimate
    difference: Estimate | None  # none for the first variant, and for what that one does not have


class VariantResult(msgspec.Struct, frozen=True):
    """All that was measured in a variant."""

    name: str
    players: int
    contenders: int  # seats that can win
    bots: tuple[str, ...]
    options: dict[str, str]
    components: str  # fingerprint
    measured: list[Measured]
    usage: list[GroupUsed]
    choices: list[ChoiceWorth]


@dataclass(frozen=True)
class Played:
    """What came of one part of one variant."""

    variant: int
    values: dict[Measure, Array]
    points: Array  # by game and seat
    counted: Counted | None
    choices: Found


class Known:
    """One variant."""

    def __init__(self, table: Seated) -> None:
        self.table = table
        self.values: dict[Measure, Sums] = {}
        self.differences: dict[Measure, Sums] = {}
        self.points: list[Array] = []
        self.counts: Counts | None = None
        self.choices: Found = {}

    def add(self, part: Played, first: Played) -> None:
        """Takes a part in, and how it differs from the same part of the first variant."""
        for measure, values in part.values.items():
            self.values.setdefault(measure, Sums()).add(values)
            if part is not first and comparable(measure, part, first):
                self.differences.setdefault(measure, Sums()).add(values - first.values[measure])
        self.points.append(part.points)
        if part.counted is not None:
            self.counts = self.counts or Counts(self.table.at)
            self.counts.add(part.counted)
        for key, sums in part.choices.items():
            add(self.choices, key, sums)

    def is_tight(self, sure: Mapping[str, float], games: int) -> bool:
        """Whether what is to be sure of is known closely enough: differences, or where there are none the values."""
        return all(
            self.differences.get(measure, sums).half_width(games) <= sure[measure.of]
            for measure, sums in self.values.items()
            if measure.of in sure
        )

    def result(self, name: str, games: int) -> VariantResult:
        """All of it."""
        at = self.table.at
        return VariantResult(
            name,
            at.players,
            contenders(at),
            self.table.bots,
            dict(at.options),
            at.fingerprint,
            [self.measured(measure, games) for measure in self.values],
            self.counts.result() if self.counts else [],
            worths(at.game, self.choices),
        )

    def measured(self, measure: Measure, games: int) -> Measured:
        """One measure."""
        value, difference = self.values[measure], self.differences.get(measure)
        by = difference.estimate(games) if difference else None
        return Measured(*measure, value.estimate(games, measure.share), by)


def comparable(measure: Measure, part: Played, first: Played) -> bool:
    """Whether a difference says something: wins are not compared between tables of other sizes."""
    return measure in first.values and (measure.of != "wins" or part.points.shape == first.points.shape)
