"""Searches of a review: one goes through the match, others find alternative turns and measure values.

Where a network of the game is in place they ask it; only the small searches that tell how hard a find was use playouts.
A network gives a position the same evaluation each time, right or wrong. So each search that measures sees an image of
the board, turned or mirrored, which has the same value: the spread of such searches shows how uncertain the network is,
as the spread of searches with playouts does. (On a board of Sum whose holes allow no image, it shows less.)
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from math import sqrt
from random import Random
from typing import NamedTuple, TypeVar

from ..board.symmetry import image_of, symmetries
from ..games.base import Action, Position
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

# A search that measures has one part in this many of a position's playouts.
MEASURING_PART = 10

# Playouts of the search to which the games' usual deviations refer (`SearchParams.deviation`).
USUAL_PLAYOUTS = 512

# Usual standard deviation of the difference between two searches, as a multiple of that of one: where both see the same
# image, and where they use playouts.
PAIRED, UNPAIRED = 0.53, 2**0.5

# A search for a line has one part in this many.
LINE_PART = 4

# A small search, which finds what to measure, has one part in this many.
ROUGH_PART = 64

# Win rate, of either side, up to which a position gets only one part in `DECIDED_PART` of the playouts.
DECIDED = 0.1
DECIDED_PART = 4

# Change of the mean rate with the last turn up to which a position gets only one part in `STEADY_PART`.
STEADY = 0.04
STEADY_PART = 2

Found = TypeVar("Found")

# A forced win takes a turn, any reply, and the turn that wins.
FORCED_TURNS = 3


class Assessment(NamedTuple):
    """Result of the search of a position.

    Attributes:
        chances: Its chances.
        mean_rate: The first colour's win rate to compare with that of other positions (see `mean_rate`).
        best: The best turn, as far as the search has followed it; None where the game is over or lost.
        share: The share of the visits that its first step has.
        choices: Number of legal steps.
        is_told: Whether the position is a first stone whose win rate is known from games.
    """

    chances: Chances
    mean_rate: float
    best: LineTurn | None = None
    share: float = 0.0
    choices: int = 0
    is_told: bool = False

    def value(self, colour: int) -> float:
        """The win rate of a colour to compare with that of other positions."""
        return self.mean_rate if colour == 0 else 1 - self.mean_rate

    @property
    def is_proven(self) -> bool:
        return self.chances.winner is not None

    @property
    def is_sure(self) -> bool:
        """Return whether another search of the position would give the same result."""
        return self.is_proven or self.is_told


class ReviewSearches:
    """The searches of the review of one match.

    `playouts` is the number per position, of the usual weight. A `seed` of None is derived from the game. `stop`
    returns whether the slice is over.

    Attributes:
        full: Playouts of a search that assesses a position.
        measuring: Playouts of a search that measures a value.
        rough: Playouts of a small search.
        games: Playouts of a search that assesses, without a network.
        images: Number of images of the board that searches that measure see in turn.
        spread: Usual standard deviation of the difference between two searches that measure.
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
        self._sound: dict[Position, bool] = {}

    def begin(self, position: Position, number: int, purpose: str, *, asks: bool = True) -> Search:
        """A new search whose seed is derived from the game up to a turn.

        Args:
            position: The position at its root.
            number: Index of the turn in the match.
            purpose: A text that tells its seed from those of other searches for the turn.
            asks: Whether it asks the network, if there was one when the review began.
        """
        return self._new(position, self._seed(number, purpose), asks=asks)

    def run(self, search: Search, playouts: int) -> Generator[None]:
        """Play playouts from the root of a search until it has this many."""
        root = search.root
        while root.proven is None and root.played < playouts:
            search.run(search.playouts + playouts - root.played, stop=self._stop)
            yield
        search.discard_batch()

    def assess(
        self, search: Search, earlier: Assessment | None = None, *, wants_fair: bool = False
    ) -> Generator[None, None, Assessment]:
        """Assess the position at the root of a search.

        Args:
            search: The search, with results of earlier positions or without.
            earlier: Assessment of the position a turn before; None for the first position.
            wants_fair: Whether the best turn is the one with the most even chances.
        """
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
        """Do work that yields often, and yield only where the slice is over."""
        while True:
            try:
                next(work)
            except StopIteration as finished:
                result: Found = finished.value
                return result
            if self._stop():
                yield

    def measure(self, position: Position, number: int, purpose: str, index: int) -> Generator[None, None, Assessment]:
        """Measure the value of a position by a search of its own.

        All images are used equally often, beginning with any.

        Args:
            position: The position.
            number: Index of the turn that is judged. For one turn, searches with the same `index` see the same image.
            purpose: As for `begin`.
            index: Number of the search, from 0.
        """
        search = self._seen_as(position, self._seed(number, "image") + index, self._seed(number, f"{purpose} {index}"))
        return (yield from self._measured(search, self.measuring))

    def estimate(self, position: Position, index: int) -> Generator[None, None, Assessment]:
        """Estimate the value of a position by small search number `index`, which does not depend on the seed."""
        return (yield from self._measured(self._seen_as(position, index, index), self.rough))

    def expected(self, position: Position, index: int) -> Generator[None, None, list[tuple[Action, ...]]]:
        """The whole turns that search number `index` expects from a position between turns, the first one completed.

        It sees an image of the board. Its results do not depend on the seed.
        """
        image = self._images[index % len(self._images)] if self._images else None
        search = self._seen_as(position, index, index)
        start, unfinished = search.root.position, tuple[Action, ...]()
        while True:
            search.hurry(True)
            yield from self.run(search, self.full // LINE_PART)
            line = best_line(search, search.best(), start, unfinished)
            if line[0].after.stage == 0:
                break
            unfinished = line[0].actions
            search = self._new(line[0].after, index)
        turns = [turn.actions for turn in line if turn.after.stage == 0]
        if image is None:
            return turns
        back = {there: cell for cell, there in image.items()} | {-1: -1}
        return [tuple(action._replace(cell=back[action.cell]) for action in actions) for actions in turns]

    @property
    def screens(self) -> bool:
        """Return whether all turns can be screened: only the evaluations of a network are cheap enough."""
        return self._evaluator is not None

    def promising(self, number: int, *, is_threatened: bool = False) -> Generator[None, None, list[LineTurn]]:
        """The turns that the network values most before the turn with this number (see `promising_turns`).

        Args:
            number: Index of the turn in the match.
            is_threatened: Whether turns are left out after which the other side has a forced win.
        """
        assert self._evaluator is not None
        start = self._turns[number].start
        is_sound = self.is_sound if is_threatened else None
        return (yield from self.left(promising_turns(self._knowledge, self._evaluator, start, is_sound)))

    def is_sound(self, after: Position) -> Generator[None, None, bool]:
        """Return whether the other side has no forced win in the position after a turn; it is looked for once."""
        if after not in self._sound:
            self._sound[after] = (yield from self.left(forced_win(self._knowledge, after))) is None
        return self._sound[after]

    def to_its_end(self, number: int, turn: LineTurn) -> Generator[None, None, LineTurn]:
        """The turn, completed by further searches where it lacks its last steps."""
        while turn.after.stage:
            search = self.begin(turn.after, number, f"{turn.text} on")
            yield from self.run(search, self.measuring)
            turn = best_line(search, search.best(), self._turns[number].start, turn.actions)[0]
        return turn

    def _seed(self, number: int, purpose: str) -> int:
        """The seed of a search, derived from the game up to the turn with this number."""
        turns = " ".join(turn.text for turn in self._turns[:number])
        return Random(f"{self._setup}: {turns}: {purpose}").getrandbits(32)

    def _new(self, position: Position, seed: int, *, asks: bool = True) -> Search:
        return Search(self._game, position, seed, asks=asks and self._evaluator is not None)

    def _seen_as(self, position: Position, image: int, seed: int) -> Search:
        """A search of an image of a position: the one with this number, counted round and round, if there are any."""
        if self._images:
            position = _turned(position, self._images[image % len(self._images)])
        return self._new(position, seed)

    def _measured(self, search: Search, playouts: int) -> Generator[None, None, Assessment]:
        """The result of a search without a long proof before its first playout: the one through the match tries it."""
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
        """The assessment of a position where the game is over; None for others."""
        outcome = self._game.outcome(position)
        return outcome and Assessment(Chances(1.0 - outcome.winner, outcome.winner, 0), 1.0 - outcome.winner)


def _turned(position: Position, image: dict[int, int]) -> Position:
    """An image of a position, which has the same value."""
    first, second = position.stones
    return position._replace(
        stones=(image_of(first, image), image_of(second, image)),
        group=image_of(position.group, image),
        touched=image_of(position.touched, image),
        loop=image_of(position.loop, image),
    )
