"""One game of the arena, from a small value that specifies it to a record."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, fields
from random import Random

from ..match import Match, new_match
from .players import Player

# Well above the longest game of the largest board; a game that gets there would never end.
MOST_TURNS = 2_000


@dataclass(frozen=True, slots=True)
class GameSpec:
    """Specification of a game to play. Small, hashable, and can be sent to other processes.

    Attributes:
        game: As for `new_match`.
        players: The first and the second player.
        size: As for `new_match`.
        holes: As for `new_match`.
        opening: Turns that are played before the players take over.
        seed: Seed of all chance in the game.
        pair: Number, from 0, of the pair of games with the same opening.
        most_turns: Number of turns, with those of the opening, after which the game is given up as unfinished.
    """

    game: str
    players: tuple[Player, Player]
    size: int | None = None
    holes: tuple[str, ...] = ()
    opening: tuple[str, ...] = ()
    seed: int = 0
    pair: int = 0
    most_turns: int = MOST_TURNS

    def document(self) -> dict[str, object]:
        """The specification for JSON, with the players as texts."""
        document = {field.name: getattr(self, field.name) for field in fields(self)}
        return document | {
            "players": [str(player) for player in self.players],
            "holes": list(self.holes),
            "opening": list(self.opening),
        }

    def start(self) -> Match:
        """The match after the opening, with the players' texts as their names.

        Raises:
            InvalidText: A turn of the opening cannot be read.
            IllegalTurn: It is not legal.
            InvalidSetup: There is no such game, size or set of holes.
        """
        first, second = self.players
        match = new_match(self.game, self.size, self.holes, (str(first), str(second)))
        for text in self.opening:
            match.play(text)
        return match


@dataclass(frozen=True, slots=True)
class GameResult:
    """Result of a game.

    Attributes:
        spec: The specification of the game.
        record: Record for `load_record`. It ends with the opening if no result came back from a worker.
        winner: 0 or 1 for the first or second player; None if the game was not finished.
        unfinished: Why the game was not finished; else None.
    """

    spec: GameSpec
    record: dict[str, object]
    winner: int | None
    unfinished: str | None = None

    def __str__(self) -> str:
        """The game in one line: `drizzle – random, opening d4 e5: random wins`."""
        first, second = self.spec.players
        opening = f", opening {' '.join(self.spec.opening)}" if self.spec.opening else ""
        ending = self.unfinished if self.winner is None else f"{self.spec.players[self.winner]} wins"
        return f"{first} – {second}{opening}: {ending}"


def play_game(spec: GameSpec, clock: Callable[[], float] | None = None) -> GameResult:
    """Play a game to its end. Equal specs give equal games where no player's budget is in seconds.

    A player that fails does not stop a tournament: the result has its name and the error, and the game counts for
    neither player.

    Args:
        spec: The specification of the game.
        clock: Clock for the players' seconds; the system's by default.

    Raises:
        InvalidText: The opening cannot be read.
        IllegalTurn: The opening is not legal.
        InvalidSetup: The game cannot be set up.
    """
    match = spec.start()
    sources = [Random(f"{spec.seed} player {number}") for number in (0, 1)]
    unfinished: str | None = None
    while not match.is_over and unfinished is None:
        played, player = len(match.turns), spec.players[match.to_move]
        if played >= spec.most_turns:
            unfinished = f"given up after {played} turns"
            break
        try:
            player.take_turn(match, sources[match.to_move], clock)
        except Exception as error:  # any error is reported, and the other games go on
            unfinished = f"{player} failed at turn {played + 1}: {describe(error)}"
    return GameResult(spec, match.record(), match.winner, unfinished)


def lost_game(spec: GameSpec, error: Exception) -> GameResult:
    """The result of a game that did not come back, because its worker was lost or failed."""
    return GameResult(spec, spec.start().record(), None, f"no result came back: {describe(error)}")


def describe(error: Exception) -> str:
    """The kind and the message of an error."""
    return f"{type(error).__name__}: {error}" if str(error) else type(error).__name__
