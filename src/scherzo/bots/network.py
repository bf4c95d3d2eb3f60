"""The network that judges positions: two hidden layers, computed by plain loops inside the search's kernel.

It looks at the row of numbers that a game's door `look` writes and says, for every seat in the order "me" first: a
number for the chance to win (the softmax over the seats in play makes chances of them), the expected lead over the best
other seat, and the expected points, both in the units of the score sheet.
"""

from math import exp

from scherzo.core.layout import Array
from scherzo.core.rule import rule

SEATS = 6
"""The network speaks of so many seats, whoever sits there."""

WIN, LEAD, POINTS = 0, 1, 2
"""What it says of each seat: columns of the last layer are seat * OUTPUTS + these."""
OUTPUTS = 3

Layers = tuple[Array, Array, Array, Array, Array, Array]
"""Weights (from each input to each output) and what each output starts from, layer by layer; all float32."""


@rule
def evaluate(layers: Layers, row: Array, first: Array, second: Array, said: Array, contenders: int) -> None:
    """Runs the network over a row of features. `said[:, WIN]` are chances, which sum to 1 over the contenders."""
    pass_on(layers[0], layers[1], row, first)
    squeeze(first)
    pass_on(layers[2], layers[3], first, second)
    squeeze(second)
    pass_on(layers[4], layers[5], second, said)
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
