"""The built site, served to a real headless Chromium.

The site is the one in dist/site (`python3 build_scripts/build.py`). Every test gets its own page in a shared
browser, and after every test the browser's console must hold no error.

Most tests look at what a page does once its engine runs: their pages borrow one that has started, have no service
worker, and take the site's files from the browser's cache (`support/kept_engine.py`). Modules in which just these
matter are marked `starts_engine`: their window, and the address of the site, are others, and hide nothing.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import NamedTuple

import pytest
from selenium.webdriver import Chrome

from support.folders import SITE
from support.serve import FolderHandler, FolderServer, serve_by, serve_folder
from tests.web.support.chromium import COMPILES_ONCE, console_errors, prepare_window, read_console, start_chromium
from tests.web.support.host import Host
from tests.web.support.kept_engine import BORROW, keep_engine
from tests.web.support.kept_site import PublishedSite
from tests.web.support.looks import LOOK_AWAY, USUAL
from tests.web.support.page import Page
from tests.web.support.puzzles import Puzzle, leave_puzzle, puzzle_of_stones
from tests.web.support.window import DESKTOP, resize


class Windows(NamedTuple):
    """One browser for all tests, with a window whose pages borrow an engine and one whose pages start theirs."""

    driver: Chrome
    borrowing: str
    starting: str


class KeptFilesHandler(FolderHandler):
    """Answers with files that the browser need not ask for twice."""

    cache_control = "max-age=86400"


def starts_engine(request: pytest.FixtureRequest) -> bool:
    """Whether the tests of the module are about how pages start, load and are kept."""
    return request.node.get_closest_marker("starts_engine") is not None


@pytest.fixture(scope="session")
def servers() -> Iterator[tuple[FolderServer, FolderServer]]:
    """Serve the built site at two addresses: to pages that start as everywhere, and to those that only look at it."""
    if not (SITE / "index.html").is_file():
        pytest.exit("There is no site in dist/site; build it with: python3 build_scripts/build.py", returncode=1)
    kept = serve_by(partial(KeptFilesHandler, directory=str(SITE)))
    with serve_folder(SITE) as plain, kept:
        yield plain, kept


@pytest.fixture(scope="module")
def server(servers: tuple[FolderServer, FolderServer], request: pytest.FixtureRequest) -> FolderServer:
    """Serves the built site."""
    plain, kept = servers
    return plain if starts_engine(request) else kept


@pytest.fixture(scope="session")
def windows(servers: tuple[FolderServer, FolderServer], tmp_path_factory: pytest.TempPathFactory) -> Iterator[Windows]:
    """One browser for all tests."""
    running = start_chromium(tmp_path_factory.mktemp("chromium"))
    starting = running.current_window_handle
    running.switch_to.new_window("tab")
    borrowing = keep_engine(running, servers[1].url)
    running.switch_to.window(borrowing)
    prepare_window(running, BORROW)
    yield Windows(running, borrowing, starting)
    running.quit()


@pytest.fixture(scope="module")
def driver(windows: Windows, request: pytest.FixtureRequest) -> Iterator[Chrome]:
    """The browser, in the window that the module's tests need."""
    windows.driver.switch_to.window(windows.starting if starts_engine(request) else windows.borrowing)
    # A page of which nothing is seen is not painted, nor a frame that lies below what is seen.
    windows.driver.execute_cdp_cmd("Page.bringToFront", {})
    resize(windows.driver, *DESKTOP)
    yield windows.driver
    windows.driver.get("about:blank")


@pytest.fixture(scope="session")
def quick_driver(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Chrome]:
    """One more browser, for tests in which the other would have to compile the engine at each start."""
    running = start_chromium(tmp_path_factory.mktemp("chromium"), *COMPILES_ONCE)
    yield running
    running.quit()


@pytest.fixture(scope="module")
def leaves_nothing_behind(driver: Chrome, server: FolderServer) -> Iterator[None]:
    """Empties the browser's storage after the module."""
    yield
    driver.get("about:blank")
    Page(driver, server.url).open_beside()
    driver.execute_script("localStorage.clear(); sessionStorage.clear()")
    driver.get("about:blank")


@pytest.fixture(scope="module")
def leaves_no_page_behind(driver: Chrome) -> Iterator[None]:
    """No page is open before the module and after it."""
    driver.get("about:blank")
    yield
    driver.get("about:blank")


@pytest.fixture
def page(driver: Chrome, server: FolderServer) -> Iterator[Page]:
    """A page at desktop size, not opened yet; the browser's console is checked when the test is over.

    Nothing that an earlier test has chosen or played is kept in the browser.
    """
    shown = Page(driver, server.url)
    origin = shown.url.rstrip("/")
    driver.execute_cdp_cmd("Storage.clearDataForOrigin", {"origin": origin, "storageTypes": "local_storage"})
    shown.resize(*DESKTOP)
    read_console(driver)
    yield shown
    errors = console_errors(driver)
    assert [message for message in errors if not shown.expects_error(message)] == []


@pytest.fixture
def leaves_no_puzzle_open(page: Page) -> Iterator[None]:
    """No puzzle is open after the test, and no list of them."""
    yield
    leave_puzzle(page)


@pytest.fixture
def puzzle() -> Puzzle:
    """A puzzle of three turns or more."""
    return puzzle_of_stones()


@pytest.fixture
def usual_settings(page: Page) -> Iterator[None]:
    """The page has its usual settings before and after the test, but for stones that move: looks are compared."""
    page.visit()
    page.set_switches(**USUAL | {"motion": False})
    page.driver.execute_script(LOOK_AWAY)
    yield
    page.set_switches(**USUAL)
    page.driver.execute_script("localStorage.removeItem('sunstones.settings')")


@pytest.fixture
def host(tmp_path: Path) -> Iterator[Host]:
    """The site, below some path of a host."""
    (tmp_path / "host" / "some").mkdir(parents=True)
    running = Host(PublishedSite(tmp_path / "host" / "some" / "where"))
    yield running
    running.leave()
