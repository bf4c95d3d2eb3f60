"""Whether a lesson tells the truth: every claim of its file is put to the rules, and to a search where it must be."""

import re
from collections.abc import Iterator
from typing import Any

import msgspec

from scherzo.bots.levels import learnt
from scherzo.bots.thinking import think
from scherzo.core import ledger
from scherzo.core.errors import ScherzoError
from scherzo.core.game import Game
from scherzo.core.match import Match
from scherzo.lessons.format import GO_ON, Lesson, Step, Truth
from scherzo.lessons.positions import after, at_step, before, go_on, seat_of
from scherzo.lessons.spoken import elements_of

STEPS = range(2, 7)
LONGEST = 360
"""Characters of a text: more than a few sentences are not read."""

SEED = 20
CLOSE = 0.03
"""Chances to win that differ by less are not called different."""


def problems(game: Game, lesson: Lesson) -> list[str]:
    """What is wrong with a lesson; nothing if it is as it should be."""
    found = []
    if len(lesson.steps) not in STEPS:
        found.append(f"it has {len(lesson.steps)} steps, expected {STEPS[0]} to {STEPS[-1]}")
    if not any(step.ask for step in lesson.steps):
        found.append("it asks for no choice")
    for number in range(len(lesson.steps)):
        try:
            found += [f"step {number + 1}: {problem}" for problem in step_problems(game, lesson, number)]
        except ScherzoError as error:
            found.append(f"step {number + 1}: {error}")
    return found


def step_problems(game: Game, lesson: Lesson, number: int) -> Iterator[str]:
    """What is wrong with one step."""
    step, seat = lesson.steps[number], seat_of(lesson, number)
    match = at_step(game, lesson, number)
    earlier = before(lesson, number)
    if number == 0 and step.position == GO_ON:
        yield "the first step must name its position"
    if earlier is not None and len(earlier.accept) > 1:
        yield "it goes on from a step that accepts several options"
    yield from text_problems(match, step)
    for element in step.look:
        if not has_element(match, seat, element):
            yield f"look: there is no '{element}' on the board"
    for rule in (*step.rules, *(rule for answer in step.wrong for rule in answer.rules)):
        if not ledger.sentence(game, rule):
            yield f"there is no rule '{rule}'"
    if step.ask:
        yield from choice_problems(match, seat, step)
    elif step.accept or step.wrong or step.right:
        yield "it answers a choice but asks for none"
    for truth in step.truth:
        yield from truth_problems(game, lesson, number, truth)


def text_problems(match: Match, step: Step) -> Iterator[str]:
    """Texts that are missing, too long, or name a seat that nobody has."""
    texts = [step.say, step.ask, step.right, *(answer.say for answer in step.wrong)]
    for text in texts:
        if len(text) > LONGEST:
            yield f"this text has {len(text)} characters, {LONGEST} at most: {text[:40]}..."
        for found in re.findall(r"\{(.*?)\}", text):
            if found not in [str(seat) for seat in range(match.seats)]:
                yield f"'{{{found}}}' is no seat at this table"
    if not step.say or (step.ask and not step.right) or not all(answer.say for answer in step.wrong):
        yield "a text is missing"


def choice_problems(match: Match, seat: int, step: Step) -> Iterator[str]:
    """Options that are not there, and options without an answer."""
    if seat not in match.waiting:
        yield "the lesson's seat has nothing to choose"
        return
    legal = [choice.notation for choice in match.options(seat)]
    answered = [*step.accept, *(option for answer in step.wrong for option in answer.options)]
    for option in answered:
        if option not in legal:
            yield f"'{option}' is not possible now. Possible: {', '.join(legal)}"
        elif answered.count(option) > 1:
            yield f"'{option}' is answered twice"
    if not step.accept or not step.rules:
        yield "a choice needs an option to accept and the rules behind it"
    if len(legal) < 2:
        yield "there is only one option: nothing to choose"
    others = [option for option in legal if option not in answered]
    general = [not answer.options for answer in step.wrong]
    if others and True not in general:
        yield f"nothing is said to '{others[0]}'"
    if True in general and (not others or general.index(True) != len(general) - 1):
        yield "the answer to all other options must come last, and there must be others"


def has_element(match: Match, seat: int, element: str) -> bool:
    """Whether a thing is on the board that the seat sees: named by choices or descriptions, or by names in the view."""
    view = match.view(seat)
    if element in named_elements(match, seat, view):
        return True
    names = set(values_in(msgspec.to_builtins(view)))
    names |= {re.sub(r"[^a-z0-9]+", "-", name.lower()) for name in names}
    kind, _, rest = element.partition("-")
    return bool(kind and rest) and made_of(rest, names)


def named_elements(match: Match, seat: int, view: Any) -> set[str]:
    """The elements that the game's own words name at this moment."""
    found: set[str] = set()
    if seat in match.waiting:
        found.update(element for choice in match.options(seat) for element in choice.elements)
        found.update(element for barred in match.barred(seat) for element in barred.elements)
    for section in match.game.describe(view):
        found.update(element for entry in section.entries for element in elements_of(entry))
    return found


def values_in(view: Any) -> Iterator[str]:
    """All names and whole numbers in a view."""
    if isinstance(view, dict):
        for value in view.values():
            yield from values_in(value)
    elif isinstance(view, (list, tuple)):
        yield from (str(place) for place in range(len(view)))
        for value in view:
            yield from values_in(value)
    elif isinstance(view, (str, int)):
        small = re.sub(r"[^a-z0-9]+", "-", str(view).lower()).strip("-")  # as boards make ids of names
        yield from (str(view), small, small.partition("-")[0])


def made_of(text: str, names: set[str]) -> bool:
    """Whether a text is one of the names, or several of them with dashes between, plain words among them."""
    if text in names:
        return True
    cuts = [(text[:at], text[at + 1 :]) for at, letter in enumerate(text) if letter == "-"]
    return any(
        (first in names and (made_of(rest, names) or rest.replace("-", "").isalpha()))
        or (first.isalpha() and made_of(rest, names))
        for first, rest in cuts
    )


def truth_problems(game: Game, lesson: Lesson, number: int, truth: Truth) -> Iterator[str]:
    """What is not as a claim says."""
    seat = seat_of(lesson, number)
    now = at_step(game, lesson, number)
    later = after(game, lesson, number, truth.after) if truth.after else at_step(game, lesson, number)
    go_on(later, truth.then)
    claims = (truth.legal, truth.illegal, truth.wins, truth.field, truth.best)
    if not any(claims) and truth.points is None and truth.score is None:
        yield "a truth claims nothing"
    if truth.legal and sorted(truth.legal) != sorted(choice.notation for choice in now.options(seat)):
        yield f"legal are {', '.join(choice.notation for choice in now.options(seat))}"
    if truth.illegal:
        yield from barred_problems(now, seat, truth)
    whose = seat if truth.seat is None else truth.seat
    earned, had = later.scores()[whose], now.scores()[whose]
    if truth.points is not None and earned.total - had.total != truth.points:
        yield f"{called(truth)} brings seat {whose} {earned.total - had.total:g} points, not {truth.points:g}"
    if truth.score is not None and earned.total != truth.score:
        yield f"{called(truth)} leaves seat {whose} with {earned.total:g} points, not {truth.score:g}"
    if truth.wins and not (later.over and earned.rank == 1):
        yield f"{called(truth)} does not win the game"
    if truth.field:
        value = looked_up(msgspec.to_builtins(later.view(seat)), truth.field)
        if value != truth.equals:
            yield f"{truth.field} is {value!r} {called(truth)}, not {truth.equals!r}"
    if truth.best:
        yield from search_problems(now, seat, lesson.steps[number], truth.best)


def barred_problems(match: Match, seat: int, truth: Truth) -> Iterator[str]:
    """An option that is not barred, or by another rule."""
    game = match.game
    rules = [
        barred.rule
        for barred in match.barred(seat)
        if game.choice(match.box, match.now, seat, barred.option).notation == truth.illegal
    ]
    if not rules:
        yield f"'{truth.illegal}' is not barred"
    elif truth.rule not in rules:
        yield f"'{truth.illegal}' is barred by {rules[0]}, not {truth.rule or 'no rule'}"


def search_problems(match: Match, seat: int, step: Step, iterations: int) -> Iterator[str]:
    """Accepted options than which a search from the seat's own knowledge finds others clearly better."""
    search = msgspec.structs.replace(learnt(match.game), iterations=iterations)
    found = think(match.game, match.boxes, match.tables, seat, search, SEED)
    words = {choice.option: choice.notation for choice in match.options(seat)}
    least = iterations // (4 * len(words))  # of what was hardly tried nothing can be said but that it seemed worse
    rewards = {words[way.option]: way.reward for way in found if way.visits >= least}
    other = max((option for option in rewards if option not in step.accept), key=rewards.__getitem__, default="")
    for option in step.accept:
        if option not in rewards or (other and rewards[option] < rewards[other] - CLOSE):
            yield f"the search prefers '{other}' to '{option}' ({rewards})"


def looked_up(view: Any, path: str) -> Any:
    """A field of a view: `seats.0.coins`; members of a list by their place or by their id, name or suit."""
    for part in path.split("."):
        if isinstance(view, dict) and part in view:
            view = view[part]
        elif isinstance(view, (list, tuple)) and part.isdecimal() and int(part) < len(view):
            view = view[int(part)]
        elif isinstance(view, (list, tuple)):
            fitting = [item for item in view if isinstance(item, dict) and part in named(item)]
            view = fitting[0] if fitting else f"(there is no '{part}')"
        else:
            return f"(there is no '{part}')"
    return list(view) if isinstance(view, tuple) else view


def named(item: dict[str, Any]) -> tuple[Any, ...]:
    """What a member of a list may be called by."""
    return tuple(item.get(key) for key in ("id", "name", "suit"))


def called(truth: Truth) -> str:
    """The choice that a claim speaks of."""
    return f"'{truth.after}'" if truth.after else "the position"
