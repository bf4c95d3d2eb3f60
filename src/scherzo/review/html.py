"""A review as one page that needs nothing else: the curve, the turning points, every decision judged."""

from collections.abc import Sequence
from html import escape
from importlib.resources import files

from scherzo.review.findings import Decision, Review
from scherzo.review.words import CALLED, percent, signed, turned, verdict

WIDTH, HEIGHT, LEFT, EDGE = 960, 320, 44, 14
BAD = ("slip", "mistake", "blunder")


def page(title: str, names: Sequence[str], review: Review) -> str:
    """The whole page."""
    style = (files("scherzo.review") / "page.css").read_text(encoding="utf-8")
    script = (files("scherzo.review") / "page.js").read_text(encoding="utf-8")
    known = {d.move: d for d in review.decisions}
    parts = [
        f"<h1>{escape(title)}</h1>",
        figure(review, names),
        "<h2>Luck and choices</h2>",
        table(
            ("", "accuracy", "luck", "own choices", "others’ choices", "result"),
            [
                (
                    names[b.seat],
                    "–" if b.accuracy is None else f"{b.accuracy:.0f}%",
                    signed(b.luck),
                    signed(b.own),
                    signed(b.others),
                    f"{percent(b.fair)} → {percent(b.result)}",
                )
                for b in review.seats
            ],
        ),
        "<p>Choices are known to about "
        + " and ".join(f"±{percent(b.doubt)} ({escape(names[b.seat])})" for b in review.seats)
        + ". Luck and choices add up to the result.</p>",
        "<h2>Turning points</h2>",
        table(
            ("move", "change", "what"),
            [(str(turn.move), signed(turn.change), named(turned(turn, known), names)) for turn in review.turns],
        ),
        "<h2>Every decision</h2>",
        table(
            ("move", "judged", "chance", "what"),
            [row(d, names) for d in review.decisions],
            [d.kind for d in review.decisions],
        ),
    ]
    return (
        f'<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title>{escape(title)}</title>'
        f'<meta name="viewport" content="width=device-width, initial-scale=1"><style>{style}</style></head>'
        f"<body><main>{''.join(parts)}</main><script>{script}</script></body></html>\n"
    )


def row(found: Decision, names: Sequence[str]) -> tuple[str, str, str, str]:
    """A line of the decisions."""
    return str(found.move), CALLED[found.kind], percent(found.after[found.seat]), named(verdict(found), names)


def table(head: Sequence[str], rows: Sequence[Sequence[str]], marks: Sequence[str] = ()) -> str:
    """A table; its first column names the row."""
    top = "".join(f'<th scope="col">{escape(cell)}</th>' for cell in head)
    body = ""
    for at, cells in enumerate(rows):
        mark = f' class="{marks[at]}"' if marks else ""
        cells_ = "".join(f"<td>{escape(cell)}</td>" for cell in cells[1:])
        body += f'<tr{mark}><th scope="row">{escape(cells[0])}</th>{cells_}</tr>'
    return f'<div class="wide"><table><thead><tr>{top}</tr></thead><tbody>{body}</tbody></table></div>'


def figure(review: Review, names: Sequence[str]) -> str:
    """The curve of everybody's chance, with a mark at every judged decision."""
    moves = max(1, review.chances[-1].move)

    def x(move: int) -> float:
        return round(LEFT + (WIDTH - LEFT - EDGE) * move / moves, 1)

    def y(chance: float) -> float:
        return round(HEIGHT - EDGE - (HEIGHT - 2 * EDGE) * chance, 1)

    lines = ""
    for tick in (0, 0.25, 0.5, 0.75, 1):
        lines += f'<line class="grid" x1="{LEFT}" x2="{WIDTH - EDGE}" y1="{y(tick)}" y2="{y(tick)}"/>'
        lines += f'<text x="{LEFT - 8}" y="{y(tick) + 4}">{percent(tick)}</text>'
    for seat in range(len(review.chances[0].chances)):
        points = " ".join(f"{x(point.move)},{y(point.chances[seat])}" for point in review.chances)
        lines += f'<polyline class="edge s{seat}" points="{points}"/><polyline class="s{seat}" points="{points}"/>'
    for found in review.decisions:
        said = f"Move {found.move}, {percent(found.after[found.seat])}. {named(verdict(found), names)}"
        focus = ' tabindex="0" role="img"' if found.kind in BAD else ""
        label = f' aria-label="{escape(said)}"' if found.kind in BAD else ""
        lines += (
            f'<circle class="mark s{found.seat} {found.kind}" cx="{x(found.move)}" cy="{y(found.after[found.seat])}" '
            f'r="{7 if found.kind in BAD else 4}" data-said="{escape(said)}"{focus}{label}>'
            f"<title>{escape(said)}</title></circle>"
        )
    legend = "".join(
        f'<span><i class="s{seat}"></i>{escape(names[seat])}</span>' for seat in range(len(review.chances[0].chances))
    )
    return (
        f"<figure><figcaption>Chance to win after each move, as whoever decided could know it. {legend}</figcaption>"
        f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="group" aria-label="Chance to win over the game">{lines}</svg>'
        '<output aria-live="polite">Point at a mark to read the decision.</output></figure>'
    )


def named(text: str, names: Sequence[str]) -> str:
    """A text with the players' names in it."""
    for seat, name in enumerate(names):
        text = text.replace(f"{{{seat}}}", name)
    return text
