"""Known perft counts: the starting position and crowded ones, for each game on several boards."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Entry:
    """The number of sequences of exactly `depth` whole turns after a record."""

    record: str
    depth: int
    turns: int

    def __str__(self) -> str:
        return f"{self.record[:24].strip()} to depth {self.depth}"


TABLE = [
    Entry("subsume 2:", 6, 2100),
    Entry("subsume 3:", 3, 4704),
    Entry("subsume 3: e3 a2 c1 d2 d1 b1 b3 d4", 3, 533),
    Entry("subsume 3: b2 a3 c4 b3 e3 d2 e2 d3 e1 b1 a1 d4", 4, 171),
    Entry("subsume 4: g4 b2 g2 f4 c1 a4 a1 c5 f3 f5 d5 e1 a2 d4 e4 g3 c4 g1", 2, 175),
    Entry("subsume 4: g4 b2 g2 f4 c1 a4 a1 c5 f3 f5 d5 e1 a2 d4 e4 g3 c4 g1 e6 d6 f2 d2 d3 a3", 3, 229),
    Entry(
        "subsume 6: e1 e10 c1 g7 i3 c8 b7 b3 a3 i5 g4 j1 i6 a5 d4 g1 g9 e6 d9 j6 c6 b5 e8 d5 a2 j3 f7 e9 f1 "
        "d3 g2 f6 h6 c2 h1 h4 k2 f8 d8 e2",
        depth=2,
        turns=1159,
    ),
    Entry("surmount 4:", 2, 1332),
    Entry("surmount 4: e2 f4 f5 d4 f1 c6 g1 a1 d1 g3 e5(xf4) d5,e4(xf4) g4 c3 f3 b2", 2, 1346),
    Entry(
        "surmount 4: b3 g2 d2 d5 d4 d7 b1 e5 d3 c3 xd5 f1 g4 c6 d1 g3 a4 b2,c2,c1,c4(xd3) f5(xg3) b4 f3 g1 d5 "
        "xb3 a1 f2,g2(xf3) b5(xc6) d7 f4 f5 d1 g4",
        depth=2,
        turns=1377,
    ),
    Entry(
        "surmount 4: a1 f4 b5 e6 c3 a4 c2 g4 b1 e1 c4 f3 g2 b4,a3,a2,c5(xa1) c6 e3 e2 xe2 d6,d5,c4,d7(xb4) c5 "
        "b3 c1 d2 d4,e4(xc4) g3 b3 c2,b1,a1,a2,a3,a4,b2,b5,d1,d3(xb3) c4 f2 f3 g4 d6 d4 f4 f1",
        depth=2,
        turns=553,
    ),
    Entry(
        "surmount 4: g4 a3 f1 f5 a1 d1 g1 f3 d4 g2(xg1) a4 d6 d5 c4 b1 c2 f2 d3(xb1) e5(xd3) c2 e6 "
        "c1,d2,e1(xd3) b2 e2 c3 e3 g3 d5 a2(xc4) b3,b4,c5(xb2) d7 xg3 f4 e6 d4 xa4 e5(xe6) xd4 c6 b5 a1 xa1 "
        "f1 xc6 e6 xf2 b1 e5 c3 xc3 xe5 f5 e4 g4 c4 xb1 a2 xe6 d6",
        depth=3,
        turns=384,
    ),
    Entry("surmount 5: i4 g7 d1 i5 h6 b1 a2 f6 d5 e6 e3 f4", 2, 3099),
    Entry(
        "surmount 5: c1 b3 g2 e5 d6 c7 c4 f2 g4 f3 c2 f4 d5,d4(xe5) c6,b6,d7,e7(xd6) d4 c4 d8 d2 f1 h1 g5 "
        "d3(xc2) d5,c3,c5,b4,b5(xb6) f5 g3 f2 h2 i2 g1 e5,e6,f4,f6,g6,g7(xg5) h2 c7 g4 xd4 c5 c6 g1 b5 f8 xh2 "
        "h5 i1",
        depth=1,
        turns=365,
    ),
    Entry("sunspot 2:", 5, 3360),
    Entry("sunspot 3:", 3, 6156),
    Entry("sunspot 3: b3 d3 d4 c4 c2 e3 b1 c5 d2 a3 e2 b4", 2, 385),
    Entry("sunspot 3: d1 d3 a2 c3 c4 c2 c1 b3 d4 c5 b2 b1 b4 a3;Xc4;Xc5", 3, 4395),
    Entry(
        "sunspot 5: f2 b6 f8 c5 i1 i3 d2 e8 g5 f5 f4 c2 h2 g7 f6 d7 i4 g2 f3 e9;Xf4;Xf5 e6 d6 h3;Xd6;Xe6 d4;Xf3;Xe6",
        depth=1,
        turns=159,
    ),
    Entry("parasol 2:", 5, 3360),
    Entry("parasol 3:", 3, 6156),
    Entry("parasol 3: b2 swap a3 c4 b3 c5 e2 d1 d2 e3 c3 b4", 4, 1680),
    Entry(
        "parasol 5: h6 swap h5 a4 b2 b3 e1 i4 c3 h3 i5 g5 d6 d3 g3 c7 g6 a3 g7 c5 f3 i3 f1 g2 e8 h4 f7 h2 e2 a5",
        depth=2,
        turns=992,
    ),
    Entry("sum 3:", 4, 2504),
    Entry("sum 3: a3 a2 b2 a1", 5, 232),
    Entry("sum 4 holes b3: d2 c3 a2 c2 b2 a4 a1 c1 d4", 4, 231),
    Entry("sum 5: b3 d5 d4 a5 c4 e4 e3 a2 a1 d1 c2 e5 c1 b5", 3, 1263),
    Entry("sum 5: c5 d4 d1 d2 e4 e5 b2 b1 e2 b5 b3 a2 c3 a4 b4 a1 d5 c1 a3 c2 d4 b2 b5 d2", 4, 144),
    Entry(
        "sum 9: i8 d6 f2 h7 a4 g9 d7 a8 c5 c1 f9 i3 e1 d5 b7 g2 e4 a1 g7 c4 e2 d2 b9 i9 e5 b5 i2 a7 b6 i5 g8 "
        "h3 b4 c9 a2 i2 a3 c5 c8 c3 c6 e9 e3 d4 g9 h6 d1 d3 c9 g4 e8 a9 f6 h4 c7 c5 b8 c2 d8 h1",
        depth=2,
        turns=380,
    ),
]
