"""The built site, served to a real headless Chromium.

The site is the one in dist/site (`python3 build_scripts/build.py`). Every test gets its own page in a shared
browser, and after every test the browser's console must hold no error.

Most tests look at what a page does once its engine runs: their pages borrow one that has started, have no service
worker, and take the site's files from the browser's cache (`support/kept_engine.py`). Modules in which just these
matter are marked `starts_engine`: their browser, and the address of the site, are others, and hide nothing. What is
about files and their versions more than about Python opens a light site (`support/light_site.py`).
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from selenium.webdriver import Chrome

from support.folders import SITE
from support.serve import FolderHandler, FolderServer, serve_by, serve_folder
from tests.web.support.chromium import COMPILES_ONCE, console_errors, read_console, start_chromium
from tests.web.support.host import Host
from tests.web.support.kept_engine import BORROW, keep_engine
from tests.web.support.kept_site import PublishedSite
from tests.web.support.light_site import OF_BOARDS, make_light_site
from tests.web.support.looks import LOOK_AWAY, USUAL
from tests.web.support.page import Page
from tests.web.support.puzzles import Puzzle, leave_puzzle, puzzle_of_stones
from tests.web.support.window import DESKTOP, resize
from toolchain.chromium import prepare_window

# A page of the site that is open clears its storage itself, at once. An open page would notice a deletion by DevTools
# only later: perhaps after it has kept the first settings of the next test, which it would then drop, too.
FORGET_ALL = """
if (!location.href.startsWith(arguments[0])) return false;
try { localStorage.clear(); } catch { return false; }
dispatchEvent(new StorageEvent("storage", { key: null }));
return true;
"""


class KeptFilesHandler(FolderHandler):
    """Answers with files that the browser need not ask for twice."""

    cache_control = "max-age=86400"


def starts_engine(request: pytest.FixtureRequest) -> bool:
    """Return whether the tests of the module are about how pages start, load and are kept."""
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
def borrowing_driver(
    servers: tuple[FolderServer, FolderServer], tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Chrome]:
    """A browser, in a window whose pages borrow an engine."""
    _, kept = servers
    running = start_chromium(tmp_path_factory.mktemp("chromium"))
    running.switch_to.window(keep_engine(running, kept.url))
    prepare_window(running, BORROW)
    yield running
    running.quit()


@pytest.fixture(scope="session")
def starting_driver(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Chrome]:
    """A browser in which each page starts its own engine. To compile that for speed would take most of the time."""
    running = start_chromium(tmp_path_factory.mktemp("chromium"), *COMPILES_ONCE)
    yield running
    running.quit()


@pytest.fixture(scope="module")
def driver(request: pytest.FixtureRequest) -> Iterator[Chrome]:
    """The browser that the module's tests need."""
    chosen: Chrome = request.getfixturevalue("starting_driver" if starts_engine(request) else "borrowing_driver")
    # A hidden page is not painted, nor is a frame below the visible part.
    chosen.execute_cdp_cmd("Page.bringToFront", {})
    resize(chosen, *DESKTOP)
    yield chosen
    chosen.get("about:blank")


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
    if not driver.execute_script(FORGET_ALL, shown.url):
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


@pytest.fixture(scope="session")
def light_site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site with Python in this process, and without unneeded parts."""
    folder = tmp_path_factory.mktemp("light") / "site"
    make_light_site(folder)
    return folder


@pytest.fixture(scope="session")
def light_site_of_boards(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The same with what boards in other pages need."""
    folder = tmp_path_factory.mktemp("light") / "site"
    make_light_site(folder, *OF_BOARDS)
    return folder


@pytest.fixture
def whole() -> bool:
    """Return whether the host has the whole site: where a test says so by `whole_site_too`."""
    return False


@pytest.fixture
def built(light_site: Path, whole: bool) -> Path:
    """The folder that the host serves."""
    return SITE if whole else light_site


@pytest.fixture
def host(tmp_path: Path, built: Path) -> Iterator[Host]:
    """The site, below some path of a host."""
    (tmp_path / "host" / "some").mkdir(parents=True)
    running = Host(PublishedSite(tmp_path / "host" / "some" / "where", built))
    yield running
    running.close()
