"""Which games there are, who made them, and on which boards they are played."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from random import Random
from typing import NamedTuple

from ..board.boards import hex_board, square_board
from ..text.errors import InvalidSetup, InvalidText, quote
from ..text.sentences import Sentence, say
from .base import Game
from .parasol import Parasol
from .subsume import Subsume
from .sum_game import Sum
from .sunspot import Sunspot
from .surmount import Surmount

COLOUR_NAMES = {"red": say("Red"), "blue": say("Blue"), "black": say("Black"), "white": say("White")}


class GameInfo(NamedTuple):
    """What is offered of a game.

    url: the designer's own page, or where the designer presents the game.
    shape: `hex` or `square`. colours: of the first and of the second player; players: the same as names.
    sizes: the board sizes it can be played on. pie: whether the second player may swap colours as their first
    turn.
    holes: whether squares may be left out (an odd number of free squares must remain). stones_stay: whether every stone
    stays as it was put, so that the turns alone tell the position.
    goal: how to win, in one sentence. summary: the rules in a few sentences.
    """

    id: str
    name: str
    designer: str
    year: int
    url: str
    shape: str
    colours: tuple[str, str]
    sizes: range
    default_size: int
    pie: bool
    holes: bool
    stones_stay: bool
    goal: Sentence
    summary: Sentence
    make: Callable[[int, int], Game]

    @property
    def players(self) -> tuple[Sentence, Sentence]:
        first, second = self.colours
        return COLOUR_NAMES[first], COLOUR_NAMES[second]

    @property
    def credit(self) -> str:
        """The game, who made it and when, and where to read on, in one line."""
        return f"{self.name} by {self.designer}, {self.year}, {self.url}"


CATALOGUE = (
    GameInfo(
        id="subsume",
        name="Subsume",
        designer="Mark Steere",
        year=2024,
        url="https://www.marksteeregames.com/",
        shape="hex",
        colours=("red", "blue"),
        sizes=range(2, 11),
        default_size=6,
        pie=False,
        holes=False,
        stones_stay=False,
        goal=say("Close a loop of your colour that occupies more than half of the board's edge."),
        summary=say(
            "Place one stone a turn where it touches at least as many of your opponent's stones as of your own, but "
            "not inside a loop. A loop is a closed ring of stones, of one colour or both. When you close one, all "
            "its stones become yours if at least half of them are yours already, otherwise your opponent's, and "
            "every stone inside is removed. You win with a loop of your colour on more than half of the cells along "
            "the board's edge."
        ),
        make=lambda size, holes: Subsume(hex_board(size)),
    ),
    GameInfo(
        id="parasol",
        name="Parasol",
        designer="Mark Steere",
        year=2024,
        url="https://www.marksteeregames.com/",
        shape="hex",
        colours=("red", "blue"),
        sizes=range(2, 11),
        default_size=5,
        pie=True,
        holes=False,
        stones_stay=True,
        goal=say("Hold at least four of the seven cells in most of the parasols when the board is full."),
        summary=say(
            "A parasol is a cell with its six neighbours, all on the board; parasols overlap. Place one stone a "
            "turn on any empty cell until the board is full. You hold a parasol if at least four of its seven "
            "stones are yours. You win with more parasols than your opponent."
        ),
        make=lambda size, holes: Parasol(hex_board(size)),
    ),
    GameInfo(
        id="surmount",
        name="Surmount",
        designer="Corey L. Clark",
        year=2024,
        url="https://boardgamegeek.com/boardgame/436268/surmount",
        shape="hex",
        colours=("black", "white"),
        sizes=range(4, 11),
        default_size=5,
        pie=False,
        holes=False,
        stones_stay=False,
        goal=say("Leave your opponent without a stone on the board."),
        summary=say(
            "A group is a connected set of stones of one colour. Place a stone on an empty cell; or put it in place "
            "of an enemy stone whose group is smaller than the group you make, which removes that whole enemy "
            "group. If your stone joins a group of yours and the group then touches an enemy group of at least its "
            "size, you may add stones to it in the same turn until it is exactly as large as that group, and "
            "capture it. You win when your opponent has no stone left."
        ),
        make=lambda size, holes: Surmount(hex_board(size)),
    ),
    GameInfo(
        id="sunspot",
        name="Sunspot",
        designer="Hoembla",
        year=2024,
        url="https://boardgamegeek.com/boardgame/444740/sunspot",
        shape="hex",
        colours=("black", "white"),
        sizes=range(2, 11),
        default_size=6,
        pie=True,
        holes=False,
        stones_stay=False,
        goal=say("Close a loop of your stones around an enemy stone or an empty cell."),
        summary=say(
            "A stone sees the edge if it lies on the edge of the board or a straight line of empty cells leads from "
            "it to the edge. Place a stone; then you may flip, to your colour, one enemy stone that does not see "
            "the edge but is connected to one that does. If the flipped stone is then connected to stones of yours "
            "that see the edge, you give one connected set of those to your opponent. You win when, after a turn, "
            "your stones form a closed loop round an enemy stone or an empty cell."
        ),
        make=lambda size, holes: Sunspot(hex_board(size)),
    ),
    GameInfo(
        id="sum",
        name="Sum",
        designer="Grayson Jorgenson",
        year=2020,
        url="https://github.com/gsjorgenson/sum-game",
        shape="square",
        colours=("white", "black"),
        sizes=range(3, 20),
        default_size=9,
        pie=False,
        holes=True,
        stones_stay=False,
        goal=say("Have the most stones when nobody can move."),
        summary=say(
            "Count the stones on a square and on the eight around it. You may place a stone where, with it, you "
            "have at least as many there as your opponent; and a stone whose owner has fewer there than the other "
            "player is removed. A player who cannot place is skipped. When nobody can, whoever has the most stones "
            "wins. With holes in the board the game is called Hole-sum."
        ),
        make=lambda size, holes: Sum(square_board(size), holes),
    ),
)

_BY_ID = {info.id: info for info in CATALOGUE}


def find_game(game: str) -> GameInfo:
    """The catalogue's entry with this id. Raises `InvalidSetup`."""
    info = _BY_ID.get(game) if isinstance(game, str) else None
    if info is None:
        raise InvalidSetup(
            say("there is no game {game}; the games are {games}", game=quote(game), games=", ".join(_BY_ID))
        )
    return info


def require_size(info: GameInfo, size: int | None) -> int:
    """The size to play on: the game's default for None. Raises `InvalidSetup`."""
    if size is None:
        return info.default_size
    if type(size) is not int or size not in info.sizes:
        raise InvalidSetup(
            say(
                "{game} is played on sizes {smallest} to {largest}, not {size}",
                game=info.name,
                smallest=info.sizes[0],
                largest=info.sizes[-1],
                size=quote(size),
            )
        )
    return size


def make_game(info: GameInfo, size: int, holes: Iterable[str] = ()) -> Game:
    """A game on a board of this size. holes: names of squares. Raises `InvalidSetup`."""
    names = _names(holes)
    if names and not info.holes:
        raise InvalidSetup(say("{game} is played without holes, not with {names}", game=info.name, names=quote(names)))
    board = square_board(size) if info.shape == "square" else hex_board(size)
    mask = 0
    for name in names:
        try:
            cell = board.cell(name)
        except InvalidText as error:
            raise InvalidSetup(say("a hole cannot be made: {error}", error=error.args[0])) from None
        if mask >> cell & 1:
            raise InvalidSetup(say("the hole {name} is named twice", name=quote(name)))
        mask |= 1 << cell
    if info.holes:
        _require_odd(info, size, mask.bit_count())
    return info.make(size, mask)


def random_holes(info: GameInfo, size: int, count: int, random: Random) -> list[str]:
    """As many squares chosen at random, in board order. Raises `InvalidSetup`."""
    if not info.holes:
        raise InvalidSetup(say("{game} is played without holes, not with {count}", game=info.name, count=quote(count)))
    if type(count) is not int or not 0 <= count < size * size:
        raise InvalidSetup(
            say(
                "the number of holes is from 0 to {most} on size {size}, not {count}",
                most=size * size - 1,
                size=size,
                count=quote(count),
            )
        )
    _require_odd(info, size, count)
    board = square_board(size)
    return [board.name(cell) for cell in sorted(random.sample(board.order, count))]


def _require_odd(info: GameInfo, size: int, count: int) -> None:
    free = size * size - count
    if free % 2 == 0:
        raise InvalidSetup(
            say(
                "{game} needs an odd number of free squares, so that no game is drawn; "
                "size {size} with {holes} leaves {free}",
                game=info.name,
                size=size,
                holes=say("1 hole") if count == 1 else say("{count} holes", count=count),
                free=free,
            )
        )


def _names(holes: Iterable[str]) -> list[str]:
    if isinstance(holes, (str, bytes, Mapping)) or not isinstance(holes, Iterable):
        raise InvalidSetup(say("holes are given as a list of squares, not as {holes}", holes=quote(holes)))
    names = list(holes)
    for name in names:
        if not isinstance(name, str):
            raise InvalidSetup(say("a hole is given by the name of its square, not as {name}", name=quote(name)))
    return names
