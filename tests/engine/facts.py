"""Facts about each game that the tests have from its rules or by other means than the engine: one entry a game.

A new game is an entry here; `test_completeness.py` says so where it lacks one.
"""

from __future__ import annotations

from typing import NamedTuple


class Board(NamedTuple):
    """A board to play on: its size, and the names of its holes."""

    size: int
    holes: str = ""


class Solved(NamedTuple):
    """The winner of a board with best play, the first player (0) or the second (1), and the number of turns of both."""

    size: int
    winner: int
    turns: int


class Facts(NamedTuple):
    """The known facts about a game.

    sizes: its smallest, its usual and its largest board.
    boards: for the general tests, small ones and one of usual size. Five random steps must not end the game.
    small: one where everything can be listed.
    wide: one large enough that different seeds give different results, as nothing can be proven after a few steps.
    shown: parts of its notation that its golden playthrough has in it.
    won: a finished game, and how it was won, as the game's sentence says.
    impossible: size, a position that no game can come to, and the message about it.
    solved: its smallest board, as on the rule page, without a swap; None where that is too large to be solved.
    """

    sizes: tuple[int, int, int]
    boards: tuple[Board, ...]
    small: Board
    wide: Board
    shown: tuple[str, ...]
    won: tuple[str, str]
    impossible: tuple[tuple[int, str, str], ...]
    solved: Solved | None = None


FACTS = {
    "subsume": Facts(
        sizes=(2, 6, 10),
        boards=(Board(2), Board(4), Board(6)),
        small=Board(3),
        wide=Board(4),
        shown=("pass",),
        won=(
            "subsume 3: d1 d3 a1 b3 d4 e1 d2 e3 e2 b2 b4 c1 c3 c2 a3 c5",
            "Blue has a loop on 7 of 12 edge cells; 7 were needed.",
        ),
        impossible=(
            (4, "c3 c4/d5 e3 g1/1", "exactly as many stones as Blue"),
            (4, "c3 c4 d5/a1 b5 g1/1", "neighbouring stones are of one colour (2) than of two (0)"),
            (4, "c3 c4 d3 d5 e3/e4/1", "The loop through c3 has stones of both colours"),
            (4, "c3 c4 d3 d5 e3 e4/d4/2", "The stone on d4 lies inside a loop"),
            (2, "a1 a2 b1 b3 c1 c2//2", "Red has a loop on more than half of the edge, so the game would be over"),
            (2, "/a1 a2 b1 b3 c1 c2/1", "Blue has a loop on more than half of the edge, so the game would be over"),
        ),
        solved=Solved(2, 1, 8),
    ),
    "surmount": Facts(
        sizes=(4, 5, 10),
        boards=(Board(4), Board(5)),
        small=Board(4),
        wide=Board(4),
        shown=(",", "(x", ". x"),
        won=(
            "surmount 4: a4 b3 b4 e5 c4 e2 d5 d6,c5,e4(xd5)",
            "Black has no stone left on the board; White has 7 stones.",
        ),
        impossible=(
            (4, "a1 a2 c3//2", "White has no stone, so the game would be over"),
            (4, "a1/c1/2", "With White to play Black must have exactly one stone more"),
            (4, "/a1/1", "With Black to play"),
        ),
    ),
    "sunspot": Facts(
        sizes=(2, 6, 10),
        boards=(Board(2), Board(3), Board(5)),
        small=Board(3),
        wide=Board(5),
        shown=("swap", ";X", ". X"),
        won=(
            "sunspot 3: d1 d3 a2 c3 c4 c2 c1 b3 d4 c5 b2 b1 b4 a3;Xc4;Xc5 e1;Xc3;Xa2 a1 e3;Xb2 e2 d2 Xb2;Xe2 Xc4;Xb4",
            "White has a loop of 10 stones round 3 cells.",
        ),
        impossible=(
            (4, "c3 c4 d3 d5 e3 e4/a1 a2 a3 a4 b1 b2/1", "The stones of Black form a closed loop"),
            (4, "a1 a2/c1/1", "Every turn adds one stone, so with 3 on the board it is White’s turn"),
            (4, "a1 a2//1", "White has placed a stone by now"),
            (4, "/a1/2", "Black has placed a stone by now"),
        ),
        solved=Solved(2, 0, 10),
    ),
    "parasol": Facts(
        sizes=(2, 5, 10),
        boards=(Board(2), Board(3), Board(5)),
        small=Board(3),
        wide=Board(5),
        shown=("swap",),
        won=(
            "parasol 3: d1 d3 a2 c3 c4 c2 c1 b3 d4 c5 b2 b1 b4 a3 a1 e2 e3 d2 e1",
            "Blue holds 6 of the 7 parasols; 4 were needed.",
        ),
        impossible=(
            (3, "a1/b1/2", "With Blue to play Red must have exactly one stone more than Blue"),
            (3, "a1/b1 b2/1", "With Red to play Red must have exactly as many stones as Blue"),
            (2, "a1 b2 c1 c2/a2 b1 b3/2", "The board is full"),
            (3, "//2", "On an empty board Red begins"),
        ),
        solved=Solved(2, 0, 7),
    ),
    "sum": Facts(
        sizes=(3, 9, 19),
        boards=(Board(3), Board(4, "b3"), Board(5, "a1 c3 c4 e2"), Board(9)),
        small=Board(3),
        wide=Board(5),
        shown=("pass", "#"),
        won=(
            "sum 4 holes a1: d3 b4 d4 c1 a2 b3 d2 c4 b2 d1 c1 c3 b1 a3 d1 a4 c2 pass c3",
            "White has 10 stones, Black 5; 8 were needed.",
        ),
        impossible=(
            (5, "c3/b2 b3 c2/1", "The stone on c3 is outnumbered there"),
            (5, "c3//1", "With White to play"),
            (5, "a1 e5//1", "Black has just played, so there must be a stone of that colour"),
        ),
        solved=Solved(3, 0, 10),
    ),
}
