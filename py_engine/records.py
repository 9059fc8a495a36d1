"""Records of matches: from dicts, JSON, share links and plain lists of turns, and as links and plain lists.

Everything that comes in is untrusted. It is size-capped, checked key by key, and played through the rules
turn by turn, so that a damaged record ends in one of the engine's three errors, which quotes what is wrong
with it.
"""

from __future__ import annotations

import re
from typing import Any
from urllib.parse import parse_qs, urlencode

from .errors import IllegalTurn, InvalidSetup, InvalidText, quote
from .games.catalogue import CATALOGUE
from .json_text import read_json
from .match import RECORD_FORMAT, RECORD_VERSION, Match

# Far above anything real (the longest game of the largest board stays below 100 kB and 2,000 turns).
LONGEST_RECORD = 1_000_000
MOST_TURNS = 10_000

KEYS = {"format", "version", "game", "size", "holes", "players", "turns", "steps", "result"}

# "3. d4" or "12.": turn numbers, which a plain list may carry.
TURN_NUMBER = re.compile(r"\d+\.+")


def load_record(record: dict[str, Any] | str) -> Match:
    """The match that a record describes.

    record: the dict of `Match.record`, its JSON text, a share link (or its part after the `#`), or a plain
    list such as `surmount 5: c3 d4 c4,c5(xd4)`. Raises `InvalidText` if it cannot be read, `InvalidSetup` if
    it contradicts itself, `IllegalTurn` if a turn is not allowed.

    >>> load_record("parasol 2: b2 swap a1").turns
    ['b2', 'swap', 'a1']
    """
    if isinstance(record, dict):
        return _from_dict(record)
    if not isinstance(record, str):
        raise InvalidText(f"{quote(record)} is not a record")
    if len(record) > LONGEST_RECORD:
        raise InvalidText(f"{quote(record)} is too long to be a record ({len(record)} characters)")
    text = record.strip()
    if text[:1] == "{":
        return _from_dict(read_json(text, LONGEST_RECORD, "a record"))
    if "game=" in text:
        return _from_link(text)
    return _from_list(text)


def write_link(match: Match) -> str:
    """The match as the part of a share link after the `#`."""
    fields = {"game": match.info.id, "size": str(match.size)}
    if match.holes:
        fields["holes"] = " ".join(match.holes)
    if match.turns:
        fields["turns"] = " ".join(match.turns)
    return urlencode(fields)


def write_list(match: Match) -> str:
    """The match as a plain list of turns, to be read by people and by `load_record`."""
    holes = f" holes {','.join(match.holes)}" if match.holes else ""
    turns = match.turns
    lines = [f"{match.info.id} {match.size}{holes}:"]
    lines += [f"{start // 2 + 1}. {' '.join(turns[start : start + 2])}" for start in range(0, len(turns), 2)]
    return "\n".join(lines) + "\n"


def _from_dict(record: dict[str, Any]) -> Match:
    if record.get("format") != RECORD_FORMAT:
        raise InvalidText(f"the record's format is {quote(record.get('format'))}, not {RECORD_FORMAT!r}")
    version = record.get("version")
    if type(version) is not int or not 1 <= version <= RECORD_VERSION:
        raise InvalidSetup(
            f"the record's version is {quote(version)}; this program reads versions up to {RECORD_VERSION}"
        )
    for key in record:
        if key not in KEYS:
            raise InvalidText(f"the record has an unknown entry {quote(key)}")
    match = Match(record.get("game", ""), record.get("size"), _texts(record, "holes"), record.get("players"))
    _replay(match, _texts(record, "turns"), _texts(record, "steps"))
    _require_result(match, record.get("result"))
    return match


def _from_link(text: str) -> Match:
    try:
        fields = parse_qs(text.rpartition("#")[2].lstrip("?"), keep_blank_values=True, max_num_fields=20)
    except ValueError:
        raise InvalidText(f"{quote(text)} is not a share link") from None
    for name, values in fields.items():
        if name not in ("game", "size", "holes", "turns"):
            raise InvalidText(f"the link has an unknown part {quote(name)}")
        if len(values) > 1:
            raise InvalidText(f"the link names {name!r} twice")
    match = _set_up(*(fields.get(name, [""])[0] for name in ("game", "size", "holes")))
    _replay(match, fields.get("turns", [""])[0].split(), [])
    return match


def _from_list(text: str) -> Match:
    heading, colon, body = text.partition(":")
    words = heading.split()
    if not colon or not words or words[0] not in {info.id for info in CATALOGUE}:
        raise InvalidText(f"{quote(text)} is not a record: it should begin as in 'subsume 6: d4 e5'")
    size = words[1] if len(words) > 1 else ""
    if words[2:] and (words[2] != "holes" or len(words) != 4):
        raise InvalidText(f"{quote(heading)} should be a game, its size and perhaps 'holes c4,d5'")
    match = _set_up(words[0], size, words[3].replace(",", " ") if words[3:] else "")
    _replay(match, [word for word in body.split() if not TURN_NUMBER.fullmatch(word)], [])
    return match


def _set_up(game: str, size: str, holes: str) -> Match:
    if size and not (size.isascii() and size.isdigit() and len(size) < 3):
        raise InvalidSetup(f"the size {quote(size)} is not a number that a board can have")
    return Match(game, int(size) if size else None, holes.split())


def _replay(match: Match, turns: list[str], steps: list[str]) -> None:
    if len(turns) > MOST_TURNS or len(steps) > MOST_TURNS:
        raise InvalidText(f"the record has {max(len(turns), len(steps))} turns, more than any game")
    for number, text in enumerate(turns, start=1):
        try:
            match.play(text)
        except IllegalTurn as error:
            raise IllegalTurn(f"Turn {number}, {quote(text)}, is not allowed. {error.reason}") from None
    for text in steps:
        match.act(text)
        if not match.steps:
            raise InvalidSetup(f"the record's unfinished turn is finished by {quote(text)}")


def _require_result(match: Match, result: Any) -> None:
    """A result may be absent; if it is there it must be the one on the board."""
    if result is None:
        return
    played = match.record()["result"]
    if result != played:
        raise InvalidSetup(f"the record's result {quote(result)} is not the one on the board, {quote(played)}")


def _texts(record: dict[str, Any], key: str) -> list[str]:
    texts = record.get(key)
    if texts is None:
        return []
    if not isinstance(texts, list) or not all(isinstance(text, str) for text in texts):
        raise InvalidText(f"the record's {key} should be a list of texts, not {quote(texts)}")
    return texts
