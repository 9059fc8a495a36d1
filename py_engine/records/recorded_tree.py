"""Variations in a record: each turn of the tree is played through the rules once, after its predecessor."""

from __future__ import annotations

from typing import Any

from ..match import Match
from ..match.node import Node
from ..match.turn_tree import MOST_NODES
from ..text.errors import IllegalTurn, InvalidSetup, InvalidText, quote
from ..text.sentences import say

KEYS = {"turns", "after", "line"}


def read_tree(match: Match, tree: Any, turns: list[str]) -> list[Node]:
    """Play all turns of a record's tree in a new match, and go to the end of its current line.

    Args:
        match: A new match.
        tree: Tree as in `TurnTree.document`.
        turns: The current line, which must be in the tree.

    Returns:
        The nodes by their numbers in the record.

    Raises:
        InvalidText: The tree cannot be read.
        InvalidSetup: It contradicts itself.
        IllegalTurn: A turn is not legal.
    """
    if not isinstance(tree, dict) or set(tree) != KEYS:
        raise InvalidText(say("the record’s tree should have turns, after and line, not {tree}", tree=quote(tree)))
    texts, after, line = tree["turns"], tree["after"], tree["line"]
    if not isinstance(texts, list) or not all(isinstance(text, str) for text in texts):
        raise InvalidText(
            say("the turns of the record’s tree should be a list of texts, not {texts}", texts=quote(texts))
        )
    if not isinstance(after, list) or len(after) != len(texts):
        raise InvalidText(
            say(
                "the record’s tree should say of each of its {turns} turns which one it follows, not {after}",
                turns=len(texts),
                after=quote(after),
            )
        )
    if len(texts) > MOST_NODES:
        raise InvalidText(
            say("the record’s tree has {turns} turns, and there is room for {most}", turns=len(texts), most=MOST_NODES)
        )
    nodes = [match.history.tree.start]
    for text, number in zip(texts, after, strict=True):
        nodes.append(play_in_tree(match, _entry(number, nodes), text))
    match.history.tree.follow(nodes)
    here = _find(match, turns)
    end = _entry(line, nodes)
    if here is not match.history.tree.start and here not in end.line():
        raise InvalidSetup(
            say("the line of the record’s tree, to turn {line}, does not go through its turns", line=quote(line))
        )
    match.history.go_to(end.number)
    match.history.go_to(here.number)
    return nodes


def _entry(number: Any, nodes: list[Node]) -> Node:
    """The node of the tree's turn with this number, of those read so far.

    Raises:
        InvalidSetup: There is no such turn.
    """
    if type(number) is not int or not 0 <= number < len(nodes):
        raise InvalidSetup(
            say("the record’s tree has no turn {number} before turn {place}", number=quote(number), place=len(nodes))
        )
    return nodes[number]


def play_in_tree(match: Match, after: Node, text: str) -> Node:
    """The node of a turn of a variation, played after any other.

    Raises:
        InvalidText: The turn cannot be read.
        IllegalTurn: It is not legal.
    """
    try:
        return match.play_after(after, text)
    except IllegalTurn as error:
        raise IllegalTurn(
            say(
                "Turn {number} of a variation, {text}, is not allowed. {reason}",
                number=after.depth + 1,
                text=quote(text),
                reason=error.reason,
            )
        ) from None


def _canonical(match: Match, node: Node, text: str) -> str:
    """The text that the tree has for a turn after this node; the text itself if it is not a turn there."""
    before = match.history.position_after(node)
    try:
        return match.game.turn_text(before, match.game.read_turn(before, text))
    except (InvalidText, IllegalTurn):
        return text


def _find(match: Match, turns: list[str]) -> Node:
    """The node that these turns lead to."""
    node = match.history.tree.start
    for number, text in enumerate(turns, start=1):
        branch = node.branch(text) or node.branch(_canonical(match, node, text))
        if branch is None:
            raise InvalidSetup(
                say("the record’s turn {number}, {text}, is not in its tree", number=number, text=quote(text))
            )
        node = branch
    return node
