"""The network that judges positions: a few small layers, computed by plain loops inside the search's kernel.

It looks at the row of numbers that a game's door `look` writes and says, for every seat in the order "me" first: a
number for the chance to win (the softmax over the seats in play makes chances of them), the expected lead over the best
other seat, and the expected points, both in the units of the score sheet.

It also says how much each option of "me" is worth a thought: one number for each pair of a kind of decision and an
option, of which only those of the menu are computed. Nobody may choose by what is hidden from him, so this comes from
the first units of the first layer alone, which are given no hidden features.
"""

from math import exp
from typing import NamedTuple

from scherzo.core.layout import Array
from scherzo.core.rule import rule
from scherzo.core.table import MENU

SEATS = 6
"""The network speaks of so many seats, whoever sits there."""

WIN, LEAD, POINTS = 0, 1, 2
"""What it says of each seat: columns of the last layer are seat * OUTPUTS + these."""
OUTPUTS = 3


class Layers(NamedTuple):
    """Weights (from each input to each output) and what each output starts from, layer by layer; all float32."""

    first: Array
    first_start: Array
    second: Array
    second_start: Array
    seats: Array
    seats_start: Array
    leaning: Array  # from the units of the first layer that know nothing hidden
    leaning_start: Array
    options: Array  # a row of weights from the leaning layer for each kind of decision * MENU + option
    options_start: Array


@rule
def evaluate(layers: Layers, row: Array, first: Array, second: Array, said: Array, contenders: int) -> None:
    """Runs the network over a row of features. `said[:, WIN]` are chances, which sum to 1 over the contenders."""
    pass_on(layers.first, layers.first_start, row, first)
    squeeze(first)
    pass_on(layers.second, layers.second_start, first, second)
    squeeze(second)
    pass_on(layers.seats, layers.seats_start, second, said)
    most = said[WIN]
    for seat in range(1, contenders):
        most = max(most, said[seat * OUTPUTS + WIN])
    total = 0.0
    for seat in range(SEATS):
        at = seat * OUTPUTS + WIN
        said[at] = exp(said[at] - most) if seat < contenders else 0.0
        total += said[at]
    for seat in range(contenders):
        said[seat * OUTPUTS + WIN] /= total


@rule
def inclined(layers: Layers, first: Array, leaning: Array, kind: int, menu: Array, count: int, shares: Array) -> None:
    """How the network would share its thoughts among the options of a menu: a softmax over their numbers."""
    pass_on(layers.leaning, layers.leaning_start, first[: layers.leaning.shape[0]], leaning)
    squeeze(leaning)
    most = -1e9
    for i in range(count):
        at = kind * MENU + menu[i]
        number = float(layers.options_start[at])
        for j in range(leaning.shape[0]):
            number += leaning[j] * layers.options[at, j]
        shares[i] = number
        most = max(most, number)
    total = 0.0
    for i in range(count):
        shares[i] = exp(shares[i] - most)
        total += shares[i]
    for i in range(count):
        shares[i] /= total


@rule
def marked(row: Array, at: int, kinds: int) -> int:
    """Which of the marks in a part of the row is set; 0 if none."""
    for kind in range(kinds):
        if row[at + kind] != 0:
            return kind
    return 0


@rule
def pass_on(weights: Array, start: Array, given: Array, found: Array) -> None:
    """One layer. What is zero costs nothing: most features are."""
    for j in range(found.shape[0]):
        found[j] = start[j]
    for i in range(given.shape[0]):
        amount = given[i]
        if amount != 0:
            for j in range(found.shape[0]):
                found[j] += amount * weights[i, j]


@rule
def squeeze(values: Array) -> None:
    """Cuts values to the range from 0 to 1."""
    for j in range(values.shape[0]):
        values[j] = min(max(values[j], 0.0), 1.0)
