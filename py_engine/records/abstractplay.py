"""Records of Surmount and Sunspot as AbstractPlay writes them: read only, untrusted like any other.

Three forms are read. A *game report* has a header (game, variants, players with results) and its moves, round by round.
A *saved state* has the game's id, its variants and a stack of positions, each with the move that led to it. A *move
list* is only moves, as JSON or as plain words with or without numbers. Moves are written as in this program. Whatever
else a form says (the stones of every position, who won) is kept, so that a record played under other rules is noticed.

`abstractplay_rules.py` describes where AbstractPlay's rules are not the designers'.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

from ..text.errors import InvalidSetup, InvalidText, quote
from ..text.sentences import Sentence, say
from .abstractplay_rules import Width, width_since
from .numbered_moves import LOOKS_LIKE_TURN, moves_of, require_few


class Convention(NamedTuple):
    """AbstractPlay's name and boards of a game.

    Attributes:
        name: The name there.
        usual_size: The board without a variant.
        sizes: All boards, the usual one first.
    """

    name: str
    usual_size: int
    sizes: tuple[int, ...]


CONVENTIONS = {
    "surmount": Convention("Surmount", 5, (5, 4, 6, 7)),
    "sunspot": Convention("Sunspot", 7, (7, 4, 5, 6, 8)),
}

# Moves that end a game without changing the board.
ENDINGS = {"resign", "timeout", "draw", "abandoned"}

# A size in a variant: "hex-4", "size-6", "Hexhex 4 (37 spaces)", "Size 6 board". The first number counts, unless it has
# more digits than these.
NUMBER = re.compile(r"(?<![0-9])[0-9]{1,3}(?![0-9])")

# The variant of the usual board, as written where the names of boards are not loaded.
USUAL_BOARD = ("#board", "Default board")

# Keys of a header for the swap by the second player: in the site's own reports, and in published ones.
PIE_KEYS = ("pie-invoked", "pied")


class ForeignRecord(NamedTuple):
    """Contents of a record of AbstractPlay.

    Attributes:
        game: Id in our catalogue; None where a list leaves it open.
        size: None where a list leaves it open.
        turns: Turns in our notation, with `swap` where the pie rule was used.
        players: Names of the first and second player.
        boards: The colour (0, 1) of each cell after each turn; empty where the record does not say.
        winner: The player who has won by the rules of the game; None if the game was not played to its end.
        width: Further stones that a replacement in Surmount may have removed, where there are no boards to show it.
        ending: How the game was ended otherwise (`resign`, …), as a list of one move; else empty.
        goes_on: Whether the record says that the last turn did not end the game.
        by_its_rules: Whether the game was certainly played by AbstractPlay's rules. A list may come from anywhere.
    """

    game: str | None
    size: int | None
    turns: tuple[str, ...]
    players: tuple[str, str] | None = None
    boards: tuple[dict[str, int], ...] = ()
    winner: int | None = None
    width: Width = Width.NONE
    ending: tuple[str, ...] = ()
    goes_on: bool = False
    by_its_rules: bool = False


def looks_foreign(record: dict[str, Any]) -> bool:
    """Return whether a JSON object has the shape of a game report or of a saved state."""
    return ("header" in record and "moves" in record) or "stack" in record


def read_object(record: dict[str, Any]) -> ForeignRecord:
    """Contents of a game report or a saved state.

    Raises:
        InvalidText: The record cannot be read.
        InvalidSetup: The game or the board is not one that can be read.
    """
    return _read_report(record) if "header" in record else _read_state(record)


def looks_like_moves(text: str) -> bool:
    """Return whether a plain text can be a list of moves."""
    words = text.split(maxsplit=2)[:2]
    return any(LOOKS_LIKE_TURN.fullmatch(word) for word in moves_of(" ".join(words)))


def read_list(moves: list[Any]) -> ForeignRecord:
    """Contents of a JSON array of moves, or of rounds of moves.

    Raises:
        InvalidText: An entry is not a move.
    """
    turns, _ = _without_ending(list(_texts_of_rounds(moves)))
    return ForeignRecord(possible_games(turns, None)[0], None, tuple(turns))


def possible_games(turns: Iterable[str], game: str | None, is_upper_case: bool = False) -> list[str | None]:
    """The games in whose notation the turns are written; None for any.

    Args:
        turns: Turns as the list has them.
        game: The game that is meant where the turns leave it open.
        is_upper_case: Whether no letter of the turns is a small one.
    """
    text = " ".join(turns)
    if "(" in text:
        return ["surmount"]
    if "X" in text and ";" not in text and is_upper_case:
        # Surmount's capture or Sunspot's flip: the game is the one in which all turns can be played.
        return list(CONVENTIONS)
    if "X" in text or ";" in text:
        return ["sunspot"]
    # One turn of Surmount may also be several turns with commas between them.
    return ["surmount"] if "x" in text or ("," in text and game is None) else [game]


def _read_report(record: dict[str, Any]) -> ForeignRecord:
    header = _object(record, "header", say("the report"))
    about = _object(header, "game", say("the report’s header"))
    game = game_called(about.get("name"))
    size = size_of(game, about.get("variants"))
    turns, ending = _without_ending(list(_texts_of_rounds(record.get("moves"))))
    swapped = True in {_flag(header, key) for key in PIE_KEYS}
    if header.get("startingPosition"):
        raise InvalidSetup(
            say(
                "the report begins from a position of its own, {start}, which cannot be read",
                start=quote(header["startingPosition"]),
            )
        )
    names, results = players_of(header.get("players"))
    winner = None
    if not ending and results is not None:
        winner = 0 if results[0] > results[1] else 1 if results[1] > results[0] else None
    if swapped:
        # AbstractPlay has the players change seats and writes no move; its list of players is by seats.
        turns.insert(1, "swap")
        names = names and (names[1], names[0])
        winner = None if winner is None else 1 - winner
    width = width_since(header.get("date-start"))
    return ForeignRecord(
        game,
        size,
        tuple(turns),
        names,
        winner=winner,
        width=width,
        ending=ending,
        goes_on=bool(ending),
        by_its_rules=True,
    )


def _read_state(record: dict[str, Any]) -> ForeignRecord:
    game = game_called(record.get("game"))
    size = size_of(game, record.get("variants"))
    stack = record.get("stack")
    if not isinstance(stack, list) or not stack or not all(isinstance(entry, dict) for entry in stack):
        raise InvalidText(say("the saved state’s stack should be a list of positions, not {stack}", stack=quote(stack)))
    turns: list[str] = []
    boards: list[dict[str, int]] = []
    for number, entry in enumerate(stack[1:], start=1):
        move = entry.get("lastmove")
        if not isinstance(move, str):
            raise InvalidText(
                say(
                    "position {number} of the saved state has no turn that led to it, but {move}",
                    number=number,
                    move=quote(move),
                )
            )
        turns.append(move)
        boards.append(_board(entry.get("board"), number))
    turns, ending = _without_ending(turns)
    winner = None
    if not ending and record.get("gameover") is True and record.get("winner") in ([1], [2]):
        winner = int(record["winner"][0]) - 1
    return ForeignRecord(
        game,
        size,
        tuple(turns),
        boards=tuple(boards[: len(turns)]),
        winner=winner,
        ending=ending,
        goes_on=bool(ending) or record.get("gameover") is False,
        by_its_rules=True,
    )


def _board(written: Any, number: int) -> dict[str, int]:
    """The stones of a position, which is a map written as pairs of a cell and 1 or 2."""
    pairs = written.get("value") if isinstance(written, dict) else None
    if not isinstance(pairs, list):
        raise InvalidText(
            say(
                "position {number} of the saved state has no board, but {written}",
                number=number,
                written=quote(written),
            )
        )
    stones: dict[str, int] = {}
    for pair in pairs:
        match pair:
            case [str() as cell, 1 | 2 as player]:
                stones[cell] = int(player) - 1
            case _:
                raise InvalidText(
                    say(
                        "position {number} of the saved state has {pair} instead of a stone",
                        number=number,
                        pair=quote(pair),
                    )
                )
    return stones


def game_called(name: Any) -> str:
    """The game with this name or id at AbstractPlay.

    Raises:
        InvalidSetup: Records of that game cannot be read.
    """
    for game, convention in CONVENTIONS.items():
        if name in (game, convention.name):
            return game
    one, other = (convention.name for convention in CONVENTIONS.values())
    raise InvalidSetup(
        say(
            "the record is of {name}; from AbstractPlay {one} and {other} can be read",
            name=quote(name),
            one=one,
            other=other,
        )
    )


def size_of(game: str, variants: Any) -> int:
    """The size of the board that these variants name.

    Raises:
        InvalidText: The variants cannot be read.
        InvalidSetup: They name no size of the game, or more than one.
    """
    convention = CONVENTIONS[game]
    if variants is None or variants == []:
        return convention.usual_size
    if not isinstance(variants, list) or not all(isinstance(variant, str) for variant in variants):
        raise InvalidText(
            say("the record’s variants should be a list of texts, not {variants}", variants=quote(variants))
        )
    sizes = set()
    for variant in variants:
        if variant in USUAL_BOARD:
            sizes.add(convention.usual_size)
            continue
        found = NUMBER.search(variant)
        if not found:
            raise InvalidSetup(
                say("{game} has no variant {variant} here", game=convention.name, variant=quote(variant))
            )
        sizes.add(int(found[0]))
    if len(sizes) > 1:
        raise InvalidSetup(say("the record names more than one size: {variants}", variants=quote(variants)))
    return sizes.pop()


def players_of(players: Any) -> tuple[tuple[str, str] | None, tuple[float, float] | None]:
    """The names and the results of two players, each None if it cannot be read."""
    if not isinstance(players, list) or len(players) != 2 or not all(isinstance(one, dict) for one in players):
        return None, None
    first, second = (one.get("name") for one in players)
    names = (first, second) if isinstance(first, str) and isinstance(second, str) else None
    results = [one.get("result") for one in players]
    known = [result for result in results if isinstance(result, int | float)]
    return names, (known[0], known[1]) if len(known) == 2 else None


def _texts_of_rounds(moves: Any) -> Iterator[str]:
    """The moves of a list of rounds (or of moves), each a text, an object that holds one, or null."""
    if not isinstance(moves, list):
        raise InvalidText(say("the record’s turns should be a list, not {moves}", moves=quote(moves)))
    require_few(sum(len(entry) if isinstance(entry, list) else 1 for entry in moves))
    for entry in moves:
        for move in entry if isinstance(entry, list) else [entry]:
            text = move.get("move") if isinstance(move, dict) else move
            if text is None and not isinstance(move, dict):
                continue
            if not isinstance(text, str):
                raise InvalidText(say("{move} is not a turn", move=quote(move)))
            yield text


def _without_ending(turns: list[str]) -> tuple[list[str], tuple[str, ...]]:
    """The moves that change the board, and how the game was ended otherwise (`resign`, …), if it was."""
    # A move may be written with blanks; a text of blanks alone is not a move.
    cleaned = ["".join(turn.split()) for turn in turns]
    if cleaned and cleaned[-1] in ENDINGS:
        return cleaned[:-1], (cleaned[-1],)
    return cleaned, ()


def _flag(header: dict[str, Any], key: str) -> bool:
    """Return whether a flag of the header is true; false if it is absent."""
    found = header.get(key)
    if found is not None and not isinstance(found, bool):
        raise InvalidText(
            say("{key} in the report’s header should be true or false, not {found}", key=quote(key), found=quote(found))
        )
    return found is True


def _object(record: dict[str, Any], key: str, what: Sentence) -> dict[str, Any]:
    found = record.get(key)
    if not isinstance(found, dict):
        raise InvalidText(
            say("{what} has no {key} that can be read, but {found}", what=what, key=quote(key), found=quote(found))
        )
    return found
