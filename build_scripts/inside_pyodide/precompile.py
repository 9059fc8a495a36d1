"""Run inside the stock Pyodide, once it has started as the page starts it: makes what the site ships of Python.

- `python_stdlib.zip` keeps the modules that the page, micropip and the engine use, as bytecode: reading, parsing and
  compiling the whole library is most of a stock start.
- The wheels, micropip's and the engine's, become bytecode too: they are unpacked at every start, where sources would
  cost time and be of no use. `.cache/engine-wheel` has the engine's wheel as it is, for any Python.

Bytecode fits one version of Python only, so nothing but that very Pyodide may make it. It carries the hash of its
source instead of a time, and is not compared with it again.
"""

from __future__ import annotations

import ast
import base64
import hashlib
import importlib
import importlib.util
import io
import marshal
import pkgutil
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path

STOCK_LIBRARY = "/lib/python314.zip"

# What is imported late, when something goes wrong or is asked for rarely, so that a start alone does not show it.
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

# The time of every file in a zip: the earliest that a zip can hold.
NO_TIME = (1980, 1, 1, 0, 0, 0)

HASH_BASED_UNCHECKED = 0b01


def precompile(wheels: str, output: str) -> str:
    """Write the trimmed library and the repacked wheels into a folder; returns a line of report.

    wheels: a folder with the wheels as they are.
    """
    stock = zipfile.ZipFile(STOCK_LIBRARY)
    files = {module_name(path): path for path in stock.namelist() if path.endswith(".py")}
    kept = sorted(used_modules() & files.keys())
    write_zip(Path(output, "python_stdlib.zip"), dict(compiled(stock, files[name], STOCK_LIBRARY) for name in kept))
    for wheel in sorted(Path(wheels).glob("*.whl")):
        write_zip(Path(output, wheel.name), repacked(zipfile.ZipFile(wheel)))
    return f"kept {len(kept)} of {len(files)} modules of the standard library"


def used_modules() -> set[str]:
    """The names of all modules that have been imported, once everything that may be has been."""
    import py_engine

    for found in pkgutil.walk_packages(py_engine.__path__, "py_engine."):
        if not found.name.endswith("__main__"):
            importlib.import_module(found.name)
    for source in sorted(Path(py_engine.__path__[0]).rglob("*.py")):
        for name in imported_names(source.read_text(encoding="utf-8")):
            importlib.import_module(name)
    for name in IMPORTED_LATE:
        importlib.import_module(name)
    return set(sys.modules)


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


def compiled(archive: zipfile.ZipFile, path: str, root: str) -> tuple[str, bytes]:
    """The path of a module's bytecode in place of its source, and that bytecode."""
    return f"{path}c", bytecode(archive.read(path), f"{root}/{path}")


def bytecode(source: bytes, path: str) -> bytes:
    """A whole .pyc file. path: shown in tracebacks."""
    code = compile(source, path, "exec", dont_inherit=True)
    header = HASH_BASED_UNCHECKED.to_bytes(4, "little") + importlib.util.source_hash(source)
    return importlib.util.MAGIC_NUMBER + header + marshal.dumps(code)


def repacked(wheel: zipfile.ZipFile) -> dict[str, bytes]:
    """The files of a wheel with bytecode in place of its sources, and with the list of files that goes with them."""
    files: dict[str, bytes] = {}
    for path in wheel.namelist():
        if path.endswith("/RECORD"):
            record = path
            continue
        if path.endswith(".py"):
            files[f"{path}c"] = bytecode(wheel.read(path), path)
        else:
            files[path] = wheel.read(path)
    files[record] = record_of(files, record)
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
