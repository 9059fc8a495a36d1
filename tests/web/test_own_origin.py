"""Nothing is fetched from anywhere but the site itself, neither by the page nor by the worker in which Python lives."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from support.serve import FolderServer
from tests.web.support.chromium import start_chromium
from tests.web.support.page import Page

pytestmark = pytest.mark.starts_engine


def addresses_asked_for(net_log: Path) -> set[tuple[str, str]]:
    """The origins that asked for addresses, by Chromium's own log of its network: the asking origin and the address.

    Unlike the log of a page's requests it holds those of workers; the browser's own requests have no origin.
    """
    log = json.loads(net_log.read_text(encoding="utf-8"))
    parameters = [event.get("params", {}) for event in log["events"]]
    return {(found["initiator"], found["url"]) for found in parameters if "initiator" in found and "url" in found}


def test_no_request_leaves_the_page_s_own_origin(server: FolderServer, tmp_path: Path) -> None:
    net_log = tmp_path / "net.json"
    driver = start_chromium(tmp_path / "profile", f"--log-net-log={net_log}")
    try:
        page = Page(driver, server.url)
        page.open()
        page.settled()
        page.new_game("sum", size=3, sides=("human", "pike"), seconds="0.02")
        page.settled()
        page.click("b2")
        assert len(page.settled()["turns"]) == 2
    finally:
        driver.quit()
    own = server.url.rstrip("/")
    asked = {address for asker, address in addresses_asked_for(net_log) if asker == own}
    assert [address for address in sorted(asked) if not address.startswith(server.url)] == []
    # The log would show it: it holds the worker's own requests.
    assert f"{own}/pyodide/pyodide.asm.wasm" in asked
    assert any(address.endswith(".whl") and "sunstones" in address for address in asked)
