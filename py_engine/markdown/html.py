"""The HTML of a block, in one line: the element, and in it a picture and a link for readers without scripts."""

from __future__ import annotations

import re
from base64 import b64encode

from ..figures import svg_of
from ..figures.svg_text import escape
from .board import read_board

# Width of the picture until a board takes its place, in CSS pixels.
WIDTH = 360

LINK_TEXT = "Open in Sunstones"

# Signs that Markdown or templates change: a blank line ends a tag in Markdown, and VitePress fills in double braces.
SIGNS = re.compile(r"[\n*_`\[\]~\\|^$@{}]")


def board_html(source: str, site: str = "", link_text: str = LINK_TEXT) -> str:
    """A block as HTML in one line.

    Args:
        source: The block, without its fences.
        site: Address of a site of Sunstones; empty for a picture without a link.
        link_text: Words of the link.

    Raises:
        InvalidBlock: The block cannot be shown; the error has the line.
    """
    values, figure, address = read_board(source)
    attributes = "".join(f' {name}="{plain(value)}"' for name, value in values.items())
    words = re.sub(r"(?<![.!?:…])$", ".", figure.title, count=1)
    data = b64encode(svg_of(figure).encode()).decode()
    alt = plain(f"{words} {figure.description}".strip())
    picture = f'<img src="data:image/svg+xml;base64,{data}" alt="{alt}" width="{WIDTH}">'
    link = site and f'<a href="{plain(_folder(site) + address)}">{plain(link_text)}</a>'
    below = " ".join(filter(None, [plain(values.get("caption", "")), link]))
    inside = f"{picture}<br>{below}" if below else picture
    return f'<div class="sunstones"><sunstones-board{attributes}>{inside}</sunstones-board></div>'


def plain(text: str) -> str:
    """A text for HTML that means the same within Markdown and templates."""
    return SIGNS.sub(lambda sign: f"&#{ord(sign[0])};", escape(text))


def _folder(site: str) -> str:
    return site if site.endswith("/") else f"{site}/"
