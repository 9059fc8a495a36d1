"""Browsers with an invalid language: some systems give them "en-US@posix" or "C" for a language tag."""

from __future__ import annotations

import pytest
from selenium.webdriver import Chrome

from support.serve import FolderServer
from tests.web.support.chromium import console_errors, read_console, run_first

LANGUAGE = 'Object.defineProperty(Navigator.prototype, "language", {{ get: () => "{}", configurable: true }});'

# Plots two points; what there is to see then, and the browser's language as the page sees it afterwards.
PLOT = """
const [site, finish] = arguments;
const host = document.body.appendChild(document.createElement("div"));
import(`${site}app/profile/curve.js`).then(({ createCurve }) => {
  const entry = (at, elo) => ({ at, opponent: "sprout", won: true, elo, deviation: 200 });
  createCurve(host)([entry(1, 1300), entry(2, 1400)]);
  return import(`${site}vendor/uplot.js`);
}).catch((problem) => finish([String(problem)]));
new MutationObserver(() => finish([host.firstElementChild?.className, navigator.language]))
  .observe(host, { childList: true });
"""


@pytest.mark.parametrize("language", ["en-US@posix", "C"])
def test_a_curve_is_drawn_where_the_browser_s_language_is_no_language(
    driver: Chrome, server: FolderServer, language: str
) -> None:
    read_console(driver)
    with run_first(driver, LANGUAGE.format(language)):
        driver.get(f"{server.url}embed.html?game=sum&size=3")
    assert driver.execute_async_script(PLOT, server.url) == ["uplot u-hz", language]
    assert console_errors(driver) == []
    driver.get("about:blank")
