"""The reference of the engine's API, made by pdoc from its docstrings, with the site's own styles and policy."""

from __future__ import annotations

import os
import re
import shutil
import sys
from pathlib import Path

from support.folders import CACHE, ENGINE, ROOT
from support.processes import clean_environment, run_quietly
from support.stamps import do_unless_current, fingerprint
from toolchain.virtual_environment import PYTHON, install, requirements_file

FOLDER = "api"
MADE = CACHE / "api-reference"

# The modules that outside code may rely on, and those that a new game uses.
MODULES = (
    "py_engine",
    "py_engine.session",
    "py_engine.games.base",
    "py_engine.games.info",
    "py_engine.board.boards",
    "py_engine.board.bitboard",
    "py_engine.search.params",
    "py_engine.search.knowledge",
    "py_engine.search.lanes",
    "py_engine.search.playouts",
)

OPTIONS = ("--docformat", "google", "--no-search", "--no-show-source")

POLICY = (
    "default-src 'none'; script-src 'none'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "base-uri 'none'; form-action 'none'"
)
STYLE_SHEETS = ("common/theme.css", f"{FOLDER}/style.css")
OWN_STYLE = Path(__file__).with_name("api_style.css")

# Parts that pdoc puts into each page: its own styles, and the name of the generator.
STYLES = re.compile(r"\s*<style>.*?</style>", re.S)
REDIRECTION = re.compile(r"\s*<meta http-equiv=\"refresh\"[^>]*>")
CHARSET = '<meta charset="utf-8">'


def build_api_pages() -> dict[str, bytes]:
    """The pages and their style sheet, by their paths in the site; pdoc runs where the engine has changed."""
    wanted = fingerprint(ENGINE, requirements_file("api"), Path(__file__), sys.version)
    do_unless_current("api-reference", wanted, lambda: run_pdoc(MADE), (MADE / "index.html").is_file)
    return pages_from(MADE)


def make_api_pages(folder: Path) -> dict[str, bytes]:
    """The same pages, made again in a folder that is emptied first."""
    run_pdoc(folder)
    return pages_from(folder)


def run_pdoc(folder: Path) -> None:
    """Have pdoc write its pages into a folder that is emptied first."""
    install("api")
    shutil.rmtree(folder, ignore_errors=True)
    run_quietly(
        [PYTHON, "-m", "pdoc", "--output-directory", folder, *OPTIONS, *MODULES],
        log="pdoc",
        failure="The reference of the engine's API could not be made.",
        folder=ROOT,
        environment=clean_environment() | {"PYTHONPATH": os.fspath(ROOT), "PYTHONHASHSEED": "0"},
    )


def pages_from(folder: Path) -> dict[str, bytes]:
    """The site's pages, from those that pdoc has written."""
    made = {path.relative_to(folder).as_posix(): path.read_text("utf-8") for path in folder.rglob("*.html")}
    made["index.html"] = index(made["index.html"])
    pages = {f"{FOLDER}/{path}": page for path, page in sorted(made.items())}
    styled = {path: under_policy(path, page).encode() for path, page in pages.items()}
    return styled | {STYLE_SHEETS[-1]: OWN_STYLE.read_bytes()}


def index(page: str) -> str:
    """The first page, which pdoc makes lead on to the first module: it lists them all."""
    rows = "".join(f'<li><a href="{module.replace(".", "/")}.html">{module}</a></li>' for module in MODULES)
    main = f'<main class="pdoc"><h1>The engine\'s API</h1><ul>{rows}</ul></main>'
    return REDIRECTION.sub("", page).replace("</html>", f"<title>The engine's API</title><body>{main}</body></html>")


def under_policy(path: str, page: str) -> str:
    """A page with the site's styles instead of pdoc's, and with the policy in its head."""
    up = "../" * path.count("/")
    links = "".join(f'\n    <link rel="stylesheet" href="{up}{sheet}">' for sheet in STYLE_SHEETS)
    policy = f'<meta http-equiv="Content-Security-Policy" content="{POLICY}">'
    icon = f'<link rel="icon" href="{up}app/icon.svg" type="image/svg+xml">'
    return STYLES.sub("", page).replace(CHARSET, f"{CHARSET}\n    {policy}\n    {icon}{links}", 1)
