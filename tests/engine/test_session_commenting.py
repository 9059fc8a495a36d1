"""The session says why the last turn was good or bad, with what the page needs to draw it."""

from __future__ import annotations

from session_page import Page

# Surmount on the smallest board: d2(xe2) would have won at once.
MISSED_WIN = "c1 f2 b3 e2 d2"


def page_after(game: str, size: int, turns: str) -> Page:
    """A page with a match after these turns."""
    page = Page(game=game, size=size)
    for turn in turns.split():
        page.ask("play", turn=turn)
    return page


def test_a_comment_has_the_position_before_the_turn_and_the_cells_that_each_turn_of_its_line_changes() -> None:
    page = page_after("surmount", 4, MISSED_WIN)
    reply = page.ask("comment", better="d2(xe2)")
    assert reply["text"] == "d2(xe2) wins at once."
    assert (reply["board"]["e2"], reply["board"]["d2"]) == ("white", None)
    (reason,) = reply["reasons"]
    assert (reason["sure"], reason["sentence"]) == ("certain", "d2(xe2) wins at once.")
    (turn,) = reason["line"]
    assert (turn["text"], turn["player"], turn["cells"]["d2"], turn["cells"]["e2"]) == ("d2(xe2)", 0, "black", "black")


def test_a_turn_that_is_left_out_of_a_line_changes_nothing() -> None:
    page = page_after("subsume", 5, "b6 h4 a4 e4 i3 d7 i4 e1 h3 g4 e6 g3 a2")
    lines = [reason["line"] for reason in page.ask("comment", better="h5")["reasons"]]
    left_out = [turn for line in lines for turn in line if turn["text"] == "…"]
    assert left_out
    assert {turn["player"] for turn in left_out} == {1}
    assert not any(turn["cells"] for turn in left_out)


def test_a_comment_leaves_the_jobs_and_the_match_as_they_are() -> None:
    page = page_after("sum", 5, "a1 b2 c3")
    page.ask("analyse", seed=1)
    before = page.state()
    page.ask("comment")
    assert page.state() == before
    assert page.ask("slice", job="analyse", milliseconds=1)


def test_what_cannot_be_commented_on_is_refused() -> None:
    page = Page(game="sum", size=5)
    assert "Nothing has been played" in page.refused("comment", "IllegalTurn")
    page.ask("play", turn="a1")
    assert "7" in page.refused("comment", "InvalidText", better=7)
    assert "'z9'" in page.refused("comment", "InvalidText", better="z9")


def test_a_turn_that_could_be_played_is_commented_on_without_being_played() -> None:
    page = page_after("surmount", 4, MISSED_WIN.removesuffix(" d2"))
    before = page.state()
    reply = page.ask("comment", turn="d2(xe2)", better="d2(xe2)")
    assert reply["text"].startswith("d2(xe2) wins.")
    assert reply["board"]["e2"] == "white"
    assert page.state() == before
    assert "already a stone" in page.refused("comment", "IllegalTurn", turn="e2")
