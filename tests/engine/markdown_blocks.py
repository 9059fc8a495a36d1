"""Blocks of Markdown for tests: those that look the same from Python and JavaScript, and those that both refuse."""

from __future__ import annotations

SITE = "https://example.org/sunstones/"

# Positions and games with their position, which need no rules.
SHOWN = (
    "subsume 4: red d4 d5, blue e3",
    "\n  subsume 4: red d4 d5,\n    blue e3\n\ncaption: Red is ahead.  \n",
    "sunspot: black d4 d5 e4; white c3\nloop: d4  d5 e4\nmarks: c3 d4.x d5.s d4-c3 e4.A a1.12",
    'sunspot 4: black d4\ncaption: A "<loop>" & more',
    "sum 5 holes b2, c3: white a1, black b1 c1\ncaption: **B** _i_ `c` {{ x }} [l](x) 1|2 $x$ a@b.c ~~\\^",
    "sum 6 holes b2 b5 d4 e2 f5: white a1 c3, black c4\r\nnotes: 0 a1: Here\r\n",
    "subsume 4:",
    "sum 5:\nmode: play\nopponent: pike",
    "parasol 3:\nmode: puzzle",
    "parasol 3: red a1 a2 b1 b3 c3 d4 e3, blue b4 c1 c2 c4 c5 d3 e1\nmode: puzzle\ncaption: Red wins?",
    "surmount 4: black d4 d5, white c4\nmode: play\nmover: white",
    "surmount 4: white c4, black d4\nmode: puzzle\nmover: black",
    "surmount 5: white: e5",
    "subsume 4: d4 c3\nposition: red d4, blue c3",
    "subsume 4: d4 c3\nPosition: red d4, blue c3",
    "subsume 3: c3 b2 d4\nstep: 2\nposition: blue b2, red c3\nmode: replay\nnotes: 2 b2 c3-b2: Beside.\nnotes: 3: End",
    "parasol 4: d4 c3 d5\nmode: replay\nstep: 1\npositions: d4,c3,d5\nposition: red d4",
    "surmount 4: g1 e5 d5 e3 d4 c3 d6\nb3,a2(xd4)\nstep: 7\nmode: play\nposition: black d4 d5 d6 g1, white c3 e3 e5",
    "sunspot 4: d4 swap\nposition: black d4\nmode: puzzle\ncaption: Weiß? – „Ja“",
)

# Games without their position, which only the rules give, and records of other forms.
OF_RULES = (
    "parasol 4: 1. d4 e5 2. c3\nmode: replay",
    "subsume 3: c3 b2 d4",
    "subsume 3 start c3/d4/1: a1\nmode: play",
    "https://example.org/#game=parasol&size=4&turns=d4+e5+c3&at=2&notes=1+d4%3A+Hello",
)

# Each with the line that is wrong.
REFUSED = (
    ("", 1),
    ("\n\n", 1),
    ("chess: red a1", 1),
    ("\nsubsume 99: red a1", 2),
    ("subsume 4: red z9", 1),
    ("subsume 4: red d4 d4", 1),
    ("subsume 4: red d4, black c3", 1),
    ("subsume 4 holes a1: red b2", 1),
    ("sum 5 holes z9 a1: white b2", 1),
    ("sum 5 holes b2 c3: white b2", 1),
    ("subsume 4: red d4\ncolour: red", 2),
    ("subsume 4: red d4\n\ncaption:", 3),
    ("subsume 4: red d4\ncaption: One\ncaption: Two", 3),
    ("subsume 4: red d4\ncaption: One\nand more", 3),
    ("subsume 4: red d4\nmode: game", 2),
    ("subsume 4: red d4\nmode: replay", 2),
    ("subsume 4: red d4\nstep: 1", 2),
    ("subsume 4: red d4\nposition: red d4", 2),
    ("subsume 4: red d4\npositions: d4", 2),
    ("subsume 4: red d4\nmover: red", 2),
    ("subsume 4: red d4\nmode: play\nmover: black", 3),
    ("subsume 4:\nmode: play\nmover: blue", 3),
    ("subsume 4: red d4\nopponent: sprout", 2),
    ("subsume 4:\nmode: play\nopponent: pike", 3),
    ("subsume 4: red d4\nmarks: d4.?", 2),
    ("subsume 4: red d4\nmarks: z9", 2),
    ("subsume 4: red d4\nmarks: d4-z9", 2),
    ("sum 5 holes b2 c3: white a1\nmarks: b2", 2),
    ("subsume 4: red d4\nloop: d4 z9", 2),
    ("subsume 4: red d4\ncaption: A\nnotes: here", 3),
    ("subsume 4: red d4\nnotes: 0 z9: here", 2),
    ("subsume 4: red d4\nnotes: 1: here", 2),
    ("subsume 4: d4 c3\nposition: red z9", 2),
    ("subsume 4: d4 c3\nposition: red d4, blue c3\nstep: 3", 3),
    ("subsume 4: d4 c3\nposition: red d4, blue c3\nstep: x", 3),
    ("subsume 4: d4 c3\nposition: red d4, blue c3\nmover: red", 3),
    ("subsume 4: 1. d4 c3\nposition: red d4, blue c3", 1),
)

# Each with the line that is wrong, by the rules: JavaScript does not notice it.
REFUSED_BY_RULES = (
    ("subsume 4: d4 d4\nposition: red d4", 1),
    ("subsume 4: d4 c3\nposition: red d4", 2),
    ("subsume 4: d4 c3\nposition: red d4, blue c3\npositions: d4,c4", 3),
    ("sum 4: white a1", 1),
    ("parasol 4: red d4 d5 d6\nmode: play", 1),
)
