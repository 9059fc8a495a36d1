"""Lists of turns as people write them: with numbers, arrows, commas, comments, `!` and `?`, a result, in upper case.

Everything apart from the turns becomes notes: a comment in braces, a judgement such as `!?`, and how the game was ended
if the board does not show it. A forced pass may be left out, as the original Sum program does.

A text that could mean two things is read only if one of them is possible. In Sunspot `X` is a flip, in Surmount `x` a
capture; once the game is known, upper case means nothing. A comma within a word belongs to a turn of Surmount. A comma
before a blank may separate two turns or two cells of one turn, and the rules decide.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import NamedTuple

from ..match import Match
from ..text.errors import IllegalTurn, InvalidSetup, InvalidText, quote
from ..text.sentences import say
from .abstractplay import ENDINGS
from .numbered_moves import LOOKS_LIKE_TURN, MOST_TURNS, moves_of, require_few
from .recorded_notes import JUDGEMENTS, annotate

# A comment, which may lack its end, or the text between comments.
PIECE = re.compile(r"\{[^}]*\}?|[^{]+")
ARROW = re.compile(r"[-–—]>|[→⇒⟶➔➜]")

# A step of a turn that has an X.
FLIP = re.compile(r"x(?=[a-z])")

DRAWN = "draw"
RESULTS = {"1-0": 0, "0-1": 1, "1/2-1/2": DRAWN, "½-½": DRAWN, "0.5-0.5": DRAWN}
UNDECIDED = "*"
DASH = re.compile(r"[–—−]")

# Turns, and the text between them.
MOST_PARTS = 3 * MOST_TURNS

# More cells than anyone adds in one turn with blanks after the commas.
MOST_PARTED = 24


class WrittenList(NamedTuple):
    """Contents of a list.

    Attributes:
        turns: Turns without their numbers, in the case of our notation.
        commas: Turns, by number from 0, that a comma and a blank follow.
        remarks: Comments and judgements, by the number of turns before them.
        results: How the list says that the game ended, as written.
        is_upper_case: Whether no letter of the turns is a small one.
    """

    turns: list[str]
    commas: frozenset[int]
    remarks: dict[int, list[str]]
    results: list[str]
    is_upper_case: bool


def read_written(text: str, game: str | None) -> WrittenList:
    """Contents of a list of turns, of a known game or of any.

    Raises:
        InvalidText: A comment has no end, turns follow the game's end, or there are more turns than any game has.
    """
    found = WrittenList([], frozenset(), {}, [], True)
    commas: set[int] = set()
    is_upper_case = True
    pieces = PIECE.findall(text)
    require_few(len(pieces), MOST_PARTS)
    for piece in pieces:
        if piece[0] == "{":
            if piece[-1] != "}":
                raise InvalidText(say("the comment {comment} lacks its closing brace", comment=quote(piece)))
            found.remarks.setdefault(len(found.turns), []).append(piece[1:-1].strip())
            continue
        is_upper_case = is_upper_case and piece.upper() == piece
        words = moves_of(ARROW.sub(" ", piece))
        require_few(len(found.turns) + len(words), MOST_PARTS)
        for word in words:
            _read_word(found, commas, word, game)
    return found._replace(commas=frozenset(commas), is_upper_case=is_upper_case)


def _read_word(found: WrittenList, commas: set[int], word: str, game: str | None) -> None:
    if word[0] == "," and found.turns:
        commas.add(len(found.turns) - 1)
    bare = word.strip(",")
    turns, judgement = bare.rstrip("!?"), ""
    if bare[len(turns) :] in JUDGEMENTS:
        judgement = bare[len(turns) :]
    else:
        turns = bare
    if turns:
        ending = DASH.sub("-", turns).lower()
        if ending in RESULTS or ending in ENDINGS or ending == UNDECIDED:
            found.results.append(turns)
        elif found.results:
            raise InvalidText(
                say(
                    "{turn} stands after {ending}, the end of the game",
                    turn=quote(turns),
                    ending=quote(found.results[-1]),
                )
            )
        else:
            inside = turns.split(",") if game not in (None, "surmount") and "," in turns else [turns]
            # With nothing between two commas it is not a list.
            found.turns.extend(_in_our_case(turn, game) for turn in (inside if all(inside) else [turns]))
            if word[-1] == ",":
                commas.add(len(found.turns) - 1)
    if judgement:
        found.remarks.setdefault(len(found.turns), []).append(judgement)


def _in_our_case(turn: str, game: str | None) -> str:
    """A turn with its letters in the case of our notation; any other text as it is."""
    if not turn.isascii() or not LOOKS_LIKE_TURN.fullmatch(turn):
        return turn
    if game is None and "x" in turn.lower():
        # The case of its X may show which game it is.
        return re.sub(r"[A-WYZ]", lambda letter: letter[0].lower(), turn)
    return FLIP.sub("X", turn.lower()) if game == "sunspot" else turn.lower()


def play_written(match: Match, written: WrittenList, play: Callable[[Match, int, str], None]) -> None:
    """Play the turns of a list in a new match, and give it the notes.

    Args:
        match: A new match.
        written: Contents of the list.
        play: Plays the turn with a number and a text; its errors are passed on.

    Raises:
        InvalidSetup: The result is not the one on the board.
    """
    nodes = [match.history.tree.start]
    turns = written.turns
    ends = _ends_of_chains(turns, written.commas)
    at = 0
    while at < len(turns):
        chain = turns[at : ends[at] + 1]
        if len(chain) > 1 and match.info.id == "surmount" and chain[-1].endswith(")"):
            alone = _alone_in(match, chain)
            chain = [*chain[:alone], *[""] * (len(chain) - alone - 1), ",".join(chain[alone:])]
        for number, text in enumerate(chain, start=at + 1):
            if text:
                _play_or_pass(match, number, text, play)
            nodes.append(match.history.tree.here)
        at += len(chain)
    remarks = dict(written.remarks)
    closing = _closing(match, written.results)
    if closing:
        remarks[len(turns)] = [*remarks.get(len(turns), []), *closing]
    comments = {turn: " ".join(filter(None, said)) for turn, said in remarks.items()}
    annotate(match, nodes, [(turn, comment, None) for turn, comment in comments.items() if comment])


def _ends_of_chains(turns: list[str], commas: Iterable[int]) -> list[int]:
    """The last turn that commas join to each turn; a capture ends a chain."""
    ends = list(range(len(turns)))
    for at in sorted(commas, reverse=True):
        if at + 1 < len(turns) and not turns[at].endswith(")"):
            ends[at] = ends[at + 1]
    return ends


def _alone_in(match: Match, chain: list[str]) -> int:
    """The number of words of a chain that are whole turns; the rest of the chain, with its capture, is one turn.

    At most one number is possible: the capturing group must be exactly as large as the captured one, and each word less
    in its turn makes it smaller, and the other one no smaller. If none is possible, all words are turns.
    """
    game, position = match.game, match.position
    for alone, text in enumerate(chain):
        try:
            if len(chain) - alone <= MOST_PARTED:
                game.read_turn(position, ",".join(chain[alone:]))
                return alone
        except (InvalidText, IllegalTurn):
            pass
        try:
            position = game.after(position, game.read_turn(position, text))
        except (InvalidText, IllegalTurn):
            break
    return len(chain) - 1


def _play_or_pass(match: Match, number: int, text: str, play: Callable[[Match, int, str], None]) -> None:
    """Play a turn, after a forced pass if that was left out."""
    try:
        play(match, number, text)
    except IllegalTurn:
        if match.forced_pass is None:
            raise
        match.play("pass")
        play(match, number, text)


def _closing(match: Match, results: list[str]) -> list[str]:
    """The list's statements about the game's end that the board does not show.

    Raises:
        InvalidSetup: The board shows another result.
    """
    said = []
    for written in results:
        result = RESULTS.get(DASH.sub("-", written))
        if result is None:
            said += [] if written == UNDECIDED else [written]
        elif match.winner is None:
            said.append(written)
        # After a swap the first player or the first colour may be meant.
        elif result == DRAWN or not (match.swapped or result == match.winner):
            raise InvalidSetup(
                say(
                    "the list ends with {result}, but by its turns {name} has won",
                    result=quote(written),
                    name=quote(match.players[match.winner]),
                )
            )
    return said
