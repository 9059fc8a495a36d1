"""Damages texts by characters and JSON by entries, as an accident or an attacker would."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from random import Random
from typing import Any

# Characters that mean something to a reader of JSON, links, turns and numbers, and some that mean nothing anywhere.
TELLING_CHARACTERS = "{}[]\":,;&=#%?/\\+-.0123456789abcdexXnull \n\t\0é‮\U0001f600'<>"

ODD_VALUES: tuple[Any, ...] = (
    *(None, True, False, 0, 1, -1, 2.5, 1e308, 10**30, "", " ", "a1", "swap", "pass", "stop", "xa1", "a0", "zz9"),
    *("<img src=x onerror=alert(1)>", "__proto__", "9" * 50, "a" * 3_000, "\0", "é", "%", "c3,c4(xd5)", "Xi3;Xi3"),
    *([], {}, [[]], [None], {"a": 1}, ["a1"] * 50, ["c3", "c3"], [1, 2], {"format": "sunstones-record"}),
)


def damaged_text(random: Random, text: str) -> str:
    """The text with some damage; now and then it ends up unchanged."""
    for _ in range(random.choice((1, 1, 1, 2, 3, 8))):
        text = random.choice(TEXT_DAMAGES)(random, text)
    return text


def damaged_document(random: Random, document: Any) -> Any:
    """A copy of a JSON document with some entries changed, lost, doubled or added."""
    document = copy.deepcopy(document)
    for _ in range(random.choice((1, 1, 2, 4))):
        place = random.choice(list(containers(document)) or [None])
        if isinstance(place, dict):
            damage_dict(random, place)
        elif isinstance(place, list):
            damage_list(random, place)
    return document


def damaged_json(random: Random, document: Any) -> str:
    """The text of a damaged document, whose text may be damaged as well."""
    text = json.dumps(damaged_document(random, document))
    return damaged_text(random, text) if random.random() < 0.3 else text


def containers(document: Any) -> list[Any]:
    """The document and every dict and list in it, each once."""
    found, stack, seen = [], [document], set()
    while stack:  # (a document may be nested deeper than calls can be, and a list may hold itself)
        one = stack.pop()
        if isinstance(one, dict | list) and id(one) not in seen:
            seen.add(id(one))
            found.append(one)
            stack.extend(one.values() if isinstance(one, dict) else one)
    return found


def damage_dict(random: Random, found: dict[str, Any]) -> None:
    """Change, lose or add one entry."""
    key = random.choice([*found, "unknown"])
    if random.random() < 0.2:
        found.pop(key, None)
    else:
        found[key] = odd_value(random, found.get(key))


def damage_list(random: Random, found: list[Any]) -> None:
    """Change, lose, double or move one entry."""
    if not found:
        found.append(random.choice(ODD_VALUES))
        return
    index = random.randrange(len(found))
    match random.randrange(4):
        case 0:
            found[index] = odd_value(random, found[index])
        case 1:
            del found[index]
        case 2:
            # (A copy: lists that hold one another twice, level by level, would have no end.)
            found.insert(random.randrange(len(found)), copy.deepcopy(found[index]))
        case _:
            random.shuffle(found)


def odd_value(random: Random, value: Any) -> Any:
    """Something else in place of a value: nearly the same, or anything."""
    if isinstance(value, str) and random.random() < 0.5:
        return damaged_text(random, value)
    if isinstance(value, int) and random.random() < 0.5:
        return value + random.choice((-1, 1, 7, 1000))
    return copy.deepcopy(random.choice(ODD_VALUES))


def _cut(random: Random, text: str) -> str:
    return text[: random.randrange(len(text) + 1)]


def _lose(random: Random, text: str) -> str:
    start = random.randrange(len(text) + 1)
    return text[:start] + text[start + random.choice((1, 1, 2, 10)) :]


def _insert(random: Random, text: str) -> str:
    start = random.randrange(len(text) + 1)
    return text[:start] + "".join(random.choices(TELLING_CHARACTERS, k=random.choice((1, 1, 3)))) + text[start:]


def _replace(random: Random, text: str) -> str:
    start = random.randrange(len(text) + 1)
    return text[:start] + random.choice(TELLING_CHARACTERS) + text[start + 1 :]


def _repeat(random: Random, text: str) -> str:
    start = random.randrange(len(text) + 1)
    return text[:start] + text[start : start + 20] * random.choice((2, 2, 30)) + text[start:]


def _swap(random: Random, text: str) -> str:
    one, other = sorted(random.choices(range(len(text) + 1), k=2))
    return text[other:] + text[one:other] + text[:one]


TEXT_DAMAGES: tuple[Callable[[Random, str], str], ...] = (_cut, _lose, _insert, _replace, _repeat, _swap)
