"""The rule pages: each game's text in the frame that all share."""

import json
import re

import pytest

from site_build.rule_pages import FRAME, RECIPES, with_rule_pages
from site_build.rule_words import WORDS
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
    "rules/de/hex.html": b"<p>Verbinde deine Seiten.</p>\n",
    "rules/de/havannah.html": "<p>Ring, Brücke oder Gabel.</p>\n".encode(),
    "rules/fr/hex.html": "<p>Reliez vos côtés.</p>\n".encode(),
    "rules/fr/havannah.html": b"<p>Anneau, pont ou fourche.</p>\n",
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
        assert re.findall(r'<a href="(\w+)\.html"(?! hreflang)', page) == ["hex", "havannah", "recipes"]
        assert page.count('aria-current="page"') == 1
        own = re.escape(path.removeprefix("rules/"))
        assert re.search(rf'href="{own}"[^>]* aria-current="page"', page)


def test_the_name_of_a_game_is_not_for_translators() -> None:
    page = with_rule_pages(FILES)["rules/hex.html"].decode()
    assert '<a href="havannah.html" translate="no">Havannah</a>' in page


def test_a_page_in_another_language_speaks_it_all_over_and_leads_to_its_own_kind() -> None:
    page = with_rule_pages(FILES)["rules/de/hex.html"].decode()
    assert '<html lang="de">' in page
    assert "<title>Hex &amp; more: die Regeln · Sunstones</title>" in page
    assert "<main>\n<p>Verbinde deine Seiten.</p>\n</main>" in page
    assert '<a href="havannah.html" translate="no">Havannah</a>' in page
    assert '<a href="../../#game=hex">Hex &amp; more in Sunstones spielen</a>' in page
    assert 'href="../../rules/rules.css"' in page
    # For programmers, in English only.
    assert '<a href="../recipes.html" hreflang="en">Für deine eigene Seite <small>(auf Englisch)</small></a>' in page


def test_the_pages_of_a_game_name_each_other_by_language() -> None:
    pages = with_rule_pages(FILES)
    addresses = {
        "rules/hex.html": {"en": "hex.html", "de": "de/hex.html", "fr": "fr/hex.html"},
        "rules/fr/hex.html": {"en": "../hex.html", "de": "../de/hex.html", "fr": "hex.html"},
    }
    for path, others in addresses.items():
        page = pages[path].decode()
        for language, address in [*others.items(), ("x-default", others["en"])]:
            assert f'<link rel="alternate" hreflang="{language}" href="{address}">' in page
        for language, address in others.items():
            assert f'<a href="{address}" hreflang="{language}" lang="{language}"' in page
        assert page.count('aria-current="true"') == 1
    assert b"alternate" not in pages[RECIPES]


def test_a_game_with_a_report_leads_to_it_in_each_language() -> None:
    pages = with_rule_pages(FILES | {"reports/hex.html": b"<p>61 turns</p>"})
    assert '<a href="../reports/hex.html">A report in figures</a>' in pages["rules/hex.html"].decode()
    german = pages["rules/de/hex.html"].decode()
    assert '<a href="../../reports/hex.html" hreflang="en">Ein Bericht in Zahlen <small>' in german
    assert b"reports/" not in pages["rules/havannah.html"]


def test_a_game_with_puzzles_leads_to_them_in_each_language() -> None:
    pages = with_rule_pages(FILES | {"app/puzzles/packs/hex.txt": b"sunstones-puzzles 1 hex"})
    assert '<a href="../#puzzles=hex">Puzzles</a>' in pages["rules/hex.html"].decode()
    assert 'href="../../#puzzles=hex">' in pages["rules/de/hex.html"].decode()
    assert b"#puzzles" not in pages["rules/havannah.html"]


def test_a_page_has_no_script_of_another() -> None:
    pages = with_rule_pages(FILES)
    assert b"recipes.js" in pages[RECIPES]
    assert b"recipes.js" not in pages["rules/hex.html"]


def test_the_frame_is_no_page_of_the_site() -> None:
    assert FRAME not in with_rule_pages(FILES)


@pytest.mark.parametrize(
    "path", ["rules/hex.html", *(f"rules/{language}/hex.html" for language in WORDS if language != "en")]
)
def test_a_game_without_a_text_ends_the_build_by_name(path: str) -> None:
    files = {name: content for name, content in FILES.items() if name != path}
    with pytest.raises(Failure, match=rf"^Hex & more has no rule page: please write its text, web/{path}\.$"):
        with_rule_pages(files)
