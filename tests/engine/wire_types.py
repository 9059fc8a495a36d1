"""The check that a message is of the type that `py_engine/session/wire.py` gives it."""

from __future__ import annotations

from functools import cache
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

from py_engine.session.wire import JOBS, REQUESTS, Slice


def problems_of_reply(request: dict[str, Any], reply: dict[str, Any]) -> list[str]:
    """The faults of a reply to a request, by its type; `ok` is left aside."""
    verb = request["do"]
    if verb != "slice":
        return problems(reply, REQUESTS[verb][1], verb)
    shared, report = fields_of(Slice), fields_of(JOBS[request["job"]])
    if request.get("quiet") is True:
        report = {}
    of_slice = {name: field for name, field in shared.items() if name in reply and (not field[1] or name == "done")}
    return problems_of_fields(reply, report | of_slice, request["job"])


def problems(value: Any, kind: Any, place: str) -> list[str]:
    """The faults of a value, by its type, each as a sentence."""
    origin, arguments = get_origin(kind), get_args(kind)
    if is_typeddict(kind):
        return problems_of_fields(value, fields_of(kind), place) if isinstance(value, dict) else [f"{place}: {value!r}"]
    if origin is Annotated:
        return [] if value in kind.__metadata__[0].values else [f"{place}: {value!r}"]
    if origin is Literal:
        return [] if value in arguments else [f"{place}: {value!r}"]
    if origin in {UnionType, Union}:
        return min((problems(value, one, place) for one in arguments), key=len)
    if origin is list and isinstance(value, list):
        return [one for item in value for one in problems(item, arguments[0], f"{place}[]")]
    if origin is tuple and isinstance(value, list) and len(value) == len(arguments):
        pairs = zip(value, arguments, strict=True)
        return [one for item, inner in pairs for one in problems(item, inner, f"{place}[]")]
    if origin is dict and isinstance(value, dict):
        return [one for key, item in value.items() for one in problems(item, arguments[1], f"{place}.{key}")]
    return [] if is_plain(value, kind) else [f"{place}: {value!r}"]


def problems_of_fields(value: dict[str, Any], fields: dict[str, tuple[Any, bool]], place: str) -> list[str]:
    """The faults of an object: fields it lacks, names that are no fields, and faults within."""
    found = [f"{place} lacks {name}" for name, (_, is_required) in fields.items() if is_required and name not in value]
    found += [f"{place} has {name}" for name in value if name not in fields]
    return found + [
        one
        for name, item in value.items()
        if name in fields
        for one in problems(item, fields[name][0], f"{place}.{name}")
    ]


@cache
def fields_of(kind: Any) -> dict[str, tuple[Any, bool]]:
    """The type of each field of a dictionary, and whether it has to be there."""
    hints = get_type_hints(kind, include_extras=True)
    return {
        name: (get_args(hint)[0], False) if get_origin(hint) is NotRequired else (hint, True)
        for name, hint in hints.items()
    }


def is_plain(value: Any, kind: Any) -> bool:
    """Return whether a value is of a type that has no parts; whole numbers of the wire are never below 0."""
    if kind is Any:
        return True
    if kind is NoneType:
        return value is None
    if kind is int:
        return type(value) is int and value >= 0
    if kind is float:
        return type(value) in {int, float}
    return type(value) is kind
