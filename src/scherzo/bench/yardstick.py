"""The yardstick: a small card game in plain Python, tuned by hand, and a bare loop.

Every figure of the benchmark is also given as a ratio to the card game's decisions per second, so that figures
from different machines can be compared.
"""

from random import Random

PLAYERS = 4
HAND = 8
TURNS = 100
LOOP = 100_000


def card_game(random: Random) -> int:
    """One game: play a card that is not lower than the last, or take a new one. Lists and whole numbers only."""
    rand = random.random
    deck = list(range(98))
    hands = []
    for _ in range(PLAYERS):
        hand = []
        for _ in range(HAND):
            at = int(rand() * len(deck))
            hand.append(deck[at])
            deck[at] = deck[-1]
            deck.pop()
        hands.append(hand)
    scores = [0] * PLAYERS
    line: list[int] = []
    value = seat = 0
    for _ in range(TURNS):
        hand = hands[seat]
        options = [card for card in hand if card % 10 >= value]
        options.append(-1)
        card = options[int(rand() * len(options))]
        if card < 0:
            scores[seat] += len(line)
            line.clear()
            value = 0
        else:
            hand.remove(card)
            line.append(card)
            value = card % 10
            if deck:
                at = int(rand() * len(deck))
                hand.append(deck[at])
                deck[at] = deck[-1]
                deck.pop()
        seat += 1
        if seat == PLAYERS:
            seat = 0
    return TURNS


def bare_loop() -> int:
    """Additions in a loop."""
    total = 0
    for i in range(LOOP):
        total += i
    return LOOP
