"""Matches of other programs' records: the turns are played, and what else the record says is compared."""

from __future__ import annotations

from collections.abc import Callable

from ..games.base import PASS, Position
from ..games.catalogue import find_game
from ..match import Match, Turn
from ..match.notes import LONGEST_COMMENT
from ..match.start_positions import write_start
from ..text.errors import IllegalTurn, InvalidSetup, InvalidText, quote
from ..text.sentences import say
from .abstractplay import CONVENTIONS, ForeignRecord
from .abstractplay_rules import Standing, Width, departure, other_winner, taken_by_the_wide_rule, wide
from .numbered_moves import require_few
from .opened import Opened, Remark
from .replaying import play_turn


def match_of(
    found: ForeignRecord,
    record: object,
    game: str | None,
    size: int | None,
    play: Callable[[Match], Match] | None = None,
) -> Opened:
    """The match of another program's record, on the first board on which it can be played.

    Args:
        found: Contents of the record.
        record: The record as it came, quoted in errors.
        game: The game that is meant where the record leaves it open.
        size: The size, likewise.
        play: Plays the turns of a list in a new match. Without it the turns are those of `found`, and what else the
            record says is compared.

    Raises:
        InvalidText: The record has no turns, or leaves the game open.
        IllegalTurn: A turn is not legal on any of the boards.
        InvalidSetup: The record contradicts the rules or itself.
    """
    game_id = found.game or game
    if not found.turns:
        raise InvalidText(say("there are no turns in the record {record}", record=quote(record)))
    require_few(len(found.turns))
    if game_id is None:
        raise InvalidText(
            say("{turn} could be a turn of any game: begin as in 'subsume 6: d4 e5'", turn=quote(found.turns[0]))
        )
    sizes: list[int | None] = [found.size]
    if found.size is None:
        elsewhere = CONVENTIONS.get(find_game(game_id).id)
        sizes = [size] if game_id == game and size is not None else []
        sizes += [each for each in (elsewhere.sizes if elsewhere else ()) if each not in sizes]
    problem: ValueError | None = None
    for each in sizes or [None]:
        try:
            match = Match(game_id, each, players=found.players)
            return _played(found, match) if play is None else Opened(play(match))
        except (InvalidText, IllegalTurn) as error:
            # The error on the most probable board, the first, is the one that helps.
            problem = problem or error
    assert problem is not None
    raise problem


def _played(found: ForeignRecord, match: Match) -> Opened:
    """A match with the record's turns played, after comparing it with what else the record says.

    Where the record goes on by a rule of AbstractPlay alone, the match ends there with a remark.
    """
    for number, text in enumerate(found.turns, start=1):
        remark = _departure(found, match, number - 1)
        if remark is not None:
            return Opened(match, (remark,))
        play_turn(match, number, text)
        turn = match.history.tree.turns[-1]
        if number <= len(found.boards):
            _require_stones(match, turn, number, text, found.boards[number - 1])
        elif taken_by_the_wide_rule(match.game.board, turn.start, turn.text, found.width):
            raise wide(number, text)
    remark = _departure(found, match, len(found.turns)) if found.goes_on else None
    if remark is not None:
        return Opened(match, (remark,))
    if found.winner is not None and match.winner != found.winner:
        reason = other_winner(_standing(match)) if found.by_its_rules else None
        if reason is not None:
            return Opened(match, (Remark(match.history.tree.here, reason),))
        name = match.players[found.winner]
        raise InvalidSetup(
            say("the record says that {name} has won, but its turns do not lead there", name=quote(name))
        )
    return Opened(match)


def _departure(found: ForeignRecord, match: Match, played: int) -> Remark | None:
    """A remark if the record goes on by a rule of AbstractPlay alone after this many turns; else None."""
    if not found.by_its_rules:
        return None
    rest = [*found.turns[played:], *found.ending]
    standing = _standing(match)
    reason = departure(standing, rest[0] if rest else "")
    return None if reason is None else Remark(standing.node, reason, rest_of(match, match.position, rest))


def _standing(match: Match) -> Standing:
    return Standing(match.info, match.game, match.history.tree.here, match.position)


def rest_of(match: Match, position: Position, turns: list[str]) -> str:
    """The rest of a record from a position where the match cannot go on, to be read and pasted.

    After an illegal pass, the rest is a list of turns that begins from the position after the pass, up to the next such
    pass, and so on. Otherwise it stays as it is.
    """
    lines: list[str] = []
    while len(turns) > 1 and turns[0] == "pass" and match.game.outcome(position) is None:
        # Turns that do not fit into a comment need not be played.
        if sum(map(len, lines)) > LONGEST_COMMENT:
            break
        start = write_start(match.game, match.game.apply(position, PASS))
        try:
            match = Match(match.info.id, match.size, start=start)
        except InvalidSetup:
            break
        played = 0
        for turn in turns[1:]:
            if not match.is_legal(turn):
                break
            match.play(turn)
            played += 1
        if not played:
            break
        lines.append(f"{match.info.id} {match.size} start {start.replace(' ', ',')}: {' '.join(match.turns)}")
        position, turns = match.position, turns[1 + played :]
    return "\n".join([*lines, " ".join(turns)] if turns else lines)


def _require_stones(match: Match, turn: Turn, number: int, text: str, recorded: dict[str, int]) -> None:
    """Check the stones after a turn against the recorded ones.

    Raises:
        InvalidSetup: They differ. If the only difference is what AbstractPlay's wide rule takes, the error says so.
    """
    names_of = match.game.board.names_of
    stones = {name: colour for colour, cells in enumerate(match.position.stones) for name in names_of(cells)}
    if stones == recorded:
        return
    taken = taken_by_the_wide_rule(match.game.board, turn.start, turn.text, Width.ANY)
    if recorded == {name: colour for name, colour in stones.items() if name in recorded or name not in names_of(taken)}:
        raise wide(number, text)
    raise InvalidSetup(
        say(
            "after turn {number}, {text}, the record has other stones on the board than the rules leave "
            "there; it may be damaged, or played under other rules",
            number=number,
            text=quote(text),
        )
    )
