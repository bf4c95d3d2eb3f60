"""The curve of a finished game: everybody's points after each decision, as if the game had ended then."""

from scherzo.core.match import Match
from scherzo.server.messages.replies import Curve, CurvePoint


def drawn(match: Match) -> Curve:
    """Plays a finished game once more and counts; where nobody's points change there is no point of the curve."""
    again = Match(match.game, match.players, match.seed, match.chosen_options)
    points = [CurvePoint(0, totals(again))]
    for move in match.moves:
        again.choose(move.seat, move.option)
        now = totals(again)
        if now != points[-1].totals:
            points.append(CurvePoint(move.number, now))
    return Curve(len(match.moves), points)


def totals(match: Match) -> list[float]:
    """The points of all who can win, as they stand."""
    return [score.total for score in match.score_sheet()]
