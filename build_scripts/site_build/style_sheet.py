"""The page's styles in one file: on a slow processor every single request costs more than its content."""

from __future__ import annotations

import re
from posixpath import dirname, join, normpath, relpath

from support.console import Failure

PAGE = "index.html"

# All sheets in one, in their order. The sheets remain next to it, as rule pages and embedded boards use some of them.
STYLE_SHEET = "app/page.css"

LINK = re.compile(r'[ \t]*<link rel="stylesheet" href="([^"]+)">\n')

# Rules that would mean something else, or come too late, in another file.
BOUND_TO_ITS_PLACE = re.compile(r"@import|@charset|@namespace")

# Addresses, which are rewritten relative to the one sheet.
ADDRESS = re.compile(r"""url\((["']?)(?!data:)([^"')]+)\1\)""")


def with_style_sheet(files: dict[str, bytes]) -> dict[str, bytes]:
    """The site's files, the page asking for one sheet that holds all it asked for.

    Raises Failure if a sheet is missing, bound to its place or asked for in another way than the others, or if it asks
    for a file that is not there.
    """
    page = files[PAGE].decode()
    before, *others = LINK.split(page)
    sheets, texts = others[::2], others[1::2]
    if not sheets:
        raise Failure(f"web/{PAGE} asks for no style sheet.")
    rest = "".join(texts)
    if "stylesheet" in before + rest:
        raise Failure(f'web/{PAGE} asks for a style sheet by another line than <link rel="stylesheet" href="...">.')
    parts = []
    for path in sheets:
        if path not in files:
            raise Failure(f"web/{PAGE} asks for {path}, which is not there.")
        text = files[path].decode()
        if found := BOUND_TO_ITS_PLACE.search(text):
            raise Failure(f"{path} holds {found[0]!r}; it is joined with others, and may not.")
        parts.append(f"/* {path} */\n{_moved(text, path, files)}")
    link = f'  <link rel="stylesheet" href="{STYLE_SHEET}">\n'
    return files | {STYLE_SHEET: "\n".join(parts).encode(), PAGE: (before + link + rest).encode()}


def _moved(text: str, path: str, files: dict[str, bytes]) -> str:
    """A sheet whose addresses are right in the one sheet of the page."""

    def moved(found: re.Match[str]) -> str:
        there = normpath(join(dirname(path), found[2]))
        if there not in files:
            raise Failure(f"{path} asks for {found[2]}, which is not there.")
        return f'url("{relpath(there, dirname(STYLE_SHEET))}")'

    return ADDRESS.sub(moved, text)
