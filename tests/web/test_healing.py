"""What the browser has lost of the page, or has damaged, is put back; a page that cannot run says what to do."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from selenium.common.exceptions import WebDriverException
from selenium.webdriver import Chrome
from selenium.webdriver.common.by import By

from support.folders import SITE
from support.serve import FolderServer
from tests.web.support.chromium import PATIENCE, run_first
from tests.web.support.kept_site import (
    PublishedSite,
    contents,
    have_kept,
    kept,
    precache_of,
    serve_stumbling,
    update,
    version_shown,
)
from tests.web.support.page import Page
from tests.web.support.workers import BREAK_WORKER

BELOW = "some/where/"
# So long Chromium keeps a service worker that has nothing to do.
IDLE_SECONDS = 30

# Takes files out of the page's cache, or gives them another content: their paths, or null for all.
DAMAGE = """
const [paths, content, finish] = arguments;
(async () => {
  const [name] = await caches.keys();
  const cache = await caches.open(name);
  for (const path of paths ?? await cache.keys()) {
    const headers = (await cache.match(path)).headers;
    if (content === null) await cache.delete(path);
    else await cache.put(path, new Response(content, { headers }));
  }
})().then(finish);
"""

EMPTY = """
const [finish] = arguments;
caches.keys().then((names) => Promise.all(names.map((name) => caches.delete(name)))).then(() => finish());
"""

REST = """
const [finish] = arguments;
(async () => finish([await caches.keys(), (await navigator.serviceWorker.getRegistrations()).length]))();
"""

# Counts the page's loads in this tab, and notes when it has asked for its service worker.
NOTE_LOADS = """
if (location.protocol !== "about:") sessionStorage.setItem("loads", Number(sessionStorage.getItem("loads")) + 1);
const { register } = ServiceWorkerContainer.prototype;
ServiceWorkerContainer.prototype.register = async function (...values) {
  const registration = await register.apply(this, values);
  window.hasRegistered = true;
  return registration;
};
"""

# A page of another version than its main module would be noticed.
NOTICE_A_MIXTURE = """
if (document.querySelector("meta[name=version]")?.content !== "{}") localStorage.setItem("mixture", "seen");
"""

# The page works, but is not kept.
NOT_KEPT = "ServiceWorkerContainer.prototype.register = () => Promise.reject(new Error('no service worker'));"

MAIN = "app/main.js"
WHEEL = next(path.name for path in (SITE / "pyodide").glob("py_engine*.whl")) if SITE.is_dir() else ""
NO_MAIN = {
    "missing": None,
    "not to be read": b"let it be;\n",
    "thrown from": b"throw new Error('this version is broken');\n",
}


class Host:
    """A host of the site, which can go away and come back."""

    def __init__(self, site: PublishedSite) -> None:
        self.site = site
        self._server: FolderServer | None = serve_stumbling(site.folder.parents[1], site.broken_off)
        self._port = self._server.port
        self.url = f"{self._server.url}{BELOW}"

    def leave(self) -> None:
        """Be out of reach."""
        if self._server:
            self._server.close()
        self._server = None

    def come_back(self) -> None:
        """Be there again, at the same address, or stay."""
        if not self._server:
            self._server = serve_stumbling(self.site.folder.parents[1], self.site.broken_off, self._port)


@pytest.fixture
def host(tmp_path: Path) -> Iterator[Host]:
    """The site, below some path of a host."""
    (tmp_path / "host" / "some").mkdir(parents=True)
    running = Host(PublishedSite(tmp_path / "host" / "some" / "where"))
    yield running
    running.leave()


@pytest.fixture
def driver(quick_driver: Chrome) -> Chrome:
    """Each of these tests starts the engine from an address that is new."""
    return quick_driver


@pytest.fixture
def page(driver: Chrome, host: Host) -> Iterator[Page]:
    """A page that the browser has kept; each load of it brings back a game. Its engine has not been started yet."""
    shown = Page(driver, host.url)
    have_kept(shown)
    yield shown
    driver.get("about:blank")


def stop_mending(page: Page) -> None:
    """End the service worker, which may still look for damage since the last load: the next one is to find it."""
    page.driver.execute_cdp_cmd("ServiceWorker.enable", {})
    page.driver.execute_cdp_cmd("ServiceWorker.stopAllWorkers", {})


def empty(page: Page) -> None:
    """Take all that the browser has kept of the page."""
    stop_mending(page)
    page.driver.execute_async_script(EMPTY)


def damage(page: Page, paths: list[str] | None, content: str | None) -> None:
    """Give files in the page's cache another content, or take them out."""
    stop_mending(page)
    addresses = None if paths is None else [f"{page.url}{path}" for path in paths]
    page.driver.execute_async_script(DAMAGE, addresses, content)


def play_without_the_host(page: Page, host: Host) -> None:
    """The page with its game is there though only the browser's own copy of it is."""
    host.leave()
    page.driver.execute_cdp_cmd("Network.clearBrowserCache", {})
    page.reload()
    assert page.settled()["turns"] == ["c3"]


def notice(page: Page) -> str:
    """What a page that cannot run says; nothing where it can."""
    shown = page.driver.find_elements(By.ID, "rescue")
    return shown[0].text if shown else ""


def press_in_notice(page: Page, button: str) -> None:
    """Press one of the notice's buttons."""
    shown = page.driver.find_elements(By.CSS_SELECTOR, f"#rescue button[data-rescue={button}]")
    next(one for one in shown if one.is_displayed()).click()


def wait_through_loads(page: Page, condition: Callable[[], Any]) -> None:
    """Wait for what holds in the end on a page that loads itself anew meanwhile: that ends a waiting script.

    It may do so only once its old service worker has been idle, and has ended: see WATCH_NO_SERVICE_WORKER.
    """

    def holds() -> Any:
        try:
            return condition()
        except WebDriverException:
            return False

    page.wait(holds, patience=PATIENCE + IDLE_SECONDS)


def at_rest(page: Page) -> Any:
    """The browser's caches for the page's host, and how many service workers it has there."""
    return page.driver.execute_async_script(REST)


def test_a_cache_that_was_emptied_or_in_which_every_file_is_damaged_is_mended_by_one_start(
    page: Page, host: Host
) -> None:
    whole = contents(page)
    empty(page)
    assert contents(page) == {}
    page.reload()
    assert page.settled()["turns"] == ["c3"]
    assert contents(page, whole) == whole
    play_without_the_host(page, host)

    host.come_back()
    damage(page, None, "no such thing")
    assert set(contents(page).values()).isdisjoint(whole.values())
    page.reload()
    assert page.settled()["turns"] == ["c3"]
    assert contents(page, whole) == whole
    play_without_the_host(page, host)


def test_a_file_that_is_missing_or_damaged_in_the_cache_is_there_at_the_next_load(page: Page, host: Host) -> None:
    whole = contents(page)
    for content in (None, "no such thing"):
        host.come_back()
        for path in ("index.html", MAIN, "engine/worker.js", f"pyodide/{WHEEL}", "pyodide/pyodide.asm.wasm"):
            case = f"{path}: {content}"
            damage(page, [path], content)
            page.reload()
            assert page.settled()["turns"] == ["c3"], case
            assert contents(page, whole) == whole, case
        # Each of the files is now the one that was put back.
        play_without_the_host(page, host)


def test_what_the_host_cannot_give_now_stays_lost_and_the_rest_is_mended(page: Page, host: Host) -> None:
    whole = contents(page)
    damage(page, ["rules/sum.html", "vendor/uplot.js"], None)
    rules = host.site.folder / "rules" / "sum.html"
    text = rules.read_bytes()
    rules.unlink()
    page.reload()
    assert page.settled()["turns"] == ["c3"]
    lost = f"{kept(page)[0]} /{BELOW}rules/sum.html"
    rest = {path: found for path, found in whole.items() if path != lost}
    assert contents(page, rest) == rest
    rules.write_bytes(text)
    # A page whose engine fails has what is lost put back, too, and is quicker.
    with run_first(page.driver, BREAK_WORKER):
        page.reload()
    assert contents(page, whole) == whole


def test_a_damaged_engine_is_told_of_without_a_network_and_mended_with_one(page: Page, host: Host) -> None:
    damage(page, [f"pyodide/{WHEEL}"], "no such thing")
    host.leave()
    page.reload()
    page.wait(lambda: page.stage() == "failed")
    assert page.text("status-detail").startswith("A file of the engine is missing or damaged: connect to the network")
    host.come_back()
    page.press("retry")
    page.wait(lambda: page.stage() == "ready")
    assert page.settled()["turns"] == ["c3"]
    play_without_the_host(page, host)


def test_a_version_that_the_host_no_longer_has_gives_way_to_the_next_and_is_never_mixed_with_it(
    page: Page, host: Host
) -> None:
    for number, lost in enumerate(("index.html", MAIN, "engine/worker.js", "all"), start=2):
        case = f"lost: {lost}"
        host.come_back()
        for path, further in ((MAIN, NOTICE_A_MIXTURE.format(number)), ("engine/worker.js", "")):
            changed = f"// changed for version {number}\n{further}"
            host.site.replace(path, (SITE / path).read_bytes() + changed.encode())
        host.site.publish(number)
        if lost == "all":
            empty(page)
        else:
            damage(page, [lost], None)
        page.driver.refresh()
        wait_through_loads(
            page, lambda new=str(number): version_shown(page) == new and page.settled()["turns"] == ["c3"]
        )
        wait_through_loads(page, lambda: set(contents(page)) == files_to_keep(host.site))
        assert page.driver.execute_script("return localStorage.getItem('mixture')") is None, case
        play_without_the_host(page, host)
        assert version_shown(page) == str(number), case


def files_to_keep(site: PublishedSite) -> set[str]:
    """What the browser's caches hold of a version that is whole and alone there."""
    listed = precache_of(site.folder)
    return {f"sunstones /{BELOW} {listed['version']} /{BELOW}{path}" for path in listed["files"]}


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
            page.wait(lambda: "Sunstones cannot start" in notice(page))
            assert "Load again" in notice(page), case
            assert "online" in notice(page), case
            host.site.replace(MAIN, sound)
            press_in_notice(page, "reload")
            wait_through_loads(page, lambda: page.settled()["turns"] == [])
            assert notice(page) == "", case
        driver.get("about:blank")


def test_the_notice_speaks_the_language_that_was_chosen(driver: Chrome, host: Host) -> None:
    page = Page(driver, host.url)
    (host.site.folder / MAIN).unlink()
    for chosen, words in (("de", "kann nicht starten"), ("fr", "ne peut pas démarrer")):
        settings = json.dumps(json.dumps({"data": {"language": chosen}}))
        choose = f"if (location.protocol !== 'about:') localStorage.setItem('sunstones.settings', {settings});"
        with run_first(driver, choose):
            driver.get(host.url)
        page.wait(lambda words=words: words in notice(page))
        assert "cannot" not in notice(page), chosen
    driver.get("about:blank")


def test_a_kept_version_that_cannot_run_is_exchanged_for_the_hosts_and_the_game_is_not_lost(
    page: Page, host: Host
) -> None:
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


def test_a_host_switches_the_service_worker_off_for_good(page: Page, host: Host) -> None:
    page.driver.execute_async_script("caches.open('sunstones /elsewhere/ 1').then(arguments[0])")
    host.site.replace("sw.js", (SITE / "sw-off.js").read_bytes())
    off = [["sunstones /elsewhere/ 1"], 0]
    # The page loads itself anew once its service worker has gone. Where that is before the browser has let go of the
    # registration, that load is still under it, without anything being answered by it; the visits below are not.
    has_settled = "return sessionStorage.getItem('loads') === '2' && window.hasRegistered"
    with run_first(page.driver, NOTE_LOADS):
        page.driver.execute_script("sessionStorage.removeItem('loads')")
        page.driver.refresh()
        wait_through_loads(page, lambda: page.driver.execute_script(has_settled) and at_rest(page) == off)
    for visit in (1, 2):
        with run_first(page.driver, NOTE_LOADS):
            page.driver.execute_script("sessionStorage.removeItem('loads')")
            page.reload()
            assert page.settled()["turns"] == ["c3"]
            page.wait(lambda: page.driver.execute_script("return window.hasRegistered"))
            page.wait(lambda: at_rest(page) == off)
            assert page.driver.execute_script("return sessionStorage.getItem('loads')") == "1", visit
            assert not page.driver.execute_script("return navigator.serviceWorker.controller"), visit
    page.click("b2")
    assert page.settled()["turns"] == ["c3", "b2"]
