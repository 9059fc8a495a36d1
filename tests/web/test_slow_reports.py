"""Late reports of the engine: they take another way than its answers, and no browser says which is faster."""

from __future__ import annotations

from pathlib import Path

import pytest
from selenium.webdriver import Chrome

from tests.web.support.kept_site import PublishedSite
from tests.web.support.light_site import serve_light
from tests.web.support.page import Page, share_link
from tests.web.support.study import look_over, switch_analysis, table

pytestmark = pytest.mark.starts_engine

# Put before the worker's text: its findings in a review of a game arrive some time after they were sent.
HOLD_FINDINGS = """
const { postMessage: post } = MessagePort.prototype;
MessagePort.prototype.postMessage = function (...values) {
  const isFinding = values[0]?.argumentList?.some(({ value }) => value?.entries);
  if (isFinding) setTimeout(() => post.apply(this, values), 300);
  else post.apply(this, values);
};
"""


def test_a_look_over_a_game_is_complete_however_late_its_last_report_comes(
    driver: Chrome, light_site: Path, tmp_path: Path
) -> None:
    site = PublishedSite(tmp_path / "site", light_site)
    worker = (site.folder / "engine" / "worker.js").read_bytes()
    site.replace("engine/worker.js", HOLD_FINDINGS.encode() + worker)
    with serve_light(site.folder) as server:
        page = Page(driver, server.url)
        page.open(share_link("parasol", 2, ["b2", "a1"]))
        page.settled()
        switch_analysis(page, on=False)
        look_over(page)
        assert len(table(page)) == 3
        assert all(chances.endswith("%") for chances in table(page))
        driver.get("about:blank")
