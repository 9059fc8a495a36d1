"""Descriptions for the page: of a match, and of the games before there is one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ..games.catalogue import CATALOGUE
from ..match import Match
from ..match.changes import changes_of, numbers_of
from ..players.ladder import ratings_of
from ..players.opponents import opponents_of
from ..text.languages import LANGUAGES, translate, verbatim
from .stones import describe_board, describe_standing, describe_threats

if TYPE_CHECKING:
    from .wire import Note, State, TurnTree


def describe(match: Match) -> State:
    """The complete description of a match for the page."""
    outcome = match.outcome
    position = match.position
    legal = [] if outcome is not None else match.game.legal_actions(position)
    first_holds = match.player_of(0)  # the colour of player 0: the swap is its own inverse
    first_colour, second_colour = match.info.colours[first_holds], match.info.colours[1 - first_holds]
    first_score, second_score = match.game.score(position)
    names = match.game.board.name
    decided = match.game.decided_for(position)
    changes = changes_of(match)
    choices: list[str] = [action.kind for action in legal if action.cell < 0]
    return {
        "game": match.info.id,
        "size": match.size,
        "holes": list(match.holes),
        "start": match.start,
        "board": describe_board(match, match.position),
        "players": ({"colour": first_colour}, {"colour": second_colour}),
        "to_move": match.to_move,
        "over": outcome is not None,
        "decided": None if decided is None else match.player_of(decided),
        "winner": match.winner,
        "how": None if outcome is None else match.game.how_won(outcome, match.info.players),
        "loop": [] if outcome is None else match.game.board.names_of(outcome.loop),
        "targets": {
            names(cell): {"action": match.game.action_text(action), "kind": action.kind}
            for cell, action in match.game.targets(position).items()
        },
        "choices": [*choices, "swap"] if match.can_swap else choices,
        "prompt": "" if outcome is not None else match.game.prompt(position),
        "forced_pass": match.forced_pass,
        "steps": match.steps,
        "turns": match.turns,
        "last_turn": match.turns[-1] if match.turns else None,
        "changes": {"placed": changes.placed, "removed": changes.removed, "flipped": changes.flipped},
        "threats": describe_threats(match),
        "score": (second_score, first_score) if match.swapped else (first_score, second_score),
        "standing": describe_standing(match),
        "can_undo": match.can_undo,
        "can_redo": match.can_redo,
        "finished": _is_finished(match),
        "tree": _tree(match),
        "notes": _notes(match),
        "numbers": numbers_of(match),
    }


def _is_finished(match: Match) -> bool:
    """Return whether redo leads to the end of the game."""
    ahead = match.history.tree.here.ahead()
    last = ahead[-1].turn if ahead else None
    return last is not None and match.game.outcome(last.end) is not None


def _tree(match: Match) -> TurnTree:
    """The turns of a match as a tree."""
    tree = match.history.tree
    described: TurnTree = {
        "here": tree.here.number,
        "line": [node.number for node in (*tree.here.line(), *tree.here.ahead())],
        "nodes": [
            {"id": node.number, "after": node.parent.number, "turn": node.turn.text}
            for node in tree.listed
            if node.parent is not None and node.turn is not None
        ],
        "can_restore": tree.can_restore,
    }
    return verbatim(described)


def _notes(match: Match) -> dict[str, Note]:
    """The notes on the positions that have any."""
    return {
        str(node.number): {"comment": node.note.comment, "marks": list(node.note.marks)}
        for node in match.history.tree.listed
        if node.note is not None
    }


def catalogue_document() -> dict[str, Any]:
    """The games and their opponents, which the page reads before the engine has started.

    `translations` has, for each language, the translation of each English text.
    """
    games = [
        {
            "id": info.id,
            "name": info.name,
            "designer": info.designer,
            "year": info.year,
            "url": info.url,
            "shape": info.shape,
            "players": info.players,
            "colours": info.colours,
            "sizes": list(info.sizes),
            "default_size": info.default_size,
            "pie": info.pie,
            "holes": info.holes,
            "score_unit": info.score_unit,
            "stones_stay": info.stones_stay,
            "goal": info.goal,
            "summary": info.summary,
            "sample": info.sample._asdict(),
            "opponents": [
                {
                    "id": one.id,
                    "name": one.name,
                    "temper": one.temper,
                    "seconds": one.seconds,
                    "rating": rating._asdict(),
                }
                for one, rating in zip(opponents_of(info.id), ratings_of(info.id), strict=True)
            ],
        }
        for info in CATALOGUE
    ]
    texts = [
        text for info in CATALOGUE for text in (info.goal, info.summary, *(one.temper for one in opponents_of(info.id)))
    ]
    translations = {language: {text: translate(text, language) for text in texts} for language in LANGUAGES}
    return {"games": games, "translations": translations}
