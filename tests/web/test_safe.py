"""The content-security policy is in force in the page and its worker, and nothing that comes in becomes HTML."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from selenium.webdriver import Chrome

from support.folders import SITE
from tests.web.support.boards import Boards, serve_pages
from tests.web.support.chromium import read_console, run_first
from tests.web.support.kept_site import PublishedSite, kept
from tests.web.support.light_site import serve_light
from tests.web.support.page import Page
from tests.web.support.policy import DONE, ELSEWHERE, LISTEN, REFUSED, attempts_at, publish_a_probe, serve_a_script

pytestmark = pytest.mark.starts_engine

PAGES = [path.relative_to(SITE).as_posix() for path in sorted(SITE.rglob("*.html"))]
# The directives that may allow a page anything; frames and forms are not among them.
MOST_ALLOWED = {
    "default-src": {"'none'"},
    "script-src": {"'self'", "'wasm-unsafe-eval'"},
    "worker-src": {"'self'", "blob:"},
    "connect-src": {"'self'"},
    "style-src": {"'self'"},
    "img-src": {"'self'", "data:", "blob:"},
    "font-src": {"'self'"},
    "manifest-src": {"'self'"},
    "base-uri": {"'none'"},
    "form-action": {"'none'"},
}
# These fall back to nothing else, or to everything.
NEEDED = {"default-src", "script-src", "base-uri", "form-action"}
POLICY_FIRST = re.compile(
    r'<head>\s*<meta charset="utf-8">\s*<meta http-equiv="Content-Security-Policy" content="([^"]*)">'
)


@pytest.fixture
def elsewhere(tmp_path: Path) -> Iterator[str]:
    """The address of a script on another host, which lets any site have it."""
    with serve_a_script(tmp_path / "elsewhere") as script:
        yield script


def test_without_a_policy_every_attempt_succeeds(driver: Chrome, elsewhere: str) -> None:
    driver.get(elsewhere)
    found = driver.execute_async_script(
        f"const [finish] = arguments; {attempts_at(elsewhere)} attemptAll().then(finish);"
    )
    assert found == DONE, "what is refused below is refused by the policy alone"


def test_the_policy_binds_the_page(page: Page, elsewhere: str) -> None:
    page.expect_error("Content Security Policy")
    page.visit()
    page.settled()
    script = f"const [finish] = arguments; {attempts_at(elsewhere)} attemptAll().then(finish);"
    found = page.driver.execute_async_script(script)
    # The driver itself may evaluate what it likes.
    assert found | {"eval": "refused"} == REFUSED


def test_the_policy_binds_the_worker_without_headers_and_in_the_offline_copy(
    driver: Chrome, light_site_of_boards: Path, tmp_path: Path, elsewhere: str
) -> None:
    site = PublishedSite(tmp_path / "site", light_site_of_boards)
    publish_a_probe(site, elsewhere)
    with run_first(driver, LISTEN), serve_light(site.folder) as server:
        # In the hidden frame of a page of another site first, then in the page itself.
        with serve_pages(tmp_path, {"board.html": ELSEWHERE.format(server.url)}) as host:
            boards = Boards(driver)
            boards.open(f"{host.url}board.html")
            boards.click("one", "b2")
            driver.switch_to.frame(boards.wait(lambda: driver.find_elements("tag name", "iframe"))[0])
            boards.wait(lambda: driver.execute_script("return window.attempts"))
            assert driver.execute_script("return attempts") == REFUSED
            driver.switch_to.default_content()
        page = Page(driver, server.url)
        page.open()
        page.wait(lambda: driver.execute_script("return window.attempts"))
        assert driver.execute_script("return navigator.serviceWorker.controller") is None
        assert driver.execute_script("return window.attempts") == REFUSED
        page.settled()
        assert len(kept(page)) == 1
        page.reload()
        page.wait(lambda: driver.execute_script("return window.attempts"))
        assert driver.execute_script("return Boolean(navigator.serviceWorker.controller)")
        assert driver.execute_script("return attempts") == REFUSED
        page.settled()
        driver.get("about:blank")
    read_console(driver)


@pytest.mark.parametrize("path", PAGES)
def test_every_page_says_a_strict_policy_before_anything_else(path: str) -> None:
    found = POLICY_FIRST.search((SITE / path).read_text(encoding="utf-8"))
    assert found, "a page without a policy, or with something before it"
    policy = {name: set(sources) for name, *sources in (part.split() for part in found[1].split(";"))}
    assert policy.keys() >= NEEDED
    for name, sources in policy.items():
        assert sources - {"'none'"} <= MOST_ALLOWED.get(name, set()), name


@pytest.mark.parametrize("path", PAGES)
def test_no_page_has_an_inline_script_style_or_handler(path: str) -> None:
    text = (SITE / path).read_text(encoding="utf-8")
    assert re.findall(r"<script(?![^>]*\bsrc=)[^>]*>", text) == []
    assert re.findall(r"<style|\sstyle=|\son[a-z]+=|\bjavascript:", text) == []


def test_no_script_makes_html_of_text() -> None:
    risky = re.compile(r"innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\(|new Function")
    paths = (path.relative_to(SITE) for path in SITE.rglob("*.js"))
    # The page's one file, and its parts, contain the code of libraries, too; the page's own modules are next to them.
    joined = (Path("app/main.js"), *(path.relative_to(SITE) for path in SITE.glob("app/parts/*.js")))
    own = [SITE / path for path in paths if path.parts[0] not in ("vendor", "pyodide") and path not in joined]
    assert own
    assert [path.name for path in own if risky.search(path.read_text(encoding="utf-8"))] == []
