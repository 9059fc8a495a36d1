"""The npm packages of the page: ES modules that it imports and type faces, put in the site's vendor/ folder.

Each one's licence is in the same folder.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

from support.console import Failure
from support.folders import NODE_MODULES


@dataclass(frozen=True)
class Library:
    """A package of package.json.

    module: its module, which imports nothing, as a path inside the package; the page imports it as
    `vendor/PACKAGE.js`, and web/types/vendor/PACKAGE.d.ts declares its types. Where it is a CommonJS
    module that ends with its only export, that becomes the default one of an ES module.
    styles: its style sheet, if it has one, which becomes `vendor/PACKAGE.css`.
    """

    package: str
    module: str
    licence: str = "LICENSE"
    styles: str | None = None


@dataclass(frozen=True)
class Face:
    """A type face, of a package of package.json. `web/common/theme.css` and `web/rules/rules.css` say how it is used.

    name: that of its files in the site.
    files: each one's name in the site, and its path inside the package.
    source: where it is drawn.
    notice: the copyright notice as the font itself has it, where the package's licence lacks it.
    """

    name: str
    package: str
    files: dict[str, str]
    source: str
    notice: str = ""

    @property
    def folder(self) -> Path:
        """The package's folder."""
        return NODE_MODULES / self.package

    def licence(self) -> str:
        """The text of its licence, below the copyright notice that the licence asks for."""
        text = (self.folder / "LICENSE").read_text(encoding="utf-8")
        return f"{self.notice}\n\n{text}" if self.notice else text


LIBRARIES = (
    Library("comlink", "dist/esm/comlink.js"),
    Library("gifenc", "dist/gifenc.esm.js", licence="LICENSE.md"),
    Library("glicko2-lite", "index.js", licence="LICENSE.txt"),
    Library("idb", "build/index.js"),
    Library("lit-html", "lit-html.js"),
    Library("ts-fsrs", "dist/index.mjs"),
    Library("uplot", "dist/uPlot.esm.js", styles="dist/uPlot.min.css"),
    Library("uqr", "dist/index.mjs"),
)
# The Latin letters of English, German and French; each file holds all weights.
FACES = (
    Face(
        "lora",
        "@fontsource-variable/lora",
        {
            "lora.woff2": "files/lora-latin-wght-normal.woff2",
            "lora-italic.woff2": "files/lora-latin-wght-italic.woff2",
        },
        "https://github.com/cyrealtype/Lora-Cyrillic",
    ),
    Face(
        "source-sans-3",
        "@fontsource-variable/source-sans-3",
        {"source-sans-3.woff2": "files/source-sans-3-latin-wght-normal.woff2"},
        "https://github.com/adobe-fonts/source-sans",
        notice="© 2023 Adobe (http://www.adobe.com/), with Reserved Font Name ‘Source’",
    ),
)
COMMON_JS_EXPORT = re.compile(r"^module\.exports = (?=\w+;\s*\Z)", re.MULTILINE)


def vendored_files() -> dict[str, bytes]:
    """The files of the site that come from the packages."""
    files: dict[str, bytes] = {}
    for part in (*LIBRARIES, *FACES):
        try:
            files |= library_files(part) if isinstance(part, Library) else face_files(part)
        except OSError as error:
            raise Failure(
                f"The npm package {part.package} cannot be read ({error}); delete .cache/npm and try again."
            ) from error
    return files


def library_files(library: Library) -> dict[str, bytes]:
    """The module, without the mention of a source map that the site does not carry, the style sheet, the licence."""
    folder = NODE_MODULES / library.package
    module = (folder / library.module).read_text(encoding="utf-8")
    module = COMMON_JS_EXPORT.sub("export default ", module)
    lines = [line for line in module.splitlines() if not line.startswith("//# sourceMappingURL=")]
    files = {
        f"vendor/{library.package}.js": "\n".join([*lines, ""]).encode(),
        f"vendor/{library.package}.LICENSE.txt": (folder / library.licence).read_bytes(),
    }
    if library.styles is not None:
        files[f"vendor/{library.package}.css"] = (folder / library.styles).read_bytes()
    return files


def face_files(face: Face) -> dict[str, bytes]:
    """The files of a type face, and its licence."""
    files = {f"vendor/{name}": (face.folder / path).read_bytes() for name, path in face.files.items()}
    return files | {f"vendor/{face.name}.LICENSE.txt": face.licence().encode()}
