"""The reference of the engine's API, as the site has it."""

import re
from html.parser import HTMLParser

import pytest

from site_build.api_reference import MODULES, POLICY, make_api_pages


@pytest.fixture(scope="module")
def pages(tmp_path_factory: pytest.TempPathFactory) -> dict[str, bytes]:
    """All files of the reference."""
    return make_api_pages(tmp_path_factory.mktemp("pdoc"))


def test_each_module_has_a_page_that_the_first_page_leads_to(pages: dict[str, bytes]) -> None:
    paths = [f"{module.replace('.', '/')}.html" for module in MODULES]
    assert {f"api/{path}" for path in paths} <= set(pages)
    assert re.findall(r'href="([^"]*\.html)"', pages["api/index.html"].decode()) == paths


def test_no_page_needs_more_than_the_policy_allows(pages: dict[str, bytes]) -> None:
    class Reader(HTMLParser):
        def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
            assert tag not in ("style", "script", "iframe")
            assert "style" not in dict(attributes)

    for path, page in pages.items():
        if path.endswith(".html"):
            assert page.decode().count(f'content="{POLICY}"') == 1
            Reader().feed(page.decode())


def test_what_outside_code_leans_on_is_told(pages: dict[str, bytes]) -> None:
    page = pages["api/py_engine.html"].decode()
    for name in ("new_match", "load_record", "choose_turn", "analyse", "Match.play", "Match.explain"):
        assert f'id="{name}"' in page
