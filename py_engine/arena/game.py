"""One game of the arena: a small value says all about it, and a record of it comes back."""

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
    """A game to be played: what, by whom, from which opening. Small, hashable, and can be sent anywhere.

    game, size, holes: as for `new_match`. players: the first and the second player. opening: the turns played
    before they take over. seed: of all chance in the game. pair: the number, from 0, of the pair of games that
    share an opening. most_turns: the game is given up, unfinished, after so many turns (the opening's too).
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
        """The same as what JSON can hold, the players as their texts."""
        document = {field.name: getattr(self, field.name) for field in fields(self)}
        return document | {
            "players": [str(player) for player in self.players],
            "holes": list(self.holes),
            "opening": list(self.opening),
        }

    def start(self) -> Match:
        """The match after the opening, the players' texts being their names. Raises one of the three errors."""
        first, second = self.players
        match = new_match(self.game, self.size, self.holes, (str(first), str(second)))
        for text in self.opening:
            match.play(text)
        return match


@dataclass(frozen=True, slots=True)
class GameResult:
    """How a game went.

    record: for `load_record`. If no result came back from a worker, it ends with the opening.
    winner: 0 or 1 for the first or second player; None if the game was not finished.
    unfinished: None, or why the game was not finished.
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
    """Play a game to its end. The same spec gives the same game wherever no player's budget has a time in it.

    clock: that tells the players' seconds, those of the day if it is not given.

    A player that fails does not stop a tournament: the result says who failed and how, and the game counts
    for neither player. Raises one of the three errors if the game cannot even be set up.
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
        except Exception as error:  # whatever it is, the other games go on, and it is reported
            unfinished = f"{player} failed at turn {played + 1}: {describe(error)}"
    return GameResult(spec, match.record(), match.winner, unfinished)


def lost_game(spec: GameSpec, error: Exception) -> GameResult:
    """The result of a game of which none came back, because its worker was lost or failed."""
    return GameResult(spec, spec.start().record(), None, f"no result came back: {describe(error)}")


def describe(error: Exception) -> str:
    """An error as its kind and its message."""
    return f"{type(error).__name__}: {error}" if str(error) else type(error).__name__
