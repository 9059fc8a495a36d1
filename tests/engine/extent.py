"""The extent of repetition: usually some cases, chosen for what they reach; with `--everything` all of them."""

from __future__ import annotations

from typing import TypeVar

Cases = TypeVar("Cases")

_chosen = {"everything": False}


def choose(*, everything: bool) -> None:
    """Say how much is repeated, before the first file of tests is imported."""
    _chosen["everything"] = everything


def by_extent(usual: Cases, everything: Cases) -> Cases:
    """The cases of a test, or their number: those of the usual run, or all."""
    return everything if _chosen["everything"] else usual
