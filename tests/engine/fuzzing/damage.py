"""The damage of tests/engine/damage.py, and more that only the engine's readers are given.

The latter is deep nesting, numbers that are none or have no end, keys that are named twice, halves of characters.
"""

from __future__ import annotations

import copy
import json
import re
from collections.abc import Callable
from random import Random
from typing import Any

import damage
from damage import containers

# A text with 61 or more brackets inside one another is refused. (A document much deeper than here could not be copied.)
DEPTHS = (7, 59, 61, 150)
DEPTHS_OF_TEXTS = (7, 59, 61, 3_000)

ODDER_VALUES: tuple[Any, ...] = (
    *("\ud800", "\u202egnp", "\ufeff", "١", "NaN", "2024-02-30", "0000-00-00", "+275760-09-13", "swap swap", "/" * 60),
    *(float("nan"), float("inf"), -0.0, 2**53 + 1, -(2**63), 10**400, [[[[[[[[]]]]]]]], {"": {"": {"": ""}}}),
)
ODDER_CHARACTERS = "\u202e\ud800\ufeff\u0663\u2028\x7f\x1b"

NUMBER = re.compile(r"[0-9]+")
ODD_NUMBERS = ("NaN", "-Infinity", "1e999", "-0", "00", "0x1", "9" * 30, "9" * 5_000, "٣", "1.0", "19", "2")
DOUBLED_KEYS = ('"game":"sum"', '"size":4', '"turns":[]', '"do":"state"', '"version":9', '"tree":0', '"a":1,"a":2')


def damaged_text(random: Random, text: str) -> str:
    """The text with some damage; now and then it ends up unchanged."""
    if random.random() < 0.7:
        text = damage.damaged_text(random, text)
    return random.choice(TEXT_DAMAGES)(random, text) if random.random() < 0.5 else text


def damaged_document(random: Random, document: Any) -> Any:
    """A copy of a JSON document with some entries changed, lost, doubled or added."""
    if random.random() < 0.7:
        document = damage.damaged_document(random, document)
    if random.random() < 0.5:
        document = copy.deepcopy(document)
        place = random.choice(containers(document) or [None])
        keys = list(place) if isinstance(place, dict) else range(len(place)) if isinstance(place, list) else ()
        if keys:
            key = random.choice(keys)
            place[key] = odd_value(random, place[key])
    return document


def damaged_json(random: Random, document: Any) -> str:
    """The text of a damaged document, whose text may be damaged as well."""
    text = json.dumps(damaged_document(random, document))
    return damaged_text(random, text) if random.random() < 0.3 else text


def odd_value(random: Random, value: Any) -> Any:
    """Something else in place of a value."""
    match random.randrange(4):
        case 0:
            return copy.deepcopy(random.choice(ODDER_VALUES))
        case 1:
            return nested(random.choice(DEPTHS), value)
        case 2 if isinstance(value, str):
            return damaged_text(random, value)
        case _:
            return damage.odd_value(random, value)


def nested(depth: int, value: Any) -> Any:
    """The value inside this many lists."""
    for _ in range(depth):
        value = [value]
    return value


def _odd_character(random: Random, text: str) -> str:
    start = random.randrange(len(text) + 1)
    return text[:start] + random.choice(ODDER_CHARACTERS) + text[start:]


def _repeat(random: Random, text: str) -> str:
    start = random.randrange(len(text) + 1)
    return text[:start] + text[start : start + 20] * 1_000 + text[start:]


def _nest(random: Random, text: str) -> str:
    start, depth = random.randrange(len(text) + 1), random.choice(DEPTHS_OF_TEXTS)
    opening, closing = random.choice((("[", "]"), ('{"a":', "}"), ("(", ")"), ("[", "")))
    return text[:start] + opening * depth + closing * depth + text[start:]


def _double_key(random: Random, text: str) -> str:
    """An object that names a key twice, which no document can."""
    start = text.find("{") + 1
    return f"{text[:start]}{random.choice(DOUBLED_KEYS)},{text[start:]}" if start else text


def _number(random: Random, text: str) -> str:
    """Another number in place of one."""
    numbers = list(NUMBER.finditer(text))
    if not numbers:
        return text
    found = random.choice(numbers)
    return text[: found.start()] + random.choice(ODD_NUMBERS) + text[found.end() :]


def _words(random: Random, text: str) -> str:
    """Words lost, doubled or exchanged."""
    words = text.split(" ")
    one, other = random.randrange(len(words)), random.randrange(len(words))
    match random.randrange(3):
        case 0:
            del words[one]
        case 1:
            words.insert(other, words[one])
        case _:
            words[one], words[other] = words[other], words[one]
    return " ".join(words)


TEXT_DAMAGES: tuple[Callable[[Random, str], str], ...] = (_odd_character, _repeat, _nest, _double_key, _number, _words)
