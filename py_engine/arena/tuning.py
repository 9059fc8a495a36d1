"""Settings that an opponent is tried with: parameters of the search, and a network that is not in place.

As text: `policy_weight=0.4,value_part=0.8,weights=trial.json`. Weights are given as the name of a file, so that the
text stays small; every machine that plays must have the file.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from types import MappingProxyType
from typing import NamedTuple

from ..games.base import Game
from ..search.network.evaluator import Evaluator
from ..search.network.planes import names_of
from ..search.network.weights import read_weights
from ..search.params import SearchParams, params_of
from ..text.errors import InvalidSetup, InvalidText, quote


class Bounds(NamedTuple):
    """Range of a parameter: a number from `least` to `most`, whole where `is_whole`."""

    least: float
    most: float
    is_whole: bool = False

    def __str__(self) -> str:
        kind = "whole number" if self.is_whole else "number"
        return f"a {kind} from {self.least:g} to {self.most:g}"


# The fields of `SearchParams` that affect only the search. Values far above a bound are a mistake, or would never end.
TUNABLES: Mapping[str, Bounds] = MappingProxyType(
    {
        "proof_below": Bounds(0, 1_000, is_whole=True),
        "lanes": Bounds(1, 4_096, is_whole=True),
        "leaves": Bounds(1, 4_096, is_whole=True),
        "examined_after": Bounds(0, 1_000_000, is_whole=True),
        "exploration": Bounds(0, 100),
        "rave_equivalence": Bounds(0, 1_000_000),
        "playouts_as_one": Bounds(0.001, 1_000_000),
        "policy_weight": Bounds(0, 100),
        "value_part": Bounds(0, 1),
    }
)

WEIGHTS = "weights"

# Numbers as Python writes them. Python's reader would also accept other scripts' digits, and `nan`.
NUMBER = re.compile(r"[0-9]{1,20}(?:\.[0-9]{1,20})?(?:e-?[0-9]{1,2})?")


@dataclass(frozen=True, slots=True)
class Tuning:
    """Settings that an opponent is tried with.

    Attributes:
        values: Parameters that replace the game's, by name, in the order of `TUNABLES`.
        weights: The name of a file of weights, or None.

    Raises:
        InvalidSetup: There is no such parameter, or its value is out of range.
    """

    values: tuple[tuple[str, float], ...] = ()
    weights: str | None = None

    def __post_init__(self) -> None:
        for name, value in self.values:
            _require_value(name, value)
        names = [name for name, _ in self.values]
        if names != [name for name in TUNABLES if name in names]:
            raise InvalidSetup(f"parameters are named once each, in the order {', '.join(TUNABLES)}, not {names!r}")

    def __str__(self) -> str:
        """The text that `read_tuning` reads."""
        parts = [f"{name}={str(value).removesuffix('.0')}" for name, value in self.values]
        return ",".join(parts if self.weights is None else [*parts, f"{WEIGHTS}={self.weights}"])

    def params(self, game: str) -> SearchParams:
        """The parameters of a game, by its id, with these values.

        Raises:
            InvalidSetup: The values do not fit together.
        """
        params = params_of(game)._replace(**dict(self.values))  # type: ignore[arg-type]
        if params.leaves > params.lanes:
            raise InvalidSetup(f"{params.lanes} lanes are too few for {params.leaves} leaves: each takes one at least")
        return params

    def evaluator(self, game: Game) -> Evaluator | None:
        """The network of the file, bound to a game; None without a file.

        Raises:
            InvalidSetup: The file cannot be read or used for the game.
        """
        if self.weights is None:
            return None
        try:
            evaluator = _evaluator(game, Path(self.weights).read_text(encoding="utf-8"))
        except OSError as error:
            raise InvalidSetup(f"the weights {self.weights!r} cannot be read: {error.strerror}") from None
        except (InvalidText, UnicodeDecodeError):
            raise InvalidSetup(f"the file {self.weights!r} holds no weights that can be used here") from None
        found = evaluator.network.weights
        if found.game != game.id or found.planes != names_of(game.id):
            raise InvalidSetup(f"the weights {self.weights!r} are for {found.game} or other planes, not for {game.id}")
        return evaluator

    def require_for(self, game: Game) -> None:
        """Check that the settings can be used in a game.

        Raises:
            InvalidSetup: They cannot.
        """
        params = self.params(game.id)
        if self.evaluator(game) is not None and not params.asks_network:
            raise InvalidSetup(f"the weights {self.weights!r} are not asked: policy_weight and value_part are both 0")


def read_tuning(text: str) -> Tuning:
    """The settings in a text of names and values, with commas between them.

    Raises:
        InvalidSetup: The text cannot be read.

    >>> read_tuning("value_part=0.8,lanes=32")
    Tuning(values=(('lanes', 32), ('value_part', 0.8)), weights=None)
    """
    found: dict[str, str] = {}
    for part in text.split(","):
        name, _, value = part.partition("=")
        if not value:
            raise InvalidSetup(f"the setting {quote(part)} should be as in 'policy_weight=0.4' or 'weights=trial.json'")
        if name in found:
            raise InvalidSetup(f"the setting {quote(name)} is named twice")
        found[name] = value
    weights = found.pop(WEIGHTS, None)
    values = {name: _read_value(name, value) for name, value in found.items()}
    return Tuning(tuple((name, values[name]) for name in TUNABLES if name in values), weights)


def _read_value(name: str, text: str) -> float:
    bounds = _bounds_of(name)
    if not NUMBER.fullmatch(text) or (bounds.is_whole and not text.isdecimal()):
        raise InvalidSetup(f"{name} is {bounds}, not {quote(text)}")
    value = int(text) if bounds.is_whole else float(text)
    _require_value(name, value)
    return value


def _require_value(name: str, value: float) -> None:
    bounds = _bounds_of(name)
    if type(value) not in ((int,) if bounds.is_whole else (int, float)) or not bounds.least <= value <= bounds.most:
        raise InvalidSetup(f"{name} is {bounds}, not {quote(value)}")


def _bounds_of(name: str) -> Bounds:
    if name not in TUNABLES:
        raise InvalidSetup(f"there is no setting {quote(name)}; they are {', '.join(TUNABLES)} and {WEIGHTS}")
    return TUNABLES[name]


# Each match has its own game, and a game of two networks needs two.
@lru_cache(maxsize=8)
def _evaluator(game: Game, text: str) -> Evaluator:
    """The network in a text, prepared once for all turns of a match.

    Raises:
        InvalidText: The text is not a network.
    """
    return Evaluator(game, read_weights(text))
