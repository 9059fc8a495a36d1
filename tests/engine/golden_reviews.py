"""Golden reviews: the review of a short game of each kind, the same on every machine.

`golden/reviews.txt` holds a line for each position: the game, the turn that led there, the first colour's chances, what
the turn cost and its error, its mark and what would have been better. The tests review again, under CPython and inside
Pyodide, and compare. To write the file again after a change of the search or the review, run
`PYTHONPATH=. python tests/engine/golden_reviews.py` at the top of the repository.
"""

from __future__ import annotations

from pathlib import Path

from setups import OPEN_SETUPS, Setup

from py_engine.players.review import Review

FILE = Path(__file__).parent / "golden" / "reviews.txt"

STEPS, SEED, PLAYOUTS = 7, 5, 64


def lines(setup: Setup) -> list[str]:
    """The lines of a review of a game of random steps."""
    review = Review(setup.match_after(STEPS, SEED), playouts=PLAYOUTS)
    while not review.finished:
        review.run(1.0)
    found = []
    for entry in review.entries:
        line, judgement = f"{setup} {entry.turns}", entry.judgement
        if judgement is not None:
            line += f" {judgement.text}"
        line += f": {entry.chances.win_rate:.6f}"
        if judgement is not None:
            line += f", cost {judgement.cost:.6f} ± {judgement.error:.6f}"
            line += f", {judgement.mark}: {judgement.better}" if judgement.mark else ""
        found.append(line)
    return found


if __name__ == "__main__":
    FILE.write_text("".join(f"{line}\n" for setup in OPEN_SETUPS for line in lines(setup)), encoding="utf-8")
