"""The browser keeps the page: it is played without a network, and changes to a new version whole and when asked."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from selenium.webdriver import Chrome
from selenium.webdriver.common.by import By

from support.folders import SITE
from tests.web.support.against_the_computer import play_to_the_end
from tests.web.support.chromium import run_first
from tests.web.support.kept_site import (
    PublishedSite,
    contents,
    first_visit,
    have_kept,
    kept,
    restarted_browser,
    serve_stumbling,
    update,
    version_shown,
)
from tests.web.support.page import Page
from tests.web.support.pressing import press
from tests.web.support.puzzles import puzzle_of_stones, reach, solve
from tests.web.support.workers import BREAK_WORKER

pytestmark = pytest.mark.starts_engine

# The browser has looked for a new version before the page asks about its service worker: it is being installed then.
UPDATED_EARLIER = """
const { register } = ServiceWorkerContainer.prototype;
ServiceWorkerContainer.prototype.register = async function (...values) {
  const registration = await register.apply(this, values);
  await registration.update();
  return registration;
};
"""


@pytest.fixture
def site(tmp_path: Path) -> PublishedSite:
    """The site, below some path of a host."""
    (tmp_path / "host" / "some").mkdir(parents=True)
    return PublishedSite(tmp_path / "host" / "some" / "where")


@pytest.fixture
def driver(quick_driver: Chrome) -> Chrome:
    """Each of these tests starts the engine from an address that is new."""
    return quick_driver


@pytest.fixture
def page(driver: Chrome, site: PublishedSite) -> Iterator[Page]:
    """A page that the browser has kept, with a game on it. Each has a new host, since browsers forget one slowly."""
    with serve_stumbling(site.folder.parents[1], site.broken_off) as server:
        shown = Page(driver, f"{server.url}some/where/")
        have_kept(shown)
        shown.reload()
        assert shown.settled()["turns"] == ["c3"]
        yield shown
        driver.get("about:blank")


def change_to_the_new_version(page: Page) -> None:
    """Press the offer's button, though it may be scrolled out of sight, and wait for the second version."""
    page.driver.execute_script("document.querySelector('[data-do=update]').click()")
    page.wait(lambda: version_shown(page) == "2")


def test_a_whole_game_is_played_offline_in_a_restarted_browser_with_an_empty_http_cache(
    tmp_path: Path,
) -> None:
    with first_visit(tmp_path) as page:
        assert page.driver.execute_cdp_cmd("Page.getInstallabilityErrors", {})["installabilityErrors"] == []
    with restarted_browser(tmp_path, page.url) as page:
        play_to_the_end(page)


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


@pytest.mark.parametrize("damage", ["missing", "damaged", "broken off"])
def test_an_incomplete_update_leaves_the_old_version_and_nothing_of_the_new_one(
    page: Page, site: PublishedSite, damage: str
) -> None:
    old, whole = kept(page), contents(page)
    site.replace("engine/protocol.js", b"export const changed = 1;\n")
    damages: dict[str, Callable[[], object]] = {
        "missing": (site.folder / "engine" / "protocol.js").unlink,
        "damaged": lambda: site.replace("engine/protocol.js", b"export const changed = 1"),
        "broken off": lambda: site.broken_off.add("protocol.js"),
    }
    site.publish(2, damage=damages[damage])
    assert update(page) == ("redundant", old)
    assert contents(page) == whole
    page.reload()
    assert page.settled()["turns"] == ["c3"]
    assert version_shown(page) is None
    assert not page.element("update").is_displayed()
    # What the page itself has begun to fetch when it was loaded fails before this does.
    assert update(page)[0] == "redundant"
    # When the host has mended it, the same version comes in.
    site.broken_off.clear()
    site.replace("engine/protocol.js", b"export const changed = 1;\n")
    assert update(page)[0] == "installed"


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
