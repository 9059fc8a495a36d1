"""The about page's picture of what generations of a network have won."""

from __future__ import annotations

from site_build.network_picture import LEARNER, WON, draw_learning
from support.folders import ROOT


def test_it_shows_what_the_measurements_say() -> None:
    rows = (ROOT / "py_engine" / "search" / "README.md").read_text(encoding="utf-8").splitlines()
    for generation, won, played in WON:
        of_it = [
            row for row in rows if row.startswith((f"| {LEARNER} | {generation} ", f"| {LEARNER} | {generation},"))
        ]
        assert any(row.endswith(f"| {won} of {played} |") for row in of_it), generation


def test_it_says_in_words_what_it_shows() -> None:
    drawn = draw_learning([(5, 6, 11, 0.5455, 0.2801, 0.7873), (8, 45, 64, 0.7031, 0.5824, 0.8008)])
    assert 'role="img" aria-label="Games won by generations of Sunspot’s network: 5: 6 of 11, 8: 45 of 64"' in drawn
    assert drawn.count('class="dot"') == 2
