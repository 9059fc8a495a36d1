"""The npm packages that the page imports: each one's ES module and licence, put in the site's vendor/ folder."""

from __future__ import annotations

from dataclasses import dataclass

from support.console import Failure
from support.folders import NODE_MODULES


@dataclass(frozen=True)
class Library:
    """A package of package.json.

    module: its ES module without imports of its own, as a path inside the package; the page imports it as
    `vendor/PACKAGE.js`, and web/types/vendor/PACKAGE.d.ts tells the type checker what that is.
    styles: its style sheet, if it has one, which becomes `vendor/PACKAGE.css`.
    """

    package: str
    module: str
    licence: str = "LICENSE"
    styles: str | None = None


LIBRARIES = (
    Library("comlink", "dist/esm/comlink.js"),
    Library("idb", "build/index.js"),
    Library("lit-html", "lit-html.js"),
    Library("uplot", "dist/uPlot.esm.js", styles="dist/uPlot.min.css"),
)


def vendored_files() -> dict[str, bytes]:
    """The modules, without the mention of a source map that the site does not carry, the style sheets, the licences."""
    files: dict[str, bytes] = {}
    for library in LIBRARIES:
        folder = NODE_MODULES / library.package
        try:
            module = (folder / library.module).read_text(encoding="utf-8")
            files[f"vendor/{library.package}.LICENSE.txt"] = (folder / library.licence).read_bytes()
            if library.styles is not None:
                files[f"vendor/{library.package}.css"] = (folder / library.styles).read_bytes()
        except OSError as error:
            raise Failure(
                f"The npm package {library.package} cannot be read ({error}); delete .cache/npm and try again."
            ) from error
        lines = [line for line in module.splitlines() if not line.startswith("//# sourceMappingURL=")]
        files[f"vendor/{library.package}.js"] = "\n".join([*lines, ""]).encode()
    return files
