"""The search: Monte Carlo tree search over re-dealt worlds, one tree per seat.

Every iteration thinks in a world of its own, which `redeal` makes from what the searching seat knows. A seat's node
is what that seat has heard and decided so far (multiple-observer information-set search), so nobody's decision can
rest on another's secret: of seats that choose secretly at the same time, each decides at a node that the others'
choices have not touched, whoever is asked first. Every seat maximises its own reward.

Options are weighed as in PUCT: what they brought so far, plus curiosity, which the game's brain directs, or a network
where one is asked. An option that was possible in few worlds is compared only where it is possible. At the tree's edge
the network judges the position, or the brain plays on, now and then choosing at random, to the end of the game or to a
horizon, where the scores are taken as if it ended there; or both, and what they say is mixed.

The whole search is one kernel with one call of each door: every further call would link the whole game again.
"""

import sys
from functools import cache
from math import sqrt
from types import SimpleNamespace

import numpy as np

from scherzo.bots.network import LEAD, OUTPUTS, POINTS, WIN, Layers, evaluate, inclined, marked
from scherzo.bots.network import SEATS as SEATS_SAID
from scherzo.bots.tree import WHOLE, listen, mixed, slot
from scherzo.core.anygame import brain, look, options, play, redeal, scores
from scherzo.core.chance import below, word
from scherzo.core.game import RANK, TOTAL, Game
from scherzo.core.kernels import bind, kernel
from scherzo.core.layout import Array, Records
from scherzo.core.rule import rule
from scherzo.core.sets import first_of
from scherzo.core.table import MENU

VISITS, REWARD, WINS, SCORED = 0, 1, 2, 3
"""Columns of the root's statistics, by option: how often tried, and the sums of what the searching seat got."""

DONE, USED = 0, 1
"""How far a search is: iterations done, entries used."""

EXPLORATION, TRUST, WANDER, HORIZON, MARGIN, EAR, CONTENDERS, FORCED, CAUTION, DECISION, SHARERS = range(11)
"""The knobs: curiosity; how much of it follows the brain or the network; random choices and length of play behind the
tree (-1: to the end); weight of the margin; weight of the network; how many seats can win; the option that every
iteration begins with (-1: the search's own choice); how much less than its node an untried option promises; where the
network's row says what kind of decision is asked; how many threads fill this tree."""
KNOBS = 11

PATH = 256
"""No more decisions than this are remembered of one iteration."""

SEATS = 8


@cache
def kernels(game: Game) -> SimpleNamespace:
    """This module's kernel for one game."""
    return bind(sys.modules[__name__], game.doors.bound())


@kernel
def search(
    boxes: Records,
    tables: Records,
    world: Records,
    seat: int,
    keys: Array,
    visits: Array,
    values: Array,
    shares: Array,
    root: Array,
    outlook: Array,
    state: Array,
    leads: Array,
    sheet: Array,
    knobs: Array,
    layers: Layers,
    rng: Array,
    goal: int,
    total: int,
) -> bool:
    """Goes on with a search up to iteration `goal`; true when the first choice is settled within `total`.

    `root` sums up by option what the searching seat got, `outlook` what each seat did. `shares` holds what part of the
    curiosity about its node the network gives to an option.
    """
    box = boxes[0]
    players = int(tables[0].players)
    menu = np.zeros(MENU, dtype=np.int16)
    tried = np.zeros(MENU, dtype=np.int64)
    nodes = np.zeros(SEATS, dtype=np.uint64)
    path = np.zeros((PATH, 3), dtype=np.int64)  # the entry of the option, of its node, and whose they are
    rewards, got, given = np.zeros(SEATS), np.zeros((SEATS, OUTPUTS)), np.zeros(MENU)
    wander = int(knobs[WANDER] * 65536)
    ear, contenders, forced = knobs[EAR], int(knobs[CONTENDERS]), int(knobs[FORCED])
    row = np.zeros(layers.first.shape[0], dtype=np.float32)
    first_layer = np.zeros(layers.first_start.shape[0], dtype=np.float32)
    second_layer = np.zeros(layers.second_start.shape[0], dtype=np.float32)
    leaning = np.zeros(layers.leaning_start.shape[0], dtype=np.float32)
    said = np.zeros(SEATS_SAID * OUTPUTS, dtype=np.float32)
    kinds, decision = layers.options_start.shape[0] // MENU, int(knobs[DECISION])
    sharers = int(knobs[SHARERS])
    room = keys.shape[0] * 3 // (4 * sharers)
    while state[DONE] < goal:
        world[0] = tables[0]
        table = world[0]
        table.taping = 1
        redeal(box, table, seat, rng)
        table.imagined = 1
        for each in range(players):
            nodes[each] = mixed(word(each), word(0))
        depth, first, choosers, left = 0, -1, 0, int(knobs[HORIZON])  # -1 is never counted down to 0
        in_tree, leaf, heard, viewer = True, False, 0.0, seat
        while table.waiting != 0:
            begins = choosers == 0
            if begins:
                choosers = int(table.waiting)
            who = seat if first < 0 else first_of(choosers)
            count = options(box, table, who, menu)
            option, node, whole, new = int(menu[0]), word(nodes[who]), 0, False
            if in_tree and count > 1 and (first >= 0 or forced < 0):
                whole = slot(keys, mixed(node, word(WHOLE)))
                new = keys[whole] == 0
            if ear > 0.0 and heard == 0.0 and (new or not in_tree):
                due = begins and (ear < 1.0 or left == 0)
                if new or due:
                    look(box, table, who, row, sheet)
                    evaluate(layers, row, first_layer, second_layer, said, contenders)
                if new and state[USED] < room:
                    inclined(layers, first_layer, leaning, marked(row, decision, kinds), menu, count, given)
                    for i in range(count):
                        found(keys, shares, state, node, int(menu[i]), given[i])
                    whole = slot(keys, mixed(node, word(WHOLE)))
                if due:
                    heard, viewer = ear, who
                    if ear == 1.0:
                        if new and state[USED] < room:
                            path[depth, 0] = path[depth, 1] = found(keys, shares, state, node, WHOLE, 0.0)
                            path[depth, 2] = who
                            depth += 1
                        break
            if not in_tree:
                if left == 0:
                    break
                left -= 1
            if first < 0 and forced >= 0:
                option = forced
            elif count > 1:
                if in_tree and ear > 0.0:
                    option = -1
                elif in_tree or below(rng, 65536) >= wander:
                    option = brain(box, table, who, menu, count, rng)
                else:
                    option = int(menu[below(rng, count)])
                if in_tree:
                    leaf = leaf or new
                    enter(keys, shares, state, whole, node, WHOLE, 0.0)
                    chosen = best(
                        node, whole, menu, count, option, keys, visits, values, shares, tried, knobs, below(rng, count)
                    )  # fmt: skip
                    option, at = int(menu[chosen]), tried[chosen]
                    enter(keys, shares, state, at, node, option, 1.0 / count if ear > 0.0 else 0.0)
                    path[depth, 0], path[depth, 1], path[depth, 2] = at, whole, who
                    depth += 1
            if first < 0:
                first = option
            table.told = 0
            play(box, table, who, option)
            choosers &= int(table.waiting) & ~(1 << who)
            if in_tree:
                listen(table, nodes)
                nodes[who] = mixed(word(nodes[who]), word(option))
                if choosers == 0 and (leaf or depth > PATH - SEATS or state[USED] > room):
                    in_tree = False
                    table.taping = 0
        if heard < 1.0:
            scores(box, table, sheet)
        for each in range(contenders):
            for what in range(OUTPUTS):
                got[each, what] = 0.0
            if heard < 1.0:
                got[each, WIN] = share(sheet, each) * (1.0 - heard)
                got[each, LEAD] = lead_of(sheet, each) * (1.0 - heard)
                got[each, POINTS] = sheet[each, TOTAL] * (1.0 - heard)
            if heard > 0.0:
                place = (each - viewer + players) % players if each < players else each
                for what in range(OUTPUTS):
                    got[each, what] += said[place * OUTPUTS + what] * heard
            if first >= 0:  # the first look at the root belongs to no option
                for what in range(OUTPUTS):
                    outlook[first, each, what] += got[each, what]
        state[DONE] += 1
        judge(got, players, leads, knobs[MARGIN], rewards)
        for step in range(depth):
            reward = rewards[path[step, 2]]
            for column in range(2):
                if column == 0 or path[step, 0] != path[step, 1]:
                    visits[path[step, column]] += 1
                    values[path[step, column]] += reward
        if first >= 0:
            root[first, VISITS] += 1
            root[first, REWARD] += rewards[seat]
            root[first, WINS] += got[seat, WIN]
            root[first, SCORED] += got[seat, POINTS]
        if forced < 0 and state[DONE] % 32 == 0 and settled(root, (total - int(state[DONE])) * sharers):
            return True
    return False


@rule
def best(
    node: int,
    whole: int,
    menu: Array,
    count: int,
    advice: int,
    keys: Array,
    visits: Array,
    values: Array,
    shares: Array,
    tried: Array,
    knobs: Array,
    start: int,
) -> int:
    """Where in the menu the option stands that promises most at a node; among equals the first from `start`.

    `whole` is the node's own entry; where those of its options are is left in `tried`. Without the brain's advice (-1)
    the network shares out the curiosity, evenly where it has not seen an option.
    """
    mean = values[whole] / visits[whole] if visits[whole] > 0 else 0.5
    tries, known = 1, 0.0
    for i in range(count):
        tried[i] = slot(keys, mixed(node, word(int(menu[i]))))
        tries += visits[tried[i]]
        if advice < 0 and visits[tried[i]] > 0:
            known += shares[tried[i]]
    curiosity, trust = knobs[EXPLORATION] * sqrt(tries), knobs[TRUST]
    plain = (1.0 - trust) / count
    unknown = mean - knobs[CAUTION] * sqrt(known)
    chosen, most = 0, -10.0
    for j in range(count):
        i = (start + j) % count
        at = tried[i]
        n = visits[at]
        share = plain
        if advice < 0:
            share += trust * shares[at] if keys[at] != 0 else trust / count
        elif menu[i] == advice:
            share += trust
        promise = (values[at] / n if n > 0 else unknown) + curiosity * share / (1 + n)
        if promise > most:
            chosen, most = i, promise
    return chosen


@rule
def found(keys: Array, shares: Array, state: Array, node: int, option: int, share: float) -> int:
    """Where the entry of an option is; it is made, with this share of the curiosity, if there is none yet."""
    at = slot(keys, mixed(node, word(option)))
    enter(keys, shares, state, at, node, option, share)
    return at


@rule
def enter(keys: Array, shares: Array, state: Array, at: int, node: int, option: int, share: float) -> None:
    """Makes the entry of an option, with this share of the curiosity, where it was looked for and not found."""
    if keys[at] == 0:
        keys[at] = mixed(node, word(option))
        state[USED] += 1
        if share > 0.0:
            shares[at] = share


@rule
def judge(got: Array, players: int, leads: Array, margin: float, rewards: Array) -> None:
    """The reward of every player's seat, from 0 to 1: the share of the win, mixed with how good its lead was.

    A lead over the best other seat is good or bad against the leads which that seat had in the worlds before:
    one standard deviation above their mean counts 3/4, one below 1/4. `leads` keeps their mean, squares and number.
    """
    for seat in range(players):
        leads[seat, 2] += 1.0
        lead, games = got[seat, LEAD], leads[seat, 2]
        away = lead - leads[seat, 0]
        leads[seat, 0] += away / games
        leads[seat, 1] += away * (lead - leads[seat, 0])
        spread = sqrt(leads[seat, 1] / games) + 1e-9
        z = (lead - leads[seat, 0]) / spread
        rewards[seat] = (1.0 - margin) * got[seat, WIN] + margin * (0.5 + 0.5 * z / (1.0 + abs(z)))


@rule
def lead_of(sheet: Array, seat: int) -> float:
    """A seat's points less those of the best other seat."""
    rival, rivals = 0.0, 0
    for other in range(sheet.shape[0]):
        if other != seat and (rivals == 0 or sheet[other, TOTAL] > rival):
            rival, rivals = float(sheet[other, TOTAL]), 1
    return float(sheet[seat, TOTAL]) - rival


@rule
def share(sheet: Array, seat: int) -> float:
    """A seat's share of the win: 1, a part of it with other winners, or 0."""
    if sheet[seat, RANK] != 1:
        return 0.0
    winners = 0
    for other in range(sheet.shape[0]):
        if sheet[other, RANK] == 1:
            winners += 1
    return 1.0 / winners


@rule
def settled(root: Array, left: int) -> bool:
    """Whether no option can overtake the most tried one any more."""
    most, second = 0.0, 0.0
    for option in range(MENU):
        n = root[option, VISITS]
        if n > most:
            most, second = n, most
        elif n > second:
            second = n
    return most - second > left
