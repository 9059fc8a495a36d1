"""axe-core, which checks an open page for barriers: unnamed controls, poor contrast, wrong roles."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from support.folders import NODE_MODULES
from tests.web.support.page import Page

AXE = NODE_MODULES / "axe-core" / "axe.min.js"

# These are barriers; what axe calls moderate or minor is advice.
GRAVE = ("serious", "critical")

# The rules that colours alone can break.
COLOURS = ("color-contrast", "link-in-text-block")

# Without preloading: axe would copy style sheets into the page, which the page's policy forbids.
RUN = """
const [grave, rules, finish] = arguments;
const options = { preload: false, resultTypes: ["violations"], ...(rules && { runOnly: rules }) };
const settled = Promise.all(document.getAnimations().map((one) => one.finished.catch(() => {})));
settled.then(() => axe.run(document, options)).then(({ violations }) => {
  finish(violations.filter(({ impact }) => grave.includes(impact)).flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help}: ${target.join(" ")}: ${failureSummary}`)));
}, (problem) => finish([String(problem)]));
"""


@cache
def source() -> str:
    """The library. Where it is missing the checks have not set things up."""
    assert AXE.is_file(), "axe-core is not there; `python3 build_scripts/check.py --only browser` brings it"
    return AXE.read_text(encoding="utf-8")


def grave_issues(page: Page, rules: Sequence[str] | None = None) -> list[str]:
    """Serious or critical issues on the page as it is, one text an element; by some of axe's rules, or by all."""
    if not page.driver.execute_script("return typeof axe === 'object'"):
        page.driver.execute_script(source())
    found = page.driver.execute_async_script(RUN, GRAVE, rules)
    return [str(issue) for issue in found]
