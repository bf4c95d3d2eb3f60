"""Undo is computed, never declared: a decision may be taken back while nobody could have learnt anything by it.

Whether that is so must itself tell nothing. So it is worked out in worlds that the decider believed in before the
decision, never from what really lies hidden: in twin worlds the answer is the same. A decision is final if

- it was made while others were asked too: they may already act on what they saw, and a sealed choice is a promise;
- in some world it draws chance;
- in some world the decider would see something else after it: then the decider has learnt which world it is, be it
  a hidden card or what another had committed;
- in some world it tells another seat something: in a world that this seat believes in, the same decision is not
  legal or looks different.

One person among bots wrongs nobody by showing an own card: bots forget what was taken back. There a decision may be
taken back together with what the bots did since, unless the person could have learnt something by all that: see
`have_shown`.
"""

from collections.abc import Iterator, Sequence

import numpy as np

from scherzo.core.chance import generator
from scherzo.core.game import Game
from scherzo.core.layout import Records
from scherzo.core.loops import loops, new_menu
from scherzo.core.reading import Reading, copied, read_table
from scherzo.core.sets import only
from scherzo.core.table import EVERYONE

WORLDS = 48
"""How many worlds of the decider's are compared. What shows in one of ten is found nearly always."""
WORLDS_OF_OTHERS = 2
"""In how many of those each other seat is asked what it would learn."""
WORLDS_IN_WORLDS = 8
"""How many worlds of that other seat's are then compared."""
FEW = 4
"""By how much less is tried for options that are only looked at beforehand: what they show, they show nearly always."""


def is_final(
    game: Game, boxes: Records, before: Records, seat: int, option: int, share: int = 1, among_bots: bool = False
) -> bool:
    """Whether a decision of a seat that alone is asked cannot be taken back, as far as that seat can know."""
    seen: bytes | None = None
    for number, (world, after) in enumerate(outcomes(game, boxes, before, seat, option, WORLDS // share)):
        if drew(read_table(world), read_table(after)):
            return True
        appearance = knowledge(game, boxes, after, seat)
        if seen is not None and appearance != seen:
            return True
        seen = appearance
        if among_bots or number >= max(1, WORLDS_OF_OTHERS // share):
            continue
        if tells_others(game, boxes, world, after, seat, option):
            return True
    return False


def has_seen(game: Game, boxes: Records, before: Records, after: Records, seat: int, option: int) -> bool:
    """Whether a decision showed its decider something that it would not have shown in a world thought likely before.

    This looks at the true table, but only at what the seat itself sees there.
    """
    _, imagined = next(outcomes(game, boxes, before, seat, option, 1))
    return knowledge(game, boxes, after, seat) != knowledge(game, boxes, imagined, seat)


def have_shown(
    game: Game, boxes: Records, path: Sequence[Records], movers: Sequence[int], seat: int, option: int
) -> bool:
    """Whether a seat's decision and what the others did since could have shown it anything that was hidden.

    `path` is the table before the decision and after it and each later one, `movers` who decided. What the others
    chose is taken from what the seat saw, never from the log: a choice that would have looked the same had it been
    another is a hidden one, and then nothing is taken back, whatever it was. So the answer tells nothing either.
    """
    run, menu, rng = loops(game), new_menu(), generator(3)
    known = [knowledge(game, boxes, table, seat) for table in path[1:]]
    chosen = [option]
    for number in range(WORLDS):
        world = copied(path[0])
        run.imagine(boxes, world, seat, rng)
        for step, (mover, knows) in enumerate(zip(movers, known, strict=True)):
            offered = menu[: run.menu_of(boxes, world, mover, menu)].tolist()
            certain = step == 0 or number >= WORLDS_OF_OTHERS
            fitting = []
            for tried in offered:
                if certain and tried != chosen[step]:
                    continue
                after = copied(world)
                run.decide(boxes, after, mover, tried, menu)
                if knowledge(game, boxes, after, seat) == knows:
                    fitting.append((tried, after))
            if len(fitting) != 1 or drew(read_table(world), read_table(fitting[0][1])):
                return True
            found, world = fitting[0]
            if step == len(chosen):
                chosen.append(found)
            elif chosen[step] != found:
                return True
    return False


def outcomes(
    game: Game, boxes: Records, before: Records, seat: int, option: int, worlds: int
) -> Iterator[tuple[Records, Records]]:
    """Worlds that a seat believes in, each with what its decision makes of it."""
    run, menu, rng = loops(game), new_menu(), generator(0)
    for _ in range(worlds):
        world = copied(before)
        run.imagine(boxes, world, seat, rng)
        after = copied(world)
        run.decide(boxes, after, seat, option, menu)
        yield world, after


def tells_others(game: Game, boxes: Records, before: Records, after: Records, seat: int, option: int) -> bool:
    """Whether, if this world were the true one, a decision would tell another seat something."""
    run, menu, rng = loops(game), new_menu(), generator(1)
    for other in range(read_table(before).players):
        if other == seat:
            continue
        seen = knowledge(game, boxes, after, other)
        for _ in range(WORLDS_IN_WORLDS):
            world = copied(before)
            run.imagine(boxes, world, other, rng)
            if option not in menu[: run.menu_of(boxes, world, seat, menu)]:
                return True
            run.decide(boxes, world, seat, option, menu)
            if knowledge(game, boxes, world, other) != seen:
                return True
    return False


def knowledge(game: Game, boxes: Records, tables: Records, viewer: int) -> bytes:
    """All that a viewer knows of a table and of its latest decision.

    What it cannot know is dealt anew from a fixed start, and that never depends on the truth: two tables that the
    viewer cannot tell apart become equal to the byte, and two that look different stay different.
    """
    tape = tables["tape"][0, : tables["told"][0]]
    heard = tape[(tape[:, 0] == EVERYONE) | (np.bitwise_and(np.right_shift(tape[:, 0], viewer), 1) == 1)].tobytes()
    world = copied(tables)
    world["tape"], world["told"] = 0, 0
    loops(game).imagine(boxes, world, viewer, generator(2))
    return bytes(world.tobytes() + heard)


def final_options(
    game: Game, boxes: Records, tables: Records, seat: int, together: bool, among_bots: bool = False
) -> tuple[int, ...]:
    """The options of a seat that it could hardly take back: they are final, or hand the game on to somebody else."""
    run, menu = loops(game), new_menu()
    options = menu[: run.menu_of(boxes, tables, seat, menu)].tolist()
    if together:
        return tuple(options)
    return tuple(option for option in options if hands_on(game, boxes, tables, seat, option, among_bots))


def hands_on(game: Game, boxes: Records, before: Records, seat: int, option: int, among_bots: bool) -> bool:
    """Whether a decision would be final, or would ask another person next, who may be quick to decide."""
    _, after = next(outcomes(game, boxes, before, seat, option, 1))
    handed = not among_bots and bool(after["waiting"][0] != only(seat))
    return handed or is_final(game, boxes, before, seat, option, FEW, among_bots)


def drew(before: Reading, after: Reading) -> bool:
    """Whether chance was asked between two tables."""
    return bool(before.draws != after.draws)


def asked_together(before: Reading, after: Reading, together: bool) -> bool:
    """Whether the seats asked after a decision are, or were at first, asked together with others."""
    waiting = after.waiting
    if waiting & (waiting - 1):
        return True
    left_over = waiting != 0 and waiting & ~before.waiting == 0 and after.asking == before.asking
    return bool(together and left_over)
