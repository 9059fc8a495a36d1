"""The opponent that never errs, on solved boards, from their proofs.

The winners of positions after the first turns come from a table (`search/solved_boards.py`); later positions are
searched to the end, turn by turn. In a won position it takes the fastest win and in a lost one it delays the loss
longest, as far as that is found soon. It never gives up a win.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from typing import NamedTuple

from ..games.base import Action, Game, Position
from ..match import Match
from ..search.full_search import EVER, FullSearch, Interrupted
from ..search.solved_boards import Openings, number_of, openings_of, require_solved
from ..search.whole_turns import Turns, whole_turns
from ..text.errors import IllegalTurn
from ..text.sentences import say
from .choice import Choice
from .job import Job

# The id of this opponent, which is not on the ladder.
PROOF = "proof"

# Answers of the search that may be spent on the length of a win.
FOR_LENGTH = 6_000

# Answers at which the progress shown is one half; the total is not known.
HALF_WAY = 20_000


class Found(NamedTuple):
    """Result for the side to move.

    Attributes:
        wins: Whether it wins.
        steps: The steps of the best turn.
        left: Turns to the end of the game, if known.
    """

    wins: bool
    steps: tuple[Action, ...]
    left: int | None


class Solutions:
    """Answers found about a game on its board: for each colour, whether it wins a position within a number of turns."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.searches = FullSearch(game, 0), FullSearch(game, 1)

    @property
    def answers(self) -> int:
        """Number of answers found by search."""
        return sum(search.answers for search in self.searches)


class PerfectPlay(Job):
    """The turn due in a match, found by proof, slice by slice.

    `memory` has the answers of earlier turns of the same match; it is reused for the same game on the same board. There
    is no budget, because a proof that is cut short proves nothing.

    Attributes:
        choice: The turn, once it is chosen.

    Raises:
        IllegalTurn: The game is over.
        InvalidSetup: The board is not solved.
    """

    def __init__(self, match: Match, memory: Solutions | None = None) -> None:
        super().__init__()
        if match.is_over:
            raise IllegalTurn(say("The game is over; there is no turn to choose."))
        require_solved(match.info.id, match.info.name, match.size)
        self.choice: Choice | None = None
        # Other opponents count playouts, and report a win rate before they choose.
        self.playouts = 0
        self.win_rate: float | None = None
        self.best: str | None = None
        self.memory = memory if memory is not None and memory.game is match.game else Solutions(match.game)
        self._answers_before = self.memory.answers
        self._rounds = _Chooser(match, self.memory, self.slice_watch()).choose()

    @property
    def finished(self) -> bool:
        """Return whether the turn has been chosen."""
        return self.choice is not None

    @property
    def progress(self) -> float:
        """The progress, which approaches 1; the total is not known."""
        found = self.memory.answers - self._answers_before
        return 1.0 if self.finished else found / (found + HALF_WAY)

    def work(self) -> None:
        self.choice = next(self._rounds)
        if self.choice is not None:
            self.win_rate, self.best = self.choice.win_rate, self.choice.text

    def finish(self) -> Choice:
        """Search until the turn has been chosen."""
        while self.choice is None:
            self.run(1.0)
        return self.choice


class _Chooser:
    """The choice of a turn; `stop` returns whether the slice is over."""

    def __init__(self, match: Match, solutions: Solutions, stop: Callable[[], bool]) -> None:
        self._match, self._game = match, match.game
        self._searches = solutions.searches
        self._stop = stop

    def choose(self) -> Iterator[Choice | None]:
        """Yield the turn, after None at each point where the work can be left."""
        match = self._match
        turns, _ = whole_turns(self._game, match.position)
        wins, steps, left = yield from self._from_openings(turns) or self._by_search(turns)
        text = self._game.turn_text(match.turn_start, (*match.unfinished, *steps))
        if match.can_swap and not wins:
            text, wins, left = "swap", True, None if left is None else left + 1
        elif match.first_stone_is_due:
            wins, left = False, None  # the other side takes the better colour
        proven = None if left is None else "win" if wins else "loss"
        yield Choice(text, float(wins), 0, (), proven, left)

    def _from_openings(self, turns: Turns) -> Generator[None, None, Found] | None:
        """The best turn by the table; None where the table does not cover it."""
        match = self._match
        openings = openings_of(match.info.id, match.size)
        stones = max(sum(part.bit_count() for part in after.stones) for after in turns)
        if openings is None or match.start is not None or stones > openings.turns:
            return None
        return self._looked_up(turns, openings)

    def _looked_up(self, turns: Turns, openings: Openings) -> Generator[None, None, Found]:
        game, mover = self._game, self._match.position.to_move
        winning = []
        for after in turns:
            yield
            settled = game.settled_for(after)
            if mover == (openings.winner(number_of(game.board, after)) if settled is None else settled):
                winning.append(after)
        best = max(winning or turns, key=lambda after: self._searches[mover].promise(after))
        return Found(bool(winning), turns[best], game.least_turns_left(self._match.position) or None)

    def _by_search(self, turns: Turns) -> Generator[None, None, Found]:
        """The best turn by a search to the end."""
        position = self._match.position
        mover = position.to_move
        wins = yield from self._ask(self._searches[mover], position, EVER)
        assert wins is not None
        search = self._searches[mover if wins else 1 - mover]
        # The length of the win: one more turn is allowed at a time, as long as that is answered soon.
        within, end, is_over = max(1, self._game.least_turns_left(position)), search.answers + FOR_LENGTH, None
        while not (is_over := (yield from self._ask(search, position, within, end))) and is_over is not None:
            within += 1
        left = within if is_over else None
        if not wins:
            best = max(turns, key=lambda after: (search.known(after, within - 2) is False, search.limits(after)[0]))
            return Found(wins, turns[best], left)
        for after in turns:
            # An answer for an image of the position may have to be found for one of its turns.
            if not any(search.known(one, EVER) for one in turns):
                yield from self._ask(search, after, EVER)
        best = min(turns, key=lambda after: search.limits(after)[1])
        return Found(wins, turns[best], left)

    def _ask(
        self, search: FullSearch, position: Position, turns: int, end: int | None = None
    ) -> Generator[None, None, bool | None]:
        """The answer of a search; None once it has found `end` answers."""

        def stop() -> bool:
            return self._stop() or is_at_end()

        def is_at_end() -> bool:
            return end is not None and search.answers >= end

        while not is_at_end():
            try:
                return search.wins_within(position, turns, stop)
            except Interrupted:
                pass
            yield
        return None
