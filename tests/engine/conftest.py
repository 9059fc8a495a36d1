"""Settings that every engine test shares: the same examples on every machine, and no clock.

`extent.py` says how much the tests repeat, and `in_pyodide.py` which of them are repeated inside Pyodide. The run there
fails if it drives no function of some module of the engine.
"""

from __future__ import annotations

import gc
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path

import engine_sources
import extent
import in_pyodide
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
    """Add the options for repetition inside Pyodide."""
    parser.addoption("--where-pyodide-differs", action="store_true", help="the tests that may end otherwise in Pyodide")
    parser.addoption("--expect-every-module", action="store_true", help="fail if a module is not driven")


def pytest_configure(config: pytest.Config) -> None:
    """Report the extent of repetition, and watch the calls."""
    extent.choose(everything=config.getoption("--everything"))
    if config.getoption("--expect-every-module"):
        config.stash[driven_modules] = DrivenModules()


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Files of tests that end alike in Pyodide are not even read there."""
    is_left_out = config.getoption("--where-pyodide-differs") and collection_path.suffix == ".py"
    return True if is_left_out and not in_pyodide.repeats_some_of(collection_path.name) else None


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out tests that are not asked for. A run that is to drive every module must find all tests listed for it."""
    lacking = in_pyodide.missing(map(name_of, items)) if config.option.expect_every_module else []
    if lacking:
        raise pytest.UsageError(f"in_pyodide.py lists what is not there: {', '.join(lacking)}")
    left_out = [item for item in items if is_left_out(item)]
    config.hook.pytest_deselected(items=left_out)
    items[:] = [item for item in items if not is_left_out(item)]


def pytest_collection_finish() -> None:
    """Set aside the thousands of tests: the engine has the garbage collector look at all there is as a match begins."""
    gc.collect()
    gc.freeze()


def is_left_out(item: pytest.Item) -> bool:
    """Return whether a test is left out because it cannot end differently in Pyodide."""
    is_slow = item.get_closest_marker("slow") is not None
    return item.config.option.where_pyodide_differs and not in_pyodide.repeats(*name_of(item), is_slow=is_slow)


def name_of(item: pytest.Item) -> tuple[str, str, str]:
    """A test's file, its name there, and that with its parameters."""
    return item.path.name, getattr(item, "originalname", item.name), item.name


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
