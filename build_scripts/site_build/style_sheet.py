"""The page's styles in one file: on a slow processor every single request costs more than what it brings."""

from __future__ import annotations

import re

from support.console import Failure

PAGE = "index.html"

# All of them together, in their order. The sheets remain beside it: rule pages and embedded boards use some of them.
STYLE_SHEET = "app/page.css"

LINK = re.compile(r'[ \t]*<link rel="stylesheet" href="([^"]+)">\n')

# What would mean something else, or come too late, in another file.
BOUND_TO_ITS_PLACE = re.compile(r"@import|@charset|url\(")


def with_style_sheet(files: dict[str, bytes]) -> dict[str, bytes]:
    """The site's files, the page asking for one sheet that holds all it asked for.

    Raises Failure if a sheet is missing or bound to its place.
    """
    page = files[PAGE].decode()
    sheets = LINK.findall(page)
    if not sheets:
        raise Failure(f"web/{PAGE} asks for no style sheet.")
    parts = []
    for path in sheets:
        if path not in files:
            raise Failure(f"web/{PAGE} asks for {path}, which is not there.")
        text = files[path].decode()
        if found := BOUND_TO_ITS_PLACE.search(text):
            raise Failure(f"{path} holds {found[0]!r}; it is joined with others, and may not.")
        parts.append(f"/* {path} */\n{text}")
    first = LINK.search(page)
    assert first is not None
    head, rest = page[: first.start()], page[first.start() :]
    link = first[0].replace(sheets[0], STYLE_SHEET)
    return files | {STYLE_SHEET: "\n".join(parts).encode(), PAGE: (head + link + LINK.sub("", rest)).encode()}
