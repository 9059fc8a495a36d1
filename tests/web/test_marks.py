"""Marks of the board as it is: threats, loops, the last turn, legal cells."""

from __future__ import annotations

import pytest

from tests.web.support.looks import leave_the_board, painted, show
from tests.web.support.page import Page
from tests.web.support.positions import find_position

pytestmark = pytest.mark.usefixtures("usual_settings")


@pytest.mark.parametrize(
    ("game", "size", "turns", "marked", "plain"),
    [
        ("sum", 5, ["a2", "a1", "e5"], "a1", "e5"),
        ("surmount", 4, ["d4", "a1", "d5"], "a1", "g4"),
        ("sunspot", 4, ["c3", "c4", "d3", "d4", "e3", "g1", "e4", "f1", "d5", "g2"], "d4", "c3"),
        ("parasol", 3, ["c3", "a1", "c2", "a2"], "c3", "a1"),
    ],
)
def test_threats_are_marked_and_can_be_switched_off(
    page: Page, game: str, size: int, turns: list[str], marked: str, plain: str
) -> None:
    show(page, game, size, turns)
    leave_the_board(page)
    on = painted(page, marked), painted(page, plain)
    page.set_switches(threats=False)
    off = painted(page, marked), painted(page, plain)
    assert on[0] != off[0]
    assert on[1] == off[1]


def test_subsume_marks_its_loops(page: Page) -> None:
    match = find_position(
        "subsume", 4, lambda found: bool(found.game.threats(found.position).loops) and not found.is_over
    )
    loop = match.game.threats(match.position).loops[0]
    inside = match.game.board.names_of(loop.inside)[0]
    show(page, "subsume", 4, match.turns)
    leave_the_board(page)
    on = painted(page, inside)
    page.set_switches(threats=False)
    assert painted(page, inside) != on


def test_the_last_turn_s_mark_can_be_switched_off_and_legal_cells_on(page: Page) -> None:
    show(page, "sum", 5, ["a2", "e5"])
    leave_the_board(page)
    marks = {cell: painted(page, cell) for cell in ("c3", "e5")}
    page.set_switches(legal=True)
    assert painted(page, "c3") != marks["c3"]
    assert page.element("show-legal").is_selected(), "the switch beside the turns is the same one"
    page.set_switches(last=False)
    page.wait(
        lambda: page.driver.execute_script("return JSON.parse(localStorage['sunstones.settings']).data.last") is False
    )


def test_what_is_marked_survives_a_reload(page: Page) -> None:
    show(page, "surmount", 4, ["d4", "a1", "d5"])
    leave_the_board(page)
    on = painted(page, "a1")
    page.set_switches(threats=False)
    off = painted(page, "a1")
    page.reload()
    page.settled()
    leave_the_board(page)
    assert painted(page, "a1") == off != on
