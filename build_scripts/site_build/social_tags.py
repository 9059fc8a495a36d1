"""Tags by which other sites show a link to a page as a card. They need whole addresses, so the build takes one."""

from __future__ import annotations

import re
from html import escape
from urllib.parse import urlsplit

from support.console import Failure
from support.folders import WEB

INDEX, INDEX_PICTURE = "index.html", "preview.png"
RULES = re.compile(r"rules/(?:[a-z]+/)?([a-z]+)\.html")

# Pictures for cards. A copy of the site for times without a network goes without them.
PICTURES = "rules/pictures/"


def require_address(text: str) -> str:
    """The address of the site's folder, with a stroke at its end.

    Raises Failure where it is no web address.
    """
    parts = urlsplit(text)
    if parts.scheme not in {"http", "https"} or not parts.netloc or parts.query or parts.fragment:
        raise Failure(f"{text!r} is no address of a site, such as https://name.example/sunstones/.")
    return text.rstrip("/") + "/"


def with_social_tags(files: dict[str, bytes], address: str) -> dict[str, bytes]:
    """The files of the site, its pages with these tags, and the pictures that they name."""
    tagged = dict(files)
    for path, content in files.items():
        game = RULES.fullmatch(path)
        picture = WEB / "app" / INDEX_PICTURE
        if game is not None:
            picture = WEB / PICTURES / f"{game[1]}.png"
        elif path != INDEX:
            continue
        if not picture.is_file():
            picture = WEB / "app" / INDEX_PICTURE  # of the recipes, which are about no game
        place = picture.relative_to(WEB).as_posix()
        tagged[place] = picture.read_bytes()
        tagged[path] = _with_tags(path, content.decode(), address, place).encode()
    return tagged


def _with_tags(path: str, page: str, address: str, picture: str) -> str:
    head, _, _ = page.partition("</head>")
    [title] = re.findall(r"<title[^>]*>(.*?)</title>", head)
    [description] = re.findall(r'<meta name="description" content="(.*?)">', head)
    tags = {
        "title": title,
        "description": description,
        "type": "website",
        "url": escape(address + path.removesuffix(INDEX)),
        "image": escape(address + picture),
    }
    lines = "".join(f'  <meta property="og:{name}" content="{value}">\n' for name, value in tags.items())
    return page.replace("</head>", f'{lines}  <meta name="twitter:card" content="summary_large_image">\n</head>', 1)
