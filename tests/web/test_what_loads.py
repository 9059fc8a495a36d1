"""The table of what loads when, in `web/README.md`: the page asks for just that, and as much as is said there."""

from __future__ import annotations

import gzip
import re
from collections.abc import Iterable
from pathlib import Path
from zipfile import ZipFile

import pytest
from selenium.webdriver import Chrome

from support.folders import ROOT, SITE
from support.serve import FolderServer
from tests.web.support.boards import Boards, serve_pages
from tests.web.support.kept_site import precache_of
from tests.web.support.page import Page

pytestmark = pytest.mark.starts_engine

STOCK_LIBRARY = ROOT / ".cache" / "npm" / "node_modules" / "pyodide" / "python_stdlib.zip"

UNITS = {"kB": 1e3, "MB": 1e6}
# A size is given in two digits.
TOLERANCE = 0.1

LOADED = """
return performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname.slice(1));
"""
FACES = ("vendor/lora.woff2", "vendor/source-sans-3.woff2")
PORTRAITS = "app/opponents/portraits.svg"
# Of each line of the table but the first; those of the worker are asked for by the worker alone.
IDB = "vendor/idb.js"
LATER = {
    "`app/parts/`": ("app/parts/*.js", "vendor/idb.js"),
    "type faces": FACES,
    "portraits": (PORTRAITS,),
    "engine/worker.js": (
        "engine/*worker.js",
        "engine/starting.js",
        "engine/image.js",
        "engine/queue.js",
        "vendor/comlink.js",
    ),
    "WebAssembly": ("pyodide/pyodide.asm.wasm", "pyodide/pyodide.asm.mjs", "pyodide/pyodide.mjs"),
    "standard library": ("pyodide/python_stdlib.zip",),
    "micropip": ("pyodide/*.whl", "pyodide/pyodide-lock.json"),
}


def told_of(words: str) -> float:
    """The bytes that the table tells, in the line of its table with these words."""
    table = (ROOT / "web" / "README.md").read_text(encoding="utf-8").partition("## What loads when")[2]
    lines = [line for line in table.splitlines() if line.startswith("|") and words in line]
    assert len(lines) == 1, words
    number, unit = re.findall(r"([\d.]+) (kB|MB) \|$", lines[0])[0]
    return float(number) * UNITS[unit]


def on_the_wire(paths: Iterable[str]) -> int:
    """The size of files of the site as a host with compression sends them."""
    return sum(len(gzip.compress((SITE / path).read_bytes())) for path in set(paths))


def test_the_picture_and_the_menus_load_as_much_as_stated(page: Page) -> None:
    page.open(hold_engine=True)
    page.wait(lambda: page.text("game-name"))
    loaded = ["index.html", *page.driver.execute_script(LOADED)]
    assert {"app/main.js", "app/page.css"} <= set(loaded)
    assert [path for path in loaded if path.startswith(("pyodide/", "rules/", "embed"))] == []
    assert set(FACES) <= set(loaded)
    # Parts may have begun to come by now.
    first = {path for path in loaded if path not in (*FACES, PORTRAITS, IDB) and not path.startswith("app/parts/")}
    assert on_the_wire(first) == pytest.approx(told_of("app/main.js"), rel=TOLERANCE)


def test_at_most_45_kb_of_scripts_come_before_the_board_and_the_menus_can_be_used() -> None:
    text = (SITE / "index.html").read_text(encoding="utf-8")
    scripts = re.findall(r'<script[^>]* src="([^"]+)"', text)
    assert "app/main.js" in scripts
    main = (SITE / "app" / "main.js").read_text(encoding="utf-8")
    assert not re.findall(r'(?:from|import)"\./', main), "what it waits for is in it"
    assert on_the_wire(scripts) <= 45_000


@pytest.mark.parametrize("words", LATER)
def test_the_rest_loads_as_much_as_stated(words: str) -> None:
    paths = [found.relative_to(SITE).as_posix() for pattern in LATER[words] for found in SITE.glob(pattern)]
    assert len(paths) >= len(LATER[words])
    assert on_the_wire(paths) == pytest.approx(told_of(words), rel=TOLERANCE)


def test_the_installation_fetches_as_much_more_as_stated() -> None:
    loaded = {SITE / name for name in ("index.html", "app/page.css", "app/main.js")}
    loaded |= {found for patterns in LATER.values() for pattern in patterns for found in SITE.glob(pattern)}
    kept = {SITE / path for path in precache_of(SITE)["files"]}
    rest = [path.relative_to(SITE).as_posix() for path in sorted(kept - loaded)]
    assert on_the_wire(rest) == pytest.approx(told_of("`sw.js`"), rel=TOLERANCE)


def test_the_standard_library_has_as_many_modules_as_stated() -> None:
    text = (ROOT / "web" / "README.md").read_text(encoding="utf-8")
    [(kept, known)] = re.findall(r"the (\d+) of (\d+) modules that are used", text)
    with ZipFile(SITE / "pyodide" / "python_stdlib.zip") as library:
        alone = [name for name in library.namelist() if name.endswith(".pyc") and name != "sitecustomize.pyc"]
        in_piece = set(re.findall(rb"/lib/python314\.zip/[\w/]+\.pyc", library.read("library.marshal")))
    assert len(alone) + len(in_piece) == int(kept)
    with ZipFile(STOCK_LIBRARY) as library:
        assert len([name for name in library.namelist() if name.endswith(".py")]) == int(known)


def test_the_page_is_compiled_before_its_functions_are_called() -> None:
    # Chromium reads this comment only at the very beginning of a file.
    assert (SITE / "app" / "main.js").read_text(encoding="utf-8").startswith("//# allFunctionsCalledOnLoad\n")


@pytest.mark.parametrize("count", [1, 40])
def test_diagrams_in_another_page_load_two_files_of_the_size_stated(
    driver: Chrome, server: FolderServer, tmp_path: Path, count: int
) -> None:
    diagram = '<sunstones-board game="subsume" size="4" position="red a1 b2, blue c3"></sunstones-board>'
    script = f'<script type="module" src="{server.url}embed.js"></script><link rel="icon" href="data:,">'
    page = f'<!doctype html><html lang="en"><title>A rule sheet</title>{script}{diagram * count}'
    with serve_pages(tmp_path, {"index.html": page}) as elsewhere:
        driver.get(elsewhere.url)
        Boards(driver).wait_until_painted()
        loaded = driver.execute_script(LOADED)
        driver.get("about:blank")
    assert loaded == ["embed.js", "embed/parts/everywhere.js"]
    assert on_the_wire(loaded) == pytest.approx(told_of("`embed.js`"), rel=TOLERANCE)


def test_every_module_of_the_site_finds_the_modules_that_it_imports() -> None:
    imported = re.compile(r'(?:\bfrom|\bimport)\s*\(?\s*"(\.[^"]+)"')
    scripts = [path for path in SITE.rglob("*.js") if "pyodide" not in path.parts]
    found = {path: imported.findall(path.read_text(encoding="utf-8")) for path in scripts}
    assert sum(map(len, found.values())) > 500
    lacking = [
        (path.name, name) for path, names in found.items() for name in names if not (path.parent / name).exists()
    ]
    assert lacking == []
