"""The session asks a book that the page has fetched."""

from __future__ import annotations

from opening_books import SMALL
from session_page import Page


def test_a_position_is_looked_up_in_the_book_that_is_sent() -> None:
    page = Page(game="parasol", size=3)
    page.ask("play", turn="c3")
    reply = page.ask("openings", book=SMALL)
    assert [(turn["text"], turn["games"]) for turn in reply["turns"]] == [("swap", 40), ("a1", 25), ("c2", 15)]
    assert reply["turns"][1]["cells"] == ["a1", "a3", "c1", "c5", "e1", "e3"]
    assert (reply["size"], reply["games"], reply["depth"]) == (3, 60, 2)


def test_a_text_that_is_no_book_is_refused_and_the_match_stays() -> None:
    page = Page(game="parasol", size=3)
    before = page.state()
    assert "'c3'" in page.refused("openings", "InvalidText", book="c3")
    assert "7" in page.refused("openings", "InvalidText", book=7)
    assert page.state() == before
