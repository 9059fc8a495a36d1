"""Measurements of a game on a board, from games that the engine plays against itself.

    plan = make_plan("parasol", size=4, games=100, seed=1)
    document = make_document(plan, play_plan(plan))
    print(summary(document))

Read in this order: `plan.py` (the games and searches of a report, each with its key and its seed), `playing.py` (how
one of them is played), `running.py` (on several processes, with a file of results so that a report can be resumed),
`courses.py` (a played game as figures), `metrics.py` (the figures of one game, each with its definition and source),
`intervals.py` (the error of a figure), `first_stones.py`, `complexity.py`, `representative.py`, `document.py` (the
report as JSON, and its schema), `summary.py` (for the terminal), `command.py`.
"""

from .document import FORMAT, VERSION, make_document
from .plan import Plan, make_plan
from .running import play_plan
from .summary import summary

__all__ = ["FORMAT", "VERSION", "Plan", "make_document", "make_plan", "play_plan", "summary"]
