"""Firefox and WebKit keep the page too: played without a network, and brought to a new version when one asks for it."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from contextlib import AbstractContextManager
from pathlib import Path

import pytest

from tests.web.support.host import Host
from tests.web.support.other_browser import OtherBrowser
from tests.web.support.other_browsers import STARTS
from tests.web.support.other_page import begin_a_small_game, exchange_turns, play_to_the_end, press, settled

Start = Callable[[Path], AbstractContextManager[OtherBrowser]]

STATE = "navigator.serviceWorker.ready.then(({ active }) => active.state)"
KEPT_FILES = """caches.keys()
  .then((names) => Promise.all(names.map((name) => caches.open(name).then((cache) => cache.keys()))))
  .then((lists) => lists.flat().length)"""
EMPTY = "caches.keys().then((names) => Promise.all(names.map((name) => caches.delete(name))))"
VERSION = "document.querySelector('meta[name=version]')?.content"


def wait_until_kept(browser: OtherBrowser) -> None:
    """Wait until the service worker has the whole page."""
    settled(browser)
    browser.wait(lambda: browser.ask(STATE) == "activated")


@pytest.fixture(params=STARTS)
def start(request: pytest.FixtureRequest) -> Start:
    """Starts one of the browsers."""
    return STARTS[request.param]


def test_the_page_is_updated_mended_and_there_offline_after_a_restart(start: Start, host: Host, tmp_path: Path) -> None:
    profile = tmp_path / "profile"
    with start(profile) as browser:
        turns = update_and_mend(browser, host)
    # If nothing outlives the browser, the page was loaded without its host just now.
    if browser.keeps_profile:
        forget_all_but_what_pages_keep(profile)
        with start(profile) as browser:
            browser.open(host.url)
            assert settled(browser)["turns"] == turns
            assert browser.ask(VERSION) == "2", "what was filled is all"
            assert browser.errors() == []


@pytest.mark.long_form
@pytest.mark.parametrize("whole", [True], ids=["whole"])
def test_a_game_is_played_in_pyodide_offline_after_a_restart(start: Start, host: Host, tmp_path: Path) -> None:
    profile = tmp_path / "profile"
    with start(profile) as browser:
        browser.open(host.url)
        wait_until_kept(browser)
        host.leave()
        if not browser.keeps_profile:
            browser.reload()
            play_offline(browser)
            return
        assert browser.errors() == []
    forget_all_but_what_pages_keep(profile)
    with start(profile) as browser:
        browser.open(host.url)
        play_offline(browser)


def forget_all_but_what_pages_keep(profile: Path) -> None:
    """Take away what Firefox keeps by itself."""
    assert any((profile / "cache2" / "entries").iterdir()), "this is where Firefox has what it keeps by itself"
    shutil.rmtree(profile / "cache2")


def play_offline(browser: OtherBrowser) -> None:
    """Play a game to its end in Pyodide."""
    settled(browser)
    begin_a_small_game(browser)
    browser.wait(lambda: settled(browser)["turns"] == [])
    play_to_the_end(browser)
    assert browser.errors() == []


def update_and_mend(browser: OtherBrowser, host: Host) -> list[str]:
    """Bring the page to a new version, and lose all that is kept of that; the turns of the game on it."""
    browser.open(host.url)
    wait_until_kept(browser)
    begin_a_small_game(browser)
    turns = exchange_turns(browser)

    # A new version waits, and takes over when asked, while the game goes on.
    host.site.publish(2)
    browser.reload()
    browser.wait(lambda: browser.ask("!document.getElementById('update').hidden"))
    assert settled(browser)["turns"] == turns
    assert browser.ask(VERSION) is None, "a new version only waits"
    press(browser, "[data-do=update]")
    browser.wait(lambda: browser.ask(VERSION) == "2")
    assert settled(browser)["turns"] == turns
    assert browser.ask("caches.keys().then((names) => names.length)") == 1

    # A cache storage that was emptied is filled by one start.
    files = browser.ask(KEPT_FILES)
    assert files > 1
    browser.ask(EMPTY)
    browser.reload()
    assert settled(browser)["turns"] == turns
    browser.wait(lambda: browser.ask(KEPT_FILES) == files)
    host.leave()
    browser.reload()
    assert settled(browser)["turns"] == turns
    assert browser.ask(VERSION) == "2"
    assert browser.errors() == []
    return turns
