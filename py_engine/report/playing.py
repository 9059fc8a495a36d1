"""One task of a report: a game is played to its end, or a position is searched several times.

The result is a `Played`: small, and as JSON a line of the games file.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from ..board.boards import bits
from ..games.base import Action
from ..match import Match, new_match
from ..match.start_positions import write_start
from ..players.lines import mean_rate
from ..players.thinking import Thinking
from ..search.params import params_of
from ..search.search import Search
from ..text.errors import InvalidText, quote
from .mirroring import half_turn, mirrored_turn
from .plan import DEPTH_FACTOR, STONE_FACTOR, STONE_SEARCHES, Task

# Decimal places of an estimate: far finer than its error.
PLACES = 4


class Played(NamedTuple):
    """Result of a task.

    Attributes:
        key: Key of the task.
        turns: Canonical texts of the turns.
        estimates: Before each turn, the win rate of the first player by its mover's search, 0 to 1; None without a
            search, as before a forced turn.
        winner: The player, 0 or 1; None for searches.
        how: How the game ended, in one word.
        start: The position that the game began from, without the pie rule; None for the empty board.
        mirrored: Number of turns copied by a player that mirrors.
        rates: Win rate of the first stone's colour by each search after it, 0 to 1.
        taken: Number of these searches that would rather have the stone than answer it.
    """

    key: str
    turns: tuple[str, ...] = ()
    estimates: tuple[float | None, ...] = ()
    winner: int | None = None
    how: str | None = None
    start: str | None = None
    mirrored: int | None = None
    rates: tuple[float, ...] = ()
    taken: int | None = None

    def document(self) -> dict[str, Any]:
        """The result for JSON, without empty fields."""
        return {name: value for name, value in self._asdict().items() if value not in ((), None)}


def _are_chances(value: object) -> bool:
    return isinstance(value, list) and all(type(one) in (int, float) and 0 <= one <= 1 for one in value)


# Valid values of the fields of such a document.
FITS: dict[str, Callable[[Any], bool]] = {
    "key": lambda value: isinstance(value, str),
    "turns": lambda value: isinstance(value, list) and all(isinstance(one, str) for one in value),
    "estimates": lambda value: isinstance(value, list) and _are_chances([one for one in value if one is not None]),
    "winner": lambda value: type(value) is int and value in (0, 1),
    "how": lambda value: isinstance(value, str),
    "start": lambda value: isinstance(value, str),
    "mirrored": lambda value: type(value) is int,
    "rates": _are_chances,
    "taken": lambda value: type(value) is int,
}


def read_played(document: Mapping[str, Any]) -> Played:
    """The result in a document.

    Raises:
        InvalidText: The document is not a result of a task.
    """
    if "key" in document and all(name in FITS and FITS[name](value) for name, value in document.items()):
        fields: dict[str, Any] = {
            name: tuple(value) if isinstance(value, list) else value for name, value in document.items()
        }
        one = Played(**fields)
        is_game = one.turns and len(one.turns) == len(one.estimates) and one.winner is not None
        is_search = one.rates and one.taken is not None
        if is_search if one.key.startswith("stone ") else is_game:
            return one
    raise InvalidText(f"{quote(document)} is no game of a report")


def play_task(task: Task) -> Played:
    """Play the game or make the searches. Equal tasks give equal results on any machine."""
    if task.kind == "stone":
        return _search_after(task)
    setup = task.setup
    match = new_match(setup.game, setup.size)
    if task.kind == "depth":
        for text in task.opening():
            match.play(text)
    elif task.kind == "first":
        match = _after_stone(task, match.game.board.cell(task.cell))
    elif task.kind == "mirror":
        match = _after_stone(task, _stone_before_mirroring(task))
    return _play_on(task, match)


def _play_on(task: Task, match: Match) -> Played:
    """Play a game to its end. Each player keeps its search from turn to turn, as on the page."""
    sources = [task.source("first player"), task.source("second player")]
    memories: list[Search | None] = [None, None]
    # Without a network, so that figures do not change when one is put in place.
    params = params_of(match.info.id)
    estimates: list[float | None] = [None] * len(match.turns)
    mirrored = 0
    while not match.is_over:
        mover = match.to_move
        copied = _copied(match) if task.mirrors == mover else None
        if copied is not None:
            match.play(copied)
            estimates.append(None)
            mirrored += 1
            continue
        playouts = task.setup.playouts * (DEPTH_FACTOR if task.stronger == mover else 1)
        seed = sources[mover].getrandbits(32)
        thinking = Thinking(match, playouts=playouts, seed=seed, memory=memories[mover], params=params)
        choice = thinking.finish()
        memories[mover] = thinking.memory
        is_known = choice.playouts > 0 or choice.proven is not None
        rate = choice.win_rate if mover == 0 else 1 - choice.win_rate
        estimates.append(round(rate, PLACES) if is_known else None)
        match.play(choice.text)
    assert match.outcome is not None
    return Played(
        task.key,
        tuple(match.turns),
        tuple(estimates),
        match.winner,
        match.outcome.termination,
        match.start,
        None if task.mirrors is None else mirrored,
    )


def _copied(match: Match) -> str | None:
    """The other side's last turn, or the first stone, on the opposite cells; None where that is not legal."""
    if match.turns:
        return mirrored_turn(match)
    board = match.game.board
    text = board.name(half_turn(board)[next(bits(match.position.stones[0]))])
    return text if match.is_legal(text) else None


def _after_stone(task: Task, cell: int) -> Match:
    """A match that begins with a first stone on the board; without the pie rule, as it was set up."""
    setup = task.setup
    empty = new_match(setup.game, setup.size)
    after = empty.game.apply(empty.position, Action("place", cell))
    return Match(setup.game, setup.size, start=write_start(empty.game, after))


def _stone_before_mirroring(task: Task) -> int:
    """The first stone: the middle where the first player mirrors; where the second does, any other cell."""
    board = new_match(task.setup.game, task.setup.size).game.board
    opposite = half_turn(board)
    middle = [cell for cell in board.order if opposite[cell] == cell]
    if task.mirrors == 0:
        return middle[0]
    return task.source("first stone").choice([cell for cell in board.order if cell not in middle])


def _search_after(task: Task) -> Played:
    """Search the position after a first stone several times, each time independently."""
    match = _after_stone(task, new_match(task.setup.game, task.setup.size).game.board.cell(task.cell))
    source = task.source()
    rates, taken = [], 0
    for _ in range(STONE_SEARCHES):
        search = Search(match.game, match.position, source.getrandbits(32))
        search.run(task.setup.playouts * STONE_FACTOR)
        search.discard_batch()
        rates.append(round(mean_rate(search), PLACES))
        # A player who may swap decides in this way: the best result for one side is as good for the other.
        taken += search.win_rate(search.best()) < 0.5
    return Played(task.key, rates=tuple(rates), taken=taken)
