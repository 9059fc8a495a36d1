"""Objects that no JSON text can be, some of which refuse what readers are tempted to do with them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any


class Refusal(Exception):
    """The error that these objects raise."""


class Unprintable:
    """Cannot be turned into a text."""

    def __repr__(self) -> str:
        raise Refusal("no text")

    __str__ = __repr__


class Unhashable:
    """An object that cannot be a key."""

    __hash__ = None  # type: ignore[assignment]


class Incomparable:
    """Cannot be compared."""

    def __eq__(self, other: object) -> bool:
        raise Refusal("no comparison")

    def __hash__(self) -> int:
        return 1


class Numberless:
    """An object that looks like a number and is not one."""

    def __int__(self) -> int:
        raise Refusal("no number")

    __index__ = __float__ = __bool__ = __len__ = __int__  # type: ignore[assignment]


class OwnText(str):
    """A text of another type than `str`."""

    __slots__ = ()


class Numbers:
    """A list of numbers that is made as it is read."""

    def __iter__(self) -> Iterator[int]:
        return iter(range(3))


class Bytes(bytes):
    """Bytes in place of a text."""


class Mapping(dict):  # type: ignore[type-arg]
    """A dictionary that answers to every key."""

    def __missing__(self, key: object) -> object:
        return key


def _itself() -> Any:
    endless: list[Any] = []
    endless.append(endless)
    return endless


ODD_OBJECTS: dict[str, Callable[[], Any]] = {
    **{kind.__name__: kind for kind in (Unprintable, Unhashable, Incomparable, Numberless, Numbers, Mapping, object)},
    "OwnText": lambda: OwnText("sum"),
    "Bytes": lambda: Bytes(b"b2"),
    "complex": lambda: 1 + 2j,
    "set": lambda: {"a1"},
    "itself": _itself,
}
