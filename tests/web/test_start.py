"""The page is useful before its engine is ready, and shows how far the start has come."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from measuring.start_in_browser import BOARD_IS_DRAWN
from py_engine.players.opponents import OPPONENTS
from tests.web.support.chromium import run_first
from tests.web.support.host import Host
from tests.web.support.page import Page
from tests.web.support.workers import COLLECT_STAGES

# In the first frame with a board the button for a new game is pressed.
PRESS_IN_THE_FIRST_FRAME = f"""{BOARD_IS_DRAWN}
addEventListener("DOMContentLoaded", () => requestAnimationFrame(() => {{
  const button = document.getElementById("open-new-game");
  if (!button) return;
  window.firstFrame = {{
    isDrawn: boardIsDrawn(),
    text: button.textContent,
    isLaid: Boolean(window.sunstones),
    controls: document.getElementById("controls").getBoundingClientRect().y,
  }};
  button.click();
}}));
"""

# The places of the board in every frame and at every stage of the start, each once.
COLLECT_PLACES = """
window.places = [];
function look() {
  const box = document.querySelector("#board canvas")?.getBoundingClientRect();
  const place = box && [box.x, box.y, box.width, box.height].join(" ");
  if (place && place !== places.at(-1)) places.push(place);
}
function lookAgain() {
  requestAnimationFrame(() => {
    look();
    lookAgain();
  });
}
addEventListener("DOMContentLoaded", () => {
  new MutationObserver(look).observe(document.body, { attributes: true, attributeFilter: ["data-engine"] });
  lookAgain();
});
"""


@pytest.fixture
def light_page(page: Page, host: Host) -> Iterator[Page]:
    """A page of another host, below a path, that starts its own worker."""
    yield Page(page.driver, host.url)
    page.driver.get("about:blank")


def test_the_board_and_the_menus_are_there_before_the_engine(page: Page) -> None:
    page.open(hold_engine=True)
    page.wait(lambda: page.text("game-name"))
    assert page.state() is None
    assert page.text("game-name") == "Subsume"
    assert page.driver.execute_script("return sunstones.centreOf('f11')") is not None
    page.dialog.open()
    assert page.state() is None


def test_the_first_picture_waits_for_nothing_and_its_menu_can_be_used(page: Page) -> None:
    with run_first(page.driver, PRESS_IN_THE_FIRST_FRAME):
        page.open(hold_engine=True)
        first_frame = page.driver.execute_script("return firstFrame")
        place = page.driver.execute_script("return document.getElementById('controls').getBoundingClientRect().y")
        assert first_frame == {"isDrawn": True, "text": "New game", "isLaid": False, "controls": place}
        page.wait(lambda: page.dialog.element.is_displayed())


@pytest.mark.parametrize("window", [(1280, 800), (844, 390), (820, 1180), (390, 844)])
def test_the_board_stays_where_it_was_first_painted(page: Page, window: tuple[int, int]) -> None:
    page.resize(*window)
    with run_first(page.driver, COLLECT_PLACES):
        page.open()
        page.settled()
        assert len(page.driver.execute_script("return places")) == 1


def test_the_start_passes_its_named_stages_and_then_plays_an_early_click(light_page: Page) -> None:
    page = light_page
    with run_first(page.driver, COLLECT_STAGES):
        page.open(hold_engine=True)
    page.wait(lambda: page.text("game-name"))
    page.click("d4")
    assert page.state() is None
    assert "d4" in page.text("status-detail")
    assert "waiting" in page.cell_label("d4")
    state = page.settled()
    assert state["turns"][0] == "d4"
    assert len(state["turns"]) == 2, "the computer has answered"
    assert page.driver.execute_script("return stages") == ["runtime", "micropip", "engine", "ready"]


def test_an_early_click_is_replaced_by_another_and_taken_back_by_a_second_or_a_computer(
    page: Page,
) -> None:
    page.open(hold_engine=True)
    page.wait(lambda: page.text("game-name"))
    page.click("d4")
    assert "waiting" in page.cell_label("d4")
    page.set_side(0, "magpie")
    assert page.state() is None
    assert "waiting" not in page.cell_label("d4")
    page.set_side(0, "human")
    assert "waiting" not in page.cell_label("d4")
    page.click("d4")
    page.click("e5")
    assert "waiting" in page.cell_label("e5")
    assert "waiting" not in page.cell_label("d4")
    page.click("e5")
    assert page.state() is None
    assert page.settled()["turns"] == []


def test_a_game_and_its_players_may_be_chosen_before_the_engine_is_ready(page: Page) -> None:
    page.open(hold_engine=True)
    page.wait(lambda: page.text("game-name"))
    page.new_game("parasol", size=3, sides=("human", OPPONENTS["parasol"][0].id))
    assert page.state() is None
    assert page.text("game-name") == "Parasol"
    page.set_side(1, "human")
    page.click("c3")
    state = page.settled()
    assert (state["game"], state["size"], state["turns"]) == ("parasol", 3, ["c3"]), "no computer answers"


def test_the_site_works_below_any_path_of_a_host(light_page: Page) -> None:
    assert light_page.url.endswith("/some/where/")
    light_page.open()
    light_page.settled()
    light_page.new_game("parasol", size=2)
    light_page.settled()
    light_page.click("b2")
    assert light_page.settled()["turns"] == ["b2"]


def test_no_early_click_is_accepted_if_the_computer_begins(page: Page) -> None:
    page.open(hold_engine=True)
    page.wait(lambda: page.text("game-name"))
    page.new_game("subsume", size=4, sides=("magpie", "human"))
    page.click("d4")
    assert page.state() is None
    assert "waiting" not in page.cell_label("d4")
    assert page.text("status-detail") == ""
    assert page.text("note") == "The engine is not ready yet."
    assert len(page.settled()["turns"]) == 1, "the computer's"
