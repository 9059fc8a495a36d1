"""Pages about the parts of the site for people: the about page, and one file with all licence texts."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from html import escape

from site_build.licences.claims import places
from site_build.licences.part import Part
from support.console import Failure

ABOUT = "about.html"
ALL_TEXTS = "licences.txt"

# The placeholders in web/about.html that the build replaces.
VERSION, GAMES, PARTS = "<!-- the version -->", "<!-- the games -->", "<!-- the parts -->"

RULE = "=" * 78


def about_page(page: bytes, catalogue: bytes, parts: Sequence[Part], entries: Mapping[str, list[str]]) -> bytes:
    """The page with the games and the parts in it."""
    text = page.decode()
    games = "\n".join(game_lines(json.loads(catalogue)["games"]))
    made = "\n".join(line for part in parts for line in part_lines(part, parts, entries[part.name]))
    for marker, lines in ((VERSION, escape(parts[0].version or "")), (GAMES, games), (PARTS, made)):
        text = put_in(text, marker, lines)
    return text.encode()


def put_in(page: str, marker: str, lines: str) -> str:
    """The page with these lines in the place of a marker. Raises Failure unless it is there once."""
    if page.count(marker) != 1:
        raise Failure(f"web/{ABOUT} must have {marker} once.")
    return page.replace(marker, lines)


def game_lines(games: Sequence[Mapping[str, object]]) -> Iterator[str]:
    """A game with its designer on each line."""
    for game in games:
        name, designer, url, year = (escape(str(game[key])) for key in ("name", "designer", "url", "year"))
        yield f'<li><b>{name}</b> by <a href="{url}">{designer}</a>, {year}</li>'


def part_lines(part: Part, parts: Sequence[Part], entries: Sequence[str]) -> Iterator[str]:
    """A part of the list: what it is, where it is in the site, where its source is, and its licence, folded."""
    yield f'<details id="{part.key}">'
    yield f"<summary><b>{escape(part.title)}</b> {escape(part.licence)}</summary>"
    yield f"<p>{linked(part.source)}</p>"
    yield f"<p>{escape(whereabouts(part, parts, entries))}</p>"
    first = first_with_text(part, parts)
    if first is part:
        # A line break right after the tag would be dropped anyway.
        yield f"<pre>\n{escape(part.text)}</pre>"
    else:
        yield f'<p>The licence has the same text as that of <a href="#{first.key}">{escape(first.name)}</a>.</p>'
    yield "</details>"


def linked(source: str) -> str:
    """The source's address as a link, or words as they are."""
    shown = escape(source)
    return f'Source: <a href="{shown}">{shown}</a>' if source.startswith("https:") else f"Source: {shown}"


def whereabouts(part: Part, parts: Sequence[Part], entries: Sequence[str]) -> str:
    """A sentence about where in the site the part is."""
    if part.inside is not None:
        return f"It is compiled or copied into {part.inside}."
    if part is parts[0]:
        return "All files of this site that belong to none of the parts below."
    return f"Files: {', '.join(places(part, entries))}"


def first_with_text(part: Part, parts: Sequence[Part]) -> Part:
    """The first part with the same licence text."""
    return next(other for other in parts if other.text == part.text)


def all_texts(parts: Sequence[Part], entries: Mapping[str, list[str]]) -> bytes:
    """All parts with their licences, as plain text."""
    pieces = ["What this site is made of, and the licence of each part. about.html shows the same to read.\n"]
    for part in parts:
        first = first_with_text(part, parts)
        pieces += [
            f"{RULE}\n{part.title}\nLicence: {part.licence}\nSource: {part.source}",
            f"{whereabouts(part, parts, entries[part.name])}\n{RULE}\n",
            part.text if first is part else f"The same text as that of {first.name}, above.\n",
        ]
    return "\n".join(pieces).encode()
