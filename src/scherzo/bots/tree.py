"""The tree of a search: statistics in flat arrays, found by hashing.

A node is a 64-bit number, the hash of all that one seat has heard and decided since the root; nothing else is kept
of it. An entry, found under the hash of (node, option), counts how often the option was tried there and how much
it brought the seat that decides. The node itself has an entry too, under the option number `WHOLE`.
"""

from scherzo.core.chance import ALL, GOLDEN, MIX1, MIX2, S27, S30, S31, plain, word
from scherzo.core.layout import Array
from scherzo.core.rule import rule
from scherzo.core.sets import has
from scherzo.core.table import DRAW, EVERYONE, MENU, Head

WHOLE = MENU
"""The option number under which a node keeps the sum over its options."""

ONE = word(1)
LOW16 = 0xFFFF


@rule
def mixed(node: int, label: int) -> int:
    """The node that follows on a node, never 0. (SplitMix64's finish over both numbers.)"""
    z = (node ^ ((label + GOLDEN) * MIX1 & ALL)) & ALL
    z = ((z ^ (z >> S30)) * MIX1) & ALL
    z = ((z ^ (z >> S27)) * MIX2) & ALL
    return (z ^ (z >> S31)) | ONE


@rule
def slot(keys: Array, key: int) -> int:
    """Where an entry is, or the empty place where it belongs. There always is one: the tree stops growing before."""
    last = keys.shape[0] - 1
    at = plain(key & word(last))
    while keys[at] != 0 and word(keys[at]) != key:
        at = (at + 1) & last
    return at


@rule
def listen(table: Head, nodes: Array) -> None:
    """Leads every seat to its next node by what it heard of the latest decision, up to the first draw of chance.

    What chance brought is not remembered: nodes would differ by every card drawn, and none be visited twice.
    """
    for event in range(min(int(table.told), table.tape.shape[0])):
        if table.tape[event, 1] == DRAW:
            return
        audience = int(table.tape[event, 0])
        heard = word(0)
        for number in range(1, 7):
            heard = mixed(heard, word(int(table.tape[event, number]) & LOW16))
        for seat in range(int(table.players)):
            if audience == EVERYONE or has(audience, seat):
                nodes[seat] = mixed(word(nodes[seat]), heard)
