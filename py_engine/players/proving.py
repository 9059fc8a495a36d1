"""Proofs for a page: the winner of a position with best play, the line, and the turns that win.

Everything reported is certain; where memory does not suffice, nothing is reported. The pie rule is ignored.
"""

from __future__ import annotations

from collections.abc import Generator

from ..games.base import Action, Game, Position
from ..match import Match
from ..search.params import MOST_PROOF_POSITIONS
from ..search.proof_search import ProofSearch
from ..search.turn_proofs import ProvenTurn, TurnProofs
from ..text.errors import IllegalTurn, InvalidSetup, quote
from ..text.sentences import say
from .job import Job
from .lines import LineTurn, whole_turn

# Positions expanded between two readings of the clock: about a millisecond in a browser.
AT_ONCE = 16


class Proving(Job):
    """A proof of the position of a match, slice by slice. The match is not changed.

    `most_positions` limits the positions kept; None for the usual number (about 60 MB).

    Raises:
        IllegalTurn: The game is over or inside a turn.
        InvalidSetup: The number of positions is invalid.
    """

    def __init__(self, match: Match, *, most_positions: int | None = None) -> None:
        super().__init__()
        _require_between_turns(match)
        self._most = require_positions(most_positions)
        self._proof = _Proof(match.game, match.position, self._most)
        self._rounds = self._proof.rounds()
        self._is_done = False

    @property
    def positions(self) -> int:
        """Number of positions searched to prove the winner."""
        return self._proof.positions

    @property
    def winner(self) -> int | None:
        """The colour that wins; None while that is not proven."""
        return self._proof.winner

    @property
    def turns(self) -> int | None:
        """Upper bound on the turns of both sides; None where proofs end when the game is decided."""
        return self._proof.turns

    @property
    def line(self) -> list[LineTurn]:
        """The turns to the end of the game, or of the proof: the winner hurries and the loser delays."""
        return self._proof.line

    @property
    def finished(self) -> bool:
        return self._is_done

    @property
    def progress(self) -> float:
        """The part of the memory that is used, 0 to 1; 1 at the end."""
        return 1.0 if self._is_done else min(1.0, self.positions / self._most)

    def work(self) -> None:
        if next(self._rounds, None) is None:
            self._is_done = True


class _Proof:
    """The proof of a position so far, with its line as far as it is known.

    Attributes:
        turns: None where proofs end when the game is decided, and its length is not known.
    """

    def __init__(self, game: Game, position: Position, most_positions: int) -> None:
        self._game = game
        self._search = ProofSearch(game, position, most_positions, game.proofs_end_when_decided)
        self.positions = 0
        self.winner: int | None = None
        self.turns: int | None = None
        self.line: list[LineTurn] = []

    def rounds(self) -> Generator[bool, None, None]:
        search = self._search
        while not search.finished:
            search.run(AT_ONCE)
            self.positions = search.positions
            yield True
        if search.winner is None:
            return
        self.winner = search.winner
        if not self._game.proofs_end_when_decided:
            self.turns = search.turns_to_end()
        position = search.position
        is_over = False
        while not is_over:
            turn = yield from self._turn(position)
            if turn is None:
                return
            self.line.append(turn)
            position = turn.after
            end = self._game.decided_for(position) if self._game.proofs_end_when_decided else None
            is_over = end is not None or self._game.outcome(position) is not None

    def _turn(self, start: Position) -> Generator[bool, None, LineTurn | None]:
        """The best turn from a proven position; None where memory does not suffice to prove it to the end."""
        search, position = self._search, start
        actions: list[Action] = []
        while not actions or position.stage:
            while not search.finished:
                search.run(AT_ONCE)
                yield True
            if search.winner is None:
                return None
            action = search.best_action()
            actions.append(action)
            position = self._game.apply(position, action)
            if self._game.outcome(position) is None:
                search.advance(action)
        return whole_turn(self._game, start, tuple(actions))


class ProvingTurns(Job):
    """Proofs of all turns from the position of a match, slice by slice. The match is not changed.

    Attributes:
        are_all: False where there are too many turns to list, so that others may win too.

    Raises:
        IllegalTurn: The game is over or inside a turn.
        InvalidSetup: The number of positions is invalid.
    """

    def __init__(self, match: Match, *, most_positions: int | None = None) -> None:
        super().__init__()
        _require_between_turns(match)
        self._game, self._start = match.game, match.position
        self._proofs = TurnProofs(match.game, match.position, require_positions(most_positions))

    @property
    def positions(self) -> int:
        """Number of positions searched."""
        return self._proofs.positions

    @property
    def are_all(self) -> bool:
        return self._proofs.are_all

    @property
    def counts_turns(self) -> bool:
        """Return whether turns are counted to the end of the game: not where proofs end when it is decided."""
        return not self._game.proofs_end_when_decided

    @property
    def turns(self) -> list[ProvenTurn]:
        """Every turn with its result so far."""
        return self._proofs.turns

    @property
    def finished(self) -> bool:
        return self._proofs.finished

    @property
    def progress(self) -> float:
        """The part of the turns that are proven, 0 to 1; 1 at the end."""
        return 1.0 if self.finished else self._proofs.proven_count / len(self._proofs.turns)

    def work(self) -> None:
        self._proofs.run(AT_ONCE)

    def text_of(self, turn: ProvenTurn) -> str:
        """The canonical text of a turn."""
        return self._game.turn_text(self._start, turn.actions)


def require_positions(positions: int | None) -> int:
    """The number of positions that a proof may keep; None gives the usual number.

    Raises:
        InvalidSetup: The number is invalid.
    """
    if positions is None:
        return MOST_PROOF_POSITIONS
    if type(positions) is int and 0 < positions <= MOST_PROOF_POSITIONS:
        return positions
    raise InvalidSetup(
        say(
            "a proof may keep up to {most} positions, not {positions}",
            most=MOST_PROOF_POSITIONS,
            positions=quote(positions),
        )
    )


def _require_between_turns(match: Match) -> None:
    if match.is_over:
        raise IllegalTurn(say("The game is over; there is nothing to prove."))
    if match.unfinished:
        raise IllegalTurn(say("A turn has begun; finish it or take it back, then proofs can be looked for."))
