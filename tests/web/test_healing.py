"""Files of the page that the browser has lost or damaged are put back; a host can switch the service worker off."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from selenium.webdriver import Chrome

from support.folders import SITE
from tests.web.support.chromium import run_first
from tests.web.support.host import BELOW, Host, wait_through_loads
from tests.web.support.kept_site import (
    PublishedSite,
    contents,
    have_kept,
    kept,
    places,
    precache_of,
    version_shown,
    whole_site_too,
)
from tests.web.support.page import Page
from tests.web.support.workers import BREAK_WORKER, HOLD_ENGINE

pytestmark = pytest.mark.starts_engine

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

DAMAGED = "no such thing"
MAIN = "app/main.js"
# No page loads it unasked.
LATE = "vendor/uplot.js"
WHEEL = next(path.name for path in (SITE / "pyodide").glob("sunstones*.whl")) if SITE.is_dir() else ""


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


def at_rest(page: Page) -> Any:
    """The browser's caches for the page's host, and how many service workers it has there."""
    return page.driver.execute_async_script(REST)


def test_one_start_mends_a_cache_that_is_empty_or_damaged_throughout(page: Page, host: Host) -> None:
    whole = contents(page)
    empty(page)
    assert contents(page) == {}
    page.reload()
    assert page.settled()["turns"] == ["c3"]
    assert contents(page, whole) == whole
    play_without_the_host(page, host)

    host.come_back()
    damage(page, None, DAMAGED)
    assert set(contents(page).values()).isdisjoint(whole.values())
    page.reload()
    assert page.settled()["turns"] == ["c3"]
    assert contents(page, whole) == whole
    play_without_the_host(page, host)


def test_one_start_mends_a_cached_file_that_is_missing_or_damaged(page: Page, host: Host) -> None:
    whole = contents(page)
    for path, content in (
        ("index.html", None),
        ("index.html", DAMAGED),
        (MAIN, None),
        ("engine/worker.js", DAMAGED),
        (f"pyodide/{WHEEL}", DAMAGED),
        ("pyodide/pyodide.asm.wasm", None),
    ):
        case = f"{path}: {content}"
        damage(page, [path], content)
        page.reload()
        assert page.settled()["turns"] == ["c3"], case
        assert contents(page, whole) == whole, case
    # Each of the files is now the one that was put back.
    play_without_the_host(page, host)


def test_a_file_that_the_host_lacks_stays_lost_and_the_rest_is_mended(page: Page, host: Host) -> None:
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
    # A page whose engine fails has lost files put back, too, and is quicker.
    with run_first(page.driver, BREAK_WORKER):
        page.reload()
    assert contents(page, whole) == whole


@whole_site_too
def test_a_damaged_engine_is_reported_offline_and_mended_online(page: Page, host: Host) -> None:
    damage(page, [f"pyodide/{WHEEL}"], DAMAGED)
    host.leave()
    page.reload()
    page.wait(lambda: page.stage() == "failed")
    assert page.text("status-detail").startswith("A file of the engine is missing or damaged: connect to the network")
    host.come_back()
    page.press("retry")
    page.wait(lambda: page.stage() == "ready")
    assert page.settled()["turns"] == ["c3"]
    play_without_the_host(page, host)


def test_a_damaged_version_that_the_host_has_replaced_is_never_mixed_with_the_next(page: Page, host: Host) -> None:
    for number, lost in enumerate(("index.html", MAIN, "engine/worker.js", "all"), start=2):
        case = f"lost: {lost}"
        host.come_back()
        for path, further in ((MAIN, NOTICE_A_MIXTURE.format(number)), ("engine/worker.js", ""), (LATE, "")):
            changed = f"// changed for version {number}\n{further}"
            host.site.replace(path, (host.site.built / path).read_bytes() + changed.encode())
        host.site.publish(number)
        if lost == "all":
            empty(page)
        else:
            damage(page, [lost], None)
        # A service worker that is to give way while a page asks it for much may stay until it has been idle for long.
        # So the next one is complete when this page is, whose engine asks for the rest of its files afterwards.
        host.hold(LATE)
        with run_first(page.driver, HOLD_ENGINE):
            page.driver.refresh()
            host.let_go()
            wait_through_loads(
                page,
                lambda new=str(number): version_shown(page) == new and places(page) == files_to_keep(host.site),
            )
        assert page.settled()["turns"] == ["c3"], case
        assert page.driver.execute_script("return localStorage.getItem('mixture')") is None, case
        play_without_the_host(page, host)
        assert version_shown(page) == str(number), case


def files_to_keep(site: PublishedSite) -> set[str]:
    """The entries of the browser's caches for a version that is whole and alone there."""
    listed = precache_of(site.folder)
    return {f"sunstones /{BELOW} {listed['version']} /{BELOW}{path}" for path in listed["files"]}


def test_a_host_switches_the_service_worker_off_for_good(page: Page, host: Host) -> None:
    page.driver.execute_async_script("caches.open('sunstones /elsewhere/ 1').then(arguments[0])")
    host.site.replace("sw.js", (SITE / "sw-off.js").read_bytes())
    off = [["sunstones /elsewhere/ 1"], 0]
    # The page reloads itself once its service worker has gone. Where that is before the browser has let go of the
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
