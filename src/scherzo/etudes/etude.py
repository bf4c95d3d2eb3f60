"""An etude: the start of a game, the seat that decides there, and what much thinking found about its choices."""

import hashlib

import msgspec

from scherzo.core.components import packaged_fingerprint
from scherzo.core.errors import BadInput, Refusal
from scherzo.core.game import Game
from scherzo.core.game_record import SEATS
from scherzo.core.match import Match


class Weighed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A choice as the deep searches judge it: how often they tried it, the chance to win with it, points expected."""

    choice: str  # in notation
    tries: int
    chance: float
    points: float


class Leads(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How the seat's lead in points goes on average: after the answer, and after what tempts."""

    answer: tuple[float, ...]  # right after the choice, then after every so many decisions, at last at the end
    tempting: tuple[float, ...]


class Etude(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position to solve. All that is said of its choices was thought in worlds that the seat may believe in."""

    id: str
    rules: int  # version of the rules it was found by
    components: str  # fingerprint of the component values it was found with
    players: int
    options: dict[str, str]
    seed: str
    moves: tuple[str, ...]  # decisions up to here: "A harp"
    seat: int
    kind: str  # of decision, as the game calls it
    part: int  # of the game it was taken from: 0 its first third, 1 the second, 2 the last
    weighed: tuple[Weighed, ...]  # every choice, the best first: it is the answer
    doubt: float  # standard error of the difference to the next best choice
    tempting: str  # what a quick player chooses most often instead
    errors: tuple[int, int]  # in how many of how many tries a quick player missed the answer
    why: str  # where the points come from that the answer brings and the tempting choice does not
    why_rules: tuple[str, ...]
    leads: Leads | None  # none where quick play does not show what the answer is good for

    @property
    def answer(self) -> str:
        """The best choice, in notation."""
        return self.weighed[0].choice

    @property
    def margin(self) -> float:
        """By how much the answer's chance to win is better than that of any other choice."""
        return self.weighed[0].chance - max(other.chance for other in self.weighed[1:])


def name_of(seed: str, moves: int) -> str:
    """A short name for a position, the same wherever it is found."""
    return hashlib.blake2b(f"{seed} after {moves}".encode(), digest_size=4).hexdigest()


def fits(game: Game, etude: Etude) -> bool:
    """Whether an etude was found by the rules and values of this release."""
    return etude.rules == game.rules_version and etude.components == packaged_fingerprint(game)


def position(game: Game, etude: Etude) -> Match:
    """The game as it stands when the seat decides."""
    match = Match(game, etude.players, etude.seed, etude.options)
    for number, move in enumerate(etude.moves, 1):
        seat, _, notation = move.partition(" ")
        try:
            match.choose(SEATS.index(seat), notation)
        except Refusal as refusal:
            raise BadInput(f"Etude {etude.id}: move {number} ({move}) is not legal: {refusal.text}") from None
    return match
