"""The files of generations, and the games of one.

The games of generation 0 are played by playouts alone, those of each later one by the network that the one before it
left. In `.cache/training`, for each game:

| | |
| --- | --- |
| `GAME/generation-K.jsonl` | the games, a line each, in the order in which they ended |
| `GAME/generation-K.json` | the weights that were learned from them |
| `GAME/generation-K/NAME/` | how far learning is (`runs.py`) |

Only the networks that are in the engine are kept in the repository. So training goes on from them on any machine.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

from py_engine.search.network.evaluator import weights_of
from py_engine.search.network.weights import write_weights
from support.console import Failure
from support.folders import CACHE, shown
from training.self_play import SelfPlayGame

FOLDER = CACHE / "training"

# Games whose number is a multiple of this are held out, to see how well a network does where it has not learned.
HELD_OUT = 20


class Generation(NamedTuple):
    """A generation of a game's networks, from 0."""

    game: str
    number: int

    @property
    def games_file(self) -> Path:
        """The file of its games."""
        return FOLDER / self.game / f"generation-{self.number}.jsonl"

    @property
    def weights_file(self) -> Path:
        """The file of the weights that were learned from them."""
        return FOLDER / self.game / f"generation-{self.number}.json"

    @property
    def folder(self) -> Path:
        """The folder of the state of learning."""
        return FOLDER / self.game / f"generation-{self.number}"

    def network_text(self) -> str | None:
        """The weights that its games are played with, as a text; None for the first. Raises Failure without them."""
        if not self.number:
            return None
        before = self._replace(number=self.number - 1)
        if before.weights_file.is_file():
            return before.weights_file.read_text(encoding="utf-8")
        in_place = weights_of(self.game)
        if in_place is None or in_place.made["generation"] != before.number:
            file = shown(before.weights_file)
            raise Failure(f"Generation {self.number} is played with the weights {file}, which are not there.")
        return write_weights(in_place)


def next_generation(game: str) -> Generation:
    """The first after the one in place that has no weights yet."""
    in_place = weights_of(game)
    generation = Generation(game, 0 if in_place is None else in_place.made["generation"] + 1)
    while generation.weights_file.is_file():
        generation = generation._replace(number=generation.number + 1)
    return generation


def games_of(generation: Generation, count: int) -> list[SelfPlayGame]:
    """The games from number 0 on, as many as follow each other without a gap, at most `count`.

    So the result depends only on the number of games, whatever the order in which they ended.
    """
    by_number: dict[int, SelfPlayGame] = {}
    for game in _read(generation.games_file):
        by_number.setdefault(game.number, game)
    found: list[SelfPlayGame] = []
    while len(found) < count and len(found) in by_number:
        found.append(by_number[len(found)])
    return found


def split(games: Iterable[SelfPlayGame]) -> tuple[list[SelfPlayGame], list[SelfPlayGame]]:
    """The games that are learned from, and those that are held out."""
    learned: list[SelfPlayGame] = []
    held_out: list[SelfPlayGame] = []
    for game in games:
        (learned if game.number % HELD_OUT else held_out).append(game)
    return learned, held_out


def _read(file: Path) -> Iterator[SelfPlayGame]:
    """The games of a file; a last line that is being written is left out."""
    text = file.read_text(encoding="utf-8") if file.is_file() else ""
    for line in text[: text.rfind("\n") + 1].splitlines():
        yield SelfPlayGame.from_document(json.loads(line))
