"""Firefox keeps the page too: played without a network, and brought to a new version when that is asked for."""

from __future__ import annotations

import shutil
from pathlib import Path

from support.serve import serve_folder
from tests.web.support.firefox import Firefox, find_firefox, start_firefox
from tests.web.support.firefox_page import begin_a_small_game, exchange_turns, play_to_the_end, press, settled
from tests.web.support.kept_site import PublishedSite

STATE = "navigator.serviceWorker.ready.then(({ active }) => active.state)"
KEPT_FILES = """caches.keys()
  .then((names) => Promise.all(names.map((name) => caches.open(name).then((cache) => cache.keys()))))
  .then((lists) => lists.flat().length)"""
EMPTY = "caches.keys().then((names) => Promise.all(names.map((name) => caches.delete(name))))"
VERSION = "document.querySelector('meta[name=version]')?.content"


def wait_until_kept(firefox: Firefox) -> None:
    """Wait until the service worker has the whole page."""
    settled(firefox)
    firefox.wait(lambda: firefox.ask(STATE) == "activated")


def test_the_page_is_updated_mended_and_played_offline_after_a_restart(
    tmp_path: Path,
) -> None:
    program = find_firefox()
    profile = tmp_path / "profile"
    (tmp_path / "host").mkdir()
    site = PublishedSite(tmp_path / "host" / "below")
    with start_firefox(program, profile) as firefox:
        with serve_folder(tmp_path / "host") as server:
            address = f"{server.url}below/"
            firefox.open(address)
            wait_until_kept(firefox)
            begin_a_small_game(firefox)
            turns = exchange_turns(firefox)

            # A new version waits, and takes over when asked, while the game goes on.
            site.publish(2)
            firefox.reload()
            firefox.wait(lambda: firefox.ask("!document.getElementById('update').hidden"))
            assert settled(firefox)["turns"] == turns
            assert firefox.ask(VERSION) is None, "a new version only waits"
            press(firefox, "[data-do=update]")
            firefox.wait(lambda: firefox.ask(VERSION) == "2")
            assert settled(firefox)["turns"] == turns
            assert firefox.ask("caches.keys().then((names) => names.length)") == 1

            # A cache storage that was emptied is filled by one start.
            files = firefox.ask(KEPT_FILES)
            assert files > 1
            firefox.ask(EMPTY)
            firefox.reload()
            assert settled(firefox)["turns"] == turns
            firefox.wait(lambda: firefox.ask(KEPT_FILES) == files)
        # The server is gone.
        firefox.reload()
        assert settled(firefox)["turns"] == turns
        assert firefox.errors == []

    # Nor is there what Firefox keeps by itself: what was filled is all.
    assert any((profile / "cache2" / "entries").iterdir()), "this is where Firefox has what it keeps by itself"
    shutil.rmtree(profile / "cache2")
    with start_firefox(program, profile) as firefox:
        firefox.open(address)
        settled(firefox)
        assert firefox.ask(VERSION) == "2"
        begin_a_small_game(firefox)
        firefox.wait(lambda: settled(firefox)["turns"] == [])
        play_to_the_end(firefox)
        assert firefox.errors == []
