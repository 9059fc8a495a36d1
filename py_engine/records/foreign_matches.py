"""Matches from records that others have written: their turns are played here, and what else they say is compared."""

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
    """The match of a record from elsewhere; where it leaves the board open, of the first on which it can be played.

    record: as it came, for the messages. game, size: the board that is meant where the record leaves it open. play:
    plays the turns in a new match, where they are a list; what else a record says is compared otherwise.
    Raises `InvalidText`, `IllegalTurn` or `InvalidSetup`.
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
            # What is wrong with the likeliest board is what helps.
            problem = problem or error
    assert problem is not None
    raise problem


def _played(found: ForeignRecord, match: Match) -> Opened:
    """A match with the record's turns played, and what else the record says compared with it.

    Where it goes on by a rule of AbstractPlay alone, the match ends before that, and a remark says so.
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
    """That a record goes on by a rule of AbstractPlay alone after so many turns; None if it does not."""
    if not found.by_its_rules:
        return None
    rest = [*found.turns[played:], *found.ending]
    standing = _standing(match)
    reason = departure(standing, rest[0] if rest else "")
    return None if reason is None else Remark(standing.node, reason, rest_of(match, match.position, rest))


def _standing(match: Match) -> Standing:
    return Standing(match.info, match.game, match.history.tree.here, match.position)


def rest_of(match: Match, position: Position, turns: list[str]) -> str:
    """What follows a position in a record where the match cannot go on so, to be read and pasted.

    After a pass that is illegal it is a list of turns that begins from the position after the pass, up to the next
    such pass, and so on; the rest as it is.
    """
    lines: list[str] = []
    while len(turns) > 1 and turns[0] == "pass" and match.game.outcome(position) is None:
        # What has no room in a comment need not be played.
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
    """The stones after a turn must be the recorded ones. If only some are missing that AbstractPlay's wide rule takes,
    the message says so. Raises `InvalidSetup`.
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
