"""The about page's picture of what generations of a network have won."""

from __future__ import annotations

import re

from site_build.network_picture import LEARNER, WON, draw_learning
from support.folders import ROOT

# A row of the measurements: a generation asked alone, with half a second a turn in Pyodide, and the games it won. The
# one that ships has other columns.
ROW = re.compile(
    rf"^\| {LEARNER} \| (\d+)\b[^|]*\| alone: [^|]*\| (?:0\.5 s, Pyodide|[\d,]+) \| (\d+) of (\d+) \|$", re.MULTILINE
)


def test_it_shows_what_the_measurements_say() -> None:
    measurements = (ROOT / "py_engine" / "search" / "notes" / "2026-11-28-networks.md").read_text(encoding="utf-8")
    assert sorted(tuple(map(int, row)) for row in ROW.findall(measurements)) == list(WON)


def test_it_says_in_words_what_it_shows() -> None:
    drawn = draw_learning([(5, 6, 11, 0.5455, 0.2801, 0.7873), (8, 45, 64, 0.7031, 0.5824, 0.8008)])
    assert 'role="img" aria-label="Games won by generations of Sunspot’s network: 5: 6 of 11, 8: 45 of 64"' in drawn
    assert drawn.count('class="dot"') == 2
