"""Boards in Markdown: a block as HTML, and the error of a wrong one."""

from __future__ import annotations

import base64
import re
from html import unescape
from pathlib import Path

import pytest
from markdown_blocks import OF_RULES, REFUSED, REFUSED_BY_RULES, SHOWN, SITE

import py_engine as s
from py_engine.markdown import InvalidBlock, board_html, fence, fence_for
from py_engine.markdown.fences import line_of_block, place_of


def attributes(html: str) -> dict[str, str]:
    """The attributes of the element."""
    [tag] = re.findall(r"<sunstones-board([^>]*)>", html)
    return {name: unescape(value) for name, value in re.findall(r' ([a-z]+)="([^"]*)"', tag)}


def picture(html: str) -> str:
    """The picture between the tags."""
    [data] = re.findall(r'src="data:image/svg\+xml;base64,([^"]*)"', html)
    return base64.b64decode(data).decode()


@pytest.mark.parametrize("source", [*SHOWN, *OF_RULES])
def test_a_block_becomes_one_line_with_nothing_that_markdown_or_templates_change(source: str) -> None:
    html = board_html(source, SITE)
    assert html.startswith('<div class="sunstones"><sunstones-board game="')
    assert html.endswith("</sunstones-board></div>")
    assert not re.search(r"[\n*_`\[\]~\\|^$@{}]", html)
    assert html.count('<a href="https://example.org/sunstones/') == 1


def test_a_position_has_its_attributes_its_figure_and_a_link_to_the_page_that_shows_it() -> None:
    html = board_html("subsume 4: red d4 d5, blue e3\ncaption: Red is ahead", "https://example.org/s")
    assert attributes(html) == {
        "game": "subsume",
        "size": "4",
        "position": "red d4 d5, blue e3",
        "caption": "Red is ahead",
    }
    assert "<title>Red is ahead</title>" in picture(html)
    assert 'alt="Red is ahead. Red: d4, d5. Blue: e3."' in html
    address = "https://example.org/s/embed.html#game=subsume&amp;size=4&amp;position=red+d4+d5%2C+blue+e3"
    assert f'<br>Red is ahead <a href="{address}">Open in Sunstones</a></sunstones-board>' in html


def test_without_a_site_there_is_no_link() -> None:
    assert "<a " not in board_html("subsume 4: red d4")
    assert "<br>" not in board_html("subsume 4: red d4")
    assert "Im Spiel &#91;neu&#93;</a>" in board_html("subsume 4: red d4", SITE, "Im Spiel [neu]")


def test_a_game_shows_the_position_after_its_last_turn_as_the_code_of_share_does() -> None:
    html = board_html("parasol 4: 1. d4 e5 2. c3\nmode: replay", SITE)
    match = s.load_record("parasol 4: d4 e5 c3")
    assert picture(html) == match.svg()
    assert attributes(html) == {
        **{"game": "parasol", "size": "4", "turns": "d4 e5 c3", "step": "3", "mode": "replay"},
        **{"position": "red c3 d4, blue e5", "positions": "d4,e5,c3"},
    }
    assert "#game=parasol&amp;size=4&amp;turns=d4+e5+c3" in html


def test_a_link_is_opened_where_it_opens_and_keeps_its_notes() -> None:
    html = board_html(OF_RULES[-1], SITE)
    assert attributes(html) == {
        **{"game": "parasol", "size": "4", "turns": "d4 e5 c3", "step": "2"},
        **{"position": "red d4, blue e5", "notes": "1 d4: Hello"},
    }
    assert "#game=parasol&amp;size=4&amp;turns=d4+e5+c3&amp;at=2" in html


def test_a_position_to_play_on_from_or_a_puzzle_begins_there() -> None:
    play = board_html("surmount 4: black d4 d5, white c4\nmode: play\nmover: white", SITE)
    assert attributes(play)["start"] == "d4 d5/c4/2"
    assert "mover" not in attributes(play)
    assert "#game=surmount&amp;size=4&amp;start=d4+d5%2Fc4%2F2" in play
    puzzle = board_html("surmount 4: black d4 d5, white c4\nmode: puzzle\nmover: white", SITE)
    assert attributes(puzzle)["mover"] == "white"
    assert "start" not in attributes(puzzle)
    assert "start=d4+d5%2Fc4%2F2&amp;puzzle=1" in puzzle


def test_marks_loop_and_the_marks_of_the_note_are_on_the_picture() -> None:
    source = "subsume 4: d4 c3\nposition: red d4, blue c3\nmarks: d4.A\nloop: d4 d5\nnotes: 2 c3.x\nnotes: 1 e5.s"
    svg = picture(board_html(source))
    assert svg.count('class="drawing"') == 3  # the letter's disc, and the cross in two strokes
    assert 'class="loop"' in svg


@pytest.mark.parametrize(("source", "line"), [*REFUSED, *REFUSED_BY_RULES])
def test_a_wrong_block_is_refused_in_a_sentence_that_has_the_line(source: str, line: int) -> None:
    with pytest.raises(InvalidBlock, match=r"\w+ \w+") as refused:
        board_html(source)
    assert refused.value.line == line


def test_the_line_of_a_block_is_that_in_the_file() -> None:
    lines = [
        "# Title",
        "",
        "- item",
        "",
        "    ```sunstones",
        "    subsume 4: red d4",
        "    ```",
        "~~~ sunstones",
        "x",
        "~~~",
    ]
    assert line_of_block(lines, "subsume 4: red d4") == 6
    assert line_of_block(lines, "x") == 9
    assert line_of_block(lines, "y") is None
    assert line_of_block(["subsume 4: red d4"], "subsume 4: red d4") is None


class Page:
    """An instance of `Markdown` as MkDocs has it: one of its processors knows the file."""

    def __init__(self, path: Path) -> None:
        self.file = self
        self.abs_src_path = str(path)
        self.treeprocessors = {"relpath": self}
        self.lines = ["```sunstones", "subsume 4: red d4", "```"]


def test_an_error_names_file_and_line_though_the_head_of_the_page_is_taken_off(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "page.md").write_text("---\ntitle: T\n---\n```sunstones\nsubsume 4: red d4\n```\n", encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    assert place_of(1, "subsume 4: red d4", Page(tmp_path / "page.md")) == "page.md:5"
    assert place_of(2, "of a macro", Page(tmp_path / "page.md")) == "page.md, line 2 of a block"
    assert place_of(1, "subsume 4: red d4", None) == "sunstones, line 1 of a block"


def test_the_formatter_gives_the_block() -> None:
    source = "subsume 4: red d4"
    assert fence(source, "sunstones", "sunstones", {}, None, classes=[], id_value="") == board_html(source)
    assert fence_for(SITE)(source, "sunstones", "sunstones", {}, None) == board_html(source, SITE)
