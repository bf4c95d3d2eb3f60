"""Canaries: games over real sockets, and every byte that was sent to one seat searched for the secrets of the others.

A secret with a name of its own is looked for by that name. Most have none (the same words and numbers are public
elsewhere): these are changed in the table, and what the seat was sent must be what it would be sent then.
"""

import json
import random
import re
from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple

import msgspec

from scherzo.core.chance import generator
from scherzo.core.loops import loops
from scherzo.core.match import Match, hears
from scherzo.core.table import NOBODY, OPEN
from scherzo.core.words import Event
from scherzo.games.musical_chairs import names as chairs
from scherzo.games.musical_chairs.words.texts import card_element, card_id, card_name
from scherzo.games.symphony_no_9 import names as s9
from tests.server.servers import Server
from tests.server.test_secrets import decide, new_game, seen_by

SHARE = 0.3
"""Share of the moves after which the others' secrets are changed."""
SHOWN = ("view", "sections", "question", "choices", "barred", "waiting", "scores", "since", "moves", "over")
"""The fields of a state that are made from the table of the game."""
FORTUNE = 7000
"""Coins that nobody has."""


class Played(NamedTuple):
    """A game as it went over the wire: the decisions, what each viewer was sent after each, and what was secret."""

    name: str
    players: int
    decisions: list[tuple[int, int]]
    sent: dict[int, list[list[str]]]
    tokens: list[str]
    seed: str


class Found(NamedTuple):
    """How many names of secrets were looked for in what was sent, and how many worlds compared that differ in them."""

    names: int
    worlds: int
    messages: int
    bytes: int


def canaries(server: Server, name: str, players: int) -> Found:
    """Plays one game over sockets and looks it through. The server's own seed makes the truth afterwards."""
    played = over_the_wire(server, name, players)
    replayed = new_game(name, players, played.seed)
    match = replayed.match
    rng = random.Random(played.seed)
    cards = Cards(match, played.sent) if name == "musical-chairs" else None
    if cards:
        cards.look()
    names = worlds = messages = searched = 0
    for number, (seat, option) in enumerate(played.decisions):
        decide(replayed, seat, option)
        if match.over:
            break
        if cards:
            cards.look()
        always = [played.seed, *played.tokens, *map(str, match.tables["secret"][0].ravel().tolist())]
        changes = rng.random() < SHARE
        for viewer, told in played.sent.items():
            text = "".join(told[number])
            messages, searched = messages + len(told[number]), searched + len(text.encode())
            assert not [secret for secret in always if secret in text], (viewer, number)
            if cards:
                secrets = cards.secret(viewer)
                anywhere = re.search(rf"\b({'|'.join(map(re.escape, secrets))})\b", text) if secrets else None
                assert anywhere is None, (viewer, number, anywhere)
                names += len(secrets)
            if changes:
                state = json.loads(told[number][-1])["state"]
                for _ in other_worlds(match, viewer, rng):
                    shown = seen_by(replayed, viewer)
                    assert {key: state[key] for key in SHOWN} == {key: shown[key] for key in SHOWN}, (viewer, number)
                    worlds += 1
    return Found(names, worlds, messages, searched)


def over_the_wire(server: Server, name: str, players: int) -> Played:
    """A game between sockets, one for each seat and a spectator's, that choose at random."""
    table = server.table(*["screen"] * players, game=name, undo="none")
    sockets = {viewer: table.socket(viewer, log="new") for viewer in (NOBODY, *range(players))}
    sent: dict[int, list[list[str]]] = {viewer: [] for viewer in sockets}
    latest = {viewer: player.state() for viewer, player in sockets.items()}
    decisions: list[tuple[int, int]] = []
    rng = random.Random(f"{name} {players}")
    while not latest[NOBODY]["over"]:
        number = len(decisions)
        seat = rng.choice(latest[NOBODY]["waiting"])
        option = rng.choice(latest[seat]["choices"])["option"]
        sockets[seat].send(type="choose", id=f"c{number}", number=number, option=option)
        decisions.append((seat, option))
        for viewer, player in sockets.items():
            player.bytes.clear()
            latest[viewer] = player.state_where(lambda s, n=number: s["number"] == n + 1)
            sent[viewer].append(list(player.bytes))
    for player in sockets.values():
        player.close()
    return Played(name, players, decisions, sent, table.tokens, latest[NOBODY]["seed"])


def other_worlds(match: Match, viewer: int, rng: random.Random) -> Iterator[None]:
    """Lays worlds on the match's table that differ from the true one only in what the viewer is not shown."""
    truth = match.tables.copy()
    believer = viewer if viewer >= 0 else rng.randrange(match.players)  # a spectator knows less than any seat

    def imagine() -> None:
        loops(match.game).imagine(match.boxes, match.tables, believer, generator(rng.getrandbits(60)))

    changes: list[Callable[[], None]] = [imagine]
    if match.game.name == "symphony-no-9":
        changes.append(lambda: enrich(match, viewer))
    open_view = all_open(match)
    for change in changes:
        change()
        differs = all_open(match) != open_view
        if differs:
            yield
        match.tables[:] = truth


def all_open(match: Match) -> bytes:
    return msgspec.json.encode(match.game.view(match.boxes[0], match.tables[0], OPEN))


def enrich(match: Match, viewer: int) -> None:
    """Symphony No. 9: other coins and furniture in the others' chests, closed hands and sales (S9-SETUP-12)."""
    table = match.tables[0]
    closed = (table.bid_coins, table.bid_furniture) if table.step == s9.CONTRIBUTE else ()
    for seat in set(range(match.players)) - {viewer}:
        table.coins[seat] += FORTUNE
        table.furniture[seat] ^= s9.FURNITURE_SETS - 1
        for amount in closed:
            amount[seat] ^= 1
        if table.step == s9.FINAL_SALE:
            table.sale[seat] ^= s9.FURNITURE_SETS - 1


class Cards:
    """Musical Chairs: which cards each viewer has never been shown. Each is looked for by its id and its words."""

    def __init__(self, match: Match, viewers: Iterable[int]) -> None:
        self._match = match
        self._shown: dict[int, set[int]] = {viewer: set() for viewer in viewers}
        self._of_element = {card_element(match.boxes[0], card): card for card in range(chairs.CARDS)}

    def look(self) -> None:
        """Everybody looks at the table as it is now, and hears what was said of the latest move."""
        match, table = self._match, self._match.tables[0]
        public = {card for card, announced in enumerate(table.announced.tolist()) if announced}
        public |= set(table.shown_card[: int(table.shown_size)].tolist())
        places = table.place.tolist()
        laid_out = {chairs.LINE, *range(chairs.FRONT, chairs.FRONT + match.players)}
        for viewer, shown in self._shown.items():
            own = chairs.IN_HAND + viewer if viewer >= 0 else chairs.LINE
            shown |= public
            shown |= {c for c, at in enumerate(places) if at in laid_out or at == own}
            for event in match.moves[-1].events if match.moves else match.opening:
                if hears(event, viewer):  # what was told in words counts as shown: battles, purchases, discards
                    shown |= self._told(event)

    def secret(self, viewer: int) -> list[str]:
        """The ids and names of cards in others' hands that this viewer cannot know."""
        match, box = self._match, self._match.boxes[0]
        hands = {chairs.IN_HAND + seat for seat in range(match.players) if seat != viewer}
        found: list[str] = []
        for card, at in enumerate(match.tables[0].place.tolist()):
            if at in hands and card not in self._shown[viewer]:
                found.append(card_id(box, card))
                if card < chairs.FIRST_REPEAT:  # several Repeats have the same name
                    found.append(card_name(box, card))
        return found

    def _told(self, event: Event) -> set[int]:
        """The cards that an event's sentence shows."""
        line = self._match.game.line(self._match.boxes[0], event)
        return {self._of_element[e] for e in line.elements if e in self._of_element} if line else set()
