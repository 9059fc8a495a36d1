"""The searches of a review: one goes through the match, others find what might be played and measure what it is worth.

Where a network of the game is in place they ask it instead of playing games (but for the small searches that tell how
hard a find was). It says the same each time, right or wrong. So each search that measures sees the board turned or
mirrored, which is worth the same: how far such searches are apart tells what the network is not sure of, as it does
where games are played. (A board of Sum whose holes allow no image leaves less to tell it by.)
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from math import sqrt
from random import Random
from typing import NamedTuple, TypeVar

from ..board.symmetry import image_of, symmetries
from ..games.base import Position
from ..match import Match
from ..search.evaluators import evaluator_in_place, may_ask, params_with
from ..search.first_stones import known_rate
from ..search.games import knowledge_of
from ..search.params import params_of
from ..search.search import Search
from ..search.whole_turns import forced_win, is_forced_loss
from .lines import LineTurn, balanced_rate, best_line, mean_rate, whole_turn
from .pie import fairest
from .screening import promising_turns
from .verdicts import Chances

# A search that measures has this part of the playouts that a position gets.
MEASURING_PART = 10

# Playouts of a search for which the games' usual deviations are given (`SearchParams.deviation`).
USUAL_PLAYOUTS = 512

# The usual standard deviation of the difference between two searches is so many times that of one: where both see the
# same image, and where games are played.
PAIRED, UNPAIRED = 0.53, 2**0.5

# A small search, which tells what is worth measuring, has this part of them.
ROUGH_PART = 64

# Where the chances of the player to move are as far from even as this, a quarter of the playouts is enough.
DECIDED = 0.1
DECIDED_PART = 4

# Where they have changed by no more than this with the last turn, half of them is.
STEADY = 0.04
STEADY_PART = 2

Found = TypeVar("Found")

# A forced win takes a turn, any reply, and the turn that wins.
FORCED_TURNS = 3


class Assessment(NamedTuple):
    """What a search has found out of a position.

    mean_rate: what the position is worth in comparison with others (see `mean_rate`). best: the turn that seems best,
    as far as it has been followed; None where the game is over or lost. share: of the playouts, that of its first step.
    choices: how many steps were open. is_told: whether games have told what the position, a first stone, is worth.
    """

    chances: Chances
    mean_rate: float
    best: LineTurn | None = None
    share: float = 0.0
    choices: int = 0
    is_told: bool = False

    def value(self, colour: int) -> float:
        """What the position is worth to a colour in comparison with others."""
        return self.mean_rate if colour == 0 else 1 - self.mean_rate

    @property
    def is_proven(self) -> bool:
        return self.chances.winner is not None

    @property
    def is_sure(self) -> bool:
        """Whether another search of the position would say the same."""
        return self.is_proven or self.is_told


class ReviewSearches:
    """The searches of the review of one match.

    playouts: for each position, of the usual weight. seed: None for the one that comes from the game. stop: whether the
    slice is over.
    full, measuring, rough: playouts of a search that assesses, of one that measures, and of a small one. games: of one
    that assesses, where games are played. images: how many images of the board those that measure see in turn.
    spread: the usual standard deviation of the difference between two of these.
    """

    def __init__(self, match: Match, playouts: int, seed: int | None, stop: Callable[[], bool]) -> None:
        self._game = match.game
        self._knowledge = knowledge_of(match.game)
        self._turns = match.played
        self._evaluator = evaluator_in_place(match.game) if may_ask(match.game, None, asks=True) else None
        params = params_with(match.game, None, has_network=self._evaluator is not None)
        self.full = max(1, int(playouts * params.playout_factor))
        self.measuring = max(1, self.full // MEASURING_PART)
        self.rough = max(1, self.full // ROUGH_PART)
        self.games = int(playouts * params_of(match.info.id).playout_factor)
        # Where no network is asked, or no image is worth the same, searches see the board as it is.
        is_turned = self._evaluator is not None and match.game.is_symmetric
        self._images = symmetries(match.game.board, match.game.holes) if is_turned else []
        self.images = max(1, len(self._images))
        deviation = params.deviation * sqrt(USUAL_PLAYOUTS * MEASURING_PART / playouts)
        self.spread = deviation * (PAIRED if self._images else UNPAIRED)
        self._setup = f"{match.info.id} {match.size} {','.join(match.holes)} {match.start or ''} {seed}"
        self._stop = stop

    def begin(self, position: Position, number: int, purpose: str, *, asks: bool = True) -> Search:
        """A search for the sake of the turn of this number; its seed comes from the game up to there.

        asks: whether it asks the network, if there was one when the review began, instead of playing games.
        """
        return self._new(position, self._seed(number, purpose), asks=asks)

    def run(self, search: Search, playouts: int) -> Generator[None]:
        """Play playouts from the position of a search until it has had so many."""
        root = search.root
        while root.proven is None and root.played < playouts:
            search.run(search.playouts + playouts - root.played, stop=self._stop)
            yield
        search.discard_batch()

    def assess(
        self, search: Search, earlier: Assessment | None = None, *, wants_fair: bool = False
    ) -> Generator[None, None, Assessment]:
        """Search a position. earlier: a turn before. wants_fair: the best turn is one whose chances are even."""
        root = search.root
        if (over := self._over(root.position)) is not None:
            return over
        yield from self.run(search, self.full // DECIDED_PART)
        mover, choices = root.position.to_move, len(root.actions)
        if root.proven is None and (actions := (yield from self.left(forced_win(self._knowledge, root.position)))):
            won = Chances(1.0 - mover, mover, FORCED_TURNS)
            return Assessment(won, won.win_rate, whole_turn(self._game, root.position, actions), 1.0, choices)
        if root.proven is None and (yield from self.left(is_forced_loss(self._knowledge, root.position))):
            lost = Chances(float(mover), 1 - mover, FORCED_TURNS + 1)
            return Assessment(lost, lost.win_rate, choices=choices)
        if DECIDED < search.win_rate(search.best()) < 1 - DECIDED:
            yield from self.run(search, self.full // STEADY_PART)
            if earlier is None or abs(mean_rate(search) - earlier.mean_rate) > STEADY:
                yield from self.run(search, self.full)
        turns = None if root.proven is None else root.turns_to_end()
        best = best_line(search, fairest(search) if wants_fair else search.best(), root.position)[0]
        share = root.visits[search.best()] / max(1, sum(root.visits))
        known = known_rate(self._game, root.position)
        if known is not None and root.proven is None:
            return Assessment(Chances(known), known, best, share, choices, is_told=True)
        chances = Chances(balanced_rate(search), root.proven, turns)
        return Assessment(chances, mean_rate(search), best, share, choices)

    def left(self, work: Generator[None, None, Found]) -> Generator[None, None, Found]:
        """Work that is left wherever a slice is over."""
        while True:
            try:
                next(work)
            except StopIteration as finished:
                result: Found = finished.value
                return result
            if self._stop():
                yield

    def measure(self, position: Position, number: int, purpose: str, index: int) -> Generator[None, None, Assessment]:
        """What a position is worth, by a search of its own, for the sake of the turn of this number.

        index: its own number, from 0. All images come up equally often, beginning with any, and the searches with the
        same index for the sake of the same turn see the same one.
        """
        search = self._seen_as(position, self._seed(number, "image") + index, self._seed(number, f"{purpose} {index}"))
        return (yield from self._measured(search, self.measuring))

    def estimate(self, position: Position, index: int) -> Generator[None, None, Assessment]:
        """About what a position is worth, by a small search in which no chance of the review has a part."""
        return (yield from self._measured(self._seen_as(position, index, index), self.rough))

    @property
    def screens(self) -> bool:
        """Whether all turns can be looked at: only a network's evaluations are cheap enough."""
        return self._evaluator is not None

    def promising(self, number: int) -> Generator[None, None, list[LineTurn]]:
        """The turns that a network values most, instead of the one of this number."""
        assert self._evaluator is not None
        found = promising_turns(self._knowledge, self._evaluator, self._turns[number].start)
        return (yield from self.left(found))

    def is_sound(self, turn: LineTurn) -> Generator[None, None, bool]:
        """Whether the other side has no forced win after a turn."""
        return (yield from self.left(forced_win(self._knowledge, turn.after))) is None

    def to_its_end(self, number: int, turn: LineTurn) -> Generator[None, None, LineTurn]:
        """A turn with the steps that the search has not followed so far."""
        while turn.after.stage:
            search = self.begin(turn.after, number, f"{turn.text} on")
            yield from self.run(search, self.measuring)
            turn = best_line(search, search.best(), self._turns[number].start, turn.actions)[0]
        return turn

    def _seed(self, number: int, purpose: str) -> int:
        """A seed for one search, from the game up to the turn of this number."""
        turns = " ".join(turn.text for turn in self._turns[:number])
        return Random(f"{self._setup}: {turns}: {purpose}").getrandbits(32)

    def _new(self, position: Position, seed: int, *, asks: bool = True) -> Search:
        return Search(self._game, position, seed, asks=asks and self._evaluator is not None)

    def _seen_as(self, position: Position, image: int, seed: int) -> Search:
        """A search that sees an image of a position, where there are any."""
        if self._images:
            position = _turned(position, self._images[image % len(self._images)])
        return self._new(position, seed)

    def _measured(self, search: Search, playouts: int) -> Generator[None, None, Assessment]:
        """What a search finds out that tries no long proof before its first playout: the one through the match has."""
        if (over := self._over(search.root.position)) is not None:
            return over
        known = known_rate(self._game, search.root.position)
        if known is not None:
            return Assessment(Chances(known), known, is_told=True)
        search.hurry(True)
        yield from self.run(search, playouts)
        rate = mean_rate(search)
        return Assessment(Chances(rate, search.root.proven), rate)

    def _over(self, position: Position) -> Assessment | None:
        """What there is to say of a position where the game is over."""
        outcome = self._game.outcome(position)
        return outcome and Assessment(Chances(1.0 - outcome.winner, outcome.winner, 0), 1.0 - outcome.winner)


def _turned(position: Position, image: dict[int, int]) -> Position:
    """An image of a position, which is worth the same."""
    first, second = position.stones
    return position._replace(
        stones=(image_of(first, image), image_of(second, image)),
        group=image_of(position.group, image),
        touched=image_of(position.touched, image),
        loop=image_of(position.loop, image),
    )
