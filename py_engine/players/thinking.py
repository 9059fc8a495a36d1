"""Choice of a turn by an opponent, within a budget.

A budget is a number of playouts, a time, or both, whichever ends first. `Thinking` spends it in slices and can be
stopped between two of them; `choose_turn` spends it at once.
"""

from __future__ import annotations

from collections.abc import Callable
from math import inf
from random import Random
from typing import TYPE_CHECKING

from ..match import Match
from ..search.params import SearchParams
from ..search.search import Candidate, Search
from ..text.errors import IllegalTurn
from ..text.sentences import say
from .budgets import require_playouts, require_seconds, require_seed
from .choice import Choice
from .job import Job, proof_share, search_at
from .opponents import find_opponent
from .perfect_play import PROOF, PerfectPlay
from .pie import FAIR, considered, fairest

if TYPE_CHECKING:  # the module of the network is loaded only where one is asked
    from ..search.network.evaluator import Evaluator

# Part of the budget after which the first step of a turn is taken if further ones follow; they share the rest.
# Of 30 paired games 0.5 wins 12 in Sunspot (384 playouts a turn) and 13 in Surmount (256), 0.9 wins 11 and 17.
FIRST_STEP_SHARE = 0.7


class Thinking(Job):
    """A search for the turn that is due in a match, or for the rest of an unfinished one.

    `opponent` is the id of the opponent whose turn it is; None for the strongest. The budget is `seconds`, `playouts`
    or both; without either it is the opponent's own. `most_seconds` is a further limit to each of them. With the same
    `seed`, and only playouts as the budget, the same turn is chosen everywhere. `memory` is the search of an earlier
    turn of the same match, with its own parameters and network; it is carried on if the match has gone on from there.
    `params` and `evaluator` replace the game's own parameters and the network in place. `clock` returns seconds (see
    `Job`). An `attentive` opponent has no oversights in this turn (see `Opponent.oversights`).

    Attributes:
        choice: The turn, once it has been chosen.

    Raises:
        IllegalTurn: The game is over.
        InvalidSetup: A budget or the seed is invalid, or there is no such opponent.
    """

    def __init__(
        self,
        match: Match,
        opponent: str | None = None,
        *,
        seconds: float | None = None,
        playouts: int | None = None,
        most_seconds: float | None = None,
        seed: int | None = None,
        memory: Search | None = None,
        params: SearchParams | None = None,
        evaluator: Evaluator | None = None,
        clock: Callable[[], float] | None = None,
        attentive: bool = False,
    ) -> None:
        super().__init__(clock)
        player = find_opponent(match.info.id, opponent)
        if match.is_over:
            raise IllegalTurn(say("The game is over; there is no turn to choose."))
        is_own = seconds is None and playouts is None
        if is_own:
            seconds = player.seconds
        self._most_playouts = require_playouts(playouts)
        limits = [limit for limit in (require_seconds(seconds), require_seconds(most_seconds)) if limit is not None]
        self._seconds = min(limits, default=None)
        self._proof_ends = inf if self._seconds is None else proof_share(match) * self._seconds
        self._player = player
        # The position counts, too: with one seed for a whole game, oversights still differ from turn to turn.
        chance = Random(None if require_seed(seed) is None else f"{seed} {match.position.stones}")
        self._overlooks = not attentive and chance.random() < player.oversights
        self._swaps = chance.random() < FAIR  # where both are equally good
        self._game = match.game
        self._turn_start = match.turn_start
        self._steps = list(match.unfinished)
        self._can_swap = match.can_swap
        self._wants_fair = match.first_stone_is_due
        self._search = search_at(match, seed, memory, params=params, evaluator=evaluator, asks=player.asks_network)
        if is_own:
            self._most_playouts = player.budget_in(self._search)
        self._playouts_before = self._search.playouts
        self._share = 0.0  # part of the budget after which the open step is taken
        self._is_settling = False
        self._first: tuple[float, tuple[Candidate, ...], str | None, int | None] | None = None
        self.choice: Choice | None = None

    @property
    def playouts(self) -> int:
        """Number of playouts of this search so far, without those of the memory."""
        return self._search.playouts - self._playouts_before

    @property
    def memory(self) -> Search:
        """The search, to be passed on at the next turn."""
        return self._search

    @property
    def shared(self) -> Search | None:
        """The search; None if batches that are played at the same time would be a large part of the budget."""
        least = self._search.params.shared_from
        if least is None or (self._most_playouts is not None and self._most_playouts < least):
            return None
        return self._search

    @property
    def progress(self) -> float:
        """The part of the budget that is spent, 0 to 1."""
        if self.choice is not None:
            return 1.0
        by_time = self.elapsed / self._seconds if self._seconds is not None else 0.0
        by_playouts = self.playouts / self._most_playouts if self._most_playouts is not None else 0.0
        return min(1.0, max(by_time, by_playouts))

    @property
    def finished(self) -> bool:
        """Return whether the turn has been chosen."""
        return self.choice is not None

    def work(self) -> None:
        if self._is_settling:
            self._settle()
            return
        playouts = self._search.playouts
        self.search_on(self._search, 1, proof_ends=self._proof_ends, ends=inf)
        self.read_clock()
        # Inside a batch the playouts under way count as lost, and another step may look best for a moment.
        is_last = self._is_decided() or self._is_out_of_time()
        if is_last:
            self._search.discard_batch()
        if is_last or self._search.playouts > playouts:
            with self._search.at_rest():
                self._is_settling = self._is_due()
            if self._is_settling:
                self._search.discard_batch()  # those that other workers play are still under way

    def finish(self) -> Choice:
        """Search until the turn has been chosen."""
        while self.choice is None:
            self.run(1.0)
        return self.choice

    @property
    def win_rate(self) -> float | None:
        """Win rate, for the player to move, of the step that is best so far; None before the first playout."""
        root = self._search.root
        return self._considered()[0].win_rate if root.played or root.proven is not None else None

    @property
    def best(self) -> str | None:
        """Text of the step that is best so far, or `swap`; None if there is no step."""
        return self._considered()[0].text if self._search.root.actions else None

    def _considered(self) -> list[Candidate]:
        """The candidates, best first; this opponent may prefer another one than the first."""
        return considered(self._search, wants_fair=self._wants_fair, can_swap=self._can_swap, drawn=self._swaps)

    def _is_decided(self) -> bool:
        """Return whether no search is needed: the result is proven, or there is only one step."""
        root = self._search.root
        return root.proven is not None or (len(root.actions) == 1 and not self._can_swap)

    def _is_out_of_time(self) -> bool:
        """Return whether the time is over and there has been a playout to choose by."""
        return self._seconds is not None and self.elapsed >= self._seconds and self._search.root.played > 0

    def _settle(self) -> None:
        """Take the open step, or examine it once more before that."""
        index = self._best_index()
        if not self._search.examine(index):
            self._take(index)
            self._is_settling = self._is_due()

    def _is_due(self) -> bool:
        """Return whether the open step can be taken: it is decided, or its share of the budget is spent."""
        root = self._search.root
        if self._is_decided():
            return True
        if not root.played:
            return False
        child = root.children[self._best_index()]
        goes_on = child is not None and child.position.stage != 0
        share = self._share + (1 - self._share) * FIRST_STEP_SHARE if goes_on else 1.0
        return self.progress >= share

    def _best_index(self) -> int:
        if self._wants_fair:
            return fairest(self._search)
        return self._player.prefer(self._search, overlooks=self._overlooks)

    def _judge(self, index: int) -> tuple[float, tuple[Candidate, ...], str | None, int | None]:
        """The fields of `Choice` for the first open step, if it is this one: win rate, candidates, proof and turns."""
        found = tuple(self._considered())
        if self._wants_fair:
            return found[0].win_rate, found, found[0].proven, found[0].turns
        rate = self._search.win_rate(index)
        if self._can_swap:  # the value of a placement compared with a swap
            text = self._game.action_text(self._search.root.actions[index])
            rate = next((one.win_rate for one in found if one.text == text), rate)
        return rate, found, *self._search.proof_of(index)

    def _take(self, index: int) -> None:
        """Take the open step, and make the choice if that completes the turn."""
        search, action = self._search, self._search.root.actions[index]
        if self._first is None:
            self._first = self._judge(index)
        win_rate, candidates, proven, turns = self._first
        swap = candidates[0]
        if swap.text == "swap":  # no placement has a higher value, whatever this opponent prefers
            self.choice = Choice("swap", swap.win_rate, self.playouts, candidates, swap.proven, swap.turns)
            return
        self._steps.append(action)
        self._share = self.progress
        search.advance(action)
        if search.root.position.stage == 0:
            text = self._game.turn_text(self._turn_start, self._steps)
            self.choice = Choice(text, win_rate, self.playouts, candidates, proven, turns)


def choose_turn(
    match: Match,
    opponent: str | None = None,
    *,
    seconds: float | None = None,
    playouts: int | None = None,
    seed: int | None = None,
    params: SearchParams | None = None,
    evaluator: Evaluator | None = None,
    clock: Callable[[], float] | None = None,
) -> Choice:
    """Choose the turn of an opponent. Arguments and errors are those of `Thinking`.

    The opponent `proof` never errs; it has no budget and exists only on solved boards (see `PerfectPlay`).
    """
    if opponent == PROOF:
        return PerfectPlay(match).finish()
    thinking = Thinking(
        match, opponent, seconds=seconds, playouts=playouts, seed=seed, params=params, evaluator=evaluator, clock=clock
    )
    return thinking.finish()
