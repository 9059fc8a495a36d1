"""Share links: what they say, and where they are in a text.

Mail, forums and chats leave them in brackets or quotes, with words behind, or escaped.

Links are written with letters, digits and `%.+=&-_~*` alone, so any other sign ends one. A full stop at the end is
taken for part of the link in a note only, where it may be the note's own.
"""

from __future__ import annotations

import re
from typing import NamedTuple
from urllib.parse import parse_qs, unquote

from ..text.errors import InvalidText, quote
from ..text.sentences import say
from .numbered_moves import LOOKS_LIKE_TURN

# That a link is a puzzle concerns the page only.
LINK_PARTS = {"game", "size", "holes", "start", "turns", "notes", "play", "puzzle"}

# Who plays is the page's business: a link may be a turn sent to a friend, or have the opponent that never errs on the
# side that is not to move, or on the other. That opponent is there on solved boards only.
AGAINST_A_FRIEND = "letter"
PLAYS = (AGAINST_A_FRIEND, "proof", "proof-begins")

# A percent sign that no two hexadecimal digits follow.
STRAY_PERCENT = re.compile(r"%(?![0-9A-Fa-f]{2})")

# What HTML makes of `&`; twice escaped it is `&amp;amp;`.
AMPERSAND = re.compile(r"&(?:(?:amp|#0*38|#x0*26);)+", re.IGNORECASE)
# What some programs make of `&notes=`, as `&not` is a sign in HTML. A browser escapes it.
NOT = re.compile(r"(?:¬|%C2%AC)es=", re.IGNORECASE)
# What is in no link: blanks, also without a width, brackets and quotes, escaped ones too.
END = re.compile(
    r"""[\s\u200b-\u200f\u2060\ufeff<>"\[\]{}|\\^`]|&(?:gt|lt|quot|apos|nbsp|#[0-9]+|#x[0-9a-f]+);""", re.IGNORECASE
)
# Brackets that are closed again, as those of a turn of Surmount.
PAIRED = re.compile(r"[^()]*(?:\([^()]*\)[^()]*)*")
# What stands before the link's text in an address.
BEFORE = re.compile(r"#|%23|\?", re.IGNORECASE)
# An address within another one, as in a redirect, is escaped as a whole. (The last of these must come last.)
ENCODED = re.compile(r"game%3D", re.IGNORECASE)
ESCAPES = (("%3D", "="), ("%26", "&"), ("%2B", "+"), ("%25", "%"))

OPENERS = "('*_~“„«‚‘"
CLOSERS = ".,;:!?'*_~…»«”’“‘"
# These may end a note, and are not escaped in a link.
OWN = ".*_~"
# A browser escapes these when they stick to an address. With what opens them: < " ` “ „ ‘ «
ESCAPED_CLOSERS = {
    "%3E": ("%3C",),
    "%22": (),
    "%60": (),
    "%E2%80%9D": ("%E2%80%9C", "%E2%80%9E"),
    "%E2%80%99": ("%E2%80%98",),
    "%C2%BB": ("%C2%AB",),
}
# A note that ends with one of those is followed by a blank, which says that it is the note's own.
BLANK = "+"


class Link(NamedTuple):
    """A share link in a text. query: what an address has after the `#`. left_over: what follows it."""

    query: str
    left_over: str


def find_link(text: str) -> Link | None:
    """The first share link in a text.

    >>> find_link("Look (https://example.org/#game=sum&amp;size=5&amp;turns=a1+b1). Your turn!")
    Link(query='game=sum&size=5&turns=a1+b1', left_over='). Your turn!')
    """
    text = NOT.sub("&notes=", AMPERSAND.sub("&", text))
    at = text.find("game=")
    if at < 0:
        escaped = ENCODED.search(text)
        if escaped is None:
            return None
        end = _end_of_word(text.replace("&", " "), escaped.start())
        query, left_over = text[escaped.start() : end], text[end:]
        for escape, sign in ESCAPES:
            query = re.sub(escape, sign, query, flags=re.IGNORECASE)
    else:
        head = BEFORE.split(END.split(text[:at])[-1])[-1].lstrip(OPENERS)
        end = _end_of_word(text, at)
        query, left_over = head + text[at:end], text[end:]
    words = left_over.split()
    if words and left_over[0].isspace() and all(LOOKS_LIKE_TURN.fullmatch(word) for word in words):
        # A link that was written by hand may have blanks between its turns.
        query, left_over = " ".join([query, *words]), ""
    end = _end_of_link(query)
    query, tail = query[:end], query[end:]
    for escaped_sign in ESCAPED_CLOSERS:
        tail = re.sub(escaped_sign, unquote(escaped_sign), tail, flags=re.IGNORECASE)
    # Signs around a link say nothing, but those at the end of a note may be its own.
    is_said = (tail and _is_of_notes(query)) or any(sign.isalnum() for sign in END.sub("", left_over))
    # Some mail programs write each link twice.
    return Link(query, (tail + left_over).strip() if is_said and query not in left_over else "")


def read_fields(query: str) -> dict[str, str]:
    """What a link says, by the names of its parts. Raises `InvalidText`."""
    try:
        # The reader of links leaves a stray % as it is, but takes very long over many of them.
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
    """A link's text that ends so that nothing of it is taken for a sign behind it."""
    return query + BLANK if query.endswith(tuple(ESCAPED_CLOSERS)) else query


def _end_of_word(text: str, start: int) -> int:
    """Where the first sign is that is in no link, or a bracket that is closed and was not opened."""
    found = END.search(text, start)
    end = len(text) if found is None else found.start()
    paired = PAIRED.match(text, start, end)
    return paired.end() if paired is not None and text[paired.end() : end].startswith(")") else end


def _end_of_link(query: str) -> int:
    """Where the signs begin that stick to a link and are no part of it."""
    has_notes = _is_of_notes(query)
    upper = query.upper()
    closers = [sign for sign in ESCAPED_CLOSERS if not (has_notes and _is_paired(upper, sign))]
    closers += [sign for sign in CLOSERS if not (has_notes and sign in OWN)]
    # Read from the end, as a search for the end from every place would take long over many signs.
    found = re.match(f"(?:{'|'.join(re.escape(sign[::-1]) for sign in closers)})*", upper[::-1])
    return len(query) - (0 if found is None else found.end())


def _is_of_notes(query: str) -> bool:
    return query.rpartition("&")[2].startswith("notes=")


def _is_paired(query: str, closer: str) -> bool:
    """Whether each of these escaped signs closes something in a link's last part."""
    note = query.rpartition("&")[2]
    openers = ESCAPED_CLOSERS[closer]
    closed = note.count(closer)
    return closed <= sum(map(note.count, openers)) if openers else closed % 2 == 0
