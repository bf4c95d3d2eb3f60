"""Finding etudes: bots of varied levels play, and positions of their games are judged until one is an etude.

Every game gives one etude at most. Players, parts of the game and kinds of decision take turns, as far as there are
etudes of all of them. The same seed finds the same etudes, as long as one process looks for them.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass, field
from itertools import count as count_from
from multiprocessing import get_context
from random import Random
from typing import NamedTuple

from scherzo.bots import Bot, bot
from scherzo.core.components import packaged_fingerprint
from scherzo.core.game import Game
from scherzo.core.game_record import SEATS
from scherzo.core.match import Match
from scherzo.etudes import etude as etudes
from scherzo.etudes.etude import Etude
from scherzo.etudes.explaining import SEED, explained, speaks_for
from scherzo.etudes.judging import Judgement, Quick, Spot, judge
from scherzo.etudes.leads import leads
from scherzo.games import game as game_named

PLAYERS = ("greedy", "greedy", "pupil")
"""Who plays the games: players that leave something to find."""
FEWEST, MOST = 3, 24
"""A choice among two is a guess; among very many it is a search, and none of them is tried often enough."""
LOOKED_AT = 24
"""So many positions of one game are judged at most."""
PARTS = 3


class Candidate(NamedTuple):
    """A position of a game that was played."""

    spot: Spot
    moves: int  # made before it
    kind: str
    part: int


@dataclass
class Spread:
    """How many etudes there are already of each kind, so that the next ones may be others."""

    kinds: Counter[str] = field(default_factory=Counter)
    parts: Counter[int] = field(default_factory=Counter)
    players: Counter[int] = field(default_factory=Counter)

    def note(self, etude: Etude) -> None:
        """One more."""
        self.kinds[etude.kind] += 1
        self.parts[etude.part] += 1
        self.players[etude.players] += 1


def find(
    game: Game,
    count: int,
    seed: str,
    known: Sequence[Etude] = (),
    looked: Callable[[int], None] = lambda games: None,
    processes: int = 1,
) -> Iterator[Etude]:
    """Etudes of a game until there are so many, those known included; `looked` hears of every game that was played.

    It goes on behind the last game that gave one of the known etudes.
    """
    spread, start, found = Spread(), f"etude {game.name} {seed} ", len(known)
    for one in known:
        spread.note(one)
    before = [int(one.seed.removeprefix(start)) for one in known if one.seed.startswith(start)]
    seeds = (f"{start}{number}" for number in count_from(max(before, default=-1) + 1))
    if found >= count:
        return
    for etude in looked_through(game, seeds, spread, processes):
        looked(1)
        if etude is not None:
            found += 1
            spread.note(etude)
            yield etude
        if found >= count:
            return


def looked_through(game: Game, seeds: Iterator[str], spread: Spread, processes: int) -> Iterator[Etude | None]:
    """What each game gave, as soon as it is known. The first one is played here: what it compiles is there for all."""
    yield first_etude(game, next(seeds), spread)
    if processes == 1:
        yield from (first_etude(game, seed, spread) for seed in seeds)
    waiting = set[Future[Etude | None]]()
    with ProcessPoolExecutor(processes, get_context("spawn")) as pool:
        while True:
            waiting |= {pool.submit(etude_of, game.name, next(seeds), spread) for _ in range(processes - len(waiting))}
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            yield from (each.result() for each in done)


def etude_of(name: str, seed: str, spread: Spread) -> Etude | None:
    """Looks for an etude in a process of its own."""
    return first_etude(game_named(name), seed, spread)


def first_etude(game: Game, seed: str, spread: Spread) -> Etude | None:
    """Plays the game of a seed and looks for an etude in it."""
    luck = Random(seed)
    least = min(spread.players[n] for n in game.players)
    players = luck.choice([n for n in game.players if spread.players[n] <= least + 1])
    match, candidates = played(game, players, seed, luck)
    for candidate in picked(candidates, spread, luck):
        judged = judge(game, candidate.spot, luck.getrandbits(32))
        etude = written(match, candidate, *judged) if judged is not None else None
        if etude is not None and speaks_for(etude.why):
            return etude
    return None


def played(game: Game, players: int, seed: str, luck: Random) -> tuple[Match, list[Candidate]]:
    """A game of bots, and its positions in which there is something to choose."""
    match = Match(game, players, seed)
    seated: list[Bot] = [bot(luck.choice(PLAYERS), game) for _ in range(players)]
    found: list[tuple[Spot, int, str]] = []
    answered = False  # by some of the seats that were asked together
    while not match.over:
        seat = match.waiting[0]
        if not answered and FEWEST <= len(match.legal(seat)) <= MOST:
            kind = game.decisions[match.now.asking].replace("_", " ")
            found.append((Spot(match.boxes, match.tables.copy(), seat), len(match.moves), kind))
        together = match.together
        match.choose(seat, seated[seat].choose(match.boxes, match.tables, seat, luck.getrandbits(32)))
        answered = together and match.together
    length = len(match.moves)
    return match, [Candidate(spot, at, kind, at * PARTS // length) for spot, at, kind in found]


def picked(candidates: Sequence[Candidate], spread: Spread, luck: Random) -> list[Candidate]:
    """Which positions are judged, in which order: half of what there is little of, half as it comes."""
    mixed = luck.sample(candidates, len(candidates))
    rare = sorted(mixed, key=lambda c: (spread.kinds[c.kind] + spread.parts[c.part], spread.kinds[c.kind]))
    half = LOOKED_AT // 2
    taken = {candidate.moves for candidate in rare[:half]}
    return rare[:half] + [c for c in mixed if c.moves not in taken][: LOOKED_AT - half]


def written(match: Match, candidate: Candidate, judgement: Judgement, quick: Quick) -> Etude:
    """An etude as it is kept."""
    game, at = match.game, candidate.moves
    moves = tuple(f"{SEATS[move.seat]} {move.notation}" for move in match.moves[:at])
    before = Match(game, match.players, match.seed, match.chosen_options)
    for move in match.moves[:at]:
        before.choose(move.seat, move.option)
    said = {choice.option: choice.notation for choice in before.options(candidate.spot.seat)}
    best = judgement.weighed[0]
    why, rules = explained(game, candidate.spot, best.option, quick.tempting)
    return Etude(
        id=etudes.name_of(match.seed, at),
        rules=game.rules_version,
        components=packaged_fingerprint(game),
        players=match.players,
        options=dict(match.chosen_options),
        seed=match.seed,
        moves=moves,
        seat=candidate.spot.seat,
        kind=candidate.kind,
        part=candidate.part,
        weighed=tuple(
            etudes.Weighed(said[w.option], w.visits, round(w.win, 4), round(w.points, 2)) for w in judgement.weighed
        ),
        doubt=round(judgement.doubt, 4),
        tempting=said[quick.tempting],
        errors=(quick.misses, quick.tries),
        why=why,
        why_rules=rules,
        leads=leads(game, candidate.spot, best.option, quick.tempting, SEED),
    )
