"""Games from which a network learns: how they are played, and how they are kept.

Most steps are searched briefly, to get on with the game, and some at length; only those teach the policy (playout cap
randomisation: Wu, "Accelerating self-play learning in Go", 2019). Every step teaches the value: who won in the end. A
game is over as soon as its winner is certain.

Games begin with some random turns, on a mixture of sizes, and in Sum on boards with holes. Early in a game steps are
drawn by how often the search went through them, later the best is taken, but for a few random ones. All of that is done
by the player in C, which has the numbers (`c/self_play/games.c`).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from hashlib import sha256
from types import MappingProxyType
from typing import Any, NamedTuple

from py_engine.search.network.weights import NetworkWeights, write_weights
from training import player

# Searches are this many times shorter where random games take the place of the network, before there is one.
WITHOUT_NETWORK = 6


class Plan(NamedTuple):
    """The plan by which a game is played for learning.

    sizes: how often each is played, relative to the others. short, long: descents before a step. drawn: the first turns
    whose steps are drawn, for each hundred cells. Where a game is over before the board is full they are fewer, or
    chance would decide it.
    """

    sizes: Mapping[int, int]
    short: int
    long: int
    drawn: int = 20


PLANS: Mapping[str, Plan] = MappingProxyType(
    {
        "subsume": Plan({4: 1, 5: 3, 6: 6}, 96, 384),
        "surmount": Plan({4: 1, 5: 6, 6: 2}, 96, 384),
        "sunspot": Plan({5: 3, 6: 6, 7: 1}, 96, 384, drawn=6),
        "sum": Plan({5: 2, 7: 5, 9: 4, 11: 1}, 96, 384),
        "parasol": Plan({4: 2, 5: 6, 6: 1}, 96, 384),
    }
)


class Step(NamedTuple):
    """A step of a game.

    cell: its bit number; -1 for a step without one. value: how likely the one to move wins, by the search before it;
    None where nothing was searched. visits: by cells, the descents through each; empty where the search was brief.
    """

    cell: int
    value: float | None = None
    visits: Mapping[int, int] = MappingProxyType({})


@dataclass
class SelfPlayGame:
    """A game: where it was played, by which network (none for random games alone), all its steps, and who won.

    holes: bit numbers. network: its name, by `name_of`.
    """

    game: str
    number: int
    size: int
    holes: list[int]
    network: str | None
    winner: int
    steps: list[Step] = field(default_factory=list)

    def as_document(self) -> dict[str, Any]:
        """The game as what JSON can hold."""
        steps = [
            [
                step.cell,
                *([step.value] if step.value is not None else []),
                *([dict(step.visits)] if step.visits else []),
            ]
            for step in self.steps
        ]
        return vars(self) | {"steps": steps}

    @classmethod
    def from_document(cls, document: Mapping[str, Any]) -> SelfPlayGame:
        """The game in such a document."""
        return cls(**{**document, "steps": [_read_step(*step) for step in document["steps"]]})


def _read_step(cell: int, value: float | None = None, visits: Mapping[str, int] = MappingProxyType({})) -> Step:
    return Step(cell, value, {int(each): count for each, count in visits.items()})


def name_of(network: NetworkWeights) -> str:
    """The name of a network: a hash of what it computes, whatever its notes say about how it was made."""
    return sha256(write_weights(network._replace(made={})).encode()).hexdigest()[:12]


def play_games(game: str, first: int, count: int, network: NetworkWeights | None = None) -> list[dict[str, Any]]:
    """The games with these numbers, as documents. A game depends on its number and the network alone."""
    name = None if network is None else name_of(network)
    plan = PLANS[game]
    seed = int.from_bytes(sha256(f"{game} {name}".encode()).digest()[:8], "big")
    descents = (plan.short, plan.long) if network else (plan.short // WITHOUT_NETWORK, plan.long // WITHOUT_NETWORK)
    played = player.play(game, first, count, seed, plan.sizes, descents, plan.drawn, network)
    return [{"game": game, "network": name, **each} for each in played]
