"""An embedded board before its engine has started: it shows nothing untrue, and names the game's designer.

The keyboard's focus stays where it was while the engine starts.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from selenium.webdriver import Chrome, Keys
from selenium.webdriver.common.action_chains import ActionChains

import py_engine
from support.serve import FolderServer
from tests.web.support.boards import Boards, serve_pages

PAGE = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>A rule sheet</title>
<link rel="icon" href="data:,">
<script>
  window.heard = [];
  addEventListener("ready", ({ target }) => heard.push(target.id), true);
</script>
<script type="module" src="SITE/embed.js"></script>
<sunstones-board id="unseen" game="sum" size="5" turns="c3" mode="play"></sunstones-board>
<sunstones-board id="picked" game="sum" size="5" turns="c3" mode="play"></sunstones-board>
<sunstones-board id="refused" game="sum" size="5" turns="c3 c3" mode="play"></sunstones-board>
<sunstones-board id="midway" game="sum" size="5" turns="c3 c4" step="2" mode="replay"></sunstones-board>
<sunstones-board id="replay" game="sum" size="5" turns="c3 c4" mode="replay"></sunstones-board>
<sunstones-board id="stepped" game="sum" size="5" turns="c3 c4" mode="replay"></sunstones-board>
<sunstones-board id="asking" game="sum" size="5" turns="c3 c4"></sunstones-board>
<sunstones-board id="ragged" game="subsume" size="3" position="red a1,, blue c3,"></sunstones-board>
<sunstones-board id="commas" game="surmount" size="4" start="d4, d5/c4/2"></sunstones-board>
<sunstones-board id="shapes" game="sunspot" size="3" position="black b2 b3, white c3"
  loop="b2 b3 c4" marks="c3 e1"></sunstones-board>
"""

INFOS = {info.id: info for info in py_engine.catalogue()}
SHOW = "Show the position"
FORTH = "Next turn"
BUTTONS = "[...root.querySelectorAll('.bar button')].map((one) => one.getAttribute('aria-label') ?? one.textContent)"
FOCUSED = "root.activeElement?.getAttribute('aria-label') ?? ''"


@pytest.fixture(scope="module")
def boards(driver: Chrome, server: FolderServer, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Boards]:
    """The page above, opened once for all tests of this file."""
    folder = tmp_path_factory.mktemp("elsewhere")
    with serve_pages(folder, {"index.html": PAGE.replace("SITE/", server.url)}) as elsewhere:
        opened = Boards(driver)
        opened.open(elsewhere.url)
        yield opened
        driver.get("about:blank")


def buttons(boards: Boards, board: str) -> list[str]:
    """The buttons below a board."""
    return list(boards.of(board, BUTTONS))


def test_every_board_names_its_designer(boards: Boards) -> None:
    for board, game in (("unseen", "sum"), ("replay", "sum"), ("asking", "sum"), ("shapes", "sunspot")):
        info = INFOS[game]
        credit = str(boards.of(board, "root.querySelector('.credit').textContent"))
        assert info.name in credit
        assert info.designer in credit
        assert boards.of(board, "root.querySelector('.credit a').href") in (info.url, f"{info.url}/")


def test_a_board_whose_stones_only_the_engine_knows_invites_no_turn_before_they_are_shown(boards: Boards) -> None:
    assert buttons(boards, "unseen") == [SHOW]
    assert boards.text("unseen") == ""
    assert boards.of("unseen", "root.querySelector('canvas').classList.contains('can-pick')") is False
    boards.press("unseen", SHOW)
    boards.wait_for_turns("unseen", ["c3"])
    boards.wait(lambda: boards.text("unseen").startswith("Black to play"))
    assert boards.label("unseen", "c3").startswith("c3, white stone")
    assert buttons(boards, "unseen") == ["Undo", "Start over"]


def test_a_press_on_such_a_board_shows_the_stones_and_plays_nothing(boards: Boards) -> None:
    boards.click("picked", "c3")
    boards.wait_for_turns("picked", ["c3"])
    assert boards.label("picked", "c3").startswith("c3, white stone")


def test_where_the_turns_are_refused_the_button_can_be_pressed_again(boards: Boards) -> None:
    boards.press("refused", SHOW)
    boards.wait(lambda: "c3" in boards.text("refused"))
    assert buttons(boards, "refused") == [SHOW]


def test_a_replay_that_begins_in_the_middle_shows_that_before_it_is_stepped_through(boards: Boards) -> None:
    assert buttons(boards, "midway") == [SHOW]
    boards.press("midway", SHOW)
    boards.wait_for_turns("midway", ["c3", "c4"])
    assert FORTH in buttons(boards, "midway")
    boards.press("midway", "Previous turn")
    boards.wait_for_turns("midway", ["c3"])


def test_the_keyboard_stays_on_the_button_that_brings_the_engine(boards: Boards) -> None:
    boards.press_by_key("replay", FORTH)
    boards.wait_for_turns("replay", ["c3"])
    boards.wait(lambda: boards.of("replay", FOCUSED) == FORTH)
    ActionChains(boards.driver).send_keys(Keys.ENTER).perform()
    boards.wait_for_turns("replay", ["c3", "c4"])


def test_a_reader_who_has_scrolled_on_meanwhile_is_not_scrolled_back(boards: Boards) -> None:
    boards.press("stepped", FORTH)
    boards.wait_for_turns("stepped", ["c3"])
    boards.of("stepped", "board.setAttribute('turns', 'c3 c4 c3')")
    boards.wait(lambda: boards.of("stepped", "root.querySelector('.count')?.textContent") == "0 of 3")
    boards.press_by_key("stepped", FORTH)
    boards.run("document.getElementById('shapes').scrollIntoView()")
    # The browser itself makes up for a line that comes above the visible part: not the page's offset counts but this.
    before = boards.of("shapes", "board.getBoundingClientRect().top")
    boards.wait(lambda: "already a stone on c3" in boards.text("stepped"))
    assert boards.of("stepped", FOCUSED) == FORTH
    assert boards.of("shapes", "board.getBoundingClientRect().top") == pytest.approx(before, abs=1)


def test_when_that_button_goes_the_focus_moves_to_the_board(boards: Boards) -> None:
    boards.press_by_key("asking", SHOW)
    boards.wait_for_turns("asking", ["c3", "c4"])
    assert boards.of("asking", "root.activeElement?.getAttribute('role')") == "gridcell"


def test_a_board_of_each_kind_says_that_it_is_ready(boards: Boards) -> None:
    assert {"unseen", "replay", "asking"} <= set(boards.run("return heard"))
    assert len(boards.run("return heard")) == len(set(boards.run("return heard"))), "once"


def test_what_an_author_lights_up_and_points_at_is_spoken_as_that(boards: Boards) -> None:
    assert boards.label("shapes", "b2") == "b2, black stone, lit up"
    assert boards.label("shapes", "c4") == "c4, empty, lit up"
    assert boards.label("shapes", "c3") == "c3, white stone, marked"


def test_a_comma_too_many_does_no_harm_and_one_in_the_wrong_place_is_quoted(boards: Boards) -> None:
    assert [boards.colour("ragged", cell) for cell in ("a1", "c3")] == ["red", "blue"]
    assert boards.text("commas") == "<sunstones-board>: There is no cell “d4,” on this board."
