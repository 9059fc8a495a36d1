"""The browser keeps the page: it is played without a network, and changes to a new version whole and when asked."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from selenium.webdriver import Chrome
from selenium.webdriver.common.by import By

from py_engine.players.opponents import opponents_of
from support.folders import SITE
from tests.web.support.against_the_computer import play_to_the_end
from tests.web.support.boards import Boards
from tests.web.support.chromium import run_first
from tests.web.support.host import Host
from tests.web.support.kept_site import (
    PublishedSite,
    contents,
    first_visit,
    have_kept,
    kept,
    restarted_browser,
    update,
    version_shown,
)
from tests.web.support.page import CHANGE_HASH, Page
from tests.web.support.pressing import press
from tests.web.support.puzzles import puzzle_of_stones, reach, solve
from tests.web.support.workers import BREAK_WORKER

pytestmark = pytest.mark.starts_engine

# The browser checks for a new version before the page asks about its service worker: it is being installed then.
UPDATED_EARLIER = """
const { register } = ServiceWorkerContainer.prototype;
ServiceWorkerContainer.prototype.register = async function (...values) {
  const registration = await register.apply(this, values);
  await registration.update();
  return registration;
};
"""


TURNS = ["d4", "e1", "c3", "d3", "b1", "c2", "a1", "c4", "e3", "b4", "b3", "c1", "a2", "c5"]
EXERCISE = {"game": "parasol", "size": 3, "holes": [], "start": None, "turns": TURNS, "played": "b2", "better": "d2"}
EXERCISES = {"version": 1, "data": [{**EXERCISE, "cost": 0.8, "missed": 5, "at": 1_700_000_000_000, "card": None}]}


# A module of types, which no page loads.
PART = "engine/protocol.js"


@pytest.fixture
def site(host: Host) -> PublishedSite:
    """The site that the host serves."""
    return host.site


@pytest.fixture
def page(driver: Chrome, host: Host) -> Iterator[Page]:
    """A page that the browser has kept, with a game on it. Each has a new host, since browsers forget one slowly."""
    shown = Page(driver, host.url)
    have_kept(shown)
    assert shown.settled()["turns"] == ["c3"]
    yield shown
    driver.get("about:blank")


def change_to_the_new_version(page: Page, number: int = 2) -> None:
    """Press the offer's button, though it may be scrolled out of sight, and wait for the version with this number."""
    page.driver.execute_script("document.querySelector('[data-do=update]').click()")
    page.wait(lambda: version_shown(page) == str(number))


# --- the whole site in a restarted browser


@pytest.fixture(scope="module")
def restarted(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Page]:
    """The second version of the page in a browser that was started again with an empty HTTP cache; its host is gone."""
    folder = tmp_path_factory.mktemp("restarted")
    with first_visit(folder) as (page, site):
        assert page.driver.execute_cdp_cmd("Page.getInstallabilityErrors", {})["installabilityErrors"] == []
        page.driver.execute_script("localStorage.setItem('sunstones.exercises', arguments[0])", json.dumps(EXERCISES))
        site.publish(2)
        assert update(page)[0] == "installed"
        page.wait(lambda: page.element("update").is_displayed())
        change_to_the_new_version(page)
        page.settled()
        assert len(kept(page)) == 1
    with restarted_browser(folder, page.url) as page:
        assert version_shown(page) == "2"
        yield page


def test_a_whole_game_is_played_offline_in_a_restarted_browser_with_an_empty_http_cache(restarted: Page) -> None:
    play_to_the_end(restarted)


def test_a_page_that_is_kept_has_its_networks_offline(restarted: Page) -> None:
    # The last in rising strength asks the network.
    restarted.new_game("surmount", size=4, sides=("human", opponents_of("surmount")[-1].id))
    restarted.settled()
    restarted.click("d4")
    assert len(restarted.settled()["turns"]) == 2
    assert restarted.text("note") == ""


def test_a_puzzle_is_made_and_an_exercise_is_done_in_a_restarted_browser_offline(restarted: Page) -> None:
    page, driver = restarted, restarted.driver
    page.settled()
    press(page, "openExercises")
    board = "const board = document.querySelector('#exercises sunstones-board'); board && (board.id = 'exercise');"
    page.wait(lambda: driver.execute_script(f"{board} return Boolean(board?.state)"))
    Boards(driver).click("exercise", "d2")
    said = "return document.querySelector('#exercises .verdict').textContent"
    page.wait(lambda: driver.execute_script(said).startswith("Right: d2 is better. It comes again on "))
    driver.execute_script("document.querySelector('#exercises').close()")
    driver.execute_async_script(CHANGE_HASH, f"#game=parasol&size=3&turns={'+'.join(TURNS)}")
    page.wait(lambda: (page.settled() or {}).get("turns") == TURNS)
    press(page, "openEditor")
    press(page, "makePuzzle")
    page.wait(lambda: page.text("puzzle-verdict").startswith("Exactly one turn wins: d2"))


# --- versions and their files


def test_puzzles_are_found_and_solved_offline(page: Page, site: PublishedSite) -> None:
    puzzle = puzzle_of_stones()
    page.driver.execute_cdp_cmd("Network.clearBrowserCache", {})
    # The host has nothing any more.
    for file in [path for path in site.folder.rglob("*") if path.is_symlink()]:
        file.unlink()
    page.open(f"puzzles={puzzle.game}")
    page.wait(lambda: page.driver.find_elements(By.CSS_SELECTOR, "#puzzles .puzzle-tile"))
    page.driver.find_element(By.CSS_SELECTOR, f"#puzzles [data-key='{puzzle.key}']").click()
    reach(page, "yours")
    solve(page, puzzle)


def test_a_new_version_waits_for_consent_takes_over_all_tabs_and_keeps_the_game(
    page: Page, site: PublishedSite
) -> None:
    old = kept(page)
    first = page.driver.current_window_handle
    page.driver.switch_to.new_window("tab")
    page.open_again()
    page.settled()
    site.publish(2)
    ended, both = update(page)
    assert ended == "installed"
    assert len(both) == 2
    page.wait(lambda: page.element("update").is_displayed())
    page.reload()
    assert page.settled()["turns"] == ["c3"]
    assert version_shown(page) is None, "a new version only waits"
    page.wait(lambda: page.element("update").is_displayed())
    change_to_the_new_version(page)
    assert page.settled()["turns"] == ["c3"]
    assert not page.element("update").is_displayed()
    new = kept(page)
    assert len(new) == 1
    assert new != old
    page.driver.close()
    page.driver.switch_to.window(first)
    page.wait(lambda: version_shown(page) == "2")
    assert page.settled()["turns"] == ["c3"]


def test_a_new_version_that_is_already_being_installed_is_offered(page: Page, site: PublishedSite) -> None:
    site.publish(2)
    with run_first(page.driver, UPDATED_EARLIER):
        page.reload()
    page.settled()
    page.wait(lambda: page.element("update").is_displayed())


def test_a_tab_past_the_service_worker_can_be_updated_after_another_tab(page: Page, site: PublishedSite) -> None:
    first = page.driver.current_window_handle
    page.driver.switch_to.new_window("tab")
    page.open_again()
    page.settled()
    second = page.driver.current_window_handle
    page.driver.switch_to.window(first)
    page.driver.execute_cdp_cmd("Page.reload", {"ignoreCache": True})
    page.settled()
    assert page.driver.execute_script("return navigator.serviceWorker.controller") is None
    site.publish(2)
    update(page)
    page.wait(lambda: page.element("update").is_displayed())
    page.driver.switch_to.window(second)
    page.wait(lambda: page.element("update").is_displayed())
    change_to_the_new_version(page)
    page.driver.close()
    page.driver.switch_to.window(first)
    change_to_the_new_version(page)


def test_an_update_from_another_tab_does_not_lose_a_position_that_is_being_set_up(
    page: Page, site: PublishedSite
) -> None:
    first = page.driver.current_window_handle
    press(page, "openEditor")
    page.click("a1")
    page.driver.execute_script("document.getElementById('editor-tool-second').click()")
    page.click("b2")
    page.driver.switch_to.new_window("tab")
    page.open_again()
    page.settled()
    site.publish(2)
    update(page)
    page.wait(lambda: page.element("update").is_displayed())
    change_to_the_new_version(page)
    page.settled()
    page.driver.close()
    page.driver.switch_to.window(first)
    assert page.element("position-editor").is_displayed()
    assert version_shown(page) is None
    page.driver.find_element(By.CSS_SELECTOR, "[data-do=playFromHere]").click()
    page.wait(lambda: version_shown(page) == "2")
    stones = {cell: colour for cell, colour in page.settled()["board"].items() if colour is not None}
    assert stones == {"a1": "red", "b2": "blue", "c3": "red"}


def test_a_version_whose_engine_fails_offers_the_next_one(page: Page, site: PublishedSite) -> None:
    page.expect_error("no engine")
    with run_first(page.driver, BREAK_WORKER):
        site.publish(2)
        page.reload()
    page.wait(lambda: page.stage() == "failed")
    page.wait(lambda: page.element("update").is_displayed())
    change_to_the_new_version(page)
    assert page.settled()["turns"] == ["c3"]


def test_an_incomplete_update_leaves_the_old_version_and_nothing_of_the_new_one(
    page: Page, site: PublishedSite
) -> None:
    def break_off(sound: bytes) -> None:
        site.broken_off.add(Path(PART).name)
        site.replace(PART, sound)

    damages: dict[str, Callable[[bytes], object]] = {
        "missing": lambda sound: (site.folder / PART).unlink(),
        "damaged": lambda sound: site.replace(PART, b"export const changed = 1"),
        "broken off": break_off,
    }
    old, whole = kept(page), contents(page)
    for number, (damage, do_damage) in enumerate(damages.items(), start=2):
        sound = f"export const changed = {number};\n".encode()
        # The sound file is never at the host: the browser, which asks by itself too, would have it in its HTTP cache.
        do_damage(sound)
        site.publish(number, promised={PART: sound})
        assert update(page)[0] == "redundant", damage
        page.wait(lambda: kept(page) == old and contents(page) == whole)
    page.reload()
    assert page.settled()["turns"] == ["c3"]
    assert version_shown(page) is None
    assert not page.element("update").is_displayed()
    assert update(page)[0] == "redundant"
    # When the host has mended it, the same version comes in.
    site.broken_off.clear()
    site.replace(PART, sound)
    assert update(page)[0] == "installed"
    page.wait(lambda: page.element("update").is_displayed())
    change_to_the_new_version(page, number)
    assert page.settled()["turns"] == ["c3"]
    assert len(kept(page)) == 1


def test_the_rest_of_an_interrupted_update_is_deleted_and_other_sites_caches_are_not(page: Page) -> None:
    own = kept(page)
    path = page.url.partition("//")[2].partition("/")[2]
    page.driver.execute_async_script(
        "const [left, finish] = arguments; Promise.all([left, 'sunstones /elsewhere/ 1', 'of others'].map((name) => "
        "caches.open(name))).then(() => finish())",
        f"sunstones /{path} 0123456789abcdef",
    )
    page.reload()
    page.settled()
    page.wait(lambda: sorted(kept(page)) == sorted([*own, "sunstones /elsewhere/ 1", "of others"]))


def test_the_manifest_names_icons_that_are_there_and_starts_at_any_path() -> None:
    manifest = json.loads((SITE / "manifest.webmanifest").read_text(encoding="utf-8"))
    assert (manifest["start_url"], manifest["scope"], manifest["display"]) == ("./", "./", "standalone")
    assert all((SITE / icon["src"]).is_file() for icon in manifest["icons"])
    assert {icon["sizes"] for icon in manifest["icons"]} == {"any", "192x192", "512x512"}
    assert any(icon.get("purpose") == "maskable" for icon in manifest["icons"])
