"""The rule pages: each game's own text, in each language, in the frame that all of them share.

The English page of a game is `rules/GAME.html`, the others are `rules/LANGUAGE/GAME.html`. The recipes are for
programmers and in English only.
"""

from __future__ import annotations

import json
from html import escape
from posixpath import dirname, relpath
from string import Template
from typing import Any

from site_build.hole_maps import SCRIPT, VALUES, hole_values
from site_build.rule_words import ENGLISH, WORDS, Words
from site_build.solved_boards import ANCHOR, solved_boards, solved_section
from site_build.solved_words import SOLVED_WORDS
from support.console import Failure

FOLDER = "rules"
FRAME = f"{FOLDER}/frame.html"
RECIPES = f"{FOLDER}/recipes.html"

# Of the page for authors of other pages.
RECIPES_TITLE = "Boards for your own page"
RECIPES_EXTRAS = """
  <link rel="stylesheet" href="recipes.css">
  <script type="module" src="recipes.js"></script>"""
RECIPES_FOOTER = '<p><a href="../">Back to Sunstones</a></p>'

# Before this part of a game's text the build puts the section of solved boards.
PLAY_IT = '  <section class="play-it">'

GAME_FOOTER = Template("""\
$more<p>$whose</p>
  <p><a href="$site#game=$id">$play</a></p>""")


def with_rule_pages(files: dict[str, bytes]) -> dict[str, bytes]:
    """The files of the site with whole rule pages in place of their texts, what they fetch, and without the frame.

    Raises Failure where a game of the catalogue has no text in one of the languages.
    """
    games: list[dict[str, Any]] = json.loads(files["catalogue.json"])["games"]
    pages = {name: content for name, content in files.items() if name != FRAME}
    frame = Template(files[FRAME].decode())
    for language, words in WORDS.items():
        for game in games:
            path = page_of(game["id"], language)
            if path not in files:
                raise Failure(f"{game['name']} has no rule page: please write its text, web/{path}.")
            about = {key: escape(str(game[key])) for key in ("name", "designer", "id")}
            said = {key: Template(text).substitute(about) for key, text in vars(words).items()}
            solved = solved_section(game, language, _up_from(path))
            more = _more_part(files, path, about, language, is_solved=bool(solved))
            pages[path] = _page(
                frame,
                games,
                path,
                _with_section(files[path], solved),
                language,
                title=said["title"],
                description=said["description"],
                extras=_map_script(path) if solved and game["holes"] else "",
                footer=GAME_FOOTER.substitute(said, site=_up_from(path), id=about["id"], more=more),
                alternates=[(other, page_of(game["id"], other)) for other in WORDS],
            )
    pages[f"{FOLDER}/{VALUES}"] = hole_values(solved_boards()["placings"])
    *others, last = (escape(game["name"]) for game in games)
    pages[RECIPES] = _page(
        frame,
        games,
        RECIPES,
        files[RECIPES],
        ENGLISH,
        title=RECIPES_TITLE,
        description=f"How to put boards of {', '.join(others)} and {last} into your own page.",
        extras=RECIPES_EXTRAS,
        footer=RECIPES_FOOTER,
    )
    return pages


def _with_section(text: bytes, section: str) -> bytes:
    """A game's text with one more section, before the board to play on, or at the end."""
    before, marker, after = text.decode().partition(PLAY_IT)
    return (before + section + marker + after).encode()


def _map_script(path: str) -> str:
    """Of a page with maps of boards with holes."""
    return f'\n  <script type="module" src="{_from(path, f"{FOLDER}/{SCRIPT}")}"></script>'


def _more_part(files: dict[str, bytes], path: str, about: dict[str, str], language: str, *, is_solved: bool) -> str:
    """Links to other pages about a game; empty where there are none."""
    words = SOLVED_WORDS[language]
    links = []
    if is_solved:
        links.append(f'<a href="#{ANCHOR}">{words.title}</a>')
    if f"app/puzzles/packs/{about['id']}.txt" in files:
        links.append(f'<a href="{_up_from(path)}#puzzles={about["id"]}">{words.puzzles}</a>')
    report = f"reports/{about['id']}.html"
    if report in files:
        other = "" if language == ENGLISH else f' hreflang="{ENGLISH}"'
        links.append(f'<a href="{_from(path, report)}"{other}>{words.report}{_in_english(WORDS[language])}</a>')
    if not links:
        return ""
    label = Template(words.more).substitute(about)
    return f'<nav class="more" aria-label="{label}"><strong>{label}</strong> {" ".join(links)}</nav>\n  '


def page_of(game: str, language: str) -> str:
    """The path of a game's rules in the site. The addresses of the English pages are the oldest ones."""
    return f"{FOLDER}/{game}.html" if language == ENGLISH else f"{FOLDER}/{language}/{game}.html"


def _page(
    frame: Template,
    games: list[dict[str, Any]],
    path: str,
    text: bytes,
    language: str,
    *,
    title: str,
    description: str,
    footer: str,
    extras: str = "",
    alternates: list[tuple[str, str]] | None = None,
) -> bytes:
    """One whole page.

    extras: style sheets and scripts that it alone needs.
    alternates: the languages that it exists in, each with its path; none if there is one only.
    """
    words = WORDS[language]
    links = [_link(path, page_of(game["id"], language), escape(game["name"]), ' translate="no"') for game in games]
    other = "" if language == ENGLISH else f' hreflang="{ENGLISH}"'
    links.append(_link(path, RECIPES, words.recipes + _in_english(words), other))
    page = frame.substitute(
        language=language,
        site=_up_from(path),
        title=title,
        description=description,
        alternates="".join(f"\n  {line}" for line in _alternate_lines(path, alternates or [])),
        extras=extras,
        rules_label=words.rules_label,
        navigation="\n    ".join(links),
        languages=_language_switch(path, words, alternates or []),
        text=text.decode().strip(),
        footer=footer,
        about=words.about + _in_english(words),
        about_language="" if language == ENGLISH else f' hreflang="{ENGLISH}"',
    )
    return page.encode()


def _alternate_lines(path: str, alternates: list[tuple[str, str]]) -> list[str]:
    """Links for search engines to the same page in other languages. The list must include the page itself."""
    lines = [
        f'<link rel="alternate" hreflang="{language}" href="{_from(path, there)}">' for language, there in alternates
    ]
    default = dict(alternates).get(ENGLISH)
    return (
        lines
        if default is None
        else [*lines, f'<link rel="alternate" hreflang="x-default" href="{_from(path, default)}">']
    )


def _language_switch(path: str, words: Words, alternates: list[tuple[str, str]]) -> str:
    if not alternates:
        return ""
    links = []
    for language, there in alternates:
        current = ' aria-current="true"' if there == path else ""
        name = WORDS[language].own_name
        links.append(f'<a href="{_from(path, there)}" hreflang="{language}" lang="{language}"{current}>{name}</a>')
    inside = "\n    ".join(links)
    return f'\n  <nav class="languages" aria-label="{words.languages_label}">\n    {inside}\n  </nav>'


def _link(path: str, there: str, name: str, attributes: str) -> str:
    """An entry of the navigation."""
    current = ' aria-current="page"' if there == path else ""
    return f'<a href="{_from(path, there)}"{attributes}{current}>{name}</a>'


def _in_english(words: Words) -> str:
    return f" <small>({words.in_english})</small>" if words.in_english else ""


def _up_from(path: str) -> str:
    """The root of the site, as seen from a page: addresses are relative, as the site may be below any path."""
    return "../" * path.count("/")


def _from(path: str, there: str) -> str:
    """The address of one file of the site, as seen from another."""
    return relpath(there, dirname(path))
