"""Records of matches: from dicts, JSON, share links and plain lists of turns, and as links and plain lists.

Other programs' records are read too: AbstractPlay's records of Surmount and Sunspot, and lists of turns alone.

All input is untrusted. Its size is limited, its keys are checked one by one, and its turns are played through the
rules. A damaged record raises one of the engine's three errors, which quotes the fault.
"""

from __future__ import annotations

import re
from functools import partial
from typing import Any
from urllib.parse import urlencode

from ..games.catalogue import CATALOGUE
from ..match import RECORD_FORMAT, RECORD_VERSION, Match
from ..match.notes import read_lines
from ..search.solved_boards import require_solved
from ..text.errors import IllegalTurn, InvalidSetup, InvalidText, quote
from ..text.sentences import say
from . import abstractplay, playground
from .downloads import read_array, read_download
from .foreign_matches import match_of
from .json_text import begins_as_json, read_json_object, require_shallow
from .numbered_moves import require_few
from .opened import Opened
from .recorded_notes import annotate, line_of, read_notes, write_notes
from .recorded_tree import read_tree
from .replaying import play_turn
from .share_links import AGAINST_A_FRIEND, find_link, guarded, read_fields
from .written_lists import WrittenList, play_written, read_written

# Far above any real record: the longest game on the largest board takes less than 100 kB.
LONGEST_RECORD = 1_000_000

KEYS = {"format", "version", "game", "size", "holes", "start", "players", "turns", "steps", "tree", "notes", "result"}

GAMES = tuple(info.id for info in CATALOGUE)


def load_record(
    record: dict[str, Any] | str, game: str | None = None, size: int | None = None, number: int | None = None
) -> Match:
    """The match that a record describes.

    Args:
        record: The dict of `Match.record`, its JSON text, a share link (or its part after the `#`), a plain list such
            as `surmount 4: c2 d4 a1 d5 g1 d6 c3,c4(xd5)` or `sum 4 holes a1 start b2/c3/1: d4`; AbstractPlay's game
            report, saved state or playground export of Surmount or Sunspot, or an array of reports; or turns alone.
            Lists are read as people write them (`written_lists`), and a link is found anywhere in a text.
        game: The game that turns alone are meant for, where they leave it open.
        size: The size, likewise.
        number: Which report of an array, from 1; for an array alone.

    Raises:
        InvalidText: The record cannot be read.
        InvalidSetup: It contradicts itself.
        IllegalTurn: A turn is not legal.

    >>> load_record("parasol 2: b2 swap a1").turns
    ['b2', 'swap', 'a1']
    >>> load_record("1. h8 g7 2. h7", game="sunspot").size
    7
    """
    return open_record(record, game, size, number).annotated()


def open_record(
    record: dict[str, Any] | str, game: str | None = None, size: int | None = None, number: int | None = None
) -> Opened:
    """The match that a record describes, with remarks on it; otherwise as `load_record`."""
    if isinstance(record, dict):
        _require_no_number(number)
        require_shallow(record)
        return _from_object(record)
    if not isinstance(record, str):
        raise InvalidText(say("{record} is not a record", record=quote(record)))
    # Some editors begin a file with a byte order mark.
    text = record.removeprefix("\ufeff").strip()
    link = find_link(text) if len(record) <= LONGEST_RECORD and not begins_as_json(text) else None
    if link is not None:
        _require_no_number(number)
        return Opened(_from_link(link.query), left_over=link.left_over)
    array = read_array(text) if text[:1] == "[" else []
    download = read_download(array)
    if download is not None:
        return _from_object(download.chosen(number))
    _require_no_number(number)
    if len(record) > LONGEST_RECORD:
        raise InvalidText(
            say("{record} is too long to be a record ({length} characters)", record=quote(record), length=len(record))
        )
    if text[:1] == "{":
        return _from_object(read_json_object(text, LONGEST_RECORD, say("a record")))
    if text[:1] == "[":
        return match_of(abstractplay.read_list(array), record, game, size)
    if re.split(r"[\s:]", text, maxsplit=1)[0].lower() not in GAMES:
        opened = _from_bare_turns(text, record, game, size)
        if opened is not None:
            return opened
    return Opened(_from_list(text))


def _require_no_number(number: object) -> None:
    if number is not None:
        raise InvalidSetup(
            say("the record is not a list of games in which one is number {number}", number=quote(number))
        )


def write_link(match: Match) -> str:
    """The match as the part of a share link after the `#`."""
    fields = {"game": match.info.id, "size": str(match.size)}
    if match.holes:
        fields["holes"] = " ".join(match.holes)
    if match.start is not None:
        fields["start"] = match.start
    if match.turns:
        fields["turns"] = " ".join(match.turns)
    if notes := write_notes(match):
        fields["notes"] = notes
    return guarded(urlencode(fields))


def write_list(match: Match) -> str:
    """The match as a plain list of turns, to be read by people and by `load_record`.

    The turns are numbered one by one, as on the page, two on a line.
    """
    holes = f" holes {','.join(match.holes)}" if match.holes else ""
    start = "" if match.start is None else f" start {match.start.replace(' ', ',')}"
    turns = [f"{number}. {turn}" for number, turn in enumerate(match.turns, start=1)]
    lines = [f"{match.info.id} {match.size}{holes}{start}:"]
    lines += [" ".join(turns[at : at + 2]) for at in range(0, len(turns), 2)]
    return "\n".join(lines) + "\n"


def _from_object(record: dict[str, Any]) -> Opened:
    if record.get("format") == playground.FORMAT:
        return playground.open_playground(record, LONGEST_RECORD)
    if "format" not in record and abstractplay.looks_foreign(record):
        return match_of(abstractplay.read_object(record), record, None, None)
    return Opened(_from_document(record))


def _from_document(record: dict[str, Any]) -> Match:
    """The match of a record in this program's own format."""
    if record.get("format") != RECORD_FORMAT:
        raise InvalidText(
            say(
                "the record’s format is {found}, not {wanted}",
                found=quote(record.get("format")),
                wanted=quote(RECORD_FORMAT),
            )
        )
    version = record.get("version")
    if type(version) is not int or not 1 <= version <= RECORD_VERSION:
        raise InvalidSetup(
            say(
                "the record’s version is {version}; this program reads versions up to {latest}",
                version=quote(version),
                latest=RECORD_VERSION,
            )
        )
    for key in record:
        if key not in KEYS:
            raise InvalidText(say("the record has an unknown entry {key}", key=quote(key)))
    holes, start = _texts(record, "holes"), record.get("start")
    match = Match(record.get("game", ""), record.get("size"), holes, record.get("players"), start)
    turns, steps = _texts(record, "turns"), _texts(record, "steps")
    nodes = None
    if "tree" in record:
        nodes = read_tree(match, record["tree"], turns)
        turns = []
    _replay(match, turns, steps)
    if record.get("notes") is not None:
        read_notes(match, record["notes"], nodes or line_of(match))
    _require_result(match, record.get("result"))
    return match


def _from_link(query: str) -> Match:
    fields = read_fields(query)
    match = _set_up(*(fields.get(name, "") for name in ("game", "size", "holes", "start")))
    if fields.get("play", AGAINST_A_FRIEND) != AGAINST_A_FRIEND:
        require_solved(match.info.id, match.info.name, match.size)
    _replay(match, fields.get("turns", "").split(), [])
    notes = fields.get("notes", "")
    if notes.strip():
        annotate(match, line_of(match), read_lines(notes))
    if "at" in fields:
        _go_to_turn(match, fields["at"])
    return match


def _go_to_turn(match: Match, at: str) -> None:
    line = line_of(match)
    if not (at.isascii() and at.isdigit() and len(at) <= len(str(len(line))) and int(at) < len(line)):
        raise InvalidSetup(
            say(
                "the link opens the game after turn {number}, but it has {count} turns",
                number=quote(at),
                count=len(line) - 1,
            )
        )
    match.history.go_to(line[int(at)].number)


def _from_list(text: str) -> Match:
    heading, colon, body = text.partition(":")
    words = heading.lower().split()
    if not colon or not words or words[0] not in GAMES:
        raise InvalidText(say("{text} is not a record: it should begin as in 'subsume 6: d4 e5'", text=quote(text)))
    size = words[1] if len(words) > 1 else ""
    parts = dict(zip(words[2::2], words[3::2], strict=False))
    if (len(words) % 2 and words[2:]) or len(parts) * 2 != len(words[2:]) or not parts.keys() <= {"holes", "start"}:
        raise InvalidText(
            say(
                "{heading} should be a game, its size and perhaps 'holes c4,d5' or 'start d4/e5/1'",
                heading=quote(heading),
            )
        )
    match = _set_up(words[0], size, parts.get("holes", "").replace(",", " "), parts.get("start", ""))
    return _play_written(read_written(body, match.info.id), match)


def _play_written(written: WrittenList, match: Match) -> Match:
    require_few(len(written.turns))
    play_written(match, written, play_turn)
    return match


def _set_up(game: str, size: str, holes: str, start: str) -> Match:
    if size and not (size.isascii() and size.isdigit() and len(size) < 3):
        raise InvalidSetup(say("the size {size} is not a number that a board can have", size=quote(size)))
    return Match(game, int(size) if size else None, holes.split(), start=start or None)


def _from_bare_turns(text: str, record: str, game: str | None, size: int | None) -> Opened | None:
    """The match of a text of turns alone; None for any other text."""
    written = read_written(text, None)
    words = " ".join(written.turns)
    if not abstractplay.looks_like_moves(words.replace(",", " ")):
        return None
    matches, problems = [], []
    for one in abstractplay.possible_games(written.turns, game, written.is_upper_case):
        turns = read_written(text, one)
        foreign = abstractplay.ForeignRecord(one, None, tuple(turns.turns))
        try:
            matches.append(match_of(foreign, record, game, size, partial(_play_written, turns)))
        except (InvalidText, IllegalTurn, InvalidSetup) as problem:
            problems.append(problem)
    if len(matches) > 1:
        raise InvalidText(
            say("{turn} could be a turn of any game: begin as in 'subsume 6: d4 e5'", turn=quote(written.turns[0]))
        )
    if not matches:
        raise problems[0]
    return matches[0]


def _replay(match: Match, turns: list[str], steps: list[str]) -> None:
    require_few(max(len(turns), len(steps)))
    for number, text in enumerate(turns, start=1):
        play_turn(match, number, text)
    for text in steps:
        match.act(text)
        if not match.steps:
            raise InvalidSetup(say("the record’s unfinished turn is finished by {text}", text=quote(text)))


def _require_result(match: Match, result: Any) -> None:
    """Check the record's result, if it has one, against the board."""
    if result is None:
        return
    played = match.record()["result"]
    if result != played:
        raise InvalidSetup(
            say(
                "the record’s result {result} is not the one on the board, {played}",
                result=quote(result),
                played=quote(played),
            )
        )


def _texts(record: dict[str, Any], key: str) -> list[str]:
    texts = record.get(key)
    if texts is None:
        return []
    if not isinstance(texts, list) or not all(isinstance(text, str) for text in texts):
        raise InvalidText(say("the record’s {key} should be a list of texts, not {texts}", key=key, texts=quote(texts)))
    return texts
