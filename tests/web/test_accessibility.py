"""No screen keeps a reader out.

axe-core finds nothing serious or critical, on phone and desktop, light and dark. Each screen is also checked in a
contrast theme and with large text; no field on it is so small that a phone zooms in on it, and no text is cut off
there. They speak German, whose texts are the longest.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from selenium.webdriver import Chrome

from support.folders import SITE
from tests.web.support.axe import COLOURS, grave_issues
from tests.web.support.boards import Boards
from tests.web.support.chromium import speaking
from tests.web.support.forced_colours import KINDS, lost_in_forced_colours
from tests.web.support.page import Page
from tests.web.support.screens import SCREENS, close_dialogs, game
from tests.web.support.text_room import cut_in_large_text, cut_off
from tests.web.support.window import DESKTOP, PHONE

# Pages in other languages come from the same build; the one with the longest navigation is tested.
RULE_PAGES = [*sorted(path.name for path in (SITE / "rules").glob("*.html")), "fr/sunspot.html"]
LOOKS = [(size, dark) for size in (PHONE, DESKTOP) for dark in (False, True)]

# An iPhone zooms in on a field whose text is smaller than 16 pixels.
SMALL_FIELDS = """
const isSmall = (field) => field.getClientRects().length > 0 && parseFloat(getComputedStyle(field).fontSize) < 16;
return [...document.querySelectorAll("input, select, textarea")].filter(isSmall).map((field) => field.outerHTML);
"""

# A button without a name, and letters that cannot be read.
PLANT = """
const planted = document.createElement("div");
planted.id = "planted";
planted.innerHTML = '<button></button><p class="planted">grey on grey</p>';
document.querySelector("main").append(planted);
planted.querySelector("p").style.cssText = "color: #999; background: #aaa";
"""


@pytest.fixture(autouse=True, scope="module")
def speaks_german(driver: Chrome) -> Iterator[None]:
    """The reader prefers German."""
    with speaking(driver, "de"):
        yield


def look_at(page: Page, name: str = "") -> None:
    """Look for grave issues on the open parts, in every size and scheme, with large text and in a contrast theme."""
    for size, dark in LOOKS:
        page.resize(*size, dark=dark)
        if size == PHONE:
            assert page.driver.execute_script(SMALL_FIELDS) == []
            assert cut_off(page) == []
        if not dark:
            assert cut_in_large_text(page) == []
        issues = grave_issues(page, COLOURS if dark else None)
        assert not issues, "\n".join([f"at {size}, {'dark' if dark else 'light'}:", *issues])
    found, lost = lost_in_forced_colours(page)
    assert lost == []
    assert KINDS.get(name, set()) <= found


@pytest.mark.parametrize("screen", SCREENS, ids=lambda screen: screen.__name__)
def test_no_screen_has_a_serious_issue(page: Page, screen: Callable[[Page], None]) -> None:
    screen(page)
    look_at(page, screen.__name__)
    close_dialogs(page)


@pytest.mark.parametrize("name", RULE_PAGES)
def test_no_rule_page_has_a_serious_issue(page: Page, name: str) -> None:
    Boards(page.driver).open(f"{page.url}rules/{name}")
    look_at(page)


def test_the_page_that_is_only_a_board_has_no_serious_issue(page: Page) -> None:
    Boards(page.driver).open(f"{page.url}embed.html?game=sum&size=3&mode=play&caption=A%20board")
    look_at(page)


def test_a_serious_issue_is_found(page: Page) -> None:
    game(page)
    page.driver.execute_script(PLANT)
    issues, of_colours = grave_issues(page), grave_issues(page, COLOURS)
    page.driver.execute_script("document.getElementById('planted').remove()")
    assert sorted(issue.partition(":")[0] for issue in issues) == ["button-name", "color-contrast"]
    assert [issue.partition(":")[0] for issue in of_colours] == ["color-contrast"]
