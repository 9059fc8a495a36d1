"""The extent of testing: usually tests that reach all code, and with `--everything` every test with all its cases."""

from __future__ import annotations

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the option for the extent of testing."""
    parser.addoption("--everything", action="store_true", help="all tests, each with all its cases")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out the long form where it is not asked for."""
    if config.option.everything:
        return
    config.hook.pytest_deselected(items=[item for item in items if is_long(item)])
    items[:] = [item for item in items if not is_long(item)]


def is_long(item: pytest.Item) -> bool:
    """Return whether a test is of the long form alone."""
    return item.get_closest_marker("long_form") is not None
