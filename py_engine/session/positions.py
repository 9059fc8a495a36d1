"""The positions of a match as a short text: with it a board in another page steps through the turns without an engine.

`web/embed/positions.ts` reads the text.
"""

from __future__ import annotations

from ..games.base import PLACING
from ..match import Match
from ..match.node import Turn
from ..match.previews import exchanged
from ..text.languages import LANGUAGES, translate


def write_positions(match: Match) -> str:
    """The changes of each finished turn and, once the game is over, its result.

    The first line has a part for each turn, with commas between them: `d4` is a stone that was placed in the colour of
    the player who moves, `+d4` one in the other colour, `-d4` a stone that was removed, `!d4` one that was flipped. The
    second line names the colour that has won, and the cells of the loop that has. Each further line has a language and
    a sentence about how the game was won.
    """
    lines = [",".join(_changes(match, turn) for turn in match.played)]
    outcome = match.outcome
    if outcome is not None:
        lines.append(" ".join([match.info.colours[outcome.winner], *match.game.board.names_of(outcome.loop)]))
        how = match.game.how_won(outcome, match.info.players)
        lines += [f"{language} {translate(how, language)}" for language in ("en", *LANGUAGES)]
    return "\n".join(lines)


def _changes(match: Match, turn: Turn) -> str:
    placed = sum({1 << action.cell for action in turn.actions if action.kind in PLACING})
    removed, flipped = exchanged(turn.start, turn.end, placed)
    mover = turn.start.to_move
    signs = (
        ("-", removed[0]),
        ("-", removed[1]),
        ("!", flipped[0] | flipped[1]),
        ("", placed & turn.end.stones[mover]),
        ("+", placed & turn.end.stones[1 - mover]),
    )
    return " ".join(sign + name for sign, cells in signs for name in match.game.board.names_of(cells))
