"""The page is of use before its engine is there, says how far that is, and says so when it cannot be had."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from chromium import run_first
from conftest import SITE
from page import BOARD_IS_DRAWN, Page
from selenium.webdriver import Chrome

from serve import serve_folder

COLLECT_STAGES = """
window.stages = [];
document.addEventListener("DOMContentLoaded", () => {
  const note = () => {
    const stage = document.body.dataset.engine;
    if (stage && stage !== stages.at(-1)) stages.push(stage);
  };
  new MutationObserver(note).observe(document.body, { attributes: true, attributeFilter: ["data-engine"] });
});
"""

# In the first frame with a board somebody presses the button for a new game.
PRESS_IN_THE_FIRST_FRAME = f"""{BOARD_IS_DRAWN}
addEventListener("DOMContentLoaded", () => requestAnimationFrame(() => {{
  const button = document.getElementById("open-new-game");
  if (!button) return;
  window.firstFrame = {{
    isDrawn: boardIsDrawn(),
    text: button.textContent,
    isLaid: Boolean(window.sunstones),
    isEmptyPanelSeen: document.getElementById("panel").checkVisibility(),
  }};
  button.click();
}}));
"""

# Where the board is in every frame, each place once.
COLLECT_PLACES = """
window.places = [];
addEventListener("DOMContentLoaded", function look() {
  requestAnimationFrame(() => {
    const box = document.querySelector("#board canvas")?.getBoundingClientRect();
    const place = box && [box.x, box.y, box.width, box.height].join(" ");
    if (place && place !== places.at(-1)) places.push(place);
    look();
  });
});
"""

START_THAT_CANNOT_SUCCEED = """
const finish = arguments[0];
import("./engine/client.js").then(({ createClient }) => createClient({
  bootTimeout: 1,
  onStage: (stage, problem) => stage === "failed" && finish(problem),
}).start());
"""


def test_the_board_and_the_menus_are_there_before_the_engine(page: Page) -> None:
    page.open(hold_engine=True)
    page.wait(lambda: page.text("game-name"))
    assert page.state() is None
    assert page.text("game-name") == "Subsume"
    assert page.driver.execute_script("return sunstones.centreOf('f11')") is not None
    page.open_dialog()
    assert page.state() is None


def test_the_first_picture_waits_for_nothing_else_and_its_menu_can_be_used(page: Page) -> None:
    with run_first(page.driver, PRESS_IN_THE_FIRST_FRAME):
        page.open(hold_engine=True)
        first_frame = page.driver.execute_script("return firstFrame")
        assert first_frame == {"isDrawn": True, "text": "New game", "isLaid": False, "isEmptyPanelSeen": False}
        page.wait(lambda: page.dialog().is_displayed())


@pytest.mark.parametrize("window", [(1280, 800), (844, 390), (820, 1180), (390, 844)])
def test_the_board_stays_where_it_was_first_painted(page: Page, window: tuple[int, int]) -> None:
    page.resize(*window)
    with run_first(page.driver, COLLECT_PLACES):
        page.open()
        page.settled()
        assert len(page.driver.execute_script("return places")) == 1


def test_the_start_runs_through_its_named_stages(page: Page) -> None:
    with run_first(page.driver, COLLECT_STAGES):
        page.open()
        page.settled()
        assert page.driver.execute_script("return stages") == ["runtime", "micropip", "engine", "ready"]


def test_an_early_click_waits_for_the_engine_and_is_then_played(page: Page) -> None:
    page.open(hold_engine=True)
    page.wait(lambda: page.text("game-name"))
    page.click("d4")
    assert page.state() is None
    assert "d4" in page.text("status-detail")
    assert "waiting" in page.cell_label("d4")
    state = page.settled()
    assert state["turns"][0] == "d4"
    assert len(state["turns"]) == 2, "the computer has answered"


def test_of_two_early_clicks_the_later_one_counts_and_a_repeated_one_is_taken_back(page: Page) -> None:
    page.open(hold_engine=True)
    page.wait(lambda: page.text("game-name"))
    page.click("d4")
    page.click("e5")
    assert "waiting" in page.cell_label("e5")
    assert "waiting" not in page.cell_label("d4")
    page.click("e5")
    assert page.state() is None
    assert page.settled()["turns"] == []


def test_a_game_chosen_before_the_engine_is_there_is_the_one_that_starts(page: Page) -> None:
    page.open(hold_engine=True)
    page.wait(lambda: page.text("game-name"))
    page.new_game("parasol", size=3)
    assert page.state() is None
    assert page.text("game-name") == "Parasol"
    page.click("c3")
    state = page.settled()
    assert (state["game"], state["size"], state["turns"]) == ("parasol", 3, ["c3"])


def test_the_site_works_below_any_path_of_a_host(page: Page, tmp_path: Path) -> None:
    (tmp_path / "some").mkdir()
    (tmp_path / "some" / "where").symlink_to(SITE, target_is_directory=True)
    with serve_folder(tmp_path) as server:
        below = Page(page.driver, f"{server.url}some/where/")
        below.open()
        below.settled()
        below.new_game("parasol", size=2)
        below.settled()
        below.click("b2")
        assert below.settled()["turns"] == ["b2"]


MICROPIP, ENGINE, COMLINK = "pyodide/micropip*.whl", "pyodide/py_engine*.whl", "vendor/comlink.js"
RUNTIME = ["pyodide.asm.wasm", "pyodide.asm.mjs", "pyodide.mjs", "pyodide-lock.json", "python_stdlib.zip"]
PARTS = ["engine/worker.js", COMLINK, *(f"pyodide/{name}" for name in RUNTIME), MICROPIP, ENGINE]


def overwritten(_: bytes) -> bytes:
    """What a host sends that does not know the file."""
    return b"no such thing"


def emptied(_: bytes) -> bytes:
    """Nothing of the file."""
    return b""


def flipped(content: bytes) -> bytes:
    """The whole file but for one bit in its middle."""
    middle = len(content) // 2
    return content[:middle] + bytes([content[middle] ^ 1]) + content[middle + 1 :]


Damage = Callable[[bytes], bytes]
FAULTS: list[tuple[str, Damage | None]] = [
    *((part, None) for part in PARTS),
    *((part, overwritten) for part in PARTS),
    ("pyodide/pyodide.asm.wasm", emptied),
    *((part, flipped) for part in ("pyodide/pyodide.asm.wasm", MICROPIP, ENGINE)),
]
# The browser would fetch the whole site to keep it as soon as the start has failed.
KEEP_NOTHING = "Object.defineProperty(navigator, 'serviceWorker', { value: undefined });"


@pytest.fixture
def site(tmp_path: Path) -> Path:
    """A copy of the site that a test may take parts from."""
    copied = tmp_path / "site"
    shutil.copytree(SITE, copied, copy_function=os.symlink)
    return copied


@pytest.mark.parametrize(("part", "damage"), FAULTS)
def test_a_start_that_fails_says_so_at_once_and_can_be_tried_again(
    driver: Chrome, site: Path, part: str, damage: Damage | None
) -> None:
    [path] = site.glob(part)
    sound = path.readlink()
    path.unlink()
    if damage:
        path.write_bytes(damage(sound.read_bytes()))
    with serve_folder(site) as server, run_first(driver, KEEP_NOTHING):
        page = Page(driver, server.url)
        page.open()
        # The page's own patience is longer than this waits: what is missing is known of before that ends.
        page.wait(lambda: page.stage() == "failed")
        assert page.text("status-title") == "The engine could not start"
        told = f"The file {path.relative_to(site).as_posix()} is {'damaged' if damage else 'missing'}: try again"
        assert page.text("status-detail").startswith(told)
        path.unlink(missing_ok=True)
        path.symlink_to(sound)
        page.press("retry")
        page.wait(lambda: page.stage() == "ready")
        assert page.settled()["turns"] == []
        assert not page.button("retry").is_displayed()
        driver.get("about:blank")


# As on a page that comes by http: from another computer: no file can be checked there.
NO_HASHES = "Object.defineProperty(crypto, 'subtle', { value: undefined });"


@pytest.mark.parametrize(
    ("part", "reason"), [(MICROPIP, "its installer micropip is damaged"), (ENGINE, "its rules py_engine are damaged")]
)
def test_no_damaged_wheel_is_told_of_by_a_link_to_a_manual(driver: Chrome, site: Path, part: str, reason: str) -> None:
    [path] = site.glob(part)
    content = flipped(path.read_bytes())
    path.unlink()
    path.write_bytes(content)
    with serve_folder(site) as server, run_first(driver, NO_HASHES):
        page = Page(driver, server.url)
        page.open()
        page.wait(lambda: page.stage() == "failed")
        assert f"({reason})" in page.text("status-detail")
        driver.get("about:blank")


def test_no_early_click_is_promised_where_the_computer_begins(page: Page) -> None:
    page.open(hold_engine=True)
    page.wait(lambda: page.text("game-name"))
    page.new_game("subsume", size=4, sides=("magpie", "human"))
    page.click("d4")
    assert page.state() is None
    assert "waiting" not in page.cell_label("d4")
    assert page.text("status-detail") == ""
    assert page.text("note") == "Nothing can be played until the engine is ready."
    assert len(page.settled()["turns"]) == 1, "the computer's"


def test_an_early_choice_is_dropped_at_once_when_the_side_goes_to_the_computer(page: Page) -> None:
    page.open(hold_engine=True)
    page.wait(lambda: page.text("game-name"))
    page.click("d4")
    assert "waiting" in page.cell_label("d4")
    page.set_side(0, "magpie")
    assert page.state() is None
    assert "waiting" not in page.cell_label("d4")
    page.set_side(0, "human")
    assert page.settled()["turns"] == []


def test_who_plays_may_be_chosen_while_the_engine_starts(page: Page) -> None:
    page.open(hold_engine=True)
    page.wait(lambda: page.text("game-name"))
    page.set_side(1, "human")
    page.settled()
    page.click("d4")
    assert page.settled()["turns"] == ["d4"], "no computer answers"


# A worker that never answers, and a page whose patience with it ends at once.
HANG = """
const { Worker: Sound, setTimeout: original } = window;
window.hangs = true;
window.Worker = class extends Sound {
  postMessage(...values) {
    if (!window.hangs) super.postMessage(...values);
  }
};
window.setTimeout = (call, delay, ...values) =>
  original(call, delay >= 90_000 && window.hangs ? 100 : delay, ...values);
"""


def test_a_start_that_hangs_is_told_of_and_can_be_tried_again_with_the_game_kept(page: Page) -> None:
    page.open()
    page.settled()
    page.play_one_stone()
    with run_first(page.driver, HANG):
        page.reload()
    page.wait(lambda: page.stage() == "failed")
    assert page.text("status-title") == "The engine could not start"
    assert page.text("status-detail").startswith("The engine did not start in time.")
    page.driver.execute_script("window.hangs = false")
    page.press("retry")
    page.wait(lambda: page.stage() == "ready")
    assert page.settled()["turns"] == ["c3"]


def test_a_start_that_never_ends_becomes_a_clear_failure(page: Page) -> None:
    page.open()
    page.settled()
    assert page.driver.execute_async_script(START_THAT_CANNOT_SUCCEED) == "timeout"


# A browser that refuses workers, as it does where a frame is shut off from its own site.
REFUSE_WORKERS = """
window.refuses = true;
window.Worker = class extends Worker {
  constructor(...values) {
    if (window.refuses) throw new DOMException("no workers here", "SecurityError");
    super(...values);
  }
};
"""


def test_a_start_whose_worker_is_refused_says_so_and_can_be_tried_again(page: Page) -> None:
    with run_first(page.driver, REFUSE_WORKERS):
        page.open()
    page.wait(lambda: page.stage() == "failed")
    assert page.text("status-title") == "The engine could not start"
    assert "no workers here" in page.text("status-detail")
    page.driver.execute_script("window.refuses = false")
    page.press("retry")
    page.wait(lambda: page.stage() == "ready")
    assert page.settled()["turns"] == []


# Whatever is fetched past the browser's cache stalls on its way, and patience with that ends soon.
STALL = """
const { fetch: sound } = window;
const { timeout } = AbortSignal;
AbortSignal.timeout = () => timeout.call(AbortSignal, 100);
window.fetch = (address, how) => how?.cache !== "reload" ? sound(address, how) : new Promise((_, reject) => {
  how.signal?.addEventListener("abort", () => reject(how.signal.reason));
});
"""


def test_a_retry_does_not_wait_for_ever_for_a_line_that_has_stalled(page: Page) -> None:
    with run_first(page.driver, REFUSE_WORKERS, STALL):
        page.open()
    page.wait(lambda: page.stage() == "failed")
    page.driver.execute_script("window.refuses = false")
    page.press("retry")
    page.wait(lambda: page.stage() == "ready")
