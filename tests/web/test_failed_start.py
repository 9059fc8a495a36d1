"""A start of the engine that fails says so, and can be tried again; so does a worker that dies later."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from selenium.webdriver import Chrome

from support.serve import FolderServer
from tests.web.support.chromium import run_first
from tests.web.support.kept_site import whole_site_too
from tests.web.support.light_site import serve_light
from tests.web.support.page import Page
from tests.web.support.replaced_engine import lose_between_two_turns
from tests.web.support.workers import KILL, KNOWN_WORKERS, REFUSE_WORKERS

pytestmark = pytest.mark.starts_engine

START_THAT_CANNOT_SUCCEED = """
const finish = arguments[0];
import("./engine/client.js").then(({ createClient }) => createClient({
  bootTimeout: 1,
  onStage: (stage, problem) => stage === "failed" && finish(problem),
}).start());
"""

MICROPIP, ENGINE, COMLINK = "pyodide/micropip*.whl", "pyodide/sunstones*.whl", "vendor/comlink.js"
RUNTIME = ["pyodide.asm.wasm", "pyodide.asm.mjs", "pyodide.mjs", "pyodide-lock.json", "python_stdlib.zip"]
PARTS = [*(f"pyodide/{name}" for name in RUNTIME), MICROPIP, ENGINE]
# Those that Python has no part in.
PARTS_OF_THE_WORKER = ["engine/worker.js", COMLINK]


@pytest.fixture(scope="module")
def server(light_site: Path) -> Iterator[FolderServer]:
    """Serves the light site, where it is a worker that fails and no file."""
    with serve_light(light_site) as running:
        yield running


def overwritten(_: bytes) -> bytes:
    """The content that a host may send in place of a file that it lacks."""
    return b"no such thing"


def emptied(_: bytes) -> bytes:
    """An empty file."""
    return b""


def flipped(content: bytes) -> bytes:
    """The file with one bit in its middle changed."""
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
    for part in (*PARTS_OF_THE_WORKER, *PARTS)
}
# The browser would fetch the whole site to keep it as soon as the start has failed.
KEEP_NOTHING = "Object.defineProperty(navigator, 'serviceWorker', { value: undefined });"


@dataclass
class DamagedSite:
    """A copy of the site, served, that a test may take parts from."""

    folder: Path
    built: Path
    url: str

    def path_of(self, part: str) -> Path:
        """The path of a part, whose name may hold a `*` for its version."""
        [path] = (self.built / part).parent.glob(Path(part).name)
        return self.folder / path.relative_to(self.built)

    def damage(self, part: str, damage: Damage | None) -> str:
        """Damage a part, or take it away; gives its path below the site."""
        path = self.path_of(part)
        path.unlink(missing_ok=True)
        if damage:
            path.write_bytes(damage((self.built / path.relative_to(self.folder)).read_bytes()))
        return path.relative_to(self.folder).as_posix()

    def mend(self, part: str) -> None:
        """Put a part back as it was."""
        path = self.path_of(part)
        path.unlink(missing_ok=True)
        path.symlink_to(self.built / path.relative_to(self.folder))


@pytest.fixture
def site(driver: Chrome, built: Path, tmp_path: Path) -> Iterator[DamagedSite]:
    """A sound copy of the site; the browser keeps nothing of it for later."""
    folder = tmp_path / "site"
    shutil.copytree(built, folder, copy_function=os.symlink)
    with serve_light(folder) as server, run_first(driver, KEEP_NOTHING):
        yield DamagedSite(folder, built, server.url)
        driver.get("about:blank")


@whole_site_too
def test_a_start_that_fails_says_so_at_once_and_can_be_tried_again(driver: Chrome, site: DamagedSite) -> None:
    meet_faults(Page(driver, site.url), site, PARTS)


def test_a_worker_that_does_not_begin_says_so_at_once_and_can_be_tried_again(driver: Chrome, site: DamagedSite) -> None:
    meet_faults(Page(driver, site.url), site, PARTS_OF_THE_WORKER)


def meet_faults(page: Page, site: DamagedSite, parts: list[str]) -> None:
    """Start again and again: each try meets another fault, and the last one none. None may leave a trace."""
    faults = [(part, damage) for part in parts for damage in FAULTS[part]]
    for number, (part, damage) in enumerate(faults):
        case = f"{part} {damage.__name__ if damage else 'missing'}"
        path = site.damage(part, damage)
        if number == 0:
            page.open()
        else:
            page.press("retry")  # which ends the stage "failed" at once
        # The page's own patience is longer than this wait, so the page must know what is missing before that ends.
        page.wait(lambda: page.stage() == "failed")
        assert page.text("status-title") == "The engine could not start", case
        told = f"The file {path} is {'damaged' if damage else 'missing'}. Try again"
        assert page.text("status-detail").startswith(told), case
        site.mend(part)
    page.press("retry")
    page.wait(lambda: page.stage() == "ready")
    assert page.settled()["turns"] == []
    assert not page.button("retry").is_displayed()


# A page that comes by http: from another computer has no `crypto.subtle`: no file can be checked there.
NO_HASHES = "Object.defineProperty(crypto, 'subtle', { value: undefined });"


@whole_site_too
def test_a_damaged_wheel_is_named_and_not_explained_by_a_link_to_a_manual(driver: Chrome, site: DamagedSite) -> None:
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


# A worker that never answers, and a page that gives it up at once.
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


def test_a_start_that_hangs_is_reported_and_can_be_tried_again_with_the_game_kept(page: Page) -> None:
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


# The first worker dies as one whose Python reads where there is no memory; the others are sound.
FIRST_WORKER_DIES = """
const { Worker: Sound } = window;
const text = "throw new WebAssembly.RuntimeError('Out of bounds memory access')";
const dying = URL.createObjectURL(new Blob([text], { type: "text/javascript" }));
window.born = 0;
window.Worker = class extends Sound {
  constructor(address, options) { super(born++ === 0 ? dying : address, options); }
};
"""


def test_a_start_in_which_python_dies_though_no_file_is_damaged_is_made_again(page: Page) -> None:
    with run_first(page.driver, FIRST_WORKER_DIES):
        page.open()
    assert page.settled()["turns"] == []
    assert page.driver.execute_script("return born") == 2


# Every fetch past the browser's cache stalls, and is given up soon.
STALL = """
const { fetch: sound } = window;
const { timeout } = AbortSignal;
AbortSignal.timeout = () => timeout.call(AbortSignal, 100);
window.fetch = (address, how) => how?.cache !== "reload" ? sound(address, how) : new Promise((_, reject) => {
  how.signal?.addEventListener("abort", () => reject(how.signal.reason));
});
"""


def test_a_refused_worker_is_reported_and_a_retry_does_not_wait_for_a_stalled_network(page: Page) -> None:
    """A retry fetches files once more, and does not wait for them without end."""
    with run_first(page.driver, REFUSE_WORKERS, STALL):
        page.open()
    page.wait(lambda: page.stage() == "failed")
    assert page.text("status-title") == "The engine could not start"
    assert "no workers here" in page.text("status-detail")
    page.driver.execute_script("window.refuses = false")
    page.press("retry")
    page.wait(lambda: page.stage() == "ready")
    assert page.settled()["turns"] == []


def test_a_worker_that_dies_after_its_start_is_replaced_and_the_game_goes_on(page: Page) -> None:
    with run_first(page.driver, KNOWN_WORKERS):
        page.open()
    page.settled()
    lose_between_two_turns(page, KILL)
