"""The six action tables and the Action Point tiles."""

from typing import Annotated

from msgspec import Meta

from scherzo.core.component_types import Strict
from scherzo.games.philharmonix.components.basics import Noted, Row, Small


class AuditionRow(Strict, frozen=True):
    """A row of Audition."""

    row: Row
    credits: Small
    musicians: Small


class PromoteRow(Strict, frozen=True):
    """A row of Promote."""

    row: Row
    credits: Small
    experience: Small
    upgrade_points: Small


class ComposeRow(Strict, frozen=True):
    """A row of Compose."""

    row: Row
    experience: Small
    symphonies: Small


class PatronRow(Strict, frozen=True):
    """A row of Patron."""

    row: Row
    patron_points: Small


class PerformRow(Strict, frozen=True):
    """A row of Perform."""

    row: Row
    soloists: Small
    experience: Small


class InvestRow(Strict, frozen=True):
    """A row of Invest with its two uses."""

    row: Row
    gain_experience: Small
    pay_experience: Small
    limit_plus: Small


class AuditionTable(Noted, frozen=True, kw_only=True):
    """The action table of Audition."""

    rows: Annotated[tuple[AuditionRow, ...], Meta(min_length=6, max_length=6)]


class PromoteTable(Noted, frozen=True, kw_only=True):
    """The action table of Promote."""

    rows: Annotated[tuple[PromoteRow, ...], Meta(min_length=6, max_length=6)]


class ComposeTable(Noted, frozen=True, kw_only=True):
    """The action table of Compose."""

    rows: Annotated[tuple[ComposeRow, ...], Meta(min_length=6, max_length=6)]


class PatronTable(Noted, frozen=True, kw_only=True):
    """The action table of Patron."""

    rows: Annotated[tuple[PatronRow, ...], Meta(min_length=6, max_length=6)]


class PerformTable(Noted, frozen=True, kw_only=True):
    """The action table of Perform."""

    rows: Annotated[tuple[PerformRow, ...], Meta(min_length=6, max_length=6)]


class InvestTable(Noted, frozen=True, kw_only=True):
    """The action table of Invest."""

    rows: Annotated[tuple[InvestRow, ...], Meta(min_length=6, max_length=6)]


class ActionTables(Strict, frozen=True):
    """The six action tables."""

    audition: AuditionTable
    promote: PromoteTable
    compose: ComposeTable
    patron: PatronTable
    perform: PerformTable
    invest: InvestTable


class ActionPointTiles(Noted, frozen=True, kw_only=True):
    """The six Action Point tiles."""

    values: tuple[Row, Row, Row, Row, Row, Row]
