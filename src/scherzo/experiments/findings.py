"""What stands out in a result, in sentences.

With hundreds of numbers some lie outside their 95 % intervals by chance. So only what is further than SURE standard
errors from what was to be expected is told, about 1 in 1,000 by chance.
"""

from collections.abc import Iterator

import msgspec

from scherzo.core.english import capital, listed
from scherzo.experiments.estimates import Estimate
from scherzo.experiments.run import Result
from scherzo.experiments.variant_results import Measured, VariantResult
from scherzo.lab.statistics import SIGMAS
from scherzo.lab.usage import GroupUsed, Worth

SURE = 3.29
MOST = 8
"""Sentences of one sort, the clearest ones first."""
RARE = 0.005
"""Things that fewer seats use are called hardly ever used."""


class Finding(msgspec.Struct, frozen=True):
    """Sentences under one heading."""

    about: str
    sentences: list[str]


def findings(found: Result) -> list[Finding]:
    """Everything that stands out."""
    first, *others = found.variants
    told = [Finding("Seats", [sentence for variant in found.variants for sentence in seats(variant)])]
    told += [Finding(f"{variant.name}, compared with {first.name}", differences(variant)) for variant in others]
    told.append(Finding(f"Hardly ever used ({first.name})", [rare(group) for group in first.usage if rare(group)]))
    told.append(Finding(f"Goes along with falling behind or leading ({first.name})", list(leads(first))))
    told.append(Finding(f"Choices that cost most ({first.name})", list(costly(first))))
    return [each for each in told if each.sentences]


def seats(variant: VariantResult) -> Iterator[str]:
    """Which seats win more or less than their fair share."""
    wins = [each for each in variant.measured if each.of == "wins"]
    fair = 1 / variant.contenders
    share = f"a fair share of {100 * fair:.1f} % of the wins"
    uneven = [each for each in wins if abs(off(each.value, fair)) > SURE]
    if uneven:
        told = listed([f"{each.name.removeprefix('wins of ')} {amount(each.value, True)}" for each in uneven])
        yield f"{variant.name}: not {share}, but {told}."
    elif wins:
        yield f"{variant.name}: chance explains how far the seats are from {share}."


def off(value: Estimate, expected: float) -> float:
    """How far from what is expected, in standard errors."""
    half = (value.high - value.low) / 2
    return SIGMAS * (value.mean - expected) / half if half else 0.0


def differences(variant: VariantResult) -> list[str]:
    """The clearest differences from the first variant."""
    sure = [each for each in variant.measured if each.difference and abs(each.difference.sigmas) > SURE]
    sure.sort(key=lambda each: -abs(each.difference.sigmas) if each.difference else 0.0)
    if not sure:
        return ["Nothing differs by more than chance explains."]
    return [f"{capital(each.name)} {signed(each)}." for each in sure[:MOST]]


def signed(each: Measured) -> str:
    """'+7.0 percentage points (+3.2 to +10.9), to 81.8 %'."""
    assert each.difference is not None
    mean, low, high = (100 * n if each.share else n for n in msgspec.structs.astuple(each.difference))
    of = " percentage points" if each.share else ""
    return f"{mean:+.2f}{of} ({low:+.2f} to {high:+.2f}), to {number(each.value.mean, each.share)}"


def amount(value: Estimate, share: bool) -> str:
    """'43.1 % (40.0 to 46.1)'."""
    low, high = (number(each, share).removesuffix(" %") for each in (value.low, value.high))
    return f"{number(value.mean, share)} ({low} to {high})"


def number(value: float, share: bool) -> str:
    """A number without its interval."""
    return f"{100 * value:.1f} %" if share else f"{value:.2f}"


def rare(group: GroupUsed) -> str:
    """The things of a group that hardly anybody uses."""
    names = [each.name for each in group.things if each.games and each.seats < RARE]
    return f"{group.title}: {listed(names)}." if names else ""


def leads(variant: VariantResult) -> Iterator[str]:
    """The things whose users are furthest behind or ahead."""
    things = [(each.lead, f"{group.title}, {each.name}") for group in variant.usage for each in group.things]
    sure = [(lead, name) for lead, name in things if lead and abs(sigmas(lead)) > SURE]
    sure.sort(key=lambda pair: pair[0].difference)
    behind = [pair for pair in sure if pair[0].difference < 0][: MOST // 2]
    ahead = [pair for pair in sure if pair[0].difference > 0][-MOST // 2 :]
    for lead, name in [*behind, *ahead]:
        span = f"{lead.difference_from:+.1f} to {lead.difference_to:+.1f}"
        yield f"{name}: seats that use it are {lead.difference:+.1f} points ({span}) from those that do not."


def sigmas(worth: Worth) -> float:
    """How far from 0 a worth is, in standard errors."""
    return Estimate(worth.difference, worth.difference_from, worth.difference_to).sigmas


def costly(variant: VariantResult) -> Iterator[str]:
    """The choices that cost points wherever they are offered."""
    for each in [each for each in variant.choices if each.points.sigmas < -SURE][:MOST]:
        often = f"offered {each.offered:,} times, taken {each.chosen:.0%} of them"
        yield f"{each.decision.replace('_', ' ')}: “{each.text}” {amount(each.points, False)} points of lead, {often}."
