"""The built site, served to a real headless Chromium.

The site is the one in dist/site (`python3 build_scripts/build.py`). Every test gets its own page in a shared
browser, and after every test the browser's console must hold no error.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from selenium.webdriver import Chrome

from support.folders import SITE
from support.serve import FolderServer, serve_folder
from tests.web.support.chromium import COMPILES_ONCE, console_errors, read_console, start_chromium
from tests.web.support.host import Host
from tests.web.support.kept_site import PublishedSite
from tests.web.support.looks import LOOK_AWAY, USUAL
from tests.web.support.page import Page
from tests.web.support.puzzles import Puzzle, leave_puzzle, puzzle_of_stones
from tests.web.support.window import DESKTOP


@pytest.fixture(scope="session")
def server() -> Iterator[FolderServer]:
    """Serves the built site."""
    if not (SITE / "index.html").is_file():
        pytest.exit("There is no site in dist/site; build it with: python3 build_scripts/build.py", returncode=1)
    with serve_folder(SITE) as running:
        yield running


@pytest.fixture(scope="session")
def driver(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Chrome]:
    """One browser for all tests."""
    running = start_chromium(tmp_path_factory.mktemp("chromium"))
    yield running
    running.quit()


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
