"""A view as headings and sentences: for terminals, screen readers and the plain board."""

from functools import lru_cache

from scherzo.core.english import counted, listed, minus, signed
from scherzo.core.words import Section
from scherzo.games.symphony_no_9.shown.structs import Composer, Seat, Space, View

SHOWN_STEPS = {
    "take_free": "First turn: everybody takes free cubes.",
    "take_for_bot": "Both players choose cubes for the Bot.",
    "buy_second": "Second turn: a cube for ${second}, or pass.",
    "buy_third": "Third turn: a cube for ${third}, or pass.",
    "contribute": "Everybody chooses a contribution to the concert in secret. A sealed contribution is final.",
    "keep": "Low bonus: whoever gave the most may keep one of the cubes that must go.",
    "take_bonus": "High bonus: whoever gave the most takes a cube from any track.",
    "discard": "The concert failed: those to blame discard cubes.",
    "final_sale": "Last chance to sell furniture.",
    "over": "The game is over.",
}
RESULTS = {
    "low": "a Low concert",
    "medium": "a Medium concert",
    "high": "a High concert",
    "too_little": "failed, too little money",
    "too_much": "failed, too much money",
}


def describe(view: View) -> tuple[Section, ...]:
    """All that a viewer sees, in words."""
    return (
        Section("Round", tuple(round_lines(view))),
        Section("Concert board", tuple(board_lines(view))),
        Section("Composers", tuple(line for c in view.composers for line in composer_lines(view, c))),
        *(Section(seat_title(view, s), tuple(seat_lines(view, s))) for s in view.seats),
        *((Section("Score", tuple(score_lines(view))),) if view.sheet else ()),
    )


def round_lines(view: View) -> list[str]:
    """Where the game stands."""
    now = SHOWN_STEPS[view.step].format(second=view.prices[0], third=view.prices[1])
    lines = [f"Round {view.round} of {view.rounds}, {view.phase} phase. {now}" if not view.sheet else now]
    lines.append("Player order: " + ", ".join(f"{{{s}}}" for s in view.order) + ".")
    if view.waiting:
        lines.append("Waiting for " + ", ".join(f"{{{s}}}" for s in view.waiting) + ".")
    if view.picks > 1:
        lines.append(f"{view.picks} cubes are still to be chosen in this turn.")
    return lines


def board_lines(view: View) -> list[str]:
    """Fame levels, ranges, tokens and the record."""
    board, lines = view.board, []
    for level in board.levels:
        on_it = ", ".join(name_of(view, c) for c in level.composers) or "nobody ranked yet"
        lines.append(
            f"{level.id.capitalize()}: totals {level.lowest} to {level.highest}, pays ${level.payout} a cube, "
            f"bonus: {level.bonus}. Composers: {on_it}."
        )
    lines.append("Ranked now the order would be " + ", ".join(name_of(view, c) for c in view.fame_now) + ".")
    lines.append(f"A contribution is at most ${board.limit}.")
    penalty = counted(board.penalty[view.round - 1], "cube")
    lines.append(f"If the concert fails in this round, those to blame discard {penalty}.")
    for past in board.rounds:
        if past.budget is not None:
            held = RESULTS.get(past.result, "concert not held yet")
            by = ", ".join(name_of(view, c) for c in past.performers)
            lines.append(f"Round {past.round}: budget {signed(past.budget)}, {held}" + (f" with {by}." if by else "."))
    unseen = ", ".join(f"{count} of {signed(amount)}" for amount, count in board.tokens_unseen)
    lines.append(f"Budget tokens not seen yet: {unseen}.")
    if board.total is not None:
        lines.append(f"The total of the latest concert is {minus(board.total)}.")
    if board.bot_gave is not None:
        lines.append(f"The Bot gave ${board.bot_gave} (tile {'/'.join(map(str, board.bot_tile))}).")
    if board.bot_tiles:
        tiles = ", ".join("/".join(map(str, t)) for t in board.bot_tiles)
        lines.append(f"The Bot's tiles (low/medium/high fame of its main colour): {tiles}.")
    return lines


def composer_lines(view: View, composer: Composer) -> list[str]:
    """One composer's row."""
    state = "" if composer.alive and not composer.dying else ", dying" if composer.dying else ", dead"
    fame = f", rank {composer.rank} ({composer.level})" if composer.rank else ""
    whose = "His own" if composer.track == composer.id else f"{name_of(view, composer.track)}'s"
    left, works = counted(composer.cubes_left, "cube"), counted(composer.works_left, "composition tile")
    lines = [
        f"{composer.name} ({composer.colour}){state}: reputation {composer.reputation}{fame}, {left} on his track, "
        f"{works} left.",
        f"  {whose} career track, side {composer.track_side}: reputation {career_words(composer.spaces)}.",
        f"  Scoring tile {composer.scoring.id}: {composer.scoring.text}.",
    ]
    if composer.alive:
        lines.append(f"  {patron_words(composer)}")
    return lines


def patron_words(composer: Composer) -> str:
    """Who would be major patron now, and how a tie is broken (S9-COMP-3, S9-TWO-6)."""
    if composer.leader < 0:
        return "Nobody has a cube of his, so nobody would be major patron now."
    tied = listed([f"{{{seat}}}" for seat in composer.tied])
    by = f", who wins the tie with {tied}" if composer.tied else ""
    return f"Major patron now would be {{{composer.leader}}}{by}."


@lru_cache(maxsize=4096)
def career_words(spaces: tuple[Space, ...]) -> str:
    """The reputations of a career track from left to right, and the cubes that still cover them."""
    return ", ".join(space_words(space) for space in spaces)


def space_words(space: Space) -> str:
    """One space of a career: 4 now; 5 under 2 cubes; those further left are past."""
    if space.current:
        return f"{space.reputation} now"
    return f"{space.reputation} under {counted(space.cubes, 'cube')}" if space.cubes else str(space.reputation)


def seat_title(view: View, seat: Seat) -> str:
    """The heading of a seat."""
    marks = [
        "start player" if seat.starts else "",
        "you" if seat.seat == view.viewer else "",
        "virtual player" if seat.kind == "bot" else "",
    ]
    told = ", ".join(m for m in marks if m)
    return f"{{{seat.seat}}}" + (f" ({told})" if told else "")


def seat_lines(view: View, seat: Seat) -> list[str]:
    """A player's board, chest and hand."""
    by_id = sorted(view.composers, key=lambda c: c.row)
    cubes = [f"{c.cubes[seat.seat]} {c.colour}" for c in by_id if c.cubes[seat.seat]]
    works = [f"{c.works[seat.seat]} by {c.name}" for c in by_id if c.works[seat.seat]]
    lines = [
        "Cubes: " + (", ".join(cubes) or "none") + ". Composition tiles: " + (", ".join(works) or "none") + ".",
    ]
    if works and seat.points is not None and view.phase != "over":
        points = f"{seat.points:g} {'point' if seat.points == 1 else 'points'}" if seat.points else "no points"
        secret = [f"{c.name}'s" for c in by_id if c.works[seat.seat] and c.points[seat.seat] is None]
        without = f", without {listed(secret)}: what they count hangs on furniture" if secret else ""
        lines.append(f"If the game ended now, these tiles would count {points}{without}.")
    if seat.kind == "player":
        if seat.coins is None or seat.furniture is None:
            lines.append("The chest is closed.")
        else:
            worth = {p.id: f"{p.id} (${p.coins} or {p.points} points)" for p in view.furniture}
            unsold = ", ".join(worth[f] for f in seat.furniture) or "none"
            lines.append(f"Chest: ${seat.coins}. Unsold furniture: {unsold}.")
    if seat.committed:
        lines.append("Has chosen; the choice is final.")
    if seat.hand is not None:
        pieces = [f"the {piece}" for piece in seat.hand.furniture]
        coins = [f"${seat.hand.coins}"] if seat.hand.coins or not pieces else []
        lines.append(f"Contribution to the concert: {listed([*coins, *pieces])}.")
    if seat.sale is not None:
        lines.append(f"Will sell: {', '.join(seat.sale) or 'nothing'}.")
    if seat.rewarded:
        lines.append("Made the largest contribution to the latest concert.")
    if seat.punished:
        lines.append("Took the blame for the latest concert.")
    return lines


def score_lines(view: View) -> list[str]:
    """The final sheet and the winners."""
    lines = []
    for line in view.sheet:
        points = ", ".join(f"{{{s}}} {p}" for s, p in enumerate(line.points))
        lines.append(f"{line.name}: {points}.")
    won = " and ".join(f"{{{s}}}" for s in view.winners)
    lines.append(f"{won} {'win' if len(view.winners) > 1 else 'wins'}.")
    return lines


def name_of(view: View, composer: str) -> str:
    """A composer's name by his id."""
    return next(c.name for c in view.composers if c.id == composer)
