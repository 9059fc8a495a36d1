"""Firefox keeps the page too: a game is played with the server gone, the HTTP cache empty and the browser restarted."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from conftest import SITE
from firefox import find_firefox, start_firefox
from test_firefox import CHOOSE, click_a_target, press, settled

from serve import serve_folder

ASK_WHETHER_KEPT = "navigator.serviceWorker.ready.then(({ active }) => { window.kept = active.state; }) && window.kept"


def test_a_game_is_played_without_a_network(tmp_path: Path) -> None:
    program = find_firefox()
    if program is None:
        pytest.skip("there is no Firefox on the PATH; on Debian: apt-get install firefox-esr")
    profile = tmp_path / "profile"
    profile.mkdir()
    (tmp_path / "host").mkdir()
    (tmp_path / "host" / "below").symlink_to(SITE, target_is_directory=True)
    with serve_folder(tmp_path / "host") as server:
        address = f"{server.url}below/"
        with start_firefox(program, profile) as firefox:
            firefox.open(address)
            settled(firefox)
            firefox.wait(lambda: firefox.ask(ASK_WHETHER_KEPT) == "activated")
    assert any((profile / "cache2" / "entries").iterdir()), "this is where Firefox has what it keeps by itself"
    shutil.rmtree(profile / "cache2")
    with start_firefox(program, profile) as firefox:
        firefox.open(address)
        settled(firefox)
        press(firefox, "#open-new-game")
        press(firefox, "label[for=card-parasol]")
        firefox.ask(CHOOSE.format(field="field-size", place=0, value="2"))
        firefox.ask(CHOOSE.format(field="", place=1, value="drizzle"))
        press(firefox, "#new-game button[type=submit]")
        firefox.wait(lambda: settled(firefox)["game"] == "parasol")
        while not settled(firefox)["over"]:
            before = len(settled(firefox)["turns"])
            click_a_target(firefox)
            firefox.wait(lambda before=before: len(settled(firefox)["turns"]) > before)
        assert firefox.errors == []
