"""Networks come when their games are first thought about, searches wait for them, and without them the game goes on."""

from __future__ import annotations

import json
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from selenium.webdriver import Chrome

import py_engine
from py_engine.players.choice import Choice
from py_engine.players.opponents import opponents_of
from py_engine.search.network import evaluator
from site_build.networks import CODE, FOLDER, OF_GAME
from support.folders import SITE
from tests.web.support.chromium import run_first
from tests.web.support.kept_site import PublishedSite
from tests.web.support.noting_server import serve_noting
from tests.web.support.page import Page

pytestmark = pytest.mark.starts_engine

GAME = "surmount"
SIZE, PLAYOUTS = 4, 200
OPPONENT = opponents_of(GAME)[-1].id

# A search for the first turn of a game, by an engine without a page.
SEARCH = """
const [folder, game, size, options, finish] = arguments;
async function start() {
  const { createClient } = await import(`${folder}engine/client.js`);
  const client = createClient({ onStage() {} });
  void client.start();
  return client;
}
(async () => {
  window.client ??= await start();
  const session = client.openSession();
  await session.request({ do: "new", game, size });
  const { choice } = await session.job({ do: "think", ...options }).finally(session.close);
  return choice;
})().then(finish, (problem) => finish(String(problem)));
"""

# Nothing is kept for times without a network, so that the host is asked for what is wanted at once only.
KEEP_NOTHING = "Object.defineProperty(Navigator.prototype, 'serviceWorker', { get: () => undefined });"

NOTE = "Part of what the computer knows of this game could not be fetched. Until then it plays a little weaker."


@pytest.fixture(autouse=True)
def leaves_no_page(driver: Chrome) -> Iterator[None]:
    """No page is open after a test."""
    yield
    driver.get("about:blank")


def lock_of() -> dict[str, dict[str, Any]]:
    """Pyodide's list of packages."""
    listed: dict[str, dict[str, Any]] = json.loads((SITE / "pyodide/pyodide-lock.json").read_text("utf-8"))["packages"]
    return listed


def network_files() -> list[str]:
    """The paths of the files that the game's network comes in: the code, the weights."""
    packages = lock_of()
    return [packages[name]["file_name"].removeprefix("../") for name in (CODE, f"{OF_GAME}{GAME}")]


def times_asked(asked: list[str]) -> list[int]:
    """The number of requests to the host for each of these files; other games may have networks, too."""
    return [asked.count(path) for path in network_files()]


def search(page: Page, game: str = GAME) -> tuple[str, float, int]:
    """The choice of the page's engine: the turn, its win rate, the playouts."""
    options = {"playouts": PLAYOUTS, "seed": 1}
    choice = page.driver.execute_async_script(SEARCH, page.url, game, SIZE, options)
    assert isinstance(choice, dict), choice
    return told(Choice(choice["text"], choice["win_rate"], choice["playouts"], (), choice["proven"], choice["turns"]))


def told(choice: Choice) -> tuple[str, float, int]:
    """The parts of a choice that are compared."""
    return choice.text, choice.win_rate, choice.playouts


@pytest.fixture
def expected(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> dict[str, tuple[str, float, int]]:
    """The choices of this machine's own Python with the network and without."""

    def choose() -> tuple[str, float, int]:
        match = py_engine.new_match(GAME, size=SIZE)
        return told(py_engine.choose_turn(match, playouts=PLAYOUTS, seed=1))

    found = {"with": choose()}
    monkeypatch.setattr(evaluator, "FOLDER", tmp_path)
    found["without"] = choose()
    assert found["with"] != found["without"]
    return found


# --- the built site


def test_the_first_wheel_has_no_networks_and_the_site_those_that_are_asked() -> None:
    [wheel] = SITE.glob("pyodide/sunstones-*.whl")
    with zipfile.ZipFile(wheel) as opened:
        assert [name for name in opened.namelist() if "/search/network/" in name] == []
    named = {name: entry["file_name"] for name, entry in lock_of().items() if name.startswith((CODE, OF_GAME))}
    assert set(named) == {CODE} | {f"{OF_GAME}{game}" for game in evaluator.games_with_networks()}
    assert set(named.values()) == {f"../{FOLDER}/{path.name}" for path in SITE.glob(f"{FOLDER}/*")}


def test_what_a_page_unpacks_is_what_the_package_has() -> None:
    packages = lock_of()
    with zipfile.ZipFile(SITE / "pyodide" / packages[CODE]["file_name"]) as code:
        folder = Path(evaluator.__file__).parent
        assert sorted(code.namelist()) == sorted(
            f"py_engine/search/network/{path.name}c" for path in folder.glob("*.py")
        )
    with zipfile.ZipFile(SITE / "pyodide" / packages[f"{OF_GAME}{GAME}"]["file_name"]) as archive:
        [name] = archive.namelist()
        assert name == f"py_engine/search/network/trained/{GAME}.json"
        assert archive.read(name) == (folder / "trained" / f"{GAME}.json").read_bytes()


# --- in the browser


def test_the_first_search_waits_for_its_network_and_no_other_fetches_anything(
    driver: Chrome, expected: dict[str, tuple[str, float, int]]
) -> None:
    with serve_noting(SITE) as (server, asked):
        page = Page(driver, server.url)
        page.open_beside()
        search(page, "parasol")
        assert times_asked(asked)[1] == 0
        assert search(page) == expected["with"]
        assert search(page) == expected["with"]
        assert times_asked(asked) == [1, 1]


def test_without_what_came_in_damaged_a_search_does_without_and_the_next_one_asks_for_it_again(
    driver: Chrome, tmp_path: Path, expected: dict[str, tuple[str, float, int]]
) -> None:
    site = PublishedSite(tmp_path / "site", SITE)
    for path in network_files():
        whole = (SITE / path).read_bytes()
        site.replace(path, whole[:-1] + bytes([whole[-1] ^ 1]))
        with serve_noting(site.folder) as (server, _):
            page = Page(driver, server.url)
            page.open_beside()
            assert search(page) == expected["without"], path
            site.replace(path, whole)
            assert search(page) == expected["with"], path


def test_a_game_against_the_computer_fetches_its_network_ahead_and_goes_on_where_it_cannot(
    driver: Chrome, tmp_path: Path
) -> None:
    site = PublishedSite(tmp_path / "site", SITE)
    with serve_noting(site.folder) as (server, asked), run_first(driver, KEEP_NOTHING):
        page = Page(driver, server.url)
        page.open()
        page.settled()
        page.new_game(GAME, size=SIZE)
        page.settled()
        assert times_asked(asked)[1] == 0, "a game of two people is not thought about"
        page.new_game(GAME, size=SIZE, sides=("human", OPPONENT))
        page.wait(lambda: times_asked(asked) == [1, 1])
        page.click("d4")
        assert len(page.settled()["turns"]) == 2
        assert page.text("note") == ""
        assert times_asked(asked) == [1, 1]

        for path in network_files():
            (site.folder / path).unlink()
        page.open()
        page.new_game(GAME, size=SIZE, sides=("human", OPPONENT))
        page.settled()
        page.click("d4")
        page.wait(lambda: page.text("note") == NOTE)
        assert len(page.settled()["turns"]) == 2
