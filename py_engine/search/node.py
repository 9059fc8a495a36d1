"""A node of the search tree: a position, and the results of the steps from it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import log, sqrt
from operator import add
from typing import TYPE_CHECKING, NamedTuple
from weakref import ref

from ..games.base import Position
from .cell_results import CellCounts, CellResults, priors_of
from .knowledge import Knowledge
from .params import ENDS_EXAMINED, EVALUATION_DEVIATION, PARENT_PRIOR, TRUSTED_PART, URGENCY_REDUCTION, SearchParams
from .playouts import NetworkOutput

if TYPE_CHECKING:  # see `evaluators.py`
    from .network.evaluator import Evaluation

# Below every real value.
LOST = -1.0


class Weights(NamedTuple):
    """Weights of a search's sources of knowledge.

    Attributes:
        scale: Number of playouts that count as one.
        exploration: Weight of the confidence bound.
        rave_equivalence: As in `params.py`, in playouts.
        parent_prior: As `PARENT_PRIOR` in `params.py`, in playouts.
        policy: Weight of the network's policy.
        evaluates_only: Whether the network's evaluations are the only results.
    """

    scale: float
    exploration: float
    rave_equivalence: float
    parent_prior: float
    policy: float = 0.0
    evaluates_only: bool = False

    @classmethod
    def of(cls, params: SearchParams) -> Weights:
        """The weights that follow from the parameters."""
        scale = params.playouts_as_one
        equivalence = 0.0 if params.evaluates_only else params.rave_equivalence * scale
        return cls(
            scale,
            params.exploration,
            equivalence,
            PARENT_PRIOR * scale,
            params.policy_weight,
            params.evaluates_only,
        )


class Node:
    """A position of the tree.

    Attributes:
        position: The position.
        proven: The colour that wins with best play, once it is known.
        turns: Upper bound on the turns of both players to that result, where a proof search has found it.
        proven_best: Index of the step that a proof search recommends: one that wins, or of the lost ones the one that
            delays the loss longest.
        examined: Whether turns or steps that win at once have been looked for.
        ends_lost: Number of times that the end of the turn through this position was examined and found to lose.
        total: Playouts through this position, including those of a batch under way.
        played: Playouts through this position whose results are in.
        actions: The legal steps.
        children: The position after each step, or None.
        visits: Playouts through each step.
        wins: Wins among them of the colour to move; where a network is asked, blended with its value.
        evaluation: The network's evaluation of the position, if one was asked.
        output: Before a step is chosen where no games are played, the network's output instead of an evaluation.
        indices_by_policy: Indices of the steps ordered by policy, highest first, where no games are played.
        cells: Cells on which stones were placed in the playouts through this position and on the way to them.
    """

    __slots__ = (
        "__weakref__",
        "_knowledge",
        "_parent",
        "_parent_counts",
        "_prior_list",
        "_tells_parent_prior",
        "actions",
        "cells",
        "children",
        "ends_lost",
        "evaluation",
        "examined",
        "indices_by_policy",
        "output",
        "played",
        "position",
        "proven",
        "proven_best",
        "total",
        "turns",
        "visits",
        "wins",
    )

    def __init__(self, knowledge: Knowledge, position: Position, parent: Node | None = None) -> None:
        game = knowledge.game
        outcome = game.outcome(position)
        self.position = position
        self.proven: int | None = None if outcome is None else outcome.winner
        self.actions = [] if outcome is not None else game.legal_actions(position)
        count = len(self.actions)
        self.children: list[Node | None] = [None] * count
        self.visits = [0] * count
        self.wins: list[float] = [0] * count
        self.evaluation: Evaluation | None = None
        self.output: NetworkOutput | None = None
        self.indices_by_policy: list[int] = []
        self.turns: int | None = None
        self.proven_best: int | None = None
        self.total = self.played = 0
        self.examined = False
        self.ends_lost = 0
        self.cells = CellResults(game.board.cells.bit_length())
        self._knowledge = knowledge
        self._prior_list: list[float] | None = None
        # Parents hold their children. A reference back would form a cycle, and searches run without a collector of
        # cycles.
        self._parent = None if parent is None else ref(parent)
        self._parent_counts: CellCounts | None = None
        self._tells_parent_prior = False

    @property
    def is_refuted(self) -> bool:
        """Return whether all ends of the turn that were examined lose, though that is not a proof."""
        return self.ends_lost >= ENDS_EXAMINED

    def select_child(self, weights: Weights) -> int:
        """The index of the step to search next.

        That is a proven win, else the step with the highest

            value + exploration · sqrt(ln(N / scale + 2)) / sqrt(n / scale + 1)

        with N playouts through this position and n through the step (UCT: Kocsis and Szepesvári, 2006). The value is
        that of `blend`, with the prior added to its AMAF part. Where a network is asked,

            policy · p · sqrt(N / scale) / (n / scale + 1)

        is added, with the network's probability p of the step (PUCT: Rosin, 2011; Silver and others, 2017). A step
        proven to lose comes last.
        """
        if weights.evaluates_only and self.evaluation is not None:
            return self._select_by(self.evaluation, weights)
        mover = self.position.to_move
        scale, equivalence = weights.scale, weights.rave_equivalence
        exploration = weights.exploration * sqrt(log(self.total / scale + 2))
        best, highest = 0, 2 * LOST
        if self.evaluation is not None:
            confidence = weights.policy * sqrt(self.total / scale)
            policy = [confidence * likely for likely in self.evaluation.policy]
        else:
            policy = None
        for index, value in enumerate(map(add, self._amaf_values(weights), self._priors())):
            child, visits = self.children[index], self.visits[index]
            if child is not None and child.proven is not None:
                if child.proven == mover:
                    return index
                score = LOST
            else:
                blended = blend(value, self.wins[index], visits, equivalence) if visits else value
                score = blended + exploration / sqrt(visits / scale + 1)
                if policy is not None:
                    score += policy[index] / (visits / scale + 1)
            if score > highest:
                best, highest = index, score
        return best

    def _select_by(self, evaluation: Evaluation, weights: Weights) -> int:
        """The index of the step to search next where no games are played.

        That is a proven win, else the step with the highest

            value + policy · p · sqrt(N + 1) / (n + 1)

        with the mean of the evaluations after the step as its value. Without visits, the value is that of the position,
        reduced in proportion to the square root of the total policy of steps with visits (first-play urgency reduction:
        Wu, 2019).
        """
        mover, children, visits, wins = self.position.to_move, self.children, self.visits, self.wins
        policy = evaluation.policy
        if not self.indices_by_policy:
            self.indices_by_policy = sorted(range(len(policy)), key=policy.__getitem__, reverse=True)
        confidence = weights.policy * sqrt(self.total + 1)
        best, highest = 0, 2 * LOST
        tried = 0.0
        for index in self.indices_by_policy:
            child, count, likely = children[index], visits[index], policy[index]
            if count:
                tried += likely
            if child is not None and child.proven is not None:
                if child.proven == mover:
                    return index
                score = LOST
            elif count:
                score = wins[index] / count + confidence * likely / (count + 1)
            else:
                # The steps after it have a lower policy and no visits either, so none of them scores higher.
                score = evaluation.value - URGENCY_REDUCTION * sqrt(tried) + confidence * likely
                return index if score > highest else best
            if score > highest:
                best, highest = index, score
        return best

    def estimate(self, index: int, weights: Weights) -> float:
        """The win rate of a step: its own results blended with its AMAF value, without the prior.

        Where no games are played, a step without evaluations has the value of the position.
        """
        known = self.evaluation or self.output
        if weights.evaluates_only and known is not None and not self.visits[index]:
            return known.value
        value = self._amaf_values_to_tell(weights)[index]
        return blend(value, self.wins[index], self.visits[index], weights.rave_equivalence)

    def prove(self) -> None:
        """Set the winner of this position if the proven steps decide it."""
        mover = self.position.to_move
        all_lost = True
        for child in self.children:
            if child is not None and child.proven == mover:
                self.proven = mover
                return
            all_lost = all_lost and child is not None and child.proven is not None
        if all_lost:
            self.proven = 1 - mover

    def turns_to_end(self) -> int:
        """Upper bound on the turns of both players to a proven result."""
        assert self.proven is not None
        if self.turns is not None:
            return self.turns
        same_result = [child for child in self.children if child is not None and child.proven == self.proven]
        hurries = self.position.to_move == self.proven
        return (min if hurries else max)((child.turns_through() for child in same_result), default=0)

    def turns_through(self) -> int:
        """Upper bound on the turns to a proven result, counted from before the step that leads here."""
        return self.turns_to_end() + (self.position.stage == 0)

    def best(self, weights: Weights) -> int:
        """The index of the step to play: a proven win, otherwise the best that is not a loss, proven or refuted.

        Of several proven wins it is the quickest; if every step loses, the one that delays the loss longest. Otherwise
        it is the step with the most playouts or, where no games are played, the one with the highest lower confidence
        bound (`_worth_by_evaluations`).
        """
        if self.proven_best is not None:
            return self.proven_best
        mover = self.position.to_move

        def standing(child: Node | None) -> int:
            if child is None or child.proven is None:
                return -1 if child is not None and child.is_refuted else 0
            return 1 if child.proven == mover else -2

        standings = [standing(child) for child in self.children]
        highest = max(standings)
        candidates = [index for index, known in enumerate(standings) if known == highest]
        worth = self._worth_by_evaluations(candidates) if weights.evaluates_only else self._worth_by_games(weights)

        def rank(index: int) -> tuple[int, float, float]:
            child = self.children[index]
            delay = child.turns_through() if child and child.proven is not None else 0
            return (-highest * delay, *worth(index))

        return max(candidates, key=rank)

    def _worth_by_games(self, weights: Weights) -> Callable[[int], tuple[float, float]]:
        """The rank of a step where games are played: its visits, then its value."""
        values, priors = self._amaf_values_to_tell(weights), self._priors()

        def worth(index: int) -> tuple[float, float]:
            visits = self.visits[index]
            return visits, blend(values[index], self.wins[index], visits, weights.rave_equivalence) + priors[index]

        return worth

    def _worth_by_evaluations(self, candidates: Sequence[int]) -> Callable[[int], tuple[float, float]]:
        """The rank of a step where no games are played.

        For steps with at least TRUSTED_PART of the most visits it is

            value - EVALUATION_DEVIATION / sqrt(n)

        the lower confidence bound of the mean of n evaluations; other steps come last. Visits alone are less reliable
        here: evaluations under way count as lost and send later ones elsewhere. Before any step has visits the
        network's policy decides, and without an evaluation the priors.
        """
        least = TRUSTED_PART * max(self.visits[index] for index in candidates)
        likely = self._priors() if self.evaluation is None else self.evaluation.policy

        def worth(index: int) -> tuple[float, float]:
            visits = self.visits[index]
            if not visits or visits < least:
                return 0, likely[index]
            return 1, self.wins[index] / visits - EVALUATION_DEVIATION / sqrt(visits)

        return worth

    def _amaf_values(self, weights: Weights) -> list[float]:
        """The win rate, by step, of playouts in which its stone was placed then or later."""
        return self.cells.values(self.position.to_move, self.actions, self._parent_prior(weights))

    def _amaf_values_to_tell(self, weights: Weights) -> list[float]:
        """The same win rates for callers from outside, without an effect on the search.

        The parent's prior counts only if it has been noted, since its value depends on when that is first done.
        """
        if self._tells_parent_prior:
            return self._amaf_values(weights)
        return self.cells.values_alone(self.position.to_move, self.actions)

    def _priors(self) -> list[float]:
        """The bonus of each step over its AMAF value until it has results of its own."""
        if self._prior_list is None:
            self._prior_list = priors_of(self._knowledge, self.position, self.actions)
        return self._prior_list

    def note_parent_prior(self, weights: Weights) -> None:
        """Store the parent's counts, before the parent is dropped or the step to play is chosen here."""
        self._parent_prior(weights)
        self._tells_parent_prior = True

    def _parent_prior(self, weights: Weights) -> CellCounts:
        """The parent's counts of the mover's cells at the first call, scaled down."""
        if self._parent_counts is None:
            parent = None if self._parent is None else self._parent()
            if parent is None or not parent.total:
                self._parent_counts = self.cells.nothing()
            else:
                share = min(1.0, weights.parent_prior / parent.total)
                self._parent_counts = parent.cells.scaled(self.position.to_move, share)
            self._parent = None
        return self._parent_counts


def blend(value: float, wins: float, visits: int, equivalence: float) -> float:
    """A value by AMAF (and prior) blended with a step's own results: β·value + (1 − β)·wins/visits.

    β = sqrt(k / (3·visits + k)), with k the equivalence (Gelly and Silver, 2007); 1 without visits.
    """
    if not visits:
        return value
    beta = sqrt(equivalence / (3 * visits + equivalence))
    return beta * value + (1 - beta) * wins / visits
