"""Settings that every engine test shares: the same examples on every machine, and no clock.

Inside Pyodide the usual run leaves the slow tests out. What can differ there from CPython is the implementation of
ints and floats, `random`, `marshal` and compiled regular expressions, the part of the standard library that ships, and
how deep a recursion may go. The slow tests compare games of the same ints with references, or play for strength; those
that can differ say why by `differs_in_pyodide`. The run fails if it drives no function of some module of the engine.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping

import engine_sources
import pytest
from driven_modules import DrivenModules
from hypothesis import HealthCheck, settings

import py_engine
from py_engine.text.languages import LANGUAGES
from py_engine.text.sentences import Sentence

# The page's engine has no arena, no reports and no command line; their tests take them from the sources.
if str(engine_sources.ENGINE) not in py_engine.__path__:
    py_engine.__path__.append(str(engine_sources.ENGINE))

settings.register_profile(
    "sunstones",
    deadline=None,  # the same tests run inside Pyodide, several times slower
    derandomize=True,
    database=None,
    print_blob=False,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.load_profile("sunstones")

driven_modules = pytest.StashKey[DrivenModules]()


def pytest_addoption(parser: pytest.Parser) -> None:
    """The runs inside Pyodide say how much they repeat."""
    parser.addoption("--leave-out-slow-alike", action="store_true", help="no slow test that ends alike in Pyodide")
    parser.addoption("--expect-every-module", action="store_true", help="fail if a module is not driven")


def pytest_configure(config: pytest.Config) -> None:
    """Listen to what is called."""
    if config.getoption("--expect-every-module"):
        config.stash[driven_modules] = DrivenModules()


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out the slow tests that end alike in Pyodide, where that is asked for."""
    if not config.getoption("--leave-out-slow-alike"):
        return
    left_out = [item for item in items if is_slow_and_alike(item)]
    config.hook.pytest_deselected(items=left_out)
    items[:] = [item for item in items if not is_slow_and_alike(item)]


def is_slow_and_alike(item: pytest.Item) -> bool:
    """Whether a test is slow and cannot end otherwise inside Pyodide."""
    return item.get_closest_marker("slow") is not None and item.get_closest_marker("differs_in_pyodide") is None


@pytest.fixture(autouse=True, scope="session")
def every_sentence_is_one_of_the_catalogues() -> Iterator[None]:
    """Every sentence that the engine says in a test has its translations and all its values."""
    make = Sentence.__new__

    def checked(cls: type[Sentence], template: str, values: Mapping[str, object]) -> Sentence:
        lacking = [language for language, catalogue in LANGUAGES.items() if template not in catalogue]
        assert not lacking, f"add to py_engine/text/languages, {', '.join(lacking)}: {template!r}"
        assert None not in values.values(), (template, values)
        return make(cls, template, values)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Sentence, "__new__", checked)
        yield


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish(session: pytest.Session) -> None:
    """Name the modules that were not driven, and fail for them."""
    heard = session.config.stash.get(driven_modules, None)
    if heard is not None and (missing := heard.missing()):
        print(f"\nNo function was called of: {', '.join(missing)}", file=sys.stderr)
        session.exitstatus = pytest.ExitCode.TESTS_FAILED


@pytest.fixture
def early(monkeypatch: pytest.MonkeyPatch) -> None:
    """One batch more of looks may be under way for each that has been counted."""
    monkeypatch.setattr("py_engine.search.shared_playouts.COUNTED_EACH", 1)
