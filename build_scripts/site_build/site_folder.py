"""Assembles the site: a plain folder that any static host can serve from any sub-path.

The whole site is first held in memory, as a dictionary from relative path to bytes; `written_folder.py` then
brings a folder to that state.
"""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path
from typing import Any

from site_build.api_reference import build_api_pages
from site_build.board_modules import DATA as BOARD
from site_build.board_modules import board_modules, build_board_modules
from site_build.bundle import with_bundle
from site_build.engine_wheel import build_engine_wheel
from site_build.licences import with_licences
from site_build.network_picture import with_network_picture
from site_build.networks import network_archives
from site_build.precache import with_precache
from site_build.precompiled import Precompiled, build_precompiled
from site_build.pyodide_folder import pyodide_files
from site_build.report_pages import with_report_pages
from site_build.rule_pages import with_rule_pages
from site_build.social_tags import with_social_tags
from site_build.style_sheet import STYLE_SHEET, with_style_sheet
from site_build.typescript import as_javascript
from site_build.vendored import vendored_files
from site_build.wire_modules import CHECKS, build_wire_modules, wire_modules
from site_build.written_folder import is_intact, sha256, write_folder
from support.console import Failure, say
from support.exclusive import exclusive
from support.folders import ENGINE, PROJECT_FILE, ROOT, WEB, shown
from support.processes import run_for_output
from support.stamps import do_unless_current, files_below, fingerprint
from toolchain.node_packages import PACKAGE_FILES, install_site_packages
from toolchain.virtual_environment import download_pyodide_wheels, requirements_file

# Files of web/ that serve its developers, not its readers: settings of tools, type declarations, notes; and pictures of
# the page and of boards, which go along only where the build is told its address.
DEVELOPERS_FILES = (
    *("tsconfig*.json", "package*.json", "*.d.ts", "*.d.mts", "*.d.json.ts", "*.md", ".*"),
    *("preview.png", "pictures"),
)

# The styles of a board's inside, as a module: a board in another page has them in the same file as its code.
STYLES = "embed/styles.js"
STYLES_OF_BOARDS = ("board/board.css", "embed/embed.css")

# The opening books: the page fetches one when it is asked for, and the wheel goes without them.
BOOKS = "app/study/books"
BOOKS_OF_ENGINE = ENGINE / "openings" / "books"

# The version of the engine's files: those that Python and its memory are made from.
VERSION = "engine/version.js"
ENGINE_FILES = ("engine/", "pyodide/", "networks/")

CATALOGUE_CODE = """
import json, sys
sys.path.insert(0, sys.argv[1])
import py_engine.session
json.dump(py_engine.session.catalogue_document(), sys.stdout)
"""


def build_site(output: Path, address: str = "") -> None:
    """Bring the folder `output` up to date; unchanged files are left alone.

    address: of the site, for the cards that other sites make of links to it; empty where that is not known.

    Raises Failure when a part is missing, a pinned package cannot be had, or `output` holds something else.
    """
    if not (WEB / "index.html").is_file():
        raise Failure("The page is missing: there is no web/index.html.")
    with exclusive():
        install_site_packages()
        build_wire_modules()
        build_board_modules()
        engine_wheel = build_engine_wheel()
        precompiled = build_precompiled([engine_wheel, *download_pyodide_wheels("runtime")])

        def work() -> None:
            say(f"Building the site in {shown(output)}")
            files = site_files(engine_wheel, precompiled, build_api_pages(), address)
            write_folder(output, files)

        made = [
            *(precompiled.library, precompiled.network_code),
            *precompiled.wheels,
            *precompiled.weights.values(),
        ]
        scripts = [Path(__file__).parent]
        texts = [ROOT / "LICENSE", PROJECT_FILE]
        pinned = [requirements_file("runtime"), requirements_file("api"), *PACKAGE_FILES]
        inputs = [WEB, BOARD, BOOKS_OF_ENGINE, *made, *scripts, *texts, *pinned]
        wanted = fingerprint(*inputs, address)
        do_unless_current(f"site-{fingerprint(str(output))[:16]}", wanted, work, lambda: is_intact(output))


def site_files(
    engine_wheel: Path, precompiled: Precompiled, api_pages: dict[str, bytes], address: str = ""
) -> dict[str, bytes]:
    """Every file of the site, by its path relative to the site's root."""
    files = page_files()
    networks = network_archives(precompiled)
    runtime = pyodide_files(precompiled.library, precompiled.wheels, [network.entry() for network in networks])
    made = {f"pyodide/{name}": content for name, content in runtime.items()}
    made |= {network.path: network.content for network in networks}
    made |= vendored_files()
    made |= {f"{BOOKS}/{file.name}": file.read_bytes() for file in sorted(BOOKS_OF_ENGINE.glob("*.txt"))}
    made[CHECKS] = wire_modules()[CHECKS].encode()
    made |= {path: text.encode() for path, text in board_modules().items()}
    made[STYLES] = styles_module([files[path].decode() for path in STYLES_OF_BOARDS])
    made |= lists_of_games(catalogue(engine_wheel))
    made |= api_pages
    made["LICENSE.txt"] = (ROOT / "LICENSE").read_bytes()
    for path in (*made, STYLE_SHEET):
        if path in files:
            raise Failure(f"web/{path} stands where the build puts a file of its own; please rename it.")
    made |= version_module(files | made)
    whole = with_network_picture(with_rule_pages(with_report_pages(files | made)), engine_wheel)
    if address:
        whole = with_social_tags(whole, address)
    return with_precache(with_licences(with_style_sheet(with_bundle(whole))))


def version_module(files: dict[str, bytes]) -> dict[str, bytes]:
    """The module with the version of the engine's files, to which an image of its memory is bound."""
    hashes = {path: sha256(files[path]) for path in sorted(files) if path.startswith(ENGINE_FILES)}
    version = sha256(json.dumps(hashes).encode())[:16]
    return {VERSION: f'// Made by the build.\nexport const VERSION = "{version}";\n'.encode()}


def page_files() -> dict[str, bytes]:
    """The files of web/ that belong to the site, those of TypeScript as JavaScript."""
    paths = [path.relative_to(WEB) for path in files_below(WEB)]
    files = [path.as_posix() for path in paths if not is_developers_file(path)]
    typed = [path for path in files if path.endswith(".ts")]
    return {path: (WEB / path).read_bytes() for path in files if path not in typed} | as_javascript(WEB, typed)


def styles_module(sheets: list[str]) -> bytes:
    """A module that exports these style sheets, without their comments."""
    texts = [re.sub(r"\s*\n\s*", "\n", re.sub(r"/\*.*?\*/", "", sheet, flags=re.DOTALL)).strip() for sheet in sheets]
    head = f"// Made by the build of {', '.join(STYLES_OF_BOARDS)}.\n"
    return f"{head}export const STYLES = {json.dumps(texts)};\n".encode()


def is_developers_file(path: Path) -> bool:
    """Return whether a file, or a folder that it is in, serves the developers of web/ only."""
    return any(Path(part).match(pattern) for part in path.parts for pattern in DEVELOPERS_FILES)


def lists_of_games(document: dict[str, Any]) -> dict[str, bytes]:
    """The games and opponents for menus that work before Python does.

    Boards in other pages fetch all of it. The page itself has modules: the games in English, what they say in its own
    language, and, for later, a sample board of each, and summaries and characters in each language.
    """
    games, translations = document["games"], document["translations"]
    lists: dict[str, Any] = {"catalogue.json": document, "common/games.json": [first_needed(game) for game in games]}
    lists["app/samples.json"] = {game["id"]: game["sample"] for game in games}
    for language, words in {"": {}, **translations}.items():
        ending = f".{language}.json" if language else ".json"
        if language:
            lists[f"app/games{ending}"] = {game["goal"]: words[game["goal"]] for game in games}
        lists[f"app/summaries{ending}"] = {game["id"]: words.get(game["summary"], game["summary"]) for game in games}
        lists[f"app/characters{ending}"] = {game["id"]: characters(game, words) for game in games}
    return {path: (json.dumps(list_, ensure_ascii=False, indent=1) + "\n").encode() for path, list_ in lists.items()}


def first_needed(game: dict[str, Any]) -> dict[str, Any]:
    """The fields of a game for the first picture, and those of its opponents that a game on the board needs."""
    opponents = [{key: one[key] for key in ("id", "name", "seconds")} for one in game["opponents"]]
    return {key: value for key, value in game.items() if key not in {"summary", "sample"}} | {"opponents": opponents}


def characters(game: dict[str, Any], words: dict[str, str]) -> list[dict[str, Any]]:
    """The other fields of a game's opponents, rung by rung."""
    return [
        {"id": one["id"], "temper": words.get(one["temper"], one["temper"]), "rating": one["rating"]}
        for one in game["opponents"]
    ]


def catalogue(engine_wheel: Path) -> dict[str, Any]:
    """The games and opponents as the wheel's engine lists them."""
    text = run_for_output(
        [sys.executable, "-I", "-c", CATALOGUE_CODE, engine_wheel],
        failure="The engine could not list its games (py_engine.session.catalogue_document).",
    )
    try:
        document: dict[str, Any] = json.loads(text)
    except ValueError as error:
        raise Failure(f"The engine's list of games is no JSON: {error}.") from error
    return document
