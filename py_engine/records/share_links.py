"""Share links: their contents, and where they are in a text.

Mail, forums and chats put them in brackets or quotes, add words after them, or escape them. Links are written with
letters, digits and `%.+=&-_~*` alone, so any other character ends one. A full stop at the end is part of the link only
in a note, where it may belong to the note.
"""

from __future__ import annotations

import re
from typing import NamedTuple
from urllib.parse import parse_qs, unquote

from ..text.errors import InvalidText, quote
from ..text.sentences import say
from .numbered_moves import LOOKS_LIKE_TURN

# `at` is the number of turns after which the match is opened, by default all. `puzzle` matters only to the page.
LINK_PARTS = {"game", "size", "holes", "start", "at", "turns", "notes", "play", "puzzle"}

# Only the page cares who plays. A link may be a turn sent to a friend, or have the opponent that never errs on the side
# that is not to move, or on the other. That opponent exists only on solved boards.
AGAINST_A_FRIEND = "letter"
PLAYS = (AGAINST_A_FRIEND, "proof", "proof-begins")

# A percent sign without two hexadecimal digits after it.
STRAY_PERCENT = re.compile(r"%(?![0-9A-Fa-f]{2})")

# `&` as HTML escapes it; escaped twice it is `&amp;amp;`.
AMPERSAND = re.compile(r"&(?:(?:amp|#0*38|#x0*26);)+", re.IGNORECASE)
# `&notes=` as some programs change it, because `&not` is a sign in HTML. A browser escapes it.
NOT = re.compile(r"(?:¬|%C2%AC)es=", re.IGNORECASE)
# Characters that no link has: blanks, also without a width, brackets and quotes, escaped ones too.
END = re.compile(
    r"""[\s\u200b-\u200f\u2060\ufeff<>"\[\]{}|\\^`]|&(?:gt|lt|quot|apos|nbsp|#[0-9]+|#x[0-9a-f]+);""", re.IGNORECASE
)
# Tags after a copy of a link in HTML or in a forum's code, which mean nothing.
CLOSING_TAG = re.compile(r"</[a-z]+>|\[/[a-z]+\]", re.IGNORECASE)
# Balanced brackets, as in a turn of Surmount.
PAIRED = re.compile(r"[^()]*(?:\([^()]*\)[^()]*)*")
# The character before the link's text in an address.
BEFORE = re.compile(r"#|%23|\?", re.IGNORECASE)
# The name of a link's first part, but not the end of another name, as in `utm_game=`.
NAME = r"(?:(?<![\w-])|(?<=%[0-9A-Fa-f]{2}))game"
PLAIN = re.compile(f"{NAME}=")
# An address inside another one, as in a redirect, is escaped as a whole. (The last of these must come last.)
ENCODED = re.compile(f"{NAME}%3[Dd]")
BEFORE_ENCODED = re.compile("[&=]|%3F", re.IGNORECASE)
ESCAPES = (("%3D", "="), ("%26", "&"), ("%2B", "+"), ("%25", "%"))

OPENERS = "('*_~“„«‚‘"
CLOSERS = ".,;:!?'*_~…»«”’“‘"
# Characters that may end a note and are not escaped in a link.
OWN = ".*_~"
# Characters that a browser escapes when they follow an address directly, with those that open them: < " ` “ „ ‘ «
ESCAPED_CLOSERS = {
    "%3E": ("%3C",),
    "%22": (),
    "%60": (),
    "%E2%80%9D": ("%E2%80%9C", "%E2%80%9E"),
    "%E2%80%99": ("%E2%80%98",),
    "%C2%BB": ("%C2%AB",),
}
# A note that ends with one of them is followed by a blank, which marks it as part of the note.
BLANK = "+"


class _Found(NamedTuple):
    """A link in a text.

    Attributes:
        query: What an address has after the `#`.
        tail: Punctuation directly after the link.
        left_over: The text after it.
    """

    query: str
    tail: str
    left_over: str


class Link(NamedTuple):
    """A share link in a text.

    Attributes:
        query: What an address has after the `#`.
        left_over: The text after the link.
    """

    query: str
    left_over: str


def find_link(text: str) -> Link | None:
    """The first share link in a text; None if there is none, or if it is in a comment of a list.

    >>> find_link("Look (https://example.org/#game=sum&amp;size=5&amp;turns=a1+b1). Your turn!")
    Link(query='game=sum&size=5&turns=a1+b1', left_over='). Your turn!')
    """
    found = _first_link(text)
    if found is None:
        return None
    rest = _without_copies(found.left_over, found.query)
    # Punctuation around a link means nothing, but at the end of a note it may belong to the note.
    is_said = any(map(str.isalnum, END.sub("", CLOSING_TAG.sub("", rest)))) or (
        found.tail and _is_of_notes(found.query)
    )
    return Link(found.query, (found.tail + rest).strip() if is_said else "")


def _first_link(text: str) -> _Found | None:
    text = NOT.sub("&notes=", AMPERSAND.sub("&", text))
    found = PLAIN.search(text) or ENCODED.search(text)
    if found is None or text.rfind("{", 0, found.start()) > text.rfind("}", 0, found.start()):
        return None
    at = found.start()
    head = BEFORE.split(END.split(text[:at])[-1])[-1].lstrip(OPENERS)
    if found.re is PLAIN:
        end = _end_of_word(text, at)
        query = head + text[at:end]
    else:
        end = _end_of_word(text.replace("&", " "), at)
        query = BEFORE_ENCODED.split(head)[-1] + text[at:end]
        for escape, sign in ESCAPES:
            query = re.sub(escape, sign, query, flags=re.IGNORECASE)
    left_over = text[end:]
    words = left_over.split()
    if (
        words
        and left_over[0].isspace()
        and _last_part(query).startswith("turns=")
        and all(map(LOOKS_LIKE_TURN.fullmatch, words))
    ):
        # A link written by hand may have blanks between its turns.
        query, left_over = " ".join([query, *words]), ""
    end = _end_of_link(query)
    tail = query[end:]
    for escaped_sign in ESCAPED_CLOSERS:
        tail = re.sub(escaped_sign, unquote(escaped_sign), tail, flags=re.IGNORECASE)
    return _Found(query[:end], tail, left_over)


def _without_copies(text: str, query: str) -> str:
    """The text after a link, without the same link again: some mail programs write each link twice."""
    parts = re.split(f"({END.pattern})", text, flags=re.IGNORECASE)
    for number, part in enumerate(parts):
        found = _first_link(part) if "game" in part else None
        if found is not None and found.query == query and not any(map(str.isalnum, found.left_over)):
            parts[number] = ""
    return "".join(parts)


def read_fields(query: str) -> dict[str, str]:
    """The values of a link by the names of its parts.

    Raises:
        InvalidText: The text is not a link, or names a part twice or an unknown one.
    """
    try:
        # `parse_qs` leaves a stray % as it is, but is very slow with many of them.
        if STRAY_PERCENT.search(query):
            raise ValueError
        fields = parse_qs(query, keep_blank_values=True, max_num_fields=20)
    except ValueError:
        raise InvalidText(say("{text} is not a share link", text=quote(query))) from None
    for name, values in fields.items():
        if name not in LINK_PARTS:
            raise InvalidText(say("the link has an unknown part {name}", name=quote(name)))
        if len(values) > 1:
            raise InvalidText(say("the link names {name} twice", name=quote(name)))
    play = fields.get("play", [AGAINST_A_FRIEND])[0]
    if play not in PLAYS:
        raise InvalidText(
            say("the link names {play} to play with; it may be {plays}", play=quote(play), plays=", ".join(PLAYS))
        )
    return {name: value for name, (value,) in fields.items()}


def guarded(query: str) -> str:
    """The text of a link with an ending of which nothing can be taken for punctuation."""
    return query + BLANK if query.endswith(tuple(ESCAPED_CLOSERS)) else query


def _end_of_word(text: str, start: int) -> int:
    """The index of the first character that no link has, or of a closing bracket that was not opened."""
    found = END.search(text, start)
    end = len(text) if found is None else found.start()
    paired = PAIRED.match(text, start, end)
    return paired.end() if paired is not None and text[paired.end() : end].startswith(")") else end


def _end_of_link(query: str) -> int:
    """The index at which the punctuation directly after a link begins."""
    has_notes = _is_of_notes(query)
    upper = query.upper()
    closers = [sign for sign in ESCAPED_CLOSERS if not (has_notes and _is_paired(upper, sign))]
    closers += [sign for sign in CLOSERS if not (has_notes and sign in OWN)]
    # Matched from the end: a search for the end from every index would be slow with much punctuation.
    found = re.match(f"(?:{'|'.join(re.escape(sign[::-1]) for sign in closers)})*", upper[::-1])
    return len(query) - (0 if found is None else found.end())


def _is_of_notes(query: str) -> bool:
    return _last_part(query).startswith("notes=")


def _last_part(query: str) -> str:
    return query.rpartition("&")[2]


def _is_paired(query: str, closer: str) -> bool:
    """Return whether each of these escaped characters closes something in a link's last part."""
    note = _last_part(query)
    openers = ESCAPED_CLOSERS[closer]
    closed = note.count(closer)
    return closed <= sum(map(note.count, openers)) if openers else closed % 2 == 0
