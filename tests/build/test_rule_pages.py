"""The rule pages: each game's text in the frame that all share."""

import json

import pytest

from site_build.rule_pages import FRAME, RECIPES, with_rule_pages
from support.console import Failure
from support.folders import WEB

GAMES = [
    {"id": "hex", "name": "Hex & more", "designer": "Piet Hein"},
    {"id": "havannah", "name": "Havannah", "designer": "Christian Freeling"},
]
FILES = {
    "catalogue.json": json.dumps({"games": GAMES}).encode(),
    FRAME: (WEB / FRAME).read_bytes(),
    RECIPES: b"<p>Recipes</p>\n",
    "rules/hex.html": b"<p>Connect your sides, for $0.</p>\n",
    "rules/havannah.html": b"<p>Ring, bridge or fork.</p>\n",
}


def test_a_page_has_its_text_its_game_and_its_designer() -> None:
    page = with_rule_pages(FILES)["rules/hex.html"].decode()
    assert "<main>\n<p>Connect your sides, for $0.</p>\n</main>" in page
    assert "<title>Hex &amp; more: the rules · Sunstones</title>" in page
    assert "The rules of Hex &amp; more, a game by Piet Hein," in page
    assert '<a href="../#game=hex">Play Hex &amp; more in Sunstones</a>' in page


def test_each_page_leads_to_all_and_marks_itself() -> None:
    pages = with_rule_pages(FILES)
    for path in ("rules/hex.html", "rules/havannah.html", RECIPES):
        page = pages[path].decode()
        assert [page.count(f'href="{name}.html"') for name in ("hex", "havannah", "recipes")] == [1, 1, 1]
        assert page.count('aria-current="page"') == 1
        assert f'href="{path.removeprefix("rules/")}" aria-current="page"' in page


def test_only_the_recipes_have_a_script_of_their_own() -> None:
    pages = with_rule_pages(FILES)
    assert b"recipes.js" in pages[RECIPES]
    assert b"recipes.js" not in pages["rules/hex.html"]


def test_the_frame_is_no_page_of_the_site() -> None:
    assert FRAME not in with_rule_pages(FILES)


def test_a_game_without_a_text_ends_the_build_by_name() -> None:
    files = {path: content for path, content in FILES.items() if path != "rules/hex.html"}
    with pytest.raises(Failure, match=r"^Hex & more has no rule page: please write its text, web/rules/hex.html\.$"):
        with_rule_pages(files)
