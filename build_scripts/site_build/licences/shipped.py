"""The list of what ships: enter here whatever is added to the site.

Versions and texts are read from the packages where these have them. Other texts are in `texts/`: as their authors
publish them, or SPDX's text of the same licence below the authors' copyright lines. `CPython.txt` ends with the notices
of what CPython has taken over, as far as that ships.
"""

from __future__ import annotations

import io
import json
import re
import sys
import tomllib
import zipfile
from collections.abc import Mapping
from dataclasses import dataclass
from fnmatch import fnmatchcase

from site_build.licences.claims import PIECE, STANDARD_LIBRARY
from site_build.licences.part import IN, TABLE, Part, kept_text, package_url, source_url
from site_build.pyodide_folder import LOCK_FILE, PACKAGE
from site_build.vendored import FACES, LIBRARIES
from support.console import Failure
from support.folders import NODE_MODULES, PROJECT_FILE

PROGRAM = "pyodide/pyodide.asm.wasm"
SUNSTONES, PYODIDE, CPYTHON, MICROPIP = "Sunstones", "Pyodide", "CPython", "micropip"

# Folders of the site that hold what others wrote; all else is ours.
ENGINE_WHEEL = "pyodide/sunstones-*.whl"
OF_OTHERS = ("vendor/", "pyodide/")
OURS_AMONG_THEM = (
    f"pyodide/{LOCK_FILE}",
    ENGINE_WHEEL,
    f"{ENGINE_WHEEL}{IN}*",
    f"networks/*{IN}*",
    f"{STANDARD_LIBRARY}{IN}sitecustomize",
    f"{STANDARD_LIBRARY}{IN}{PIECE}",
)

# Modules that Pyodide adds to the standard library, or replaces in it.
PYODIDES_MODULES = ("pyodide", "_pyodide", "ssl", "_ssl", "webbrowser")

# Modules of the standard library that the oldest Python to build with does not know.
NEWER_MODULES = frozenset(
    {"_ast_unparse", "_colorize", "_opcode_metadata", "_py_warnings", "annotationlib", "compression"}
)

# The version for which the list below was made: from `sys.builtin_module_names` and `sysconfig` of its Python, and from
# the build files in Pyodide's repository (Makefile.envs, cpython/Makefile).
EXAMINED_PYODIDE = "314.0.7"


@dataclass(frozen=True)
class Linked:
    """A library that is compiled into Pyodide's program.

    mark: what shows that it is there, in the program, and its version if that has a group.
    text: the name of the file in `texts/`.
    """

    name: str
    mark: bytes
    licence: str
    text: str
    source: str
    inside: str = PYODIDE


LINKED = (
    Linked("hiwire", rb"hiwire", "MPL-2.0", "MPL-2.0", "https://github.com/pyodide/hiwire"),
    Linked("Emscripten", rb"emscripten_", "MIT", "emscripten", "https://github.com/emscripten-core/emscripten"),
    Linked("musl", rb"emscripten_", "MIT", "musl", "https://musl.libc.org"),
    Linked("dlmalloc", rb"emscripten_", "CC0-1.0", "dlmalloc", "https://gee.cs.oswego.edu/dl/html/malloc.html"),
    Linked(
        "LLVM compiler-rt, libc++, libc++abi",
        rb"libcxxabi",
        "Apache-2.0 WITH LLVM-exception",
        "LLVM",
        "https://github.com/llvm/llvm-project",
    ),
    Linked("zlib", rb"deflate ([\d.]+) Copyright", "Zlib", "zlib", "https://zlib.net"),
    Linked("bzip2", rb"\0(\d+\.\d+\.\d+), \d+-\w+-\d{4}\0", "bzip2-1.0.6", "bzip2", "https://sourceware.org/bzip2/"),
    Linked("liblzma", rb"\0(5\.2\.\d+)\0", "LicenseRef-xz-public-domain", "liblzma", "https://tukaani.org/xz/"),
    Linked("Zstandard", rb"\0(1\.5\.\d+)\0", "BSD-3-Clause", "zstd", "https://github.com/facebook/zstd"),
    Linked("SQLite", rb"(3\.39\.\d+)\0", "blessing", "sqlite", "https://www.sqlite.org"),
    Linked("libffi", rb"ffi_call", "MIT", "libffi", "https://github.com/libffi/libffi"),
    Linked("Expat", rb"expat_([\d.]+)\0", "MIT", "expat", "https://github.com/libexpat/libexpat", CPYTHON),
    Linked(
        "mpdecimal",
        rb"\0(2\.\d+\.\d+)\0",
        "BSD-2-Clause",
        "mpdecimal",
        "https://www.bytereef.org/mpdecimal/",
        CPYTHON,
    ),
    Linked("HACL*", rb"Hacl_", "MIT", "HACL-star", "https://github.com/hacl-star/hacl-star", CPYTHON),
    Linked("mimalloc", rb"mimalloc", "MIT", "mimalloc", "https://github.com/microsoft/mimalloc", CPYTHON),
    Linked(
        "Unicode Character Database",
        rb"\0(1\d\.0\.0)\0",
        "Unicode-3.0",
        "Unicode-3.0",
        "https://www.unicode.org/ucd/",
        CPYTHON,
    ),
)


def shipped_parts(files: Mapping[str, bytes]) -> list[Part]:
    """All parts of a site with these files."""
    return [sunstones(files), *pyodide_and_python(files), *micropip(files), *npm_libraries(), *type_faces()]


def engine_version(files: Mapping[str, bytes]) -> str:
    """The version of the engine, which is that of the whole, from the name of its wheel."""
    [wheel] = [path for path in files if fnmatchcase(path, ENGINE_WHEEL)]
    return wheel.split("-")[1]


def sunstones(files: Mapping[str, bytes]) -> Part:
    """The program itself: all files outside the folders with other projects' work."""
    project = tomllib.loads(PROJECT_FILE.read_text(encoding="utf-8"))["project"]
    ours = tuple(path for path in files if not path.startswith(OF_OTHERS))
    return Part(
        SUNSTONES,
        engine_version(files),
        project["license"],
        files["LICENSE.txt"].decode(),
        "the files of this site: the modules lie here as they were written",
        package_url("generic", SUNSTONES),
        (*ours, *OURS_AMONG_THEM),
    )


def pyodide_and_python(files: Mapping[str, bytes]) -> list[Part]:
    """Pyodide's runtime, CPython in the program and in its archive, and what else is compiled into the program."""
    package = json.loads((PACKAGE / "package.json").read_text(encoding="utf-8"))
    info = json.loads(files[f"pyodide/{LOCK_FILE}"])["info"]
    version = package["version"]
    if version != EXAMINED_PYODIDE:
        raise Failure(
            f"What Pyodide {version} is linked with has not been looked at; please compare the list in {TABLE} with "
            "that version's own build, and enter the version there."
        )
    theirs = sys.stdlib_module_names | NEWER_MODULES
    source = f"https://github.com/pyodide/pyodide/tree/{version}"
    pyodide = Part(
        PYODIDE,
        version,
        package["license"],
        kept_text("MPL-2.0"),
        source,
        package_url("npm", package["name"]),
        ("pyodide/pyodide.mjs", "pyodide/pyodide.asm.*", *in_library(*PYODIDES_MODULES)),
    )
    cpython = Part(
        CPYTHON,
        info["python"],
        "PSF-2.0",
        kept_text("CPython"),
        f"https://github.com/python/cpython/tree/v{info['python']}",
        source_url("https://github.com/python/cpython", CPYTHON),
        (STANDARD_LIBRARY, *in_library(*sorted(theirs - set(PYODIDES_MODULES)))),
    )
    in_modules = [
        in_javascript("error-stack-parser", "stackframe", "https://github.com/stacktracejs/error-stack-parser"),
        in_javascript("stackframe", "stackframe", "https://github.com/stacktracejs/stackframe"),
        in_javascript("MiniLZ4", "mini-lz4", "https://github.com/pierrec/node-lz4"),
    ]
    versions = {"Emscripten": info["platform"].removeprefix("emscripten_").replace("_", ".")}
    return [pyodide, cpython, *(linked_part(one, files[PROGRAM], versions) for one in LINKED), *in_modules]


def in_library(*modules: str) -> tuple[str, ...]:
    """The entries of modules of the standard library."""
    return tuple(f"{STANDARD_LIBRARY}{IN}{module}" for module in modules)


def linked_part(linked: Linked, program: bytes, versions: Mapping[str, str]) -> Part:
    """A part that is compiled into the program, with its version as found in the program."""
    told = {found[1].decode() if found.re.groups else None for found in re.finditer(linked.mark, program)}
    if len(told) != 1:
        raise Failure(
            f"{PROGRAM} tells {len(told)} versions of {linked.name} instead of one; please look into it and mend "
            f"its mark in {TABLE}."
        )
    return Part(
        linked.name,
        versions.get(linked.name, told.pop()),
        linked.licence,
        kept_text(linked.text),
        linked.source,
        source_url(linked.source, linked.name),
        inside=linked.inside,
    )


def in_javascript(name: str, text: str, source: str) -> Part:
    """A part that Pyodide's JavaScript holds a copy of."""
    return Part(name, None, "MIT", kept_text(text), source, source_url(source, name), inside=PYODIDE)


def micropip(files: Mapping[str, bytes]) -> list[Part]:
    """micropip, and the packages that its wheel holds copies of."""
    path, wheel = opened_wheel(files, "pyodide/micropip-*.whl")
    version = path.split("-")[1]
    info = f"micropip-{version}.dist-info"
    packaging = "micropip/_vendored/packaging"
    told = re.search(rb"[zZ].(\d+\.\d+(?:\.\d+)?)", read(wheel, path, f"{packaging}/src/packaging/__init__.pyc"))
    texts = [read(wheel, path, f"{packaging}/{name}") for name in ("LICENSE", "LICENSE.APACHE", "LICENSE.BSD")]
    return [
        Part(
            MICROPIP,
            version,
            "MPL-2.0",
            read(wheel, path, f"{info}/licenses/LICENSE").decode(),
            "https://github.com/pyodide/micropip/tags",
            package_url("pypi", MICROPIP),
            (path, f"{path}{IN}micropip/*", f"{path}{IN}{info}/*"),
        ),
        Part(
            "packaging",
            told[1].decode() if told else None,
            "Apache-2.0 OR BSD-2-Clause",
            "\n\n".join(text.decode().strip("\n") for text in texts),
            "https://github.com/pypa/packaging",
            package_url("pypi", "packaging"),
            (f"{path}{IN}{packaging}/*",),
        ),
        Part(
            "mousebender",
            None,
            "BSD-3-Clause",
            kept_text("mousebender"),
            "https://github.com/brettcannon/mousebender",
            package_url("pypi", "mousebender"),
            (f"{path}{IN}micropip/_vendored/mousebender/*",),
        ),
    ]


def opened_wheel(files: Mapping[str, bytes], pattern: str) -> tuple[str, zipfile.ZipFile]:
    """The one wheel of this name, with its path."""
    paths = [path for path in files if fnmatchcase(path, pattern)]
    if len(paths) != 1:
        raise Failure(f"There should be one file {pattern} in the site, and there are {len(paths)}; see {TABLE}.")
    return paths[0], zipfile.ZipFile(io.BytesIO(files[paths[0]]))


def read(wheel: zipfile.ZipFile, path: str, name: str) -> bytes:
    """A file of a wheel that is needed here."""
    try:
        return wheel.read(name)
    except KeyError as error:
        raise Failure(f"{path} has no {name}; please mend {TABLE}.") from error


def npm_libraries() -> list[Part]:
    """The npm packages that the page imports, as they say of themselves."""
    parts = []
    for library in LIBRARIES:
        folder = NODE_MODULES / library.package
        package = json.loads((folder / "package.json").read_text(encoding="utf-8"))
        address = re.sub(r"^(git\+)?\w+://", "https://", package["repository"]["url"]).removesuffix(".git")
        parts.append(
            Part(
                library.package,
                package["version"],
                package["license"],
                (folder / library.licence).read_text(encoding="utf-8"),
                address,
                package_url("npm", library.package),
                tuple(f"vendor/{library.package}.{ending}" for ending in ("js", "css", "LICENSE.txt")),
            )
        )
    return parts


def type_faces() -> list[Part]:
    """The type faces, as their npm packages say of them."""
    parts = []
    for face in FACES:
        package = json.loads((face.folder / "package.json").read_text(encoding="utf-8"))
        parts.append(
            Part(
                face.package,
                package["version"],
                package["license"],
                face.licence(),
                face.source,
                package_url("npm", face.package),
                tuple(f"vendor/{name}" for name in (*face.files, f"{face.name}.LICENSE.txt")),
            )
        )
    return parts
