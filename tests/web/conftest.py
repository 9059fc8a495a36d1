"""The built site, served to a real headless Chromium.

The site is the one in dist/site (`python3 build_scripts/build.py`). Every test gets a page of its own in a shared
browser, and after every test the browser's console must hold no error and no request may have left the page's origin.
"""

from __future__ import annotations

import json
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from page import Page
from selenium.webdriver import Chrome, ChromeOptions
from selenium.webdriver.chrome.service import Service

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "build_scripts"))

from serve import FolderServer, serve_folder  # noqa: E402 - the build scripts are plain modules of their own folder

SITE = ROOT / "dist" / "site"

FLAGS = (
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    # No name but this machine's own can be found: a request to anywhere else fails, and says so in the console.
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1",
)

# Schemes whose content is in the page itself: nothing is asked of anybody.
INLINE = ("data:", "blob:")

DESKTOP = (1280, 800)
PHONE = (390, 844)


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
    options = ChromeOptions()
    for flag in FLAGS:
        options.add_argument(flag)
    options.add_argument(f"--user-data-dir={tmp_path_factory.mktemp('chromium')}")
    options.binary_location = program("chromium")
    options.set_capability("goog:loggingPrefs", {"browser": "ALL", "performance": "ALL"})
    running = Chrome(options=options, service=Service(program("chromedriver")))
    running.set_script_timeout(120)
    yield running
    running.quit()


@pytest.fixture
def page(driver: Chrome, server: FolderServer) -> Iterator[Page]:
    """A page at desktop size, not opened yet; checked for errors and foreign requests when the test is over."""
    shown = Page(driver, server.url)
    shown.resize(*DESKTOP)
    driver.get_log("browser")
    driver.get_log("performance")
    yield shown
    errors = [entry["message"] for entry in driver.get_log("browser") if entry["level"] == "SEVERE"]
    requests = list(requested_addresses(driver))
    driver.get("about:blank")
    assert [message for message in errors if not shown.expects_error(message)] == []
    assert [address for address in requests if not address.startswith((server.url, *INLINE))] == []


def requested_addresses(driver: Chrome) -> Iterator[str]:
    """Every address that the browser has asked for since the last look."""
    for entry in driver.get_log("performance"):
        message = json.loads(entry["message"])["message"]
        if message["method"] == "Network.requestWillBeSent":
            yield message["params"]["request"]["url"]


def program(name: str) -> str:
    """The path of a program. Skipping would hide that nothing was tested, so a missing one is an error."""
    path = shutil.which(name)
    if path is None:
        pytest.exit(f"There is no {name} on the PATH; on Debian: apt-get install chromium chromium-driver", returncode=1)
    return path
