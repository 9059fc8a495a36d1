"""Later visits begin from an image of Python's memory, and none depends on it (web/engine/image.ts)."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from selenium.webdriver import Chrome

from support.serve import FolderServer
from tests.web.support.chromium import run_first
from tests.web.support.page import Page
from tests.web.support.workers import COLLECT_STAGES, KILL, KNOWN_WORKERS

pytestmark = pytest.mark.starts_engine

WHOLE_START = ["runtime", "micropip", "engine", "ready"]
START_FROM_IMAGE = ["runtime", "ready"]

# Makes an image as a page at rest does. before: a statement for the worker, ahead of all others.
MAKE = """
const [before, finish] = arguments;
import("../vendor/comlink.js").then(async ({ wrap }) => {
  const address = (script) => URL.createObjectURL(new Blob([script], { type: "text/javascript" }));
  const worker = new URL("../engine/worker.js", document.baseURI);
  const script = `import "${address(before)}"; import "${worker}";`;
  const maker = new Worker(address(script), { type: "module" });
  await wrap(maker).makeImage().then(() => finish(null), (problem) => finish(String(problem)));
  maker.terminate();
});
"""

READ = """
const [finish] = arguments;
import("../engine/image.js").then(async ({ ADDRESS, CACHE, HEADER }) => {
  const found = await caches.match(ADDRESS, { cacheName: CACHE });
  finish(found ? [found.headers.get(HEADER), (await found.arrayBuffer()).byteLength] : null);
});
"""

# Changes the image by a function of what is said of it and of its content.
CHANGE = """
const [change, finish] = arguments;
import("../engine/image.js").then(async ({ ADDRESS, CACHE, HEADER }) => {
  const found = await caches.match(ADDRESS, { cacheName: CACHE });
  const about = JSON.parse(found.headers.get(HEADER));
  const content = new Uint8Array(await found.arrayBuffer());
  const [said, kept] = eval(change)(about, content);
  await (await caches.open(CACHE)).put(ADDRESS, new Response(kept, { headers: { [HEADER]: said } }));
  finish();
});
"""

COPY = """
const [from, to, finish] = arguments;
import("../engine/image.js").then(async ({ ADDRESS, CACHE }) => {
  const nameOf = (name) => (name === "image" ? CACHE : name);
  const found = await caches.match(ADDRESS, { cacheName: nameOf(from) });
  await (await caches.open(nameOf(to))).put(ADDRESS, found);
  finish();
});
"""

DISCARD = """
const [name, finish] = arguments;
import("../engine/image.js").then(({ CACHE }) => caches.delete(name === "image" ? CACHE : name)).then(() => finish());
"""

HOLD_LOCK = """
const [finish] = arguments;
import("../engine/image.js").then(({ CACHE }) => {
  void navigator.locks.request(CACHE, () => {
    finish();
    return new Promise(() => {});
  });
});
"""

# A start in the page itself: whether it began from the image, and random numbers.
START = """
const [finish] = arguments;
import("../engine/starting.js").then(async ({ startPython }) => {
  const { runtime, isFromImage } = await startPython(true, () => {});
  finish([isFromImage, runtime.runPython("import random; str([random.random() for _ in range(4)])")]);
});
"""

# By what is wrong with it: how it is changed, and whether only the start itself can find that out, which deletes it.
DAMAGE = {
    "a bit of its content": (
        "(about, content) => { content[1_000_000] ^= 1; return [JSON.stringify(about), content]; }",
        True,
    ),
    "a lost end": ("(about, content) => [JSON.stringify(about), content.slice(0, 5_000_000)]", True),
    "another version of the site": (
        "(about, content) => [JSON.stringify({ ...about, madeBy: `0${about.madeBy}` }), content]",
        False,
    ),
    "another browser": (
        "(about, content) => [JSON.stringify({ ...about, madeBy: `${about.madeBy} 2` }), content]",
        False,
    ),
    "nothing said of it": ("(about, content) => ['', content]", False),
    "a head of another Pyodide": (
        "(about, content) => [JSON.stringify({ ...about, head: btoa('x'.repeat(144)) }), content]",
        True,
    ),
}


@pytest.fixture(scope="module")
def made(driver: Chrome, server: FolderServer) -> Iterator[None]:
    """An image has been made, and a copy of it is kept elsewhere."""
    page = Page(driver, server.url)
    page.open_beside()
    assert run(page, MAKE, "") is None
    run(page, COPY, "image", "copy")
    yield
    page.open_beside()
    run(page, DISCARD, "copy")


@pytest.fixture
def image(page: Page, made: None) -> Iterator[None]:
    """The image is there, for a test that may spoil it."""
    page.open_beside()
    run(page, COPY, "copy", "image")
    yield
    page.open_beside()
    run(page, DISCARD, "image")


def run(page: Page, script: str, *given: object) -> Any:
    """Run a script that finishes by itself, beside the page (`open_beside`)."""
    return page.driver.execute_async_script(script, *given)


def stages(page: Page, *scripts: str) -> list[str]:
    """The stages of the start of a page that is opened."""
    with run_first(page.driver, COLLECT_STAGES, *scripts):
        page.open()
        page.settled()
        found: list[str] = page.driver.execute_script("return stages")
        return found


@pytest.mark.usefixtures("image")
def test_a_page_begins_from_the_image_and_is_the_same(page: Page) -> None:
    assert stages(page) == START_FROM_IMAGE
    page.play_one_stone()
    assert len(page.settled()["turns"]) == 1


@pytest.mark.usefixtures("image")
def test_chance_is_another_one_in_each_start(page: Page) -> None:
    starts = []
    for _ in range(2):
        page.open_beside()
        starts.append(run(page, START))
    assert [is_from_image for is_from_image, _ in starts] == [True, True]
    assert starts[0] != starts[1]


@pytest.mark.usefixtures("image")
@pytest.mark.parametrize("damage", DAMAGE)
def test_a_start_passes_over_an_image_that_it_cannot_use(page: Page, damage: str) -> None:
    change, is_deleted = DAMAGE[damage]
    page.open_beside()
    run(page, CHANGE, change)
    assert run(page, START)[0] is False
    assert (run(page, READ) is None) == is_deleted


@pytest.mark.usefixtures("image")
def test_a_page_says_nothing_of_a_damaged_image(page: Page) -> None:
    page.open_beside()
    run(page, CHANGE, DAMAGE["a bit of its content"][0])
    assert stages(page) == WHOLE_START
    assert page.text("note") == ""


@pytest.mark.usefixtures("image")
def test_after_a_death_the_engine_begins_without_the_image_which_is_thrown_away(page: Page) -> None:
    assert stages(page, KNOWN_WORKERS) == START_FROM_IMAGE
    page.driver.execute_script(KILL)
    page.play_one_stone()
    page.settled()
    page.open_beside()
    assert run(page, READ) is None


def test_without_room_nothing_is_kept_and_nothing_is_said(page: Page) -> None:
    page.open_beside()
    no_room = "Cache.prototype.put = () => Promise.reject(new DOMException('no room', 'QuotaExceededError'))"
    assert run(page, MAKE, no_room) is None
    assert run(page, READ) is None


def test_no_image_is_made_while_another_worker_makes_one(page: Page) -> None:
    page.open_beside()
    run(page, HOLD_LOCK)
    assert run(page, MAKE, "") is None
    assert run(page, READ) is None


@pytest.mark.parametrize("lost", ["caches", "navigator.locks"])
def test_without_storage_or_locks_none_is_made(page: Page, lost: str) -> None:
    owner, _, name = f"self.{lost}".rpartition(".")
    page.open_beside()
    problem = run(page, MAKE, f"Object.defineProperty({owner}, '{name}', {{ value: undefined }})")
    assert problem is None or "caches" in problem
    assert run(page, READ) is None


def test_without_storage_a_start_is_the_whole_one(page: Page) -> None:
    page.open_beside()
    page.driver.execute_script("Object.defineProperty(self, 'caches', { value: undefined })")
    assert run(page, START)[0] is False


@pytest.mark.usefixtures("image")
def test_the_image_has_little_of_the_memory(page: Page) -> None:
    page.open_beside()
    about, size = run(page, READ)
    assert size < json.loads(about)["memory"] / 2
