"""`<sunstones-board>` whose code a bundler has moved: the page says where the site's folder is."""

from __future__ import annotations

import shutil
from pathlib import Path

from selenium.webdriver import Chrome

from support.folders import SITE
from tests.web.support.boards import HEAD, Boards, serve_pages

PAGE = f"""{HEAD}
<meta name="sunstones-site" content="/sunstones">
<script type="module" src="bundled/embed.js"></script>
<sunstones-board id="board" game="sum" size="3" mode="play"></sunstones-board>
"""


def test_the_engine_comes_from_the_folder_that_the_page_names(driver: Chrome, tmp_path: Path) -> None:
    shutil.copytree(SITE / "embed" / "parts", tmp_path / "bundled" / "embed" / "parts")
    shutil.copy(SITE / "embed.js", tmp_path / "bundled")
    (tmp_path / "sunstones").symlink_to(SITE)
    with serve_pages(tmp_path, {"index.html": PAGE}) as server:
        boards = Boards(driver)
        boards.open(server.url)
        assert boards.label("board", "b2") == "b2, empty"
        boards.click("board", "b2")
        boards.wait_for_turns("board", ["b2"])
        frame = boards.run("return document.querySelector('iframe').src")
        assert frame.startswith(f"{server.url}sunstones/embed/engine.html")
        driver.get("about:blank")
