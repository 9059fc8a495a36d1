"""Run by the site's Python itself as its first step: the standard library is ready in one piece.

Most of a start is Python's own work, at a time when the browser has not yet optimised any of it. Finding some 140
modules in a zip, one after the other, is a part of that work, and compiling 90 regular expressions is another. The
results of both are the same every time, so they are made when the site is built (`precompile.py`) and are next to this
module in one file. This module can import only what Python has in its own program; should it fail, Python says so in
the console and goes on, and what it misses then is named by the start's own error.
"""

# The part of `re` that is not written in Python.
import _sre  # type: ignore[import-not-found]
import marshal
import sys
from _frozen_importlib import ModuleSpec
from zipimport import zipimporter

TYPE_CHECKING = False
if TYPE_CHECKING:
    from types import CodeType, ModuleType

# See `precompile.one_piece` for what it holds.
LIBRARY = "library.marshal"


class Library:
    """Finds and loads the modules of the piece.

    modules: by full name, the path to be shown in tracebacks, whether it is a package, and the marshalled code.
    """

    def __init__(self, modules: dict[str, tuple[str, bool, bytes]]) -> None:
        self._modules = modules

    def find_spec(self, name: str, path: object = None, target: ModuleType | None = None) -> ModuleSpec | None:
        """Find a module in the piece; None if it is not in it."""
        if name not in self._modules:
            return None
        origin, is_package, _ = self._modules[name]
        # Not a subclass of `Loader`, whose module would have to be found first.
        spec = ModuleSpec(name, self, origin=origin, is_package=is_package)  # type: ignore[arg-type]
        spec.has_location = True
        if is_package:
            spec.submodule_search_locations = [origin.rpartition("/")[0]]
        return spec

    def create_module(self, spec: ModuleSpec) -> None:
        """Return None, for a module like any other."""

    def exec_module(self, module: ModuleType) -> None:
        """Run the code of a module, which is dropped then: it stays imported."""
        exec(self.get_code(module.__name__), module.__dict__)
        path, is_package, _ = self._modules[module.__name__]
        self._modules[module.__name__] = path, is_package, b""

    def get_code(self, name: str) -> CodeType:
        """The code of a module."""
        code: CodeType = marshal.loads(self._modules[name][2])
        return code

    def is_package(self, name: str) -> bool:
        """Return whether a module is a package."""
        return self._modules[name][1]

    def get_source(self, name: str) -> None:
        """None: only the bytecode is shipped."""


def install() -> None:
    """Have modules looked for in the piece before the path, and let `re` know the patterns that have been compiled."""
    modules, patterns = marshal.loads(zipimporter(__file__.rpartition("/")[0]).get_data(LIBRARY))
    sys.meta_path.insert(-1, Library(modules))

    import re

    for pattern, flags, values in patterns:
        re._cache[type(pattern), pattern, flags] = _sre.compile(*values)  # type: ignore[attr-defined]


install()
