"""Tags for the cards that other sites make of links."""

from __future__ import annotations

import re

import pytest

from site_build.social_tags import require_address, with_social_tags
from support.console import Failure

PAGE = b"""\
<head><meta name="description" content="Five &amp; new">
<title translate="no">Games</title></head><title>No</title>"""
ADDRESS = "https://name.example/sunstones/"


def tags_of(page: bytes) -> dict[str, str]:
    return dict(re.findall(r'<meta property="og:([a-z]+)" content="(.*?)">', page.decode()))


def test_the_start_page_and_the_rules_have_title_description_address_and_a_picture_that_is_there() -> None:
    pages = ("index.html", "rules/sum.html", "rules/de/sum.html", "rules/recipes.html", "about.html")
    files = with_social_tags(dict.fromkeys(pages, PAGE), ADDRESS)
    assert tags_of(files["index.html"]) == {
        "title": "Games",
        "description": "Five &amp; new",
        "type": "website",
        "url": ADDRESS,
        "image": f"{ADDRESS}app/preview.png",
    }
    german = tags_of(files["rules/de/sum.html"])
    assert (german["url"], german["image"]) == (f"{ADDRESS}rules/de/sum.html", f"{ADDRESS}rules/pictures/sum.png")
    assert tags_of(files["rules/recipes.html"])["image"] == f"{ADDRESS}app/preview.png"
    assert files["about.html"] == PAGE
    for page in pages[:4]:
        path = tags_of(files[page])["image"].removeprefix(ADDRESS)
        assert files[path].startswith(b"\x89PNG"), path


def test_an_address_is_that_of_a_folder() -> None:
    assert require_address("https://name.example/sunstones") == ADDRESS
    for text in ("name.example", "ftp://name.example/", "https://name.example/?a", "https:///x"):
        with pytest.raises(Failure):
            require_address(text)
