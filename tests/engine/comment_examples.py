"""Turns with better ones, and a claim about each: one of each kind in each game in which it was found."""

from __future__ import annotations

from typing import NamedTuple

import py_engine as s


class Example(NamedTuple):
    """A turn with a better one, and a claim about it."""

    kind: str
    game: str
    size: int
    start: str
    played: str
    better: str
    sentence: str

    def match(self) -> s.Match:
        match = s.new_match(self.game, self.size, start=self.start)
        match.play(self.played)
        return match


EXAMPLES = [
    Example(
        "missed win",
        "sunspot",
        5,
        "a2 a3 b4 c3 d4 d5/d2 d3 e2 e4 f2/2",
        "f8",
        "f3",
        "f3 wins at once.",
    ),
    Example(
        "missed win",
        "surmount",
        4,
        "d3 e1 e2/a1 a2 c2 c5 c6 d5 d6 d7 e6/2",
        "d1",
        "c1,c3(xd3)",
        "c1,c3(xd3) wins at once.",
    ),
    Example(
        "loses",
        "sunspot",
        5,
        "a5 b6 d8 e8 i1/a4 b4 b5 c5 c6/1",
        "i2;Xb5;Xa5",
        "g4",
        "i2;Xb5;Xa5 ends the game, and White wins it. White has a loop of 6 stones round 1 cell.",
    ),
    Example(
        "allowed win",
        "sunspot",
        6,
        "b6 b7 c8 d7 d8/i1 j1 j2 j3/2",
        "h1",
        "c6",
        "After h1 Black wins at once with c6; c6 prevents that.",
    ),
    Example(
        "allowed win",
        "surmount",
        4,
        "d3 e2/a1 a2 c2 c5 c6 d5 d6 d7 e6/1",
        "e1",
        "f4",
        "After e1 White wins at once with c1,c3(xd3); f4 prevents that.",
    ),
    Example(
        "missed forced win",
        "sunspot",
        5,
        "e4 e7 f4 f7 g3 g7 h1 h2 h5 h6/d5 e1 e6 f2 g1 g2/1",
        "b2;Xg2;Xe4",
        "g5",
        "g5 wins: whatever White answers, the next turn ends the game.",
    ),
    Example(
        "missed proof",
        "surmount",
        4,
        "a2 a3 b2 c2 d1 d2 d3 d7 e1 e3 e5 f2 f4 f5 g3 g4/a1 g1/1",
        "f1",
        "f3",
        "With f3 Black cannot lose any more, whatever White answers.",
    ),
    Example(
        "missed proof",
        "parasol",
        5,
        "a4 b1 b3 b4 c3 c4 c5 c6 d2 d3 d4 d5 d6 e1 e2 e3 e8 f6 f7 g6 h4 h6 i3/"
        "a1 a2 b2 b5 b6 c7 d7 d8 e4 e5 e6 e7 f1 f2 f3 f4 f5 g2 g3 g4 g5 h3 h5/1",
        "c1",
        "h2",
        "h2 wins by force, whatever Blue answers.",
    ),
    Example(
        "missed decision",
        "parasol",
        5,
        "b2 b4 b5 c1 c2 c4 c5 d3 d4 d6 e1 e3 e5 e6 e8 f1 f3 g1 g3 g4 g5 g7 h1 h2 h6 i3 i4 i5/"
        "a1 a2 a3 a4 a5 b3 b6 c3 c6 d1 d2 d5 d7 e2 e4 e7 f2 f4 f5 f6 f7 g2 g6 h3 h4 h5 i1 i2/1",
        "f8",
        "c7",
        "c7 decides the game: Red then holds 19 parasols, more than half of them.",
    ),
    Example(
        "missed decision",
        "surmount",
        5,
        "a1 a2 a3 a4 a5 b1 b3 b4 c3 c4 c6 d1 d6 e2 e3 e4 e6 e9 f4 f5 f6 f7 g3 g4 g5 h3 h5 i3 i4/e1 e5 h1/1",
        "xe1",
        "d3",
        "d3 decides the game: Black then has a group that can never be captured, and cannot lose any more.",
    ),
    Example(
        "allowed decision",
        "parasol",
        5,
        "a1 a2 a4 a5 b3 b5 b6 c3 c4 c7 d1 d2 d5 e2 e3 e4 e6 e8 f4 f5 g3 g5 g6 g7 h5 i1/"
        "b2 b4 c1 c2 c5 c6 d3 d4 d6 e5 e7 e9 f3 f6 f7 f8 g1 g2 g4 h2 h3 h4 h6 i4 i5/2",
        "d8",
        "d7",
        "After d8, d7 decides the game: Red then holds 19 parasols, more than half of them. d7 prevents that.",
    ),
    Example(
        "gain",
        "subsume",
        5,
        "a3 b3 b4 c5 d1 d8 e9 f2 f6 g3 g7 i4/a4 b2 c1 c2 c4 c7 e8 f3 g4 h1 h4/2",
        "e6",
        "b5",
        "b5 is better because it turns a3, b3 and c5 and removes b4; e6 gains nothing.",
    ),
    Example(
        "gain",
        "parasol",
        5,
        "e5 e7 f5 i2/c6 d5 e6 f6/1",
        "a5",
        "d6",
        "d6 is better because it wins 1 parasol; a5 wins none.",
    ),
    Example(
        "gain",
        "surmount",
        4,
        "c5 e1 f1 g2/b4 b5 d4 g1/1",
        "xg1",
        "d5(xb4)",
        "d5(xb4) is better because it captures b4 and b5; xg1 captures g1.",
    ),
    Example(
        "gain",
        "sum",
        7,
        "c4 c7/c3 f4/1",
        "c5",
        "d3",
        "d3 is better because it removes c3; c5 removes nothing.",
    ),
    Example(
        "allows",
        "subsume",
        5,
        "b2 b4 d6 e1 e8 f6 g2 g3 h1 h6 i2 i4/a2 a5 c3 d2 e7 f1 f4 f8 h5 i1 i5/2",
        "a3",
        "a1",
        "a3 is worse because c4 then turns a2, a3 and c3; after a1 no reply gains anything.",
    ),
    Example(
        "allows",
        "parasol",
        5,
        "a5 c4 d2 d4 e5 e7 f5 g5 i2/b6 c6 d3 d5 d6 e4 e6 f6/2",
        "a3",
        "f4",
        "a3 is worse because f4 then wins 2 parasols; after f4 no reply wins as many.",
    ),
    Example(
        "allows",
        "sum",
        9,
        "c1 e9/d5 g2/1",
        "e4",
        "g6",
        "e4 is worse because f5 then removes e4; after g6 no reply removes anything.",
    ),
    Example(
        "reply",
        "surmount",
        4,
        "a3 b3 c1 c3 d5 e5/b2 c4 d1 d3 e1 f1 f2 g1/2",
        "xc3",
        "b4(xd5)",
        "I’d expect c2,d2,e2(xd3), which captures b2, c3, c4 and d3; after b4(xd5) I’d expect xd3, which captures d3.",
    ),
    Example(
        "threat",
        "subsume",
        5,
        "b2 d4 f8 g4 g6 h3 i2/b4 e1 e5 g3 h2 h5/2",
        "d2",
        "h4",
        "h4 is better because it threatens i3, which turns g4 and i2 and removes h3; d2 does not threaten that.",
    ),
    Example(
        "reach",
        "parasol",
        5,
        "b6 c3 c4 d3 e3 e8 g2 g3 g4/b4 c5 d4 d6 e5 e7 f4 f5 i4/1",
        "a5",
        "g5",
        "g5 is better because it counts in 7 parasols not won yet; a5 counts in 1 parasol.",
    ),
]
