"""Games of the engine against itself, from which a network learns.

Most steps are searched briefly, to get on with the game, and some at length; only those teach the policy (playout cap
randomisation: Wu, "Accelerating self-play learning in Go", 2019). Every step teaches the value: who won in the end. A
game is over as soon as a search has proven who wins.

Games begin with some random turns, on a mixture of sizes, and in Sum on boards with holes. Early in a game steps are
drawn by how often the search went through them, later the best is taken, but for a few random ones.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from hashlib import sha256
from random import Random
from types import MappingProxyType
from typing import Any, NamedTuple

from py_engine.games.base import Action, Game, Position
from py_engine.games.catalogue import find_game
from py_engine.games.setup import make_game, random_holes
from py_engine.search.network.adviser import Adviser
from py_engine.search.network.weights import NetworkWeights, write_weights
from py_engine.search.params import SearchParams, params_of
from py_engine.search.search import Search

# Of all steps, those that are searched at length.
LONG_SHARE = 0.25

# Of all turns after the first ones, those that begin with a random step.
RANDOM_SHARE = 0.02

# A game begins with up to so many random turns.
MOST_RANDOM_TURNS = 6

# Steps are drawn by visits in so many turns after those, as a part of the cells of the board.
DRAWN_PART = 0.2

# Of Sum's games, those on boards with holes, and the part of the squares that are holes at most.
HOLES_SHARE = 0.4
MOST_HOLES_PART = 0.3

# No game of any of the five is nearly as long.
MOST_STEPS = 3_000

# A game that its random turns have ended is played again under a number so much higher.
AGAIN = 1_000_000

# What a network's word counts while a game's own parameters do not ask one (`SearchParams`).
POLICY_WEIGHT = 0.4
VALUE_PART = 0.5


class Plan(NamedTuple):
    """How a game is played for learning.

    sizes: how often each is played, relative to the others. short, long: playouts a step.
    """

    sizes: Mapping[int, int]
    short: int
    long: int


PLANS: Mapping[str, Plan] = MappingProxyType(
    {
        "subsume": Plan({4: 2, 5: 3, 6: 5}, 128, 448),
        "surmount": Plan({4: 2, 5: 6, 6: 2}, 64, 224),
        "sunspot": Plan({4: 1, 5: 3, 6: 5, 7: 1}, 128, 320),
        "sum": Plan({5: 1, 7: 3, 9: 5, 11: 1}, 128, 512),
        "parasol": Plan({3: 1, 4: 2, 5: 5, 6: 2}, 2_048, 8_192),
    }
)


class Step(NamedTuple):
    """A step of a game.

    text: as `Game.action_text` says it. value: the win rate of the one to move, by the search before it; None where
    nothing was searched. visits: by the texts of steps, the playouts through each; empty where the search was brief.
    """

    text: str
    value: float | None = None
    visits: Mapping[str, int] = MappingProxyType({})


@dataclass
class SelfPlayGame:
    """A game: where it was played, by which network (none for playouts alone), all its steps, and who won.

    network: its name, by `name_of`.
    """

    game: str
    number: int
    size: int
    holes: list[str]
    network: str | None
    winner: int
    steps: list[Step] = field(default_factory=list)

    def as_document(self) -> dict[str, Any]:
        """The game as what JSON can hold."""
        steps = [
            [
                step.text,
                None if step.value is None else round(step.value, 3),
                *([dict(step.visits)] if step.visits else []),
            ]
            for step in self.steps
        ]
        return vars(self) | {"steps": steps}

    @classmethod
    def from_document(cls, document: Mapping[str, Any]) -> SelfPlayGame:
        """The game that such a document tells of."""
        return cls(**{**document, "steps": [Step(*step) for step in document["steps"]]})


def name_of(network: NetworkWeights) -> str:
    """What a network is called: by what it computes, whatever is said of how it was made."""
    return sha256(write_weights(network._replace(made={})).encode()).hexdigest()[:12]


def play_game(game_id: str, number: int, network: NetworkWeights | None = None) -> SelfPlayGame:
    """The game with this number, which tells all of it. network: that is asked; without one, playouts alone tell."""
    name = None if network is None else name_of(network)
    random = Random(f"{game_id} {number} {name}")
    plan = PLANS[game_id]
    info = find_game(game_id)
    size = random.choices(list(plan.sizes), list(plan.sizes.values()))[0]
    holes: list[str] = []
    if info.holes:
        count = random.randrange(round(MOST_HOLES_PART * size * size)) if random.random() < HOLES_SHARE else 0
        holes = random_holes(info, size, count - (size * size - count + 1) % 2 if count else 1 - size % 2, random)
    game = make_game(info, size, holes)
    played = SelfPlayGame(game_id, number % AGAIN, size, holes, name, -1)
    position = game.start()
    for _ in range(random.randrange(MOST_RANDOM_TURNS + 1)):
        position = _random_turn(game, position, random, played.steps)
    if game.outcome(position) is not None:
        return play_game(game_id, number + AGAIN, network)
    drawn_turns = DRAWN_PART * game.board.cell_count
    adviser = None if network is None else Adviser(game, network)
    params = _params(game_id, asks=network is not None)
    search = Search(game, position, random.getrandbits(32), params=params, adviser=adviser)
    turns = 0
    while len(played.steps) < MOST_STEPS:
        position = search.root.position
        outcome = game.outcome(position)
        if outcome is not None:
            played.winner = outcome.winner
            return played
        is_long = random.random() < LONG_SHARE
        search.run(search.playouts + (plan.long if is_long else plan.short))
        root = search.root
        if root.proven is not None:
            played.winner = root.proven
            return played
        index = search.best()
        if turns < drawn_turns:
            index = random.choices(range(len(root.actions)), root.visits)[0]
        elif random.random() < RANDOM_SHARE:
            index = random.randrange(len(root.actions))
        visits = {game.action_text(action): n for action, n in zip(root.actions, root.visits, strict=True) if n}
        value = sum(root.wins) / sum(root.visits)
        action = root.actions[index]
        played.steps.append(Step(game.action_text(action), value, visits if is_long else {}))
        search.advance(action)
        turns += search.root.position.stage == 0
    raise AssertionError(f"{game_id} {number} did not end")


def _params(game_id: str, *, asks: bool) -> SearchParams:
    """How is searched: as in games with people, but that a network is asked only if there is one to ask."""
    params = params_of(game_id)
    if not asks:
        return params._replace(policy_weight=0.0, value_part=0.0)
    if params.policy_weight or params.value_part:
        return params
    return params._replace(policy_weight=POLICY_WEIGHT, value_part=VALUE_PART)


def _random_turn(game: Game, position: Position, random: Random, steps: list[Step]) -> Position:
    """The position after a random turn; its steps are noted."""
    while game.outcome(position) is None:
        action: Action = random.choice(game.legal_actions(position))
        steps.append(Step(game.action_text(action)))
        position = game.apply(position, action)
        if position.stage == 0:
            break
    return position
