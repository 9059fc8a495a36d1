"""A page that cannot run says so, and what to do."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from threading import Event

import pytest
from selenium.webdriver import Chrome
from selenium.webdriver.common.by import By

from support.folders import SITE
from tests.web.support.chromium import run_first
from tests.web.support.host import Host, wait_through_loads
from tests.web.support.kept_site import contents, have_kept, kept, update, version_shown
from tests.web.support.odd_host import serve_oddly
from tests.web.support.page import Page
from tests.web.support.waiting import wait_until

pytestmark = pytest.mark.starts_engine

MAIN = "app/main.js"

# The page works, but is not kept.
NOT_KEPT = "ServiceWorkerContainer.prototype.register = () => Promise.reject(new Error('no service worker'));"
# The note that the page's first module leaves for the notice.
BEGUN = b"document.documentElement.dataset.begun = '';\n"
NO_MAIN = {
    "missing": None,
    "not to be read": b"let it be;\n",
    "thrown from": b"throw new Error('this version is broken');\n",
    "thrown from while it waits": BEGUN + b"await 0;\nthrow new Error('this version is broken');\n",
    "empty": b"",
}

# The way in which the page on the screen was loaded: by an address, or by a reload.
LOADED = "return performance.getEntriesByType('navigation')[0].type"

# The page waits long when `waitLong` is called, and not by the clock.
HOLD_PATIENCE = """
const set = window.setTimeout;
window.setTimeout = (run, delay, ...values) => {
  if (delay !== 10_000) return set(run, delay, ...values);
  window.waitLong = run;
  return 0;
};
"""


@pytest.fixture
def empty() -> list[str]:
    """The paths of files that the odd host answers for with nothing, each as often as it is named."""
    return []


@pytest.fixture
def held() -> dict[str, Event]:
    """The events after which the odd host answers for files, by their paths."""
    return {}


@pytest.fixture
def odd_page(driver: Chrome, light_site: Path, empty: list[str], held: dict[str, Event]) -> Iterator[Page]:
    """A page of the odd host, not opened yet."""
    with serve_oddly(light_site, empty, held) as server:
        yield Page(driver, server.url)
        for event in held.values():
            event.set()
        driver.get("about:blank")


@pytest.fixture
def page(driver: Chrome, host: Host) -> Iterator[Page]:
    """A page that the browser has kept; each load of it brings back a game. Its engine has not been started yet."""
    shown = Page(driver, host.url)
    have_kept(shown)
    yield shown
    driver.get("about:blank")


def notice(page: Page) -> str:
    """The notice of a page that cannot run; empty if it can."""
    shown = page.driver.find_elements(By.ID, "rescue")
    return shown[0].text if shown else ""


def press_in_notice(page: Page, button: str) -> None:
    """Press one of the notice's buttons."""
    shown = page.driver.find_elements(By.CSS_SELECTOR, f"#rescue button[data-rescue={button}]")
    next(one for one in shown if one.is_displayed()).click()


def choosing(language: str) -> str:
    """A script that chooses a language before the page's own scripts run."""
    settings = json.dumps(json.dumps({"data": {"language": language}}))
    return f"if (location.protocol !== 'about:') localStorage.setItem('sunstones.settings', {settings});"


def test_a_page_whose_main_module_cannot_run_says_what_to_do(driver: Chrome, host: Host) -> None:
    page = Page(driver, host.url)
    sound = (SITE / MAIN).read_bytes()
    with run_first(driver, NOT_KEPT):
        for case, content in NO_MAIN.items():
            if content is None:
                (host.site.folder / MAIN).unlink()
            else:
                host.site.replace(MAIN, content)
            driver.get(page.url)
            wait_through_loads(page, lambda: "Sunstones cannot start" in notice(page))
            assert "Load again" in notice(page), case
            assert "online" in notice(page), case
            assert page.driver.execute_script(LOADED) == ("reload" if case == "empty" else "navigate"), case
            host.site.replace(MAIN, sound)
            press_in_notice(page, "reload")
            wait_through_loads(page, lambda: page.settled()["turns"] == [])
            assert notice(page) == "", case
        driver.get("about:blank")


def test_a_page_opened_from_the_disk_says_how_to_serve_it(driver: Chrome) -> None:
    """Browsers run no modules from there, and nothing of the page is missing."""
    driver.get((SITE / "index.html").as_uri())
    notice = driver.find_element(By.ID, "rescue")
    wait_until(notice.is_displayed)
    assert "python3 -m http.server" in notice.text
    assert "damaged" not in notice.text
    assert len(notice.text.splitlines()) == 2, "in one language"


def test_the_notice_speaks_the_language_that_was_chosen(driver: Chrome, host: Host) -> None:
    page = Page(driver, host.url)
    (host.site.folder / MAIN).unlink()
    for chosen, words in (("de", "kann nicht starten"), ("fr", "ne peut pas démarrer")):
        with run_first(driver, choosing(chosen)):
            driver.get(host.url)
        page.wait(lambda words=words: words in notice(page))
        assert "cannot" not in notice(page), chosen
    driver.get("about:blank")


def test_a_page_whose_main_module_was_empty_is_loaded_once_more_by_itself(odd_page: Page, empty: list[str]) -> None:
    empty.append(MAIN)
    odd_page.driver.get(odd_page.url)
    wait_through_loads(odd_page, lambda: odd_page.settled()["turns"] == [])
    assert empty == []


def test_a_page_that_waits_for_its_language_is_not_said_to_be_unable_to_start_before_it_has_waited_long(
    odd_page: Page, held: dict[str, Event]
) -> None:
    german = "app/parts/de.js"
    assert (SITE / german).is_file()
    held[german] = Event()
    with run_first(odd_page.driver, choosing("de"), HOLD_PATIENCE):
        odd_page.driver.get(odd_page.url)
    assert notice(odd_page) == ""
    odd_page.driver.execute_script("waitLong()")
    assert "Noch einmal laden" in notice(odd_page)
    held[german].set()
    odd_page.wait(lambda: odd_page.text("open-new-game") == "Neue Partie")
    assert notice(odd_page) == ""


def test_a_kept_version_that_cannot_run_is_replaced_and_the_game_is_not_lost(page: Page, host: Host) -> None:
    page.reload()
    assert page.settled()["turns"] == ["c3"]
    host.site.replace(MAIN, b"let it be;\n")
    host.site.publish(2)
    update(page)
    page.wait(lambda: page.element("update").is_displayed())
    page.driver.execute_script("document.querySelector('[data-do=update]').click()")
    wait_through_loads(page, lambda: version_shown(page) == "2" and "cannot start" in notice(page))
    stored = page.driver.execute_script("return { ...localStorage }")
    broken = contents(page)
    host.leave()
    press_in_notice(page, "renew")
    page.wait(lambda: "nothing was changed" in notice(page))
    assert contents(page) == broken
    host.come_back()
    host.site.replace(MAIN, (SITE / MAIN).read_bytes())
    host.site.publish(3)
    press_in_notice(page, "renew")
    wait_through_loads(page, lambda: version_shown(page) == "3" and page.settled()["turns"] == ["c3"])
    assert stored.items() <= page.driver.execute_script("return { ...localStorage }").items()
    assert len(kept(page)) == 1
