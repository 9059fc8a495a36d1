"""From a match to a turn, within a budget: what a computer player does when it is its turn.

A budget is a number of playouts, a time, or both, whichever ends first. `Thinking` spends it in slices, so
that whoever asked can stop between two of them; `choose_turn` spends it at once.
"""

from __future__ import annotations

from math import inf
from time import perf_counter
from typing import NamedTuple

from ..games.base import SWAP
from ..match import Match
from ..search.params import PROOF_POSITIONS
from ..search.tree_search import Candidate, TreeSearch
from ..text.errors import IllegalTurn
from ..text.sentences import say
from .budgets import require_playouts, require_seconds, require_seed
from .opponents import find_opponent

# Part of the budget after which the first step of a turn is settled if it leads to further ones; they share the rest.
# Of 30 paired games 0.5 wins 12 in Sunspot (384 playouts a turn) and 13 in Surmount (256), 0.9 wins 11 and 17.
FIRST_STEP_SHARE = 0.7

# Part of the time after which a proof that is tried before the first playout gives way to playouts. On a slow machine
# it took three seconds in Surmount where one was given; with this, 60 of 60 endings there are still played right.
PROOF_SHARE = 0.5

# Before a swap, a first stone is looked for whose win rate is as near to this as can be; it must have been
# looked at this often.
FAIR, FAIR_PLAYOUTS = 0.5, 8


class Choice(NamedTuple):
    """The turn that was chosen.

    text: its canonical text. win_rate: of the player who takes it, 0 to 1; a first stone that may be taken over is
    worth what it is to the colour that it is worth less to. playouts: how many were played for it now; a search that is
    carried on knows more.
    candidates: what was considered for the turn's first open step, the best first, `swap` too where it was due.
    proven: `win`, `loss` or None. turns: if it is proven, in how many turns of both players that is certain at the
    latest, this one counted.
    """

    text: str
    win_rate: float
    playouts: int
    candidates: tuple[Candidate, ...]
    proven: str | None
    turns: int | None = None


class Thinking:
    """A search for the turn that is due in a match, or for the rest of an unfinished one, slice by slice.

    opponent: whose turn it is, one of `opponents_of` the game; None for the strongest. seconds, playouts: the
    budget; if neither is given, the opponent's own. most_seconds: a limit besides, for who has to hurry; what else the
    budget says stands. seed: with the same seed and only playouts as the budget, the same turn is chosen anywhere.
    choice: the turn, once it has been chosen.
    memory: the search of an earlier turn of the same match, which is carried on if the match has gone on from
    where it stands.
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
        memory: TreeSearch | None = None,
    ) -> None:
        player = find_opponent(match.info.id, opponent)
        if match.is_over:
            raise IllegalTurn(say("The game is over; there is no turn to choose."))
        if seconds is None and playouts is None:
            seconds, playouts = player.seconds, player.playouts
        self._most_playouts = require_playouts(playouts)
        limits = [limit for limit in (require_seconds(seconds), require_seconds(most_seconds)) if limit is not None]
        self._seconds = min(limits, default=None)
        self._player = player
        self._game = match.game
        self._turn_start = match.turn_start
        self._steps = list(match.unfinished)
        self._can_swap = match.can_swap
        self._wants_fair = match.first_stone_is_due
        self._search = search_at(match, seed, memory)
        self._playouts_before = self._search.playouts
        self._elapsed = 0.0
        self._share = 0.0  # of the budget, after which the open step is settled
        self._is_settling = False
        self._first: tuple[float, tuple[Candidate, ...], str | None, int | None] | None = None
        self.choice: Choice | None = None

    @property
    def playouts(self) -> int:
        return self._search.playouts - self._playouts_before

    @property
    def memory(self) -> TreeSearch:
        """The search, to be carried on at the next turn."""
        return self._search

    @property
    def progress(self) -> float:
        """The part of the budget that is spent, 0 to 1."""
        if self.choice is not None:
            return 1.0
        by_time = self._elapsed / self._seconds if self._seconds is not None else 0.0
        by_playouts = self.playouts / self._most_playouts if self._most_playouts is not None else 0.0
        return min(1.0, max(by_time, by_playouts))

    def think(self, seconds: float) -> None:
        """Search for about so long (at least one round), or until the turn has been chosen."""
        started = now = perf_counter()
        ends = started + seconds
        spent_before = self._elapsed
        while self.choice is None:
            if self._is_settling:
                self._settle()
            else:
                left = inf if self._seconds is None else PROOF_SHARE * self._seconds - self._elapsed
                playouts = self._search.playouts
                search_on(self._search, 1, now=now, ends=ends, proof_left=left)
                self._elapsed = spent_before + perf_counter() - started
                # Inside a batch the playouts under way count as lost, and another step may look best for a moment.
                is_last = self._is_decided() or self._is_out_of_time()
                if is_last:
                    self._search.discard_batch()
                self._is_settling = (is_last or self._search.playouts > playouts) and self._is_due()
            now = perf_counter()
            self._elapsed = spent_before + now - started
            if now >= ends:
                return

    def finish(self) -> Choice:
        """Search until the turn has been chosen."""
        while self.choice is None:
            self.think(1.0)
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
        return considered(self._search, wants_fair=self._wants_fair, can_swap=self._can_swap)

    def _is_decided(self) -> bool:
        """Whether there is nothing to think about: the result is proven, or there is one step only."""
        root = self._search.root
        return root.proven is not None or (len(root.actions) == 1 and not self._can_swap)

    def _is_out_of_time(self) -> bool:
        """Whether the time is over; however short it is, a step is taken for a reason."""
        return self._seconds is not None and self._elapsed >= self._seconds and self._search.root.played > 0

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
        return fairest(self._search) if self._wants_fair else self._player.prefer(self._search)

    def _judge(self, index: int) -> tuple[float, tuple[Candidate, ...], str | None, int | None]:
        """What the choice will say of the first open step beside its text, if it is this one."""
        found = tuple(self._considered())
        if self._wants_fair:
            return found[0].win_rate, found, found[0].proven, found[0].turns
        return self._search.win_rate(index), found, *self._search.proof_of(index)

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
) -> Choice:
    """The turn that an opponent would play now. See `Thinking` for the budget and the errors."""
    return Thinking(match, opponent, seconds=seconds, playouts=playouts, seed=seed).finish()


def search_at(
    match: Match, seed: int | None, memory: TreeSearch | None = None, proof_positions: int = PROOF_POSITIONS
) -> TreeSearch:
    """The search of an earlier position carried on, if the match has gone on from there, else a new one.

    solved_positions: see `TreeSearch`. Raises `InvalidSetup` for a seed that is none.
    """
    seed = require_seed(seed)
    if memory is not None and _catch_up(memory, match):
        return memory
    return TreeSearch(match.game, match.position, seed, proof_positions)


def _catch_up(search: TreeSearch, match: Match) -> bool:
    """Lead a search to the position of a match from where it stands. Whether that can be done."""
    if search.game is not match.game:
        return False
    last = match.last_turn
    if last is not None and last.actions != (SWAP,) and search.follow(last.start, (*last.actions, *match.unfinished)):
        return True
    return search.follow(match.turn_start, match.unfinished)


def fairest(search: TreeSearch) -> int:
    """The index of the first step whose chances are the most even, for a stone that may be swapped.

    Where none has been looked at often enough for that, the one that looks best.
    """
    seen = [index for index, visits in enumerate(search.root.visits) if visits >= FAIR_PLAYOUTS]
    return min(seen or [search.best()], key=lambda index: abs(search.win_rate(index) - FAIR))


def fair_worth(win_rate: float) -> float:
    """What a first stone is worth to its player if the other side may take it over."""
    return min(win_rate, 1 - win_rate)


def considered(search: TreeSearch, *, wants_fair: bool, can_swap: bool) -> list[Candidate]:
    """What can be done at the root of a search, known from whole batches, the best first.

    wants_fair: a first stone is due that the other side may take over. can_swap: it may be taken over now.
    """
    with search.at_rest():
        found = fair_candidates(search) if wants_fair else search.candidates()
    return with_swap(found) if can_swap else found


def fair_candidates(search: TreeSearch) -> list[Candidate]:
    """The candidates for a first stone that the other side may take over, the fairest first.

    Each is worth what it is to the colour that it is worth less to. Where one is proven the other side wins, by
    swapping if need be, which takes a turn.
    """
    best = search.game.action_text(search.root.actions[fairest(search)])
    fair = []
    for one in search.candidates():
        turns = None if one.turns is None else one.turns + (one.proven == "win")
        proven = None if one.proven is None else "loss"
        fair.append(one._replace(win_rate=fair_worth(one.win_rate), proven=proven, turns=turns))
    return sorted(fair, key=lambda one: (one.text != best, one.playouts < FAIR_PLAYOUTS, -one.win_rate, one.text))


def with_swap(candidates: list[Candidate]) -> list[Candidate]:
    """The candidates where swapping is possible as well: it comes first if it is worth more than the best of them.

    It is worth what the best that can be placed is for the other colour, and a proof holds one turn later.
    """
    best = candidates[0]
    proven = {"win": "loss", "loss": "win", None: None}[best.proven]
    turns = None if best.turns is None else best.turns + 1
    swap = Candidate("swap", 1 - best.win_rate, best.playouts, proven, turns)
    return [swap, *candidates] if swap.win_rate > best.win_rate else [*candidates, swap]


def search_on(search: TreeSearch, playouts: int, *, now: float, ends: float, proof_left: float) -> None:
    """Play so many more playouts if there is time, and let a proof before the first one give way in time.

    now, ends: by the clock of `perf_counter`. proof_left: seconds that such a proof may take yet; it is left when they
    are over, so that the caller can go on without it.
    """
    search.hurry(proof_left <= 0)
    due = min(ends, now + proof_left) if proof_left > 0 else ends
    search.run(search.playouts + playouts, stop=lambda: perf_counter() >= due)
