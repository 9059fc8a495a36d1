"""From a match to a turn, within a budget: what a computer player does when it is its turn.

A budget is a number of playouts, a time, or both, whichever ends first. `Thinking` spends it in slices, so that it can
be stopped between two of them; `choose_turn` spends it at once.
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

if TYPE_CHECKING:  # see `job.py`
    from ..search.network.evaluator import Evaluator

# Part of the budget after which the first step of a turn is settled if it leads to further ones; they share the rest.
# Of 30 paired games 0.5 wins 12 in Sunspot (384 playouts a turn) and 13 in Surmount (256), 0.9 wins 11 and 17.
FIRST_STEP_SHARE = 0.7


class Thinking(Job):
    """A search for the turn that is due in a match, or for the rest of an unfinished one, slice by slice.

    opponent: whose turn it is, one of `opponents_of` the game; None for the strongest. seconds, playouts: the
    budget; if neither is given, the opponent's own. most_seconds: a further limit, for where there is a hurry.
    seed: with the same seed and only playouts as the budget, the same turn is chosen anywhere.
    choice: the turn, once it has been chosen.
    memory: the search of an earlier turn of the same match, which is carried on if the match has gone on from
    where it stands.
    params, evaluator: other parameters than the game's, and another network than the one in place (see `Search`); a
    memory keeps its own. clock: that tells the seconds (see `Job`).
    attentive: whether an opponent that overlooks things overlooks none (see `Opponent.oversights`).
    Raises `IllegalTurn` if the game is over, `InvalidSetup` for a budget or an opponent that does not exist.
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
        # The position counts, too: who asks with one seed all through a game gets now this, now that.
        chance = Random(None if require_seed(seed) is None else f"{seed} {match.position.stones}")
        self._overlooks = not attentive and chance.random() < player.oversights
        self._swaps = chance.random() < FAIR  # where either is as good
        self._game = match.game
        self._turn_start = match.turn_start
        self._steps = list(match.unfinished)
        self._can_swap = match.can_swap
        self._wants_fair = match.first_stone_is_due
        self._search = search_at(match, seed, memory, params=params, evaluator=evaluator, asks=player.asks_network)
        if is_own:
            self._most_playouts = player.budget_in(self._search)
        self._playouts_before = self._search.playouts
        self._share = 0.0  # of the budget, after which the open step is settled
        self._is_settling = False
        self._first: tuple[float, tuple[Candidate, ...], str | None, int | None] | None = None
        self.choice: Choice | None = None

    @property
    def playouts(self) -> int:
        return self._search.playouts - self._playouts_before

    @property
    def memory(self) -> Search:
        """The search, to be carried on at the next turn."""
        return self._search

    @property
    def shared(self) -> Search | None:
        """The search, unless the budget is so small that batches under way at once would be much of it."""
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
        """Whether the turn has been chosen."""
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
        """The win rate of the step that looks best now, for the player to move; None before the first playout."""
        root = self._search.root
        return self._considered()[0].win_rate if root.played or root.proven is not None else None

    @property
    def best(self) -> str | None:
        """The text of the step that looks best now, or `swap`."""
        return self._considered()[0].text if self._search.root.actions else None

    def _considered(self) -> list[Candidate]:
        """What can be done now, the best first; this opponent may prefer another step."""
        return considered(self._search, wants_fair=self._wants_fair, can_swap=self._can_swap, drawn=self._swaps)

    def _is_decided(self) -> bool:
        """Whether there is nothing to think about: the result is proven, or there is one step only."""
        root = self._search.root
        return root.proven is not None or (len(root.actions) == 1 and not self._can_swap)

    def _is_out_of_time(self) -> bool:
        """Whether the time is over; however short it is, a step is taken for a reason."""
        return self._seconds is not None and self.elapsed >= self._seconds and self._search.root.played > 0

    def _settle(self) -> None:
        """Take the open step, or look at it once more before that."""
        index = self._best_index()
        if not self._search.examine(index):
            self._take(index)
            self._is_settling = self._is_due()

    def _is_due(self) -> bool:
        """Whether the open step can be taken: it is decided, or its share of the budget is spent."""
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
        """What the choice will say of the first open step beside its text, if it is this one."""
        found = tuple(self._considered())
        if self._wants_fair:
            return found[0].win_rate, found, found[0].proven, found[0].turns
        rate = self._search.win_rate(index)
        if self._can_swap:  # what is placed is worth what swapping leaves it
            text = self._game.action_text(self._search.root.actions[index])
            rate = next((one.win_rate for one in found if one.text == text), rate)
        return rate, found, *self._search.proof_of(index)

    def _take(self, index: int) -> None:
        """Settle the open step; the turn has been chosen when nothing of it is open any more."""
        search, action = self._search, self._search.root.actions[index]
        if self._first is None:
            self._first = self._judge(index)
        win_rate, candidates, proven, turns = self._first
        swap = candidates[0]
        if swap.text == "swap":  # nothing that can be placed is worth more, whatever this opponent prefers to place
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
    """The turn that an opponent would play now. See `Thinking` for what it is given and for the errors.

    The opponent `proof` never errs; it has no budget, and is there on solved boards only (see `PerfectPlay`).
    """
    if opponent == PROOF:
        return PerfectPlay(match).finish()
    thinking = Thinking(
        match, opponent, seconds=seconds, playouts=playouts, seed=seed, params=params, evaluator=evaluator, clock=clock
    )
    return thinking.finish()
