"""The headers for hosts in `build_scripts/README.md`, as three kinds of hosts read them."""

from __future__ import annotations

import re
import shlex
from functools import partial
from http.server import SimpleHTTPRequestHandler
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from support.folders import ROOT
from support.serve import FolderServer, serve_by
from tests.web.support.light_site import EngineHandler

KINDS = ("_headers", "nginx", "apache")
Headers = dict[str, str]


def recipe(kind: str) -> str:
    """The documented text for one kind of host."""
    documented = (ROOT / "build_scripts" / "README.md").read_text(encoding="utf-8")
    [text] = re.findall(rf"^```{kind}\n(.*?)^```", documented, re.M | re.S)
    return str(text)


def headers(kind: str, path: str) -> Headers:
    """The headers that a host with this recipe adds to the answer for a path, which begins with a slash."""
    return {"_headers": _of_netlify, "nginx": _of_nginx, "apache": _of_apache}[kind](recipe(kind), path)


def _of_netlify(text: str, path: str) -> Headers:
    """Every block whose address fits counts; a star matches anything."""
    found: Headers = {}
    fits = False
    for line in text.splitlines():
        if line.startswith("/"):
            fits = re.fullmatch(re.escape(line).replace(r"\*", ".*"), path) is not None
        elif fits:
            name, value = line.strip().split(": ", 1)
            found[name] = value
    return found


def _of_nginx(text: str, path: str) -> Headers:
    """A variable has the value next to the first pattern that fits; an empty header is not sent."""
    [(variable, cases)] = re.findall(r"map \$uri (\$\w+) \{(.*?)\n\}", text, re.S)
    value = ""
    for pattern, result in re.findall(r'^\s+~(\S+) "(.*)";$', cases, re.M):
        if re.search(pattern, path):
            value = result
    added = dict(re.findall(r"^add_header (\S+) (.+);$", text, re.M))
    return {name: value if given == variable else given for name, given in added.items() if given != variable or value}


def _of_apache(text: str, path: str) -> Headers:
    """Lines within a condition count where it holds."""
    found: Headers = {}
    fits = True
    for line in text.splitlines():
        if condition := re.fullmatch(r'<If "%\{REQUEST_URI\} =~ m#(.*)#">', line):
            fits = re.search(condition[1], path) is not None
        elif line == "</If>":
            fits = True
        elif fits and line.strip().startswith("Header set "):
            _, _, name, value = shlex.split(line)
            found[name] = value
    return found


class RecipeHandler(EngineHandler):
    """Answers with the folder's files, the headers of a recipe and no others."""

    def __init__(self, *values: Any, kind: str, **named: Any) -> None:
        self.kind = kind
        super().__init__(*values, **named)

    def end_headers(self) -> None:
        """Add the recipe's headers."""
        for name, value in headers(self.kind, urlsplit(self.path).path).items():
            self.send_header(name, value)
        SimpleHTTPRequestHandler.end_headers(self)


def serve_by_recipe(folder: Path, kind: str) -> FolderServer:
    """Serve a folder in the background."""
    return serve_by(partial(RecipeHandler, directory=str(folder), kind=kind))
