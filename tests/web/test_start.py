"""The page is of use before its engine is there, says how far that is, and says so when it cannot be had."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from selenium.webdriver import Chrome

from py_engine.players.opponents import OPPONENTS
from support.folders import SITE
from support.serve import serve_folder
from tests.web.support.chromium import run_first
from tests.web.support.page import BOARD_IS_DRAWN, Page
from tests.web.support.workers import REFUSE_WORKERS

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

# In the first frame with a board the button for a new game is pressed.
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


@pytest.fixture
def driver(quick_driver: Chrome) -> Chrome:
    """Many of these tests start the engine from an address that is new."""
    return quick_driver


def test_the_board_and_the_menus_are_there_before_the_engine(page: Page) -> None:
    page.open(hold_engine=True)
    page.wait(lambda: page.text("game-name"))
    assert page.state() is None
    assert page.text("game-name") == "Subsume"
    assert page.driver.execute_script("return sunstones.centreOf('f11')") is not None
    page.dialog.open()
    assert page.state() is None


def test_the_first_picture_waits_for_nothing_else_and_its_menu_can_be_used(page: Page) -> None:
    with run_first(page.driver, PRESS_IN_THE_FIRST_FRAME):
        page.open(hold_engine=True)
        first_frame = page.driver.execute_script("return firstFrame")
        assert first_frame == {"isDrawn": True, "text": "New game", "isLaid": False, "isEmptyPanelSeen": False}
        page.wait(lambda: page.dialog.element.is_displayed())


@pytest.mark.parametrize("window", [(1280, 800), (844, 390), (820, 1180), (390, 844)])
def test_the_board_stays_where_it_was_first_painted(page: Page, window: tuple[int, int]) -> None:
    page.resize(*window)
    with run_first(page.driver, COLLECT_PLACES):
        page.open()
        page.settled()
        assert len(page.driver.execute_script("return places")) == 1


def test_the_start_runs_through_its_named_stages_and_then_plays_an_early_click(page: Page) -> None:
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


def test_an_early_click_gives_way_to_a_later_one_and_is_taken_back_by_a_second_or_by_the_choice_of_a_computer(
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


def test_a_game_and_who_plays_it_may_be_chosen_before_the_engine_is_there(page: Page) -> None:
    page.open(hold_engine=True)
    page.wait(lambda: page.text("game-name"))
    page.new_game("parasol", size=3, sides=("human", OPPONENTS["parasol"][0].id))
    assert page.state() is None
    assert page.text("game-name") == "Parasol"
    page.set_side(1, "human")
    page.click("c3")
    state = page.settled()
    assert (state["game"], state["size"], state["turns"]) == ("parasol", 3, ["c3"]), "no computer answers"


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
FLIPPED = ("pyodide/pyodide.asm.wasm", MICROPIP, ENGINE)
FAULTS: dict[str, list[Damage | None]] = {
    part: [
        None,
        overwritten,
        *([emptied] if part == "pyodide/pyodide.asm.wasm" else []),
        *([flipped] if part in FLIPPED else []),
    ]
    for part in PARTS
}
# The browser would fetch the whole site to keep it as soon as the start has failed.
KEEP_NOTHING = "Object.defineProperty(navigator, 'serviceWorker', { value: undefined });"


@dataclass
class DamagedSite:
    """A copy of the site, served, that a test may take parts from."""

    folder: Path
    url: str

    def path_of(self, part: str) -> Path:
        """Where a part lies, whose name may hold a `*` for its version."""
        [path] = (SITE / part).parent.glob(Path(part).name)
        return self.folder / path.relative_to(SITE)

    def damage(self, part: str, damage: Damage | None) -> str:
        """Damage a part, or take it away; gives its path below the site."""
        path = self.path_of(part)
        path.unlink(missing_ok=True)
        if damage:
            path.write_bytes(damage((SITE / path.relative_to(self.folder)).read_bytes()))
        return path.relative_to(self.folder).as_posix()

    def mend(self, part: str) -> None:
        """Put a part back as it was."""
        path = self.path_of(part)
        path.unlink(missing_ok=True)
        path.symlink_to(SITE / path.relative_to(self.folder))


@pytest.fixture(scope="module")
def site_of_module(tmp_path_factory: pytest.TempPathFactory) -> Iterator[DamagedSite]:
    """One copy for all tests: for a site that it has met before the browser need not compile the engine anew."""
    folder = tmp_path_factory.mktemp("damaged") / "site"
    shutil.copytree(SITE, folder, copy_function=os.symlink)
    with serve_folder(folder) as server:
        yield DamagedSite(folder, server.url)


@pytest.fixture
def site(driver: Chrome, site_of_module: DamagedSite) -> Iterator[DamagedSite]:
    """A sound copy of the site, of which the browser keeps nothing for later."""
    with run_first(driver, KEEP_NOTHING):
        yield site_of_module
        driver.get("about:blank")
    for part in PARTS:
        site_of_module.mend(part)


@pytest.mark.parametrize("part", PARTS)
def test_a_start_that_fails_says_so_at_once_and_can_be_tried_again(
    driver: Chrome, site: DamagedSite, part: str
) -> None:
    """Each try meets another fault of the same file, and the last one none: by then no fault may have left a trace."""
    page = Page(driver, site.url)
    for tried, damage in enumerate(FAULTS[part]):
        case = f"{part} {damage.__name__ if damage else 'missing'}"
        path = site.damage(part, damage)
        if tried == 0:
            page.open()
        else:
            page.press("retry")  # which ends the stage "failed" at once
        # The page's own patience is longer than this waits: what is missing is known of before that ends.
        page.wait(lambda: page.stage() == "failed")
        assert page.text("status-title") == "The engine could not start", case
        told = f"The file {path} is {'damaged' if damage else 'missing'}: try again"
        assert page.text("status-detail").startswith(told), case
    site.mend(part)
    page.press("retry")
    page.wait(lambda: page.stage() == "ready")
    assert page.settled()["turns"] == []
    assert not page.button("retry").is_displayed()


# As on a page that comes by http: from another computer: no file can be checked there.
NO_HASHES = "Object.defineProperty(crypto, 'subtle', { value: undefined });"


def test_no_damaged_wheel_is_told_of_by_a_link_to_a_manual(driver: Chrome, site: DamagedSite) -> None:
    page = Page(driver, site.url)
    with run_first(driver, NO_HASHES):
        site.damage(MICROPIP, flipped)
        page.open()
    page.wait(lambda: page.stage() == "failed")
    assert "(its installer micropip is damaged)" in page.text("status-detail")
    site.mend(MICROPIP)
    site.damage(ENGINE, flipped)
    page.press("retry")
    page.wait(lambda: "(its rules py_engine are damaged)" in page.text("status-detail"))
    assert page.stage() == "failed"


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
    page.visit()
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
    page.visit()
    page.settled()
    assert page.driver.execute_async_script(START_THAT_CANNOT_SUCCEED) == "timeout"


# Whatever is fetched past the browser's cache stalls on its way, and patience with that ends soon.
STALL = """
const { fetch: sound } = window;
const { timeout } = AbortSignal;
AbortSignal.timeout = () => timeout.call(AbortSignal, 100);
window.fetch = (address, how) => how?.cache !== "reload" ? sound(address, how) : new Promise((_, reject) => {
  how.signal?.addEventListener("abort", () => reject(how.signal.reason));
});
"""


def test_a_start_whose_worker_is_refused_says_so_and_can_be_tried_again_while_the_line_stalls(page: Page) -> None:
    """A retry does not wait for ever for what it fetches once more."""
    with run_first(page.driver, REFUSE_WORKERS, STALL):
        page.open()
    page.wait(lambda: page.stage() == "failed")
    assert page.text("status-title") == "The engine could not start"
    assert "no workers here" in page.text("status-detail")
    page.driver.execute_script("window.refuses = false")
    page.press("retry")
    page.wait(lambda: page.stage() == "ready")
    assert page.settled()["turns"] == []
