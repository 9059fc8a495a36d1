"""The rule pages: each game's own text, in the frame that all of them share."""

from __future__ import annotations

import json
from html import escape
from string import Template
from typing import Any

from support.console import Failure

FOLDER = "rules"
FRAME = f"{FOLDER}/frame.html"
RECIPES = f"{FOLDER}/recipes.html"

# Of the page for authors of other pages.
RECIPES_NAME = "For your own page"
RECIPES_TITLE = "Boards for your own page"
RECIPES_EXTRAS = """
  <link rel="stylesheet" href="recipes.css">
  <script type="module" src="recipes.js"></script>"""
RECIPES_FOOTER = '<p><a href="../">Back to Sunstones</a></p>'

GAME_FOOTER = Template("""\
<p>$name and its rules are its designer’s; the words and pictures of this page are ours. Where the designer’s sheet
    leaves a point open, a <em>ruling</em> says what is done here and why.</p>
  <p><a href="../#game=$id">Play $name in Sunstones</a></p>""")


def with_rule_pages(files: dict[str, bytes]) -> dict[str, bytes]:
    """The files of the site with whole rule pages in place of their texts, and without the frame.

    Raises Failure where a game of the catalogue has no text.
    """
    games: list[dict[str, Any]] = json.loads(files["catalogue.json"])["games"]
    pages = {name: content for name, content in files.items() if name != FRAME}
    frame = Template(files[FRAME].decode())
    for game in games:
        path = f"{FOLDER}/{game['id']}.html"
        if path not in files:
            raise Failure(f"{game['name']} has no rule page: please write its text, web/{path}.")
        name, designer = escape(game["name"]), escape(game["designer"])
        pages[path] = _page(
            frame,
            games,
            path,
            files[path],
            title=f"{name}: the rules",
            description=f"The rules of {name}, a game by {designer}, with boards to try them on.",
            footer=GAME_FOOTER.substitute(name=name, id=escape(game["id"])),
        )
    *others, last = (escape(game["name"]) for game in games)
    pages[RECIPES] = _page(
        frame,
        games,
        RECIPES,
        files[RECIPES],
        title=RECIPES_TITLE,
        description=f"How to put boards of {', '.join(others)} and {last} into your own page.",
        extras=RECIPES_EXTRAS,
        footer=RECIPES_FOOTER,
    )
    return pages


def _page(
    frame: Template,
    games: list[dict[str, Any]],
    path: str,
    text: bytes,
    *,
    title: str,
    description: str,
    footer: str,
    extras: str = "",
) -> bytes:
    """One whole page. extras: style sheets and scripts that it alone needs."""
    links = [(f"{FOLDER}/{game['id']}.html", escape(game["name"])) for game in games] + [(RECIPES, RECIPES_NAME)]
    navigation = "\n    ".join(
        f'<a href="{there.removeprefix(f"{FOLDER}/")}"{_current(there, path)}>{name}</a>' for there, name in links
    )
    page = frame.substitute(
        title=title,
        description=description,
        extras=extras,
        navigation=navigation,
        text=text.decode().strip(),
        footer=footer,
    )
    return page.encode()


def _current(there: str, path: str) -> str:
    return ' aria-current="page"' if there == path else ""
