#!/usr/bin/env python3
"""Checks the chance of a finished game from its record alone: python verify_draws.py FILE

Stand-alone on purpose: it shares no code with the program that played. It checks that the seed fits the seal shown
before the game, and that every `draw:` line (stream, number, bound, result) is what the seed gives, none left out.
"""

import hashlib
import sys

ALL = (1 << 64) - 1


def turned(x, by):
    """A 64-bit word turned to the left."""
    return (x << by | x >> (64 - by)) & ALL


def siphash(k0, k1, *words):
    """SipHash-2-4 of 64-bit words, the last of which holds the length."""
    v = [k0 ^ 0x736F6D6570736575, k1 ^ 0x646F72616E646F6D, k0 ^ 0x6C7967656E657261, k1 ^ 0x7465646279746573]

    def mix(rounds):
        for _ in range(rounds):
            v[0] = v[0] + v[1] & ALL
            v[2] = v[2] + v[3] & ALL
            v[1] = turned(v[1], 13) ^ v[0]
            v[3] = turned(v[3], 16) ^ v[2]
            v[0] = turned(v[0], 32)
            v[2] = v[2] + v[1] & ALL
            v[0] = v[0] + v[3] & ALL
            v[1] = turned(v[1], 17) ^ v[2]
            v[3] = turned(v[3], 21) ^ v[0]
            v[2] = turned(v[2], 32)

    for word in words:
        v[3] ^= word
        mix(2)
        v[0] ^= word
    v[2] ^= 0xFF
    mix(4)
    return v[0] ^ v[1] ^ v[2] ^ v[3]


def problems(text):
    """What is wrong with a record's chance."""
    lines = [line.partition(": ") for line in text.splitlines()]
    values = {key: value.strip() for key, _, value in lines}
    draws = [[int(n) for n in value.split()] for key, _, value in lines if key == "draw"]
    seed = values.get("seed", "")
    if not seed or not draws:
        yield "the record has no seed or no draws: it is not of a finished game"
        return
    if hashlib.sha256(b"scherzo seal " + seed.encode()).hexdigest() != values.get("seal"):
        yield "the seed does not fit the seal"
    key = hashlib.sha256(b"scherzo key " + seed.encode()).digest()
    k0, k1 = int.from_bytes(key[:8], "little"), int.from_bytes(key[8:16], "little")
    expected = {}  # stream -> number of its next draw
    for stream, number, bound, result in draws:
        where = f"draw {number} of stream {stream} (0 to {bound - 1})"
        limit = ALL - (ALL + 1) % bound  # values above it are skipped: they would favour low results
        for skipped in range(expected.get(stream, 0), number):
            if siphash(k0, k1, stream, skipped, 16 << 56) <= limit:
                yield f"{where}: draw {skipped} was left out"
        value = siphash(k0, k1, stream, number, 16 << 56)
        if number < expected.get(stream, 0):
            yield f"{where}: it comes twice"
        elif value > limit or value % bound != result:
            yield f"{where}: the record says {result}, the seed gives {value % bound}"
        expected[stream] = number + 1
    if "result" not in values:
        yield "the record has no result"


def main():
    """Checks the file named on the command line."""
    if len(sys.argv) != 2:
        sys.exit("Give one record: python verify_draws.py FILE")
    try:
        with open(sys.argv[1], encoding="utf-8") as file:
            text = file.read()
        found = list(problems(text))
    except (OSError, ValueError, ZeroDivisionError) as error:
        sys.exit(f"Cannot check {sys.argv[1]}: {error}")
    if found:
        sys.exit("\n".join(["The draws are NOT right:", *found]))
    draws = sum(line.startswith("draw: ") for line in text.splitlines())
    print(f"The seed fits the seal, and all {draws} draws are right.")


if __name__ == "__main__":
    main()
