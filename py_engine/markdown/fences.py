"""The formatter for SuperFences, an extension of Python-Markdown, as MkDocs and Zensical use it."""

from __future__ import annotations

import os
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Any

from .block import InvalidBlock
from .html import LINK_TEXT, board_html


def fence(
    source: str,
    language: str,
    css_class: str,
    options: dict[str, Any],
    md: Any,
    site: str = "",
    link_text: str = LINK_TEXT,
    **_: Any,
) -> str:
    """The HTML of a block: a formatter for SuperFences.

    Raises:
        SuperFencesException: The block cannot be shown. SuperFences takes a block for plain code after any other error.
    """
    try:
        return board_html(source, site, link_text)
    except InvalidBlock as error:
        from pymdownx.superfences import (  # type: ignore[import-untyped, import-not-found, unused-ignore]
            SuperFencesException,
        )

        raise SuperFencesException(f"{place_of(error.line, source, md)}: {error}") from None


def fence_for(site: str, link_text: str = LINK_TEXT) -> Callable[..., str]:
    """A formatter whose boards have a link. It can be pickled, as Zensical does with its settings.

    Args:
        site: Address of a site of Sunstones.
        link_text: Words of the link.
    """
    return partial(fence, site=site, link_text=link_text)


def place_of(line: int, source: str, md: Any) -> str:
    """The file and line for an error.

    Python-Markdown gives a text without a name to its extensions. MkDocs and Zensical add one that knows the page.
    Both take the head of a page off first, so the lines are those of the file on the disk.

    Args:
        line: The line of the block.
        source: The block.
        md: The instance of `Markdown`.
    """
    path, lines = page_of(md), getattr(md, "lines", [])
    if os.path.isfile(path):
        with open(path, encoding="utf-8-sig", errors="replace") as file:
            lines = file.read().split("\n")
    first = line_of_block(lines, source)
    if first is None:
        return f"{path or 'sunstones'}, line {line} of a block"
    return f"{path}:{first + line - 1}" if path else f"line {first + line - 1}"


def page_of(md: Any) -> str:
    """The file that is converted, from the present folder; empty where it is not known."""
    with suppress(AttributeError, KeyError, ValueError):  # MkDocs
        path: str = md.treeprocessors["relpath"].file.abs_src_path
        return os.path.relpath(path)
    with suppress(AttributeError, KeyError, ValueError):  # Zensical
        context = md.preprocessors["rendering_context"]
        path = os.path.join(context.config["root_dir"], context.config["docs_dir"], context.page.path)
        return os.path.relpath(path)
    return ""


def line_of_block(lines: list[str], source: str) -> int | None:
    """The first line of a block below its fence, from 1; None if the lines have no such block."""
    wanted = [line.strip() for line in source.split("\n")]
    stripped = [line.strip() for line in lines]
    for at, line in enumerate(stripped):
        if (
            line.startswith(("```", "~~~"))
            and "sunstones" in line
            and stripped[at + 1 : at + 1 + len(wanted)] == wanted
        ):
            return at + 2
    return None
