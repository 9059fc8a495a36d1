"""What a game is like on a board, measured on games that the engine plays against itself.

    plan = make_plan("parasol", size=4, games=100, seed=1)
    document = make_document(plan, play_plan(plan))
    print(summary(document))

Read in this order: `plan.py` (which games and searches a report rests on, each with its key and its seed), `playing.py`
(how one of them is played), `running.py` (on as many processes as are wanted; what has been played is kept, so that a
report can be gone on with), `courses.py` (a played game as figures), `metrics.py` (what is said of one game, each with
its definition and source), `intervals.py` (how sure a figure is), `first_stones.py`, `complexity.py`,
`representative.py`, `document.py` (all of it as JSON, and its schema), `summary.py` (for the terminal), `command.py`.
"""

from .document import FORMAT, VERSION, make_document
from .plan import Plan, make_plan
from .running import play_plan
from .summary import summary

__all__ = ["FORMAT", "VERSION", "Plan", "make_document", "make_plan", "play_plan", "summary"]
