"""The progress of a tournament: the bar on a terminal, and the lines in a log."""

from __future__ import annotations

import io

import pytest

from py_engine.arena.progress import ProgressBar, duration


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_on_a_terminal_the_bar_is_redrawn_in_place() -> None:
    stream, now = Terminal(), 0.0
    bar = ProgressBar(stream, 4, clock=lambda: now)
    for _ in range(4):
        now += 50.0
        bar.advance()
    bar.close()
    frames = stream.getvalue().removesuffix("\n").split("\r")[1:]
    assert "\n" not in "".join(frames)
    assert [frame.rstrip() for frame in frames] == [
        "[..............................] 0/4 games",
        "[#######.......................] 1/4 games, about 2 min 30 s left",
        "[###############...............] 2/4 games, about 1 min 40 s left",
        "[######################........] 3/4 games, about 50 s left",
        "[##############################] 4/4 games",
    ]
    assert len(frames[-1]) >= len(frames[-2].rstrip())  # nothing is left of the longer line before


def test_in_a_log_there_is_a_line_for_each_tenth() -> None:
    stream = io.StringIO()
    bar = ProgressBar(stream, 200, clock=lambda: 0.0)
    for number in range(200):
        bar.advance(finished=number != 30)
    bar.close()
    lines = stream.getvalue().splitlines()
    assert [line.split()[0] for line in lines] == [f"{done}/200" for done in range(0, 201, 20)]
    assert lines[2] == "40/200 games, 1 not finished, about 0 s left"


def test_a_bar_says_what_it_counts() -> None:
    stream = io.StringIO()
    ProgressBar(stream, 7, counted="steps")
    assert stream.getvalue() == "0/7 steps\n"


@pytest.mark.parametrize(
    ("seconds", "text"), [(0.4, "0 s"), (59.6, "1 min 0 s"), (185, "3 min 5 s"), (7800, "2 h 10 min")]
)
def test_a_duration_is_written_as_people_say_it(seconds: float, text: str) -> None:
    assert duration(seconds) == text


def test_what_was_done_before_is_no_measure_of_the_time_that_is_left() -> None:
    stream, now = Terminal(), 0.0
    bar = ProgressBar(stream, 10, clock=lambda: now, done=6)
    now = 60.0
    bar.advance()
    frames = [frame.rstrip() for frame in stream.getvalue().split("\r")[1:]]
    assert frames == [
        "[##################............] 6/10 games",
        "[#####################.........] 7/10 games, about 3 min 0 s left",
    ]
