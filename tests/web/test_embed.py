"""`<sunstones-board>` in a page of another origin: it paints at once, loads one engine if needed, disturbs nothing."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from selenium.webdriver import Chrome, Keys
from selenium.webdriver.common.action_chains import ActionChains

import py_engine
from support.serve import FolderServer
from tests.web.support.boards import Boards, boards_elsewhere

# White's b4 takes the black stone on a4.
CAPTURE = ["a2", "a4", "a5", "c5", "b4"]
REMOVES = "Removes 1 stone\u00a0· Black can no longer play 2 cells"

# Styles that a page may set on all its text, and that no board should take over.
INHERITED = (
    "word-spacing: 1em; text-shadow: 1px 1px red; text-transform: uppercase; font-style: italic; line-height: 3;"
)

PAGE = f"""<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>A rule sheet</title>
<link rel="icon" href="data:,">
<style>
  body {{ color: #222; background: white; letter-spacing: 0.3em; cursor: wait; {INHERITED} }}
  p, button, div {{ display: none !important; }}
  .dark {{ color: #eee; background: #111; }}
  .modern {{ color: oklch(0.967 0.003 264.5); background: oklch(0.21 0.03 264.7); }}
</style>
<script type="module" src="SITE/embed.js"></script>
<sunstones-board id="diagram" game="subsume" size="3"
  position="red a1 b2, blue c3" caption="Three stones"></sunstones-board>
<sunstones-board id="parasol" game="parasol" size="3" turns="c3 swap b2"></sunstones-board>
<sunstones-board id="asking" game="sum" size="5" turns="{" ".join(CAPTURE)}"></sunstones-board>
<sunstones-board id="replay" game="sum" size="5" turns="{" ".join(CAPTURE)}" mode="replay"></sunstones-board>
<sunstones-board id="carried" game="sum" size="5" turns="{" ".join(CAPTURE)}" mode="replay"
  positions="a2,a4,a5,c5,-a4 b4"></sunstones-board>
<sunstones-board id="unfit" game="sum" size="5" turns="{" ".join(CAPTURE)}" mode="replay"
  positions="a2,a4,a5,c5,-e5 b4"></sunstones-board>
<sunstones-board id="alone" game="sum" size="3" mode="play"></sunstones-board>
<sunstones-board id="on" game="sum" size="5" turns="c3 e5" position="white c3, black e5" mode="play"></sunstones-board>
<sunstones-board id="set-up" game="surmount" size="4" start="d4 d5/c4/2" turns="c5" mode="replay"></sunstones-board>
<sunstones-board id="against" game="sum" size="5" opponent="pike" mode="play"></sunstones-board>
<sunstones-board id="swapped" game="sunspot" size="4" turns="d4 swap" position="black d4" opponent="halo"
  mode="play"></sunstones-board>
<sunstones-board id="preview" game="sum" size="5" turns="{" ".join(CAPTURE[:-1])}" mode="play"
  position="white a2 a5, black a4 c5"></sunstones-board>
<sunstones-board id="holed" game="subsume" size="3" holes="b2 c3"></sunstones-board>
<sunstones-board id="outside" game="parasol" size="3" turns="c3 z9 b2"></sunstones-board>
<sunstones-board id="twice" game="parasol" size="3" turns="c3 c3"></sunstones-board>
<sunstones-board id="bad" game="subsume" size="3" position="red a1, green b2"></sunstones-board>
"""

# Messages that are invalid, or come from the wrong window.
JUNK = """
const [finish] = arguments;
const frame = document.querySelector("iframe").contentWindow;
const hello = { sunstones: "sunstones-engine", version: 1 };
for (const one of [null, 7, "hello", [], {}, hello, { call: "request", id: 0, session: 0 }]) {
  frame.postMessage(one, "*");
  postMessage(one, "*");
  const { port2 } = new MessageChannel();
  frame.postMessage(hello, "*", [port2]);
}
setTimeout(finish);
"""

# Counts how often buttons are added or removed.
COUNT_MOVES = """void (() => {
  window.moves = 0;
  new MutationObserver(() => { moves += 1; }).observe(root.querySelector(".bar"), { childList: true });
})()"""


@pytest.fixture(scope="module")
def boards(driver: Chrome, server: FolderServer, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Boards]:
    """The page above, opened once for all tests of this file: an engine takes seconds to start."""
    driver.execute_cdp_cmd(
        "Emulation.setDeviceMetricsOverride",
        {"width": 1280, "height": 800, "deviceScaleFactor": 1, "mobile": False},
    )
    folder = tmp_path_factory.mktemp("elsewhere")
    with boards_elsewhere(driver, folder, PAGE.replace("SITE/", server.url)) as opened:
        yield opened


def test_a_diagram_is_painted_without_any_engine(boards: Boards) -> None:
    assert [boards.colour("diagram", cell) for cell in ("a1", "b2", "c3", "d2")] == ["red", "red", "blue", "wood"]
    assert boards.of("diagram", 'root.querySelector(".caption").textContent') == "Three stones"
    assert boards.engine_traces() == 0


def test_turns_of_parasol_and_a_swap_are_painted_without_an_engine(boards: Boards) -> None:
    assert [boards.colour("parasol", cell) for cell in ("c3", "b2")] == ["red", "blue"]
    assert boards.engine_traces() == 0


def test_a_replay_that_carries_its_positions_steps_without_an_engine(boards: Boards) -> None:
    boards.press("carried", "Go to the last turn")
    boards.wait_for_turns("carried", CAPTURE)
    assert boards.text("carried") == "White played b4."
    boards.wait(lambda: boards.colour("carried", "b4") == "white")
    assert boards.colour("carried", "a4") == "wood"
    boards.press("carried", "Previous turn")
    boards.wait(lambda: boards.colour("carried", "a4") == "black")
    boards.press("carried", "Next turn")
    boards.wait(lambda: "1 black stone removed: a4." in boards.spoken("carried"))
    assert boards.engine_traces() == 0


def test_a_set_up_position_is_painted_and_played_on_from(boards: Boards) -> None:
    assert [boards.colour("set-up", cell) for cell in ("d4", "c4", "c5")] == ["black", "white", "wood"]
    boards.press("set-up", "Next turn")
    boards.wait_for_turns("set-up", ["c5"])
    assert boards.text("set-up") == "White played c5."


def test_after_a_swap_the_reader_is_told_the_new_colour(boards: Boards) -> None:
    assert boards.text("swapped") == "You play White against Halo: press a cell."


def test_an_invalid_position_is_quoted_in_a_sentence(boards: Boards) -> None:
    assert boards.text("bad") == ("<sunstones-board>: “green b2” should begin with red or blue, and then name cells.")


def test_turns_painted_without_an_engine_are_checked_too(boards: Boards) -> None:
    assert boards.text("outside") == "<sunstones-board>: There is no cell “z9” on this board."
    assert boards.text("twice") == "<sunstones-board>: The cell “c3” holds two stones."


def test_a_board_of_a_game_without_holes_refuses_them_in_a_sentence(boards: Boards) -> None:
    assert boards.text("holed") == "<sunstones-board>: Subsume is played without holes, not with “b2 c3”."


def test_a_cell_can_be_read_by_a_screen_reader(boards: Boards) -> None:
    assert boards.label("diagram", "c3") == "c3, blue stone"
    assert boards.of("diagram", 'root.querySelector("[role=grid]").getAttribute("aria-label")').startswith(
        "Three stones"
    )


def test_the_page_s_styles_stay_outside(boards: Boards) -> None:
    style = boards.of("diagram", 'Object.fromEntries(Object.entries(getComputedStyle(root.querySelector(".caption"))))')
    names = ("display", "letterSpacing", "wordSpacing", "textShadow", "textTransform", "fontStyle", "cursor")
    assert [style[name] for name in names] == ["block", "normal", "0px", "none", "none", "normal", "auto"]
    assert float(style["lineHeight"].removesuffix("px")) < 2 * float(style["fontSize"].removesuffix("px"))
    assert boards.run("return [document.styleSheets.length, document.fonts.size]") == [1, 0]


def test_on_a_right_to_left_page_the_board_s_sentences_run_left_to_right(boards: Boards) -> None:
    boards.run("document.documentElement.dir = 'rtl'")
    try:
        assert boards.of("replay", "getComputedStyle(root.querySelector('.bar')).direction") == "ltr"
        assert boards.of("replay", "getComputedStyle(root.querySelector('.line')).direction") == "ltr"
        assert boards.of("diagram", "root.querySelector('.caption').dir") == "auto"
        assert boards.of("bad", "getComputedStyle(root.querySelector('.attribute-problem')).direction") == "ltr"
    finally:
        boards.run("document.documentElement.dir = ''")


def test_a_board_is_dark_on_a_dark_page_whatever_the_device_says(boards: Boards) -> None:
    scheme = 'root.querySelector(".frame").classList.contains("is-dark")'
    assert boards.of("diagram", scheme) is False
    for way_of_writing in ("dark", "modern"):
        boards.run(f'document.body.classList.add("{way_of_writing}")')
        boards.wait(lambda: boards.of("diagram", scheme))
        boards.run(f'document.body.classList.remove("{way_of_writing}")')
        boards.wait(lambda: not boards.of("diagram", scheme))


def test_positions_that_do_not_fit_the_turns_are_quoted_in_a_sentence(boards: Boards) -> None:
    assert boards.text("unfit") == "<sunstones-board>: “-e5” in the positions does not fit turn 5."


def test_a_diagram_of_turns_that_take_stones_asks_the_engine_only_when_told_to(boards: Boards) -> None:
    assert boards.colour("asking", "b4") == "wood"
    boards.press("asking", "Show the position")
    boards.wait_for_turns("asking", CAPTURE)
    boards.wait(lambda: boards.colour("asking", "b4") == "white")
    assert [boards.colour("asking", cell) for cell in ("c5", "a4")] == ["black", "wood"]


def test_a_replay_steps_through_the_turns(boards: Boards) -> None:
    boards.press("replay", "Next turn")
    boards.wait_for_turns("replay", CAPTURE[:1])
    boards.press("replay", "Go to the last turn")
    boards.wait_for_turns("replay", CAPTURE)
    assert boards.text("replay") == "White played b4."
    boards.press("replay", "Previous turn")
    boards.wait_for_turns("replay", CAPTURE[:-1])
    assert boards.of("replay", 'root.querySelector(".count").textContent') == "4 of 5"
    boards.of("replay", 'root.querySelector("[aria-label=\\"Previous turn\\"]").focus()')
    ActionChains(boards.driver).send_keys(Keys.ARROW_LEFT).perform()
    boards.wait_for_turns("replay", CAPTURE[:-2])


def test_the_first_click_is_played_and_the_page_hears_of_every_turn_and_of_the_end(boards: Boards) -> None:
    boards.run("""
        window.heard = [];
        const board = document.getElementById("alone");
        for (const kind of ["turn", "end"]) {
          board.addEventListener(kind, ({ detail }) => heard.push(detail.turn ?? detail.winner));
        }""")
    match = py_engine.new_match("sum", size=3)
    while not match.is_over:
        turn = match.legal_turns()[0]
        match.play(turn)
        if turn == "pass":
            boards.press("alone", "Continue")
        else:
            boards.click("alone", turn)
        boards.wait_for_turns("alone", match.turns)
    assert boards.run("return heard") == [*match.turns, match.winner]
    assert "wins" in boards.text("alone")


def test_a_refused_click_is_explained_in_place_and_changes_nothing(boards: Boards) -> None:
    boards.of("on", "board.restart()")
    boards.wait_for_turns("on", ["c3", "e5"])
    boards.click("on", "c3")
    boards.wait(lambda: boards.text("on") == "There is already a stone on c3.")
    assert boards.turns("on") == ["c3", "e5"]


def test_play_goes_on_from_the_position_and_undo_stops_there(boards: Boards) -> None:
    boards.of("on", "board.play('a5')")
    boards.wait_for_turns("on", ["c3", "e5", "a5"])
    boards.press("on", "Undo")
    boards.wait_for_turns("on", ["c3", "e5"])
    boards.wait(lambda: boards.of("on", "root.querySelector('[data-do=undo]').disabled"))


def test_a_computer_answers_and_undo_takes_back_both_turns(boards: Boards) -> None:
    boards.click("against", "c3")
    boards.wait(lambda: len(boards.turns("against") or []) == 2)
    boards.press("against", "Undo")
    boards.wait_for_turns("against", [])


def test_a_cell_is_played_by_keyboard(boards: Boards) -> None:
    boards.wait_for_turns("against", [])
    boards.of("against", 'root.querySelector("[role=gridcell][tabindex=\\"0\\"]").focus()')
    ActionChains(boards.driver).send_keys(Keys.ARROW_UP, Keys.ENTER).perform()
    boards.wait(lambda: (boards.turns("against") or [])[:1] == ["c4"])


def test_what_a_cell_would_do_is_told_before_it_is_played(boards: Boards) -> None:
    boards.of("preview", "board.restart()")
    boards.wait_for_turns("preview", CAPTURE[:-1])
    boards.wait(lambda: REMOVES in boards.label("preview", "b4"))
    boards.point_at("preview", "b4")
    boards.wait(lambda: boards.foretold("preview") == REMOVES)
    assert not boards.of("preview", 'root.querySelector(".line").checkVisibility({ visibilityProperty: true })')
    boards.point_at("preview", "e1")
    boards.wait(lambda: boards.foretold("preview") == "")
    assert boards.text("preview").startswith("White to play.")


@pytest.fixture
def fingers(driver: Chrome) -> Iterator[None]:
    """The screen can be touched."""
    driver.execute_cdp_cmd("Emulation.setTouchEmulationEnabled", {"enabled": True})
    yield
    driver.execute_cdp_cmd("Emulation.setTouchEmulationEnabled", {"enabled": False})


@pytest.mark.usefixtures("fingers")
def test_a_finger_s_first_tap_shows_and_the_second_plays(boards: Boards) -> None:
    boards.of("preview", "board.restart()")
    boards.wait(lambda: REMOVES in boards.label("preview", "b4"))
    boards.tap("preview", "b4")
    boards.wait(lambda: boards.foretold("preview") == f"{REMOVES}\u00a0· Tap again to play")
    assert boards.turns("preview") == CAPTURE[:-1]
    boards.tap("preview", "b4")
    boards.wait_for_turns("preview", CAPTURE)


def test_turns_and_what_they_take_are_spoken(boards: Boards) -> None:
    boards.of("preview", "board.restart()")
    boards.wait_for_turns("preview", CAPTURE[:-1])
    boards.of("preview", "board.play('b4')")
    boards.wait(lambda: "White played b4. " in boards.spoken("preview"))
    assert "a4" in boards.spoken("preview")
    assert "Black to play" in boards.spoken("preview")


def test_all_boards_share_one_engine_and_none_disturbs_another(boards: Boards) -> None:
    assert boards.run("return document.querySelectorAll('iframe').length") == 1
    boards.wait(lambda: len(boards.turns("against") or []) == 2)
    assert boards.turns("on") == ["c3", "e5"]


def test_the_buttons_stay_in_their_places_while_the_computer_answers(boards: Boards) -> None:
    """A button removed between press and release would get no click."""
    boards.of("against", COUNT_MOVES)
    boards.click("against", boards.of("against", "Object.keys(board.state.targets)[0]"))
    boards.wait(lambda: len(boards.turns("against") or []) == 4)
    assert boards.run("return moves") == 0


def test_an_attribute_that_is_set_to_what_it_is_changes_nothing(boards: Boards) -> None:
    boards.of("on", "board.setAttribute('size', '5')")
    assert boards.turns("on") == ["c3", "e5"]


def test_a_changed_attribute_shows_another_board(boards: Boards) -> None:
    boards.run("document.getElementById('diagram').setAttribute('position', 'blue a1')")
    boards.wait(lambda: boards.colour("diagram", "a1") == "blue")
    assert boards.colour("diagram", "b2") == "wood"


def test_invalid_and_foreign_messages_are_ignored(boards: Boards) -> None:
    boards.driver.execute_async_script(JUNK)
    boards.driver.switch_to.frame(boards.driver.find_element("css selector", "iframe"))
    boards.driver.execute_async_script("setTimeout(arguments[0])")  # messages that have come are handled by then
    boards.driver.switch_to.default_content()
    boards.of("on", "board.play('a4')")
    boards.wait_for_turns("on", ["c3", "e5", "a4"])


def test_boards_work_after_the_page_has_replaced_its_body(boards: Boards) -> None:
    """Some sites load only the content of the next page and keep the scripts of the first one."""
    boards.run(
        "const body = document.createElement('body');"
        'body.innerHTML = \'<sunstones-board id="next" game="sum" size="3" mode="play"></sunstones-board>\';'
        "document.body.replaceWith(body);"
    )
    boards.wait(lambda: boards.run("return document.querySelector('#next').shadowRoot.querySelector('canvas[width]')"))
    boards.click("next", "b2")
    boards.wait_for_turns("next", ["b2"])
