"""Players of the arena: small values that can be written as text and sent to other processes."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from time import perf_counter

from ..match import Match
from ..players.budgets import require_playouts, require_seconds
from ..players.choice import Choice
from ..players.opponents import find_opponent
from ..players.thinking import choose_turn
from ..text.errors import InvalidSetup, quote
from .beginners import IDEAS, take_beginners_turn
from .classic import classic_of
from .plain_uct import choose_by_plain_uct
from .tuning import Tuning, read_tuning

# The id of the player whose legal steps are all equally probable.
RANDOM = "random"

# The id of the plain tree search, a yardstick.
UCT = "uct"

# The id of the strongest opponent before networks.
CLASSIC = "classic"

# Players that do not think, and players that are not opponents of a game and take no tuning.
UNTHINKING = (RANDOM, *IDEAS)
AS_THEY_ARE = (*UNTHINKING, UCT, CLASSIC)

# A budget in a player's text. Python's own readers would also accept other scripts' digits, blanks and lines.
SECONDS = re.compile(r"-?[0-9]{1,20}(?:\.[0-9]{1,20})?(?:e-?[0-9]{1,3})?s")
PLAYOUTS = re.compile(r"-?[0-9]{1,20}")


@dataclass(frozen=True, slots=True)
class Player:
    """A computer player and its budget for a turn.

    Attributes:
        opponent: Id of one of the game's opponents, `random` for uniformly random legal steps, one of the beginners
            (`beginners.py`), `uct` for a plain tree search (`plain_uct.py`), or `classic` for the strongest opponent
            before networks (`classic.py`).
        seconds: Budget in seconds; the budget spent first counts.
        playouts: Budget in playouts. Without either, the opponent's own budget.
        tuning: Parameters on trial, for one of the game's opponents (`tuning.py`).

    Raises:
        InvalidSetup: The budget is invalid, or the player takes no budget or tuning. `require_player` checks the
            opponent.
    """

    opponent: str
    seconds: float | None = None
    playouts: int | None = None
    tuning: Tuning | None = None

    def __post_init__(self) -> None:
        require_seconds(self.seconds)
        require_playouts(self.playouts)
        if self.has_budget and not self.thinks:
            raise InvalidSetup(f"the player {str(self)!r} needs no budget: it does not think")
        if self.tuning is not None and self.opponent in AS_THEY_ARE:
            raise InvalidSetup(f"the player {quote(self.opponent)} is as it is: it takes no settings")

    @property
    def thinks(self) -> bool:
        """Return whether the player can use a budget."""
        return self.opponent not in UNTHINKING

    @property
    def has_budget(self) -> bool:
        """Return whether the player has a budget other than the opponent's own."""
        return self.seconds is not None or self.playouts is not None

    def __str__(self) -> str:
        """The text that `read_player` reads: `random`, `id`, `id@2000`, `id@2000@0.3s`, `id@0.3s:value_part=0.5`."""
        playouts = "" if self.playouts is None else f"@{self.playouts}"
        seconds = "" if self.seconds is None else f"@{self.seconds:.15g}s"
        tuning = "" if self.tuning is None else f":{self.tuning}"
        return f"{self.opponent}{playouts}{seconds}{tuning}"

    def take_turn(self, match: Match, source: Random, clock: Callable[[], float] | None = None) -> None:
        """Play a whole turn, with all chance from `source`; `clock` gives the seconds (see `Job`)."""
        if self.opponent == RANDOM:
            take_random_turn(match, source)
            return
        if self.opponent in IDEAS:
            take_beginners_turn(match, self.opponent, source)
            return
        if self.opponent == UCT:
            seconds, playouts = self.seconds, self.playouts
            match.play(
                choose_by_plain_uct(match, source, seconds=seconds, playouts=playouts, clock=clock or perf_counter)
            )
            return
        match.play(self._choose(match, source.getrandbits(32), clock).text)

    def _choose(self, match: Match, seed: int, clock: Callable[[], float] | None) -> Choice:
        """The choice of an opponent, or of the classic player."""
        opponent: str | None = self.opponent
        playouts, params, evaluator = self.playouts, None, None
        if self.opponent == CLASSIC:
            classic = classic_of(match.info.id)
            opponent, params = None, classic.params
            if not self.has_budget:
                playouts = classic.playouts
        elif self.tuning is not None:
            params, evaluator = self.tuning.params(match.info.id), self.tuning.evaluator(match.game)
        return choose_turn(
            match,
            opponent,
            seconds=self.seconds,
            playouts=playouts,
            seed=seed,
            params=params,
            evaluator=evaluator,
            clock=clock,
        )


def take_random_turn(match: Match, source: Random, *, swap: bool = True) -> None:
    """Play a whole turn step by step, with equally probable legal steps; without `swap`, that step is left out."""
    turns = len(match.turns)
    while len(match.turns) == turns:
        steps = match.legal_actions()
        match.act(source.choice(steps if swap else [step for step in steps if step != "swap"]))


def read_player(text: str) -> Player:
    """The player in a text: its id, its budget, if any, after `@`, and its tuning, if any, after `:`.

    Playouts are a whole number, seconds end in `s`; `read_tuning` reads the rest.

    Raises:
        InvalidSetup: The text is not a player.

    >>> read_player("drizzle@2000@0.5s")
    Player(opponent='drizzle', seconds=0.5, playouts=2000, tuning=None)
    """
    if not isinstance(text, str):
        raise InvalidSetup(f"a player is named by a text, not by {quote(text)}")
    named, colon, tuning = text.partition(":")
    opponent, *budget = named.split("@")
    seconds: float | None = None
    playouts: int | None = None
    if not opponent:
        raise InvalidSetup(f"the player {quote(text)} has no name")
    for part in budget:
        if seconds is None and SECONDS.fullmatch(part):
            seconds = float(part[:-1])
        elif playouts is None and PLAYOUTS.fullmatch(part):
            playouts = int(part)
        else:
            raise InvalidSetup(f"the player {quote(text)} should be as in 'random', 'name', 'name@2000' or 'name@0.3s'")
    return Player(opponent, seconds, playouts, read_tuning(tuning) if colon else None)


def require_player(match: Match, player: Player) -> None:
    """Check that the game of a new match has the player's opponent, and that its tuning can be used.

    Raises:
        InvalidSetup: It has not, or it cannot.
    """
    if player.opponent == CLASSIC:
        classic_of(match.info.id)
    elif player.opponent not in AS_THEY_ARE:
        find_opponent(match.info.id, player.opponent)
    if player.tuning is not None:
        player.tuning.require_for(match.game)
