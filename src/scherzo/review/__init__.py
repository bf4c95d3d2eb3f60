"""Reviews of finished games: everybody's chance to win, what each decision gave away, and luck and skill apart.

>>> from scherzo.review import Reviewer
>>> reviewer = Reviewer(match)
>>> reviewer.finish().seats[0].accuracy
"""

from scherzo.review.findings import Balance, Decision, Review
from scherzo.review.reviewer import Effort, Reviewer

__all__ = ["Balance", "Decision", "Effort", "Review", "Reviewer"]
