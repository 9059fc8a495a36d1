"""The order of measuring: round robin, so that what else the machine does falls on all that is compared.

A *variant* is a way of playing random games. In each round every variant of a game is measured right after the others,
from round to round another one first, and then the search.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeVar

from measuring.answering_process import AnsweringProcess
from measuring.c_programs import games_in_c, measure_c_reference
from support.console import say

# One measurement, by the fields that `measurements.py` lists.
Sample = dict[str, Any]

Item = TypeVar("Item")

# The parts of the board's cells that are filled where a search begins: nothing, and the middle of a game, another one
# each round.
FILLED = (0.0, 0.5)


@dataclass(frozen=True)
class Variant:
    """A way of playing random games.

    method: `reference`, `one-board` or `lanes`. runtime: what it runs in. measure: from a game, a number of seconds and
    a seed to a sample. games: those that it plays; None for all.
    """

    method: str
    runtime: str
    measure: Callable[[str, float, int], Sample]
    games: frozenset[str] | None = None

    def plays(self, game: str) -> bool:
        return self.games is None or game in self.games


@dataclass
class Samples:
    """The measurements, one sample a round.

    playouts: of each game and variant. search: of each game, runtime and part of the board that is filled; a sample has
    the fields of `search` and of `answering`.
    """

    playouts: dict[tuple[str, Variant], list[Sample]] = field(default_factory=dict)
    search: dict[tuple[str, str, float], list[Sample]] = field(default_factory=dict)


def all_variants(
    c_program: Path | None, sizes: Mapping[str, int], runtimes: Iterable[AnsweringProcess], lanes: Mapping[str, int]
) -> list[Variant]:
    """Every way of playing: the C reference where there is one, then the engine's in each runtime.

    sizes, lanes: by game, the boards to play on and the games in a batch of lanes.
    """
    variants = [] if c_program is None else [c_variant(c_program, sizes)]
    for runtime in runtimes:
        variants += [engine_variant(runtime, method, lanes) for method in ("one-board", "lanes")]
    return variants


def c_variant(program: Path, sizes: Mapping[str, int]) -> Variant:
    """The C reference, on boards of these sizes."""

    def play(game: str, seconds: float, seed: int) -> Sample:
        return measure_c_reference(program, game, sizes[game], seconds, seed)

    return Variant("reference", "C", play, games_in_c())


def engine_variant(runtime: AnsweringProcess, method: str, lanes: Mapping[str, int]) -> Variant:
    """The engine's playouts by one method, in one runtime."""

    def play(game: str, seconds: float, seed: int) -> Sample:
        return runtime.ask("playouts", method=method, game=game, seconds=seconds, lanes=lanes[game], seed=seed)

    return Variant(method, runtime.name, play)


def measure_in_rounds(
    games: Sequence[str], variants: Sequence[Variant], runtimes: Sequence[AnsweringProcess], rounds: int, seconds: float
) -> Samples:
    """Measure everything once a round, each for about `seconds`."""
    samples = Samples()
    for seed in range(rounds):
        for game in games:
            say(f"Round {seed + 1} of {rounds}: {game}")
            for variant in rotated([one for one in variants if one.plays(game)], seed):
                sample = variant.measure(game, seconds, seed)
                samples.playouts.setdefault((game, variant), []).append(sample)
            for runtime in rotated(runtimes, seed):
                for filled in FILLED:
                    sample = runtime.ask("search", game=game, seconds=seconds, seed=seed, filled=filled)
                    sample |= runtime.ask("answering", game=game, seed=seed, filled=filled)
                    samples.search.setdefault((game, runtime.name, filled), []).append(sample)
    return samples


def rotated(items: Sequence[Item], by: int) -> list[Item]:
    """The same items, beginning with another one."""
    first = by % max(1, len(items))
    return [*items[first:], *items[:first]]
