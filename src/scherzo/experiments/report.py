"""The report of an experiment: one page that needs nothing else, and the same as JSON and CSV."""

import csv
import io
from collections.abc import Sequence
from html import escape
from importlib.resources import files
from pathlib import Path
from typing import Any

import msgspec

from scherzo.core.errors import BadInput
from scherzo.experiments.estimates import Estimate
from scherzo.experiments.findings import findings
from scherzo.experiments.run import Result
from scherzo.experiments.variant_results import VariantResult
from scherzo.games import game as game_named
from scherzo.lab.usage import ThingUsed

COLUMNS = ("variant", "measure", "of", "mean", "low", "high", "difference", "difference low", "difference high")
DIGITS = 5
"""Digits of the numbers in the page; the other files have all of them."""


def check_folder(folder: Path) -> None:
    """Refuses a folder that cannot be written to, before games are played."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadInput(f"Cannot write the report into {folder}: {error.strerror}. Give another folder.") from None


def write(found: Result, folder: Path, name: str) -> list[Path]:
    """Writes name.html, name.json and name.csv."""
    texts = {".html": page(found), ".json": as_json(found), ".csv": as_csv(found)}
    paths = [folder / f"{name}{ending}" for ending in texts]
    try:
        for path, text in zip(paths, texts.values(), strict=True):
            path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise BadInput(f"Cannot write the report into {folder}: {error.strerror}. Give another folder.") from None
    return paths


def as_json(found: Result) -> str:
    """The result as it is."""
    return msgspec.json.format(msgspec.json.encode(found), indent=1).decode() + "\n"


def as_csv(found: Result) -> str:
    """One line for each measure of each variant."""
    text = io.StringIO()
    lines = csv.writer(text, lineterminator="\n")
    lines.writerow(COLUMNS)
    for variant in found.variants:
        for each in variant.measured:
            lines.writerow([variant.name, each.name, each.of, *numbers(each.value), *numbers(each.difference)])
    return text.getvalue()


def numbers(found: Estimate | None) -> list[str]:
    """The three numbers of an estimate."""
    return ["", "", ""] if found is None else [f"{number:.6g}" for number in (found.mean, found.low, found.high)]


def page(found: Result) -> str:
    """The report as a page: what stands out in words, and the numbers with a script that draws them."""
    style, script, body = (
        (files("scherzo.experiments") / name).read_text(encoding="utf-8")
        for name in ("page.css", "page.js", "page.html")
    )
    filled = {
        "TITLE": escape(found.plan.title),
        "QUESTION": escape(found.plan.question),
        "HOW": escape(how(found)),
        "FOUND": "".join(
            f"<h3>{escape(each.about)}</h3><ul>{''.join(f'<li>{escape(said)}</li>' for said in each.sentences)}</ul>"
            for each in findings(found)
        ),
        "DATA": msgspec.json.encode(shorter(msgspec.to_builtins(data(found)))).decode().replace("</", "<\\/"),
        "STYLE": style,
        "SCRIPT": script,
    }
    for key, value in filled.items():
        body = body.replace(f"@{key}@", value)
    return body


def data(found: Result) -> dict[str, Any]:
    """What the page draws, as short lists; `page.js` gives the numbers their names again."""
    measures = list(dict.fromkeys((m.of, m.name, m.share) for variant in found.variants for m in variant.measured))
    return {"measures": measures, "scores": found.scores, "variants": [short(v, measures) for v in found.variants]}


def short(variant: VariantResult, measures: Sequence[tuple[str, str, bool]]) -> dict[str, Any]:
    """One variant; measures by their places in the list."""
    known = {(m.of, m.name, m.share): (numbers_of(m.value), numbers_of(m.difference)) for m in variant.measured}
    return {
        "name": variant.name,
        "measured": [known.get(measure) for measure in measures],
        "usage": [[group.title, [short_thing(thing) for thing in group.things]] for group in variant.usage],
        "choices": [
            [c.decision, c.text, c.offered, c.chosen, numbers_of(c.points), numbers_of(c.wins)] for c in variant.choices
        ],
    }


def short_thing(thing: ThingUsed) -> list[Any]:
    """A thing that is used."""
    lead, wins = thing.lead, thing.win_rate
    ahead = [lead.difference, lead.difference_from, lead.difference_to] if lead else None
    return [thing.name, thing.seats, thing.per_game, ahead, [wins.with_it, wins.without_it] if wins else None]


def numbers_of(found: Estimate | None) -> tuple[float, ...] | None:
    """The mean and its interval."""
    return None if found is None else msgspec.structs.astuple(found)


def how(found: Result) -> str:
    """How many games of what, and why no more."""
    title, plan = game_named(found.plan.game).title, found.plan
    close = " and ".join(f"{name} within {width:g}" for name, width in plan.sure.items())
    why = f"as soon as enough was known ({close})" if found.sure else "where the plan ends"
    bots = sorted({bot for variant in found.variants for bot in variant.bots})
    players = sorted({variant.players for variant in found.variants})
    return (
        f"{found.games:,} games of {title} in each of {len(found.variants)} variants, stopped {why}. Players: "
        f"{', '.join(map(str, players))}. Bots: {', '.join(bots)}. Seed: {plan.seed}. "
        "All variants are played on the same deals."
    )


def shorter(thing: Any) -> Any:
    """The same with numbers of a few digits."""
    if isinstance(thing, float):
        return float(f"{thing:.{DIGITS}g}")
    if isinstance(thing, dict):
        return {key: shorter(value) for key, value in thing.items()}
    return [shorter(each) for each in thing] if isinstance(thing, list | tuple) else thing
