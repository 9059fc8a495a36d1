"""The themes of a puzzle: from what its turns do, and from what would follow if a side could pass."""

from __future__ import annotations

from puzzle_making.proofs import Exact, Finding, until_plain, wins
from py_engine.games.base import Game, Position

# Games in which captured stones come back in the taker's colour; those that are won by stones or parasols; by a loop.
FLIPPING = ("subsume", "sunspot")
COUNTING = ("parasol", "sum")
LOOPING = ("subsume", "sunspot")

# The main theme is the first of these that a puzzle has.
ORDER = "scfdzlrn"
QUIET = "z"


def themes_of(game: Game, start: Position, found: Finding) -> str:
    """The letters of a puzzle's themes, the main one first.

    - c: the solution takes stones off the board; f: it turns stones over to the solver.
    - s: the solution gives up stones of the solver's, or lets the best defence take some.
    - d: without it the other side would win at once.
    - l: it threatens to win at once (a loop, where loops win).
    - z: the other side would win if it could leave out its turn.
    - r: the side to move wins, whichever it is, though neither wins at once.
    - n: stones or parasols are counted.

    A puzzle to which none of this applies is quiet, too.
    """
    mover = start.to_move
    plain = until_plain(game)
    after = found.after[0]
    own, enemy = start.stones[mover], start.stones[1 - mover]
    letters = set()
    gone = enemy & ~after.stones[1 - mover]
    turned = gone & after.stones[mover]
    if game.id in FLIPPING:
        if turned:
            letters.add("f")
        if gone & ~turned:
            letters.add("c")
    elif gone:
        letters.add("c")
    kept = after.stones[mover] if len(found.after) < 2 else found.after[1].stones[mover]
    if own & ~after.stones[mover] or after.stones[mover] & ~kept:
        letters.add("s")
    if _wins_at_once(plain, _turned_over(start), 1 - mover):
        letters.add("d")
    elif wins(game, _turned_over(start), 1 - mover):
        letters.add("r")
    if after.to_move != mover:
        if _wins_at_once(plain, _turned_over(after), mover):
            letters.add("l" if game.id in LOOPING else "n" if game.id in COUNTING else QUIET)
        elif wins(game, _turned_over(after), 1 - mover):
            letters.add("z")
    if game.id in COUNTING:
        letters.add("n")
    return "".join(letter for letter in ORDER if letter in letters) or QUIET


def _turned_over(position: Position) -> Position:
    """The position with the other side to move."""
    return position._replace(to_move=1 - position.to_move)


def _wins_at_once(game: Game, position: Position, colour: int) -> bool:
    return Exact(game, colour).wins_within(position, 1)
