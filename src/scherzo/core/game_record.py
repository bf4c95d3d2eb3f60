"""Records: a game as one readable text file that can be replayed, checked and shared.

Scherzo record 1
game: musical-chairs
rules: 1
players: 3
options: start=random
components: 5f1c0d...
seal: 9b0f...

1. C harp
2. B cello
...

result: A 23 (2), B 31 (1), C 19 (3)
seed: 4b1d...
draw: 0 0 3 2
...
told: 1 {2} starts at the harp chair.
...

What was told stays readable when the rules have changed and the moves can no longer be replayed.
"""

import re
from collections.abc import Mapping
from itertools import zip_longest
from pathlib import Path

import msgspec

from scherzo.core import components as component_files
from scherzo.core.errors import BadInput, Refusal
from scherzo.core.game import Game
from scherzo.core.match import Match
from scherzo.core.number_in_text import MOST_DIGITS, number_in
from scherzo.core.seal import seal
from scherzo.core.table import DRAW, OPEN

FIRST_LINE = "Scherzo record 1"
SEATS = "ABCDEF"
MOVE = re.compile(rf"^([0-9]{{1,{MOST_DIGITS}}})\. ([A-F]) (\S.*)$")
HEADER = ("game", "rules", "players", "options", "components", "seal")
FOOTER = ("result", "seed")
LARGEST = 1 << 20


class GameRecord(msgspec.Struct, frozen=True):
    """A record as read from a file, not yet replayed."""

    header: dict[str, str]
    moves: tuple[tuple[int, str], ...]  # seat and notation
    footer: dict[str, str]
    draws: tuple[str, ...]  # as `draws` tells them
    told: tuple[tuple[int, str], ...] = ()  # move number and sentence: the whole log, as it was told


def write(match: Match, reveal: bool, about: Mapping[str, str] | None = None) -> str:
    """The record of a match. With `reveal` the seed is in it: for finished games, and for a save of one's own.

    `about` is more of the header, such as names and a date, where the players wish them to be kept.
    """
    options = " ".join(f"{key}={value}" for key, value in match.chosen_options.items())
    header = {
        "game": match.game.name,
        "rules": str(match.game.rules_version),
        "players": str(match.players),
        "options": options,
        "components": component_files.fingerprint(match.components),
        "seal": match.seal,
        **{key: one_line(value) for key, value in (about or {}).items()},
    }
    lines = [FIRST_LINE, *(f"{key}: {value}".rstrip() for key, value in header.items()), ""]
    lines += [f"{m.number}. {SEATS[m.seat]} {m.notation}" for m in match.moves]
    lines.append("")
    if match.over:
        lines.append(f"result: {result(match)}")
    if reveal:
        lines.append(f"seed: {match.seed}")
    if reveal and match.over:
        lines += [f"draw: {line}" for line in draws(match)]
        lines += [f"told: {number} {line.text}" for number, line in match.log(OPEN)]
    return "\n".join(lines).rstrip() + "\n"


def one_line(text: str) -> str:
    """A text that cannot break a record's lines."""
    return " ".join(text.split())


def result(match: Match) -> str:
    """The final scores with ranks, as written in a record."""
    return ", ".join(f"{SEATS[s.seat]} {s.total:g} ({s.rank})" for s in match.scores())


def draws(match: Match) -> list[str]:
    """Every draw of the game: stream, number, bound and result, for the stand-alone check."""
    told = (match.opening, *(m.events for m in match.moves))
    return [f"{e.a} {e.b} {e.c} {e.d}" for events in told for e in events if e.kind == DRAW]


def read(text: str) -> GameRecord:
    """Reads a record's text; refuses what is not one, naming the line."""
    if len(text) > LARGEST:
        raise BadInput(f"This file is too large for a record of a game: at most {LARGEST >> 20} MiB.")
    lines = text.splitlines()
    if not lines or lines[0].strip() != FIRST_LINE:
        raise BadInput(f"This is not a record: the first line must be '{FIRST_LINE}'.")
    header: dict[str, str] = {}
    footer: dict[str, str] = {}
    moves: list[tuple[int, str]] = []
    drawn: list[str] = []
    told: list[tuple[int, str]] = []
    for number, line in enumerate(lines[1:], 2):
        move = MOVE.match(line)
        if move:
            if int(move[1]) != len(moves) + 1:
                raise BadInput(f"Line {number} is move {move[1]}, but move {len(moves) + 1} comes next.")
            moves.append((SEATS.index(move[2]), move[3].strip()))
        elif line.strip():
            key, colon, value = line.partition(":")
            if not colon:
                raise BadInput(f"Line {number} of the record is neither a move nor 'key: value': {line[:60]!r}.")
            if key.strip() == "draw":
                drawn.append(" ".join(value.split()))
            elif key.strip() == "told":
                told.append(sentence(value, number))
            else:
                (footer if key.strip() in FOOTER else header)[key.strip()] = value.strip()
    missing = [key for key in HEADER if key not in header]
    if missing:
        raise BadInput(f"The record's header lacks '{missing[0]}:'. Give the file as it was saved.")
    return GameRecord(header, tuple(moves), footer, tuple(drawn), tuple(told))


def sentence(value: str, line: int) -> tuple[int, str]:
    """A sentence of the log and the number of the move that it tells of."""
    number, _, text = value.strip().partition(" ")
    move = number_in(number)
    if move is None or not text:
        raise BadInput(f"Line {line} of the record must be 'told: ', a move's number and a sentence.")
    return move, text


def is_of_these_rules(game: Game, record: GameRecord) -> bool:
    """Whether a record was played by the rules as they are now; if not, only what was told can be read."""
    return record.header["rules"] == str(game.rules_version)


def replay(
    game: Game, record: GameRecord, to: int | None = None, components: Path | None = None, seed: str = ""
) -> Match:
    """Plays a record's moves again, up to move number `to`. The seed comes from the record unless given."""
    header = record.header
    if not is_of_these_rules(game, record):
        raise BadInput(
            f"The game was played by rules version {header['rules']} of {game.title}; this is {game.rules_version},"
            " so its moves cannot be replayed. 'scherzo replay' tells what is written down of it."
        )
    opened = seed or record.footer.get("seed", "")
    if not opened:
        raise BadInput("The record has no 'seed:' line: the game is not over, so it cannot be replayed elsewhere.")
    if seal(opened) != header["seal"]:
        raise BadInput("The record's seed does not fit its seal: one of the two was changed.")
    players = number_in(header["players"])
    if players is None:
        raise BadInput(f"The record's 'players:' must be a number, not '{header['players'][:20]}'.")
    options = {}
    for pair in header["options"].split():
        key, _, value = pair.partition("=")
        options[key] = value
    match = Match(game, players, opened, options, components)
    if component_files.fingerprint(match.components) != header["components"]:
        raise BadInput("The record was played with other component values: give the same file with --components.")
    last = len(record.moves) if to is None else to
    if not 0 <= last <= len(record.moves):
        raise BadInput(f"The record has {len(record.moves)} moves; {to} is not one of them.")
    for number, (seat, notation) in enumerate(record.moves[:last], 1):
        try:
            match.choose(seat, notation)
        except Refusal as refusal:
            told = f"Move {number} ({SEATS[seat]} {notation}) is not legal: {refusal.text}"
            raise Refusal(told, refusal.rule, refusal.sentence) from None
    return match


def verify(game: Game, record: GameRecord, components: Path | None = None) -> Match:
    """Replays a finished game and checks that its draws and its result are those written down."""
    match = replay(game, record, components=components)
    if not match.over:
        raise BadInput(f"The record stops after move {len(match.moves)}, before the game is over.")
    check_draws(match, record)
    if result(match) != record.footer.get("result"):
        raise BadInput(
            f"The record's result is '{record.footer.get('result')}', but its moves lead to '{result(match)}'."
        )
    return match


def check_draws(match: Match, record: GameRecord) -> None:
    """Refuses a record that tells other draws than the sealed seed gave, naming the first of them."""
    for number, (told, given) in enumerate(zip_longest(record.draws, draws(match)), 1):
        if told is None:
            raise BadInput(f"The record tells {number - 1} draws; draw {number}, 'draw: {given}', was left out.")
        if given is None:
            raise BadInput(f"The game drew {number - 1} times; the record tells one more, 'draw: {told[:60]}'.")
        if told != given:
            raise BadInput(f"Draw {number} of the record is 'draw: {told[:60]}', but the seed gives 'draw: {given}'.")
