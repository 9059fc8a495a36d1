"""The page's style sheets joined into one."""

import pytest

from site_build.style_sheet import STYLE_SHEET, with_style_sheet
from support.console import Failure

PAGE = b"""<head>
  <link rel="stylesheet" href="app/one.css">
  <link rel="preload" href="list.json">
  <link rel="stylesheet" href="app/two.css">
</head>
"""
FILES = {"index.html": PAGE, "app/one.css": b"a { top: 0 }\n", "app/two.css": b"a { top: 1px }\n"}


def test_the_page_asks_for_one_sheet_that_holds_all_in_their_order() -> None:
    made = with_style_sheet(FILES)
    assert made["index.html"].decode().count("stylesheet") == 1
    assert f'href="{STYLE_SHEET}"' in made["index.html"].decode()
    assert b"list.json" in made["index.html"]
    text = made[STYLE_SHEET].decode()
    assert 0 < text.index("top: 0") < text.index("top: 1px")


def test_the_sheets_themselves_stay_as_they_are() -> None:
    made = with_style_sheet(FILES)
    assert {path: made[path] for path in ("app/one.css", "app/two.css")} == {
        path: FILES[path] for path in ("app/one.css", "app/two.css")
    }


def test_what_a_sheet_asks_for_is_asked_for_from_where_all_of_them_lie() -> None:
    page = PAGE.replace(b"app/one.css", b"common/fonts/one.css")
    sheet = b"@font-face { src: url(../../vendor/a.woff2), url('b.woff2') } a { mask: url(data:,x) }"
    files = {"common/fonts/one.css": sheet, "vendor/a.woff2": b"", "common/fonts/b.woff2": b""}
    text = with_style_sheet(FILES | files | {"index.html": page})[STYLE_SHEET].decode()
    assert 'src: url("../vendor/a.woff2"), url("../common/fonts/b.woff2") }' in text
    assert "url(data:,x)" in text


def test_a_sheet_that_asks_for_what_is_not_there_is_reported() -> None:
    with pytest.raises(Failure, match=r"app/two\.css asks for x\.png, which is not there"):
        with_style_sheet(FILES | {"app/two.css": b"a { background: url(x.png) }"})


@pytest.mark.parametrize("text", [b"@import 'x.css';", b"@namespace svg 'x';"])
def test_a_sheet_that_means_something_else_elsewhere_is_refused(text: bytes) -> None:
    with pytest.raises(Failure, match=r"app/two\.css"):
        with_style_sheet(FILES | {"app/two.css": text})


def test_a_sheet_asked_for_in_another_way_is_not_left_behind_in_another_order() -> None:
    page = PAGE.replace(b'"app/two.css">', b'"app/two.css" media="print">')
    with pytest.raises(Failure, match="by another line"):
        with_style_sheet(FILES | {"index.html": page})


def test_a_missing_sheet_is_reported() -> None:
    with pytest.raises(Failure, match=r"app/three\.css"):
        with_style_sheet(FILES | {"index.html": PAGE.replace(b"two", b"three")})
