"""AbstractPlay's playground exports: a game with variations, comments and marks such as `!?`.

`state` is the text of a saved state, whose stack is the main line. `exploration` has an entry for each position of it:
null, or the list of variations that begin there. Each has a `move`, perhaps with a `nag`, a `textComment`, comments of
others (`comment`), and its own `children`. `moveAnnotations` has the same for the main line. `focus` is the position
that was shown.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from ..match import Match
from ..match.node import Node
from ..match.turn_tree import MOST_NODES
from ..text.errors import InvalidSetup, InvalidText, quote
from ..text.sentences import Sentence, say
from .abstractplay import read_object
from .abstractplay_rules import Standing, departure
from .foreign_matches import match_of, rest_of
from .json_text import read_json_object
from .opened import Opened, Remark
from .recorded_notes import JUDGEMENTS, annotate, line_of
from .recorded_tree import play_in_tree

FORMAT = "abstractplay-playground"
VERSION = 1

# Variations that go on by a rule of AbstractPlay alone are only counted beyond this many.
MOST_REMARKS = 20


class _Branch(NamedTuple):
    """A variation to read.

    Attributes:
        after: The node that it follows.
        written: The variation as the export has it.
        path: As in `focus`: the number of the main line's turn, then an index at each branching.
    """

    after: Node
    written: Any
    path: tuple[int, ...]


def open_playground(record: dict[str, Any], longest: int) -> Opened:
    """The match of a playground export, at the position that its author was on.

    The text of its state may have up to `longest` characters.

    Raises:
        InvalidText: The export cannot be read.
        IllegalTurn: A turn is not legal.
        InvalidSetup: The version is another one, or the export contradicts itself.
    """
    version = record.get("version", VERSION)
    if version != VERSION:
        raise InvalidSetup(
            say(
                "the playground export has version {version}; this program reads version {latest}",
                version=quote(version),
                latest=VERSION,
            )
        )
    state = record.get("state")
    if isinstance(state, str):
        state = read_json_object(state, longest, say("a saved state"))
    if not isinstance(state, dict) or "stack" not in state:
        raise InvalidText(say("{text} is not {what}", text=quote(state), what=say("a saved state")))
    match, cut, _ = match_of(read_object(state), record, None, None)
    line = line_of(match)
    places: dict[tuple[int, ...], Node] = {(number,): node for number, node in enumerate(line)}
    notes: list[tuple[Node, str]] = []
    left_out = 0
    for number, annotation in enumerate(_list(record, "moveAnnotations")):
        if annotation is not None:
            # A comment on a resignation belongs to the position.
            notes.append((line[min(number, len(line) - 1)], _comment(annotation)))
    branches = []
    for number, written in enumerate(_branches(record)):
        if number < len(line):
            branches += [_Branch(line[number], one, (number, place)) for place, one in enumerate(written)]
        else:
            left_out += len(written)
    found = _read_branches(match, branches, places, notes)
    left_out += len(found[MOST_REMARKS:])
    remarks = cut + tuple(
        Remark(node, reason, rest_of(match, match.history.position_after(node), _moves_from(written)))
        for node, reason, written in found[:MOST_REMARKS]
    )
    if left_out:
        sentence = say("The export has {count} more variations, which cannot be shown.", count=left_out)
        remarks += (Remark(line[-1], sentence),)
    _annotate(match, notes)
    if not cut:
        match.history.go_to(_focus(record, places, line[-1]).number)
    return Opened(match, remarks)


def _read_branches(
    match: Match, branches: list[_Branch], places: dict[tuple[int, ...], Node], notes: list[tuple[Node, str]]
) -> list[tuple[Node, Sentence, Any]]:
    """Play variations, each after the node that it follows, and add their turns to `places` and `notes`.

    Returns:
        The variations that go on by a rule of AbstractPlay alone: the node, the reason, and the rest.
    """
    departing: dict[tuple[Node, str], Sentence | None] = {}
    found: list[tuple[Node, Sentence, Any]] = []
    count = 0
    waiting = branches[::-1]
    while waiting:
        after, written, path = waiting.pop()
        count += 1
        if (turns := count + len(waiting)) > MOST_NODES:
            raise InvalidText(
                say("the record’s tree has {turns} turns, and there is room for {most}", turns=turns, most=MOST_NODES)
            )
        text = _move(written)
        if (after, text) not in departing:
            standing = Standing(match.info, match.game, after, match.history.position_after(after))
            departing[after, text] = departure(standing, text)
        reason = departing[after, text]
        if reason is not None:
            found.append((after, say("In a variation: {reason}", reason=reason), written))
            continue
        node = places[path] = after.branch(text) or play_in_tree(match, after, text)
        if comment := _comment(written):
            notes.append((node, comment))
        children = written.get("children") or []
        if not isinstance(children, list):
            raise InvalidText(say("the variations should be a list, not {found}", found=quote(children)))
        waiting += [_Branch(node, child, (*path, place)) for place, child in enumerate(children)][::-1]
    match.history.tree.follow(list(places.values()))
    return found


def _moves_from(written: Any) -> list[str]:
    """The moves of a variation, along the first branch at each."""
    moves = []
    while written:
        moves.append(_move(written))
        children = written.get("children")
        written = children[0] if isinstance(children, list) and children else None
    return moves


def _move(written: Any) -> str:
    move = written.get("move") if isinstance(written, dict) else None
    if not isinstance(move, str):
        raise InvalidText(say("{move} is not a turn", move=quote(written)))
    return "".join(move.split())


def _comment(written: Any) -> str:
    """The mark and the comments on a move, as one text; empty for none."""
    if not isinstance(written, dict):
        raise InvalidText(say("{text} is not {what}", text=quote(written), what=say("a comment on a turn")))
    mark, comment, others = written.get("nag"), written.get("textComment"), written.get("comment") or []
    if not isinstance(others, list):
        raise InvalidText(say("{text} is not {what}", text=quote(others), what=say("a comment on a turn")))
    if mark is not None and mark not in JUDGEMENTS:
        raise InvalidText(say("{text} is not {what}", text=quote(mark), what=say("a mark such as '!?'")))
    texts = []
    for text in (comment, *(one.get("comment") if isinstance(one, dict) else one for one in others)):
        if not isinstance(text, str | None):
            raise InvalidText(say("a comment should be a text, not {comment}", comment=quote(text)))
        if text is not None:
            texts.append(text)
    return " ".join([*((mark,) if mark else ()), "\n".join(texts)]).strip()


def _annotate(match: Match, notes: list[tuple[Node, str]]) -> None:
    """Give positions their comments. A turn that is also in a variation may have several."""
    comments: dict[Node, list[str]] = {}
    for node, comment in notes:
        comments.setdefault(node, []).append(comment)
    nodes = list(comments)
    annotate(match, nodes, [(number, "\n".join(comments[node]), None) for number, node in enumerate(nodes)])


def _branches(record: dict[str, Any]) -> list[list[Any]]:
    """The variations for each position of the main line."""
    written = _list(record, "exploration")
    found = [[] if one is None else one for one in written]
    for one in found:
        if not isinstance(one, list):
            raise InvalidText(say("the variations should be a list, not {found}", found=quote(one)))
    return found


def _list(record: dict[str, Any], key: str) -> list[Any]:
    found = record.get(key)
    if found is not None and not isinstance(found, list):
        raise InvalidText(
            say("{key} in the playground export should be a list, not {found}", key=quote(key), found=quote(found))
        )
    return found or []


def _focus(record: dict[str, Any], places: dict[tuple[int, ...], Node], otherwise: Node) -> Node:
    """The position on which the export was made, or `otherwise` if it is not known."""
    match record.get("focus"):
        case {"moveNumber": int() as number, "exPath": [*path]} if all(type(place) is int for place in path):
            return places.get((number, *path), otherwise)
    return otherwise
