"""The about page's picture of what generations have won says what the measurements say."""

from __future__ import annotations

import pytest

from site_build.network_picture import draw_learning, games_won
from support.console import Failure

MEASUREMENTS = """\
| Sunspot | 8, learned anew | alone: 0.55, 8 leaves | 0.5 s, Pyodide | 45 of 64 |
| Sunspot | 8, learned anew | alone: 0.55, 8 leaves | 0.12 s | 21 of 24 |
| Sunspot | 5 | with games: 0.4, 0.85, 0.11 | 0.5 s, Pyodide | 21 of 47 |
| Sunspot | 5 | alone: 0.55, 8 leaves | 0.5 s, Pyodide | 6 of 11 |
| Sunspot, size 8 | 5 | alone: 0.55, 8 leaves | 0.5 s, Pyodide | 14 of 16 |
| Sunspot | 8, learned anew | alone: 0.55, 8 leaves | 0.5 s, Pyodide | 7 of 8 |
| Sum | 9 | alone: 0.45, 8 leaves | 0.5 s, Pyodide | 80 of 100 |
"""


def test_games_count_that_were_played_alike_and_the_largest_match_of_each_generation() -> None:
    assert games_won(MEASUREMENTS) == [(5, 6, 11), (8, 45, 64)]


def test_measurements_that_no_longer_tell_of_them_are_refused() -> None:
    with pytest.raises(Failure, match="Sunspot"):
        games_won("| Sum | 9 | alone: 0.45 | 0.5 s, Pyodide | 80 of 100 |")


def test_the_picture_says_in_words_what_it_shows() -> None:
    drawn = draw_learning([(5, 6, 11, 0.5455, 0.2801, 0.7873), (8, 45, 64, 0.7031, 0.5824, 0.8008)])
    assert 'role="img" aria-label="Games won by generations of Sunspot’s network: 5: 6 of 11, 8: 45 of 64"' in drawn
    assert drawn.count('class="dot"') == 2
