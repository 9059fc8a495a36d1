"""Comments and docstrings name files that are there."""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
FOLDERS = ("build_scripts", "py_engine", "tests", "web")

# A file by its name, with any of its folders; or a folder of these.
FILE = re.compile(
    r"(?<![\w:/.*{$<-])(?:\.{0,2}/)?((?:[\w@-]+/)*[\w.-]*\w\.(?:c|css|h|html|js|json|md|mjs|py|svg|toml|ts|txt|whl|zip))\b(?![\w(/*-]|\.\w)"
)
FOLDER = re.compile(rf"(?<![\w:/.-])((?:{'|'.join(FOLDERS)})(?:/[\w-]+)+)(?![\w./*{{-]|\.\w)")

# In a name such as GAME-SIZE.json or generation-K these are placeholders.
PLACEHOLDER = re.compile(r"(?<![A-Za-z])(?:[A-Z]{2,}|K)(?![A-Za-z])")

# Files that the build makes.
BUILT = {
    *("app/page.css", "licences.txt", "sbom.cdx.json", "site-files.json", "catalogue.json", "common/games.json"),
    *("network.zip", "python_stdlib.zip"),
    *("engine/wire.d.ts", "wire.d.ts", "engine/wire.js", "embed/wire.js", "wire.js"),
    *("board/measures.js", "board/palettes.js", "measures.js", "palettes.js"),
    *("embed/figure.js", "embed/markdown.js"),
    # Modules by the names that they are served under.
    *("app/main.js", "app/platform/rescue.js", "engine/worker.js", "embed.js", "embed/parts/everywhere.js"),
}
# Files that tests and commands write or fetch.
MADE = {
    *("boards.json", "characters.json", "damaged_attributes.json", "figures.json", "replies.json"),
    *("games.json", "markdown_blocks.json", "position_figures.json"),
    *("fig1.svg", "sum_game.js", "trial.json"),
}

SLASHED = re.compile(r"/\*.*?\*/|(?<![:\"'`\\])//[^\n]*", re.DOTALL)
ANGLED = re.compile(r"<!--.*?-->", re.DOTALL)
HASHED = re.compile(r"#[^\n]*")


SOURCES = {".c", ".css", ".h", ".html", ".js", ".md", ".mjs", ".mts", ".py", ".toml", ".ts", ".yaml"}


def files() -> list[Path]:
    """All files in the repository, but not built or fetched ones."""
    found = [path for folder in FOLDERS for path in (ROOT / folder).rglob("*") if "__pycache__" not in path.parts]
    return [*(path for path in found if path.is_file()), *(path for path in ROOT.iterdir() if path.is_file())]


def remarks(path: Path, text: str) -> Iterator[str]:
    """The comments and docstrings of a file with this text."""
    if path.suffix == ".py":
        for token in tokenize.generate_tokens(io.StringIO(text).readline):
            if token.type == tokenize.COMMENT:
                yield token.string
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
                yield ast.get_docstring(node) or ""
    elif path.suffix in (".c", ".css", ".h", ".js", ".mjs", ".mts", ".ts"):
        yield from SLASHED.findall(text)
    elif path.suffix == ".html":
        yield from ANGLED.findall(text)
    elif path.suffix in (".toml", ".yaml"):
        yield from HASHED.findall(text)
    elif path.suffix == ".md" and path.name != "CONTRIBUTING.md":  # whose example is a game that is still to be made
        yield text


def lacking(text: str, known: set[str]) -> list[str]:
    """The names in a text of files and folders that are not there. known: all that are, also without their folders."""
    names = [found[1] for pattern in (FILE, FOLDER) for found in pattern.finditer(text)]
    return [
        name
        for name in names
        if name not in known
        and name not in BUILT | MADE
        and not name.startswith(("vendor/", "pyodide/"))  # the build puts other people's code there
        and not PLACEHOLDER.search(name)
    ]


def known_names() -> set[str]:
    """The files and folders that there are, each with and without the folders that it is in."""
    names = set()
    for path in files():
        parts = path.relative_to(ROOT).parts
        for end in range(1, len(parts) + 1):
            names |= {"/".join(parts[start:end]) for start in range(end)}
    return names


def test_every_file_that_a_comment_names_is_there() -> None:
    known = known_names()
    wrong = []
    for path in files():
        text = path.read_text(encoding="utf-8") if path.suffix in SOURCES else ""
        # To look for its comments takes longer than to look through all of it.
        if lacking(text, known):
            names = {name for remark in remarks(path, text) for name in lacking(remark, known)}
            wrong += [f"{path.relative_to(ROOT)}: {name}" for name in sorted(names)]
    assert not wrong, "these are not there:\n" + "\n".join(wrong)


def test_a_name_is_told_from_other_words() -> None:
    known = {"web/common/notes.js", "common/notes.js", "notes.js", "web/common"}
    there = "see common/notes.js, (notes.js), `web/common/notes.js:12`, ../common/notes.js and web/common."
    other = "https://a.org/a.js, a.js.org, *.js, GAME.json, rules/GAME-SIZE.json, window.json(), 3.5, web/common/{a}"
    assert lacking(f"{there} {other}", known) == []
    gone = "marks.js, common/marks.js: build_scripts/measure_previews.py, web/old/room, embed/x.css."
    assert lacking(gone, known) == [
        *("marks.js", "common/marks.js", "build_scripts/measure_previews.py", "embed/x.css", "web/old/room"),
    ]
