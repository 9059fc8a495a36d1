"""Words of the coach: what a turn does, as the end of a sentence that begins with the turn.

Every game's own words are used: stones are removed in Sum, captured in Surmount, turned in Subsume and flipped in
Sunspot, and parasols are won.
"""

from __future__ import annotations

from collections.abc import Sequence

from ..board.boards import Board
from ..games.base import Game, count_of_stones
from ..text.sentences import Sentence, say
from .effects import Effect

# More stones are counted rather than named.
MOST_NAMED = 4


def stones_phrase(board: Board, stones: int) -> Sentence:
    """The names of some stones, or their number if there are many."""
    names = board.names_of(stones)
    if len(names) > MOST_NAMED:
        return count_of_stones(len(names))
    return cells_phrase(names)


def cells_phrase(names: Sequence[str]) -> Sentence:
    """Names of cells, such as "a2", "a2 and c3", "a2, b4 and c3"."""
    *others, last = names
    return say("{others} and {last}", others=", ".join(others), last=last) if others else say("{number}", number=last)


def parasols_phrase(count: int) -> Sentence:
    """A number of parasols."""
    return say("1 parasol") if count == 1 else say("{count} parasols", count=count)


def does(game: Game, effect: Effect) -> Sentence | None:
    """The effect of a turn, to follow its text; None if it only places a stone."""
    board = game.board
    if effect.won:
        return say("wins {parasols}", parasols=parasols_phrase(effect.won.bit_count()))
    phrase = _takes_or_turns(game, effect)
    if not effect.lost:
        return phrase
    lost = stones_phrase(board, effect.lost)
    if game.id == "sunspot":
        return phrase and say("{does} and gives {stones} away", does=phrase, stones=lost)
    return (
        say("loses {stones}", stones=lost)
        if phrase is None
        else say("{does}, but loses {stones}", does=phrase, stones=lost)
    )


def _takes_or_turns(game: Game, effect: Effect) -> Sentence | None:
    """The enemy stones that a turn takes or turns."""
    board = game.board
    taken = stones_phrase(board, effect.taken) if effect.taken else None
    turned = stones_phrase(board, effect.turned) if effect.turned else None
    if game.id == "surmount":
        return taken and say("captures {stones}", stones=taken)
    if game.id == "sunspot":
        return turned and say("flips {stones}", stones=turned)
    if turned and taken:
        return say("turns {stones} and removes {others}", stones=turned, others=taken)
    if turned:
        return say("turns {stones}", stones=turned)
    return taken and say("removes {stones}", stones=taken)


def does_or_nothing(game: Game, effect: Effect) -> Sentence:
    """The effect of a turn, or that it gains nothing, to follow its text."""
    phrase = does(game, effect) if effect.gain > 0 else None
    if phrase is not None:
        return phrase
    match game.id:
        case "sum":
            return say("removes nothing")
        case "surmount":
            return say("captures nothing")
        case "parasol":
            return say("wins none")
    return say("gains nothing")


def balance_phrase(game: Game, balance: int) -> Sentence:
    """Stones or parasols that a side gains on balance, to follow its colour."""
    if balance == 0:
        return say("comes out even")
    amount = parasols_phrase(abs(balance)) if game.id == "parasol" else count_of_stones(abs(balance))
    return say("is {amount} up", amount=amount) if balance > 0 else say("is {amount} down", amount=amount)


def no_reply(game: Game, gain: int, most: int) -> Sentence:
    """The claim that no reply does what one did that gains this much.

    The strongest claim is made that is true where the largest gain of a reply is `most`: that none gains anything, that
    none gains as much, or that none takes, turns or wins the same.
    """
    if most >= gain:
        return say("no reply does that")
    match game.id:
        case "sum":
            return say("no reply removes as much") if most else say("no reply removes anything")
        case "surmount":
            return say("no reply captures as much") if most else say("no reply captures anything")
        case "parasol":
            return say("no reply wins as many") if most else say("no reply wins any")
    return say("no reply gains as much") if most else say("no reply gains anything")


def why_decided(game: Game, effect: Effect, colour: Sentence) -> Sentence:
    """The reason why the side that has played a turn is certain to win, to follow a colon."""
    match game.id:
        case "parasol":
            held = game.score(effect.after)[effect.mover]
            return say(
                "{colour} then holds {parasols}, more than half of them", colour=colour, parasols=parasols_phrase(held)
            )
        case "sum":
            return say(
                "{colour} then has more than half of the squares in stones that can never be removed", colour=colour
            )
    return say("{colour} then has a group that can never be captured, and cannot lose any more", colour=colour)
