"""Blocks of boards in pages that Python-Markdown makes, by itself and as MkDocs and Zensical use it."""

from __future__ import annotations

import markdown
import pytest
from pymdownx.superfences import SuperFencesException

from py_engine.markdown import board_html, fence_for

SITE = "https://example.org/sunstones/"

BLOCK = "subsume 4: red d4 d5, blue e3\ncaption: Red is **ahead**"
FENCED = f"```sunstones\n{BLOCK}\n```"

PAGE = f"""# A rule sheet

Before *it*.

{FENCED}

- In a list:

    ~~~ sunstones
    parasol 4: d4 e5 c3
    mode: replay
    ~~~

```text
subsume 4: red d4
```
"""


def converted(text: str) -> str:
    """The HTML of a page."""
    fences = [{"name": "sunstones", "class": "sunstones", "format": fence_for(SITE)}]
    settings = {"pymdownx.superfences": {"custom_fences": fences}}
    return markdown.markdown(text, extensions=["pymdownx.superfences"], extension_configs=settings)


def test_a_block_is_left_whole_and_other_code_is_code() -> None:
    html = converted(PAGE)
    for source in (BLOCK, "parasol 4: d4 e5 c3\nmode: replay"):
        assert board_html(source, SITE) in html
    assert html.count("<sunstones-board ") == 2
    assert "subsume 4: red d4\n</code>" in html


def test_a_wrong_block_ends_the_build_and_the_error_has_the_line() -> None:
    wrong = PAGE.replace("d4 e5 c3", "d4 e5 d4")
    with pytest.raises(SuperFencesException, match=r"^line 13: .*d4"):
        converted(wrong)
