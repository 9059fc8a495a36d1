"""The "?" at the board: the marks that are to be seen, and no others, each with its sign and what it means."""

from __future__ import annotations

import pytest

from tests.web.support.legend import close_legend, open_legend
from tests.web.support.page import Page, share_link

pytestmark = pytest.mark.usefixtures("usual_settings")

# Those of previews, which come one after the other.
OF_PREVIEWS = {"closed", "wouldGo", "wouldTurn", "grow", "capture", "flip", "give"}


@pytest.mark.parametrize(
    ("game", "size", "turns", "signs"),
    [
        ("subsume", 4, ["d4"], {"last"}),
        ("parasol", 3, ["c3", "a1", "c2", "a2"], {"last", "leading"}),
        ("surmount", 4, ["d4", "a1", "d5"], {"last", "group"}),
        ("sum", 5, ["a2", "a1", "e5"], {"last", "threat"}),
    ],
)
def test_the_marks_that_are_to_be_seen_are_told_and_no_others(
    page: Page, game: str, size: int, turns: list[str], signs: set[str]
) -> None:
    page.visit(share_link(game, size, turns))
    page.settled()
    assert open_legend(page) - OF_PREVIEWS == signs


def test_the_bars_of_previews_are_explained_once_these_are_known(page: Page) -> None:
    page.visit(share_link("subsume", 4, ["d4"]))
    page.settled()

    def are_told() -> bool:
        signs = open_legend(page)
        close_legend(page)
        return "closed" in signs

    page.wait(are_told)


def test_an_empty_board_has_nothing_to_explain_and_legal_cells_have(page: Page) -> None:
    page.visit()
    page.new_game("sum", size=5)
    page.settled()
    assert "last" not in open_legend(page)
    close_legend(page)
    assert not page.element("legend").is_displayed()
    page.show_legal()
    assert "place" in open_legend(page)
