"""Run inside the stock Pyodide, once it has started as the page starts it: makes the site's Python files.

- `python_stdlib.zip` keeps the modules that the page, micropip and the engine use, as bytecode: reading, parsing and
  compiling the whole library is most of a stock start. They are without docstrings and assertions, as under
  `python -OO`. What every start imports is in one piece, with the regular expressions that a start compiles
  (`sitecustomize.py`). Both together took an eighth off the start in a fresh browser.
- The wheels, micropip's and the engine's, become bytecode too: they are unpacked at every start, where sources would
  cost time and be of no use. The page's engine goes without the arena, the reports, figures, Markdown and the
  command line.
  `.cache/engine-wheel` has the engine's wheel as it is, for any Python.
- What networks need is no part of the engine's wheel: their code is in `network.zip`, and in `network-GAME.zip` there
  are the weights of a game whose search asks them. A page unpacks them next to the engine (`site_build/networks.py`).

Bytecode and compiled patterns fit one version of Python only, so nothing but that very Pyodide may make them. Bytecode
carries the hash of its source instead of a time, and is not compared with it again. `marshal` writes down which objects
are shared, so its bytes are the same only where the same things have been done before, in the same order.
"""

from __future__ import annotations

import ast
import base64
import hashlib
import importlib
import importlib.util
import io
import marshal
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

STOCK_LIBRARY = "/lib/python314.zip"

# Modules that are imported late, on errors or rare requests, so that a start alone does not show them.
IMPORTED_LATE = (
    "_ast_unparse",  # annotations as text
    "_threading_local",
    "difflib",
    "email.parser",  # importlib.metadata reads the descriptions of packages with it
    # Encodings are found by their names in texts; the engine reads counts with one, and others are in common use.
    "encodings.ascii",
    "encodings.idna",
    "encodings.latin_1",
    "encodings.utf_16",
    "encodings.utf_16_be",
    "encodings.utf_16_le",
    "encodings.utf_32",
    "encodings.utf_32_be",
    "encodings.utf_32_le",
    "encodings.utf_8_sig",
    "statistics",
    "tracemalloc",
)

# Files that a page does not use.
LEFT_OUT = (
    *("py_engine/arena/", "py_engine/commands/", "py_engine/figures/", "py_engine/markdown/"),
    "py_engine/report/",
    *("py_engine/given_records.py", "py_engine/__main__.py"),
    *("py_engine/README.md", "py_engine/search/README.md", "py_engine/search/notes/"),
    "py_engine/openings/books/",
)

# The modules that a page fetches when a search first needs a network, and the folder of the weights among them.
NETWORK = "py_engine/search/network/"
TRAINED = f"{NETWORK}trained/"

SITECUSTOMIZE = "sitecustomize.py"

# Imported by Python before `sitecustomize`: these stay separate files.
IMPORTED_EARLY = "encodings"

# Pyodide takes the descriptions of its own functions from there.
NEEDS_DOCSTRINGS = "_pyodide._core_docs"

WITHOUT_DOCSTRINGS = 2

# The time of every file in a zip: the earliest that a zip can hold.
NO_TIME = (1980, 1, 1, 0, 0, 0)

HASH_BASED_UNCHECKED = 0b01

# Bytes before the code in a .pyc file.
PYC_HEADER = 16


def precompile(wheels: str, output: str) -> str:
    """Write the trimmed library, the repacked wheels and the networks into a folder; returns a line of report.

    wheels: a folder with the wheels as they are.
    """
    importlib.import_module("py_engine.session")  # the last step of the page's start
    imported, patterns = set(sys.modules), compiled_patterns()
    stock = zipfile.ZipFile(STOCK_LIBRARY)
    files = {module_name(path): path for path in stock.namelist() if path.endswith(".py")}
    kept = sorted(name for name in used_modules() & files.keys() if not is_frozen(name))
    modules = {name: (f"{files[name]}c", library_code(stock, name, files[name])) for name in kept}
    in_piece = [name for name in kept if name in imported and name.partition(".")[0] != IMPORTED_EARLY]
    library = dict(modules[name] for name in kept if name not in in_piece)
    library |= one_piece({name: modules[name] for name in in_piece}, patterns)
    write_zip(Path(output, "python_stdlib.zip"), library)
    for wheel in sorted(Path(wheels).glob("*.whl")):
        packed = zipfile.ZipFile(wheel)
        write_zip(Path(output, wheel.name), repacked(packed))
        if any(path.startswith(NETWORK) for path in packed.namelist()):
            write_networks(packed, Path(output))
    return f"kept {len(kept)} of {len(files)} modules of the standard library"


def compiled_patterns() -> list[tuple[str | bytes, int, tuple[Any, ...]]]:
    """The regular expressions that the start has compiled: each with its flags, and what `_sre.compile` makes it of."""
    expressions: Any = importlib.import_module("re")
    machine: Any = importlib.import_module("_sre")
    original = machine.compile
    made: list[tuple[Any, ...]] = []

    def compile_and_note(*values: Any) -> Any:
        made.append(values)
        return original(*values)

    asked = [(pattern, int(flags)) for _, pattern, flags in expressions._cache]
    machine.compile = compile_and_note
    try:
        for pattern, flags in asked:
            expressions._compiler.compile(pattern, flags)
    finally:
        machine.compile = original
    # Named integers, which `marshal` does not know, become plain ones.
    plain = [(source, int(flags), [int(word) for word in code], *others) for source, flags, code, *others in made]
    return [(*key, values) for key, values in zip(asked, plain, strict=True)]


def library_code(stock: zipfile.ZipFile, name: str, path: str) -> bytes:
    """The .pyc file of a module of the standard library."""
    optimize = 0 if name == NEEDS_DOCSTRINGS else WITHOUT_DOCSTRINGS
    return bytecode(stock.read(path), f"{STOCK_LIBRARY}/{path}", optimize)


def one_piece(modules: dict[str, tuple[str, bytes]], patterns: list[Any]) -> dict[str, bytes]:
    """The file with modules and patterns in one piece, and the module that hands them to Python.

    modules: the path and the .pyc file of each.
    """
    piece = {
        name: (f"{STOCK_LIBRARY}/{path}", path.endswith("/__init__.pyc"), code[PYC_HEADER:])
        for name, (path, code) in modules.items()
    }
    source = Path(__file__).with_name(SITECUSTOMIZE).read_bytes()
    return {
        f"{SITECUSTOMIZE}c": bytecode(source, f"{STOCK_LIBRARY}/{SITECUSTOMIZE}"),
        "library.marshal": marshal.dumps((piece, patterns)),
    }


def used_modules() -> set[str]:
    """The names of all modules that have been imported, once everything that may be has been."""
    import py_engine

    root = Path(py_engine.__path__[0])
    for source in sorted(root.rglob("*.py")):
        path = source.relative_to(root.parent).as_posix()
        if path.startswith(LEFT_OUT):
            continue
        importlib.import_module(module_name(path))
        for name in imported_names(source.read_text(encoding="utf-8")):
            importlib.import_module(name)
    for name in IMPORTED_LATE:
        importlib.import_module(name)
    return set(sys.modules)


def is_frozen(name: str) -> bool:
    """Return whether an imported module is frozen into Python's program, perhaps under another name."""
    spec = sys.modules[name].__spec__
    return spec is not None and spec.origin == "frozen"


def imported_names(source: str) -> Iterator[str]:
    """The modules that a source imports by their full names, inside functions too."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.level == 0 and node.module:
            yield node.module


def module_name(path: str) -> str:
    """The full name of the module in a file of a zip."""
    return path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def bytecode(source: bytes, path: str, optimize: int = 0) -> bytes:
    """A whole .pyc file. path: shown in tracebacks. optimize: as `compile` has it."""
    code = compile(source, path, "exec", dont_inherit=True, optimize=optimize)
    header = HASH_BASED_UNCHECKED.to_bytes(4, "little") + importlib.util.source_hash(source)
    return importlib.util.MAGIC_NUMBER + header + marshal.dumps(code)


def repacked(wheel: zipfile.ZipFile) -> dict[str, bytes]:
    """The files of a wheel with bytecode in place of its sources, and with the list of files that goes with them."""
    [record] = [path for path in wheel.namelist() if path.endswith("/RECORD")]
    kept = [path for path in wheel.namelist() if not path.startswith((*LEFT_OUT, NETWORK)) and path != record]
    files = precompiled(wheel, kept)
    return files | {record: record_of(files, record)}


def write_networks(wheel: zipfile.ZipFile, output: Path) -> None:
    """Write what networks need, from the engine's wheel: their code, and the weights of each game that asks them."""
    evaluator: Any = importlib.import_module("py_engine.search.network.evaluator")
    code = [path for path in wheel.namelist() if path.startswith(NETWORK) and not path.startswith(TRAINED)]
    write_zip(output / "network.zip", precompiled(wheel, code))
    for game in evaluator.games_with_networks():
        write_zip(output / f"network-{game}.zip", precompiled(wheel, [f"{TRAINED}{game}.json"]))


def precompiled(wheel: zipfile.ZipFile, paths: list[str]) -> dict[str, bytes]:
    """These files of a wheel, with bytecode in place of sources."""
    files: dict[str, bytes] = {}
    for path in paths:
        content = wheel.read(path)
        if path.endswith(".py"):
            files[f"{path}c"] = bytecode(content, path)
        else:
            files[path] = content
    return files


def record_of(files: dict[str, bytes], own_path: str) -> bytes:
    """A wheel's list of its files with their hashes and sizes."""
    lines = []
    for path in sorted(files):
        digest = base64.urlsafe_b64encode(hashlib.sha256(files[path]).digest()).rstrip(b"=").decode()
        lines.append(f"{path},sha256={digest},{len(files[path])}")
    return "\n".join([*lines, f"{own_path},,", ""]).encode()


def write_zip(target: Path, files: dict[str, bytes]) -> None:
    """Write a zip whose bytes depend on nothing but these files."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for path in sorted(files):
            entry = zipfile.ZipInfo(path, NO_TIME)
            entry.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(entry, files[path], compresslevel=9)
    target.write_bytes(packed.getvalue())
