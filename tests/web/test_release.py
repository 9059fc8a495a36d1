"""The zip of a release works on a careless host. `build_scripts/check.py --only release` runs just this."""

from __future__ import annotations

import shutil
import urllib.request
from pathlib import Path

import pytest
from selenium.webdriver import Chrome

from site_build.release_files import zip_folder
from support.folders import SITE
from tests.web.support.against_the_computer import play_to_the_end
from tests.web.support.careless_host import serve_carelessly
from tests.web.support.chromium import read_console
from tests.web.support.kept_site import kept
from tests.web.support.page import Page

pytestmark = [pytest.mark.starts_engine, pytest.mark.long_form]


def test_a_game_is_played_from_a_careless_host_below_a_path_and_again_without_it(
    driver: Chrome, tmp_path: Path
) -> None:
    zip_folder(SITE, tmp_path / "site.zip")
    shutil.unpack_archive(tmp_path / "site.zip", tmp_path / "games" / "sunstones")
    with serve_carelessly(tmp_path) as server:
        with urllib.request.urlopen(f"{server.url}games/sunstones/pyodide/pyodide.asm.wasm") as answer:
            assert answer.headers["Content-Type"] == "application/octet-stream"
            assert not {"Cache-Control", "ETag", "Last-Modified", "Content-Encoding"} & set(answer.headers)
        page = Page(driver, f"{server.url}games/sunstones/")
        page.open()
        play_to_the_end(page)
        assert len(kept(page)) == 1
    page.open()
    play_to_the_end(page)
    driver.get("about:blank")
    read_console(driver)
