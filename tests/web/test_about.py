"""The about page: reached from the app, without a network too, readable anywhere, and true of the built site."""

from __future__ import annotations

import json
from pathlib import Path

from selenium.webdriver import Chrome
from selenium.webdriver.common.by import By

import py_engine
from support.folders import SITE
from support.serve import serve_folder
from tests.bill_schema import assert_valid
from tests.web.support.axe import grave_issues
from tests.web.support.kept_site import kept, precache_of
from tests.web.support.page import Page
from tests.web.support.window import DESKTOP, PHONE

LOOKS = [(size, dark) for size in (PHONE, DESKTOP) for dark in (False, True)]
ALL_OPEN = "for (const part of document.querySelectorAll('details')) part.open = true"
FILES = json.loads((SITE / "site-files.json").read_text(encoding="utf-8"))["files"]


def open_about(page: Page) -> None:
    """Go there by the link in the settings."""
    page.open_settings()
    page.driver.find_element(By.CSS_SELECTOR, "#settings .about-link a").click()
    page.wait(lambda: page.driver.title == "About Sunstones")


def test_the_settings_link_to_it_in_each_language(page: Page) -> None:
    page.open()
    for language, words in (
        ("de", "Über Sunstones und die Lizenzen (auf Englisch)"),
        ("fr", "À propos de Sunstones et de ses licences (en anglais)"),
        ("en", "About Sunstones and its licences"),
    ):
        page.open_settings()
        page.driver.find_element(By.CSS_SELECTOR, f"label[for=setting-language-{language}]").click()
        page.wait(lambda wanted=language: page.driver.execute_script("return document.documentElement.lang") == wanted)
        page.open_settings()
        assert page.driver.find_element(By.CSS_SELECTOR, "#settings .about-link a").text == words
        page.element("settings").find_element(By.CSS_SELECTOR, ".close").click()
    page.driver.execute_script("localStorage.clear()")


def test_it_opens_from_the_app_with_the_host_gone(driver: Chrome, tmp_path: Path) -> None:
    (tmp_path / "below").symlink_to(SITE, target_is_directory=True)
    with serve_folder(tmp_path) as server:
        page = Page(driver, f"{server.url}below/")
        page.resize(*DESKTOP)
        page.open()
        page.settled()
        assert len(kept(page)) == 1
    open_about(page)
    assert "MPL-2.0" in driver.find_element(By.TAG_NAME, "main").text
    driver.get("about:blank")


def test_it_names_every_game_with_its_designer(page: Page) -> None:
    page.driver.get(f"{page.url}about.html")
    text = page.driver.find_element(By.TAG_NAME, "main").text
    for info in py_engine.catalogue():
        assert f"{info.name} by {info.designer}, {info.year}" in text


def test_it_has_no_serious_issue_with_every_licence_unfolded(page: Page) -> None:
    page.driver.get(f"{page.url}about.html")
    page.driver.execute_script(ALL_OPEN)
    for size, dark in LOOKS:
        page.resize(*size, dark=dark)
        assert grave_issues(page) == [], f"at {size}, {'dark' if dark else 'light'}"


def test_on_a_phone_no_licence_is_wider_than_the_screen(page: Page) -> None:
    page.resize(320, 640, touch=True)
    page.driver.get(f"{page.url}about.html")
    page.driver.execute_script(ALL_OPEN)
    root = "document.documentElement"
    assert page.driver.execute_script(f"return {root}.scrollWidth <= {root}.clientWidth")


def test_a_link_to_a_part_leads_to_it(page: Page) -> None:
    page.driver.get(f"{page.url}about.html")
    names = "return [...document.querySelectorAll('main a[href^=\"#\"]')].map((link) => link.hash.slice(1))"
    ids = "return [...document.querySelectorAll('details')].map(({ id }) => id)"
    parts = page.driver.execute_script(ids)
    assert len(set(parts)) == len(parts) > 20
    assert set(page.driver.execute_script(names)) <= set(parts)


def test_each_rule_page_links_to_it() -> None:
    for path in (SITE / "rules").glob("*.html"):
        assert 'href="../about.html"' in path.read_text(encoding="utf-8"), path.name


def test_the_page_its_texts_and_the_bill_are_kept_offline() -> None:
    assert {"about.html", "licences.txt", "sbom.cdx.json"} <= precache_of(SITE)["files"].keys()


def test_the_app_itself_loads_nothing_of_it() -> None:
    first = [SITE / name for name in ("index.html", "app/page.css", "engine/worker.js")]
    assert not any("licences.txt" in path.read_text(encoding="utf-8") for path in first)


def test_the_bill_of_the_built_site_is_valid_and_its_hashes_are_those_of_the_files() -> None:
    content = (SITE / "sbom.cdx.json").read_bytes()
    assert_valid(content)
    components = json.loads(content)["components"]
    files = [inner for component in components for inner in component.get("components", []) if inner["type"] == "file"]
    listed = {file["name"]: file["hashes"][0]["content"] for file in files if file["name"] in FILES}
    assert listed == {file["name"]: FILES[file["name"]] for file in files}
    foreign = {path for path in FILES if path.startswith(("vendor/", "pyodide/"))}
    ours = {path for path in foreign if path.startswith("pyodide/sunstones-") or path == "pyodide/pyodide-lock.json"}
    assert set(listed) == foreign - ours
