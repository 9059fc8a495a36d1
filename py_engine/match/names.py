"""Names of players, which come in with records."""

from __future__ import annotations

import re

LONGEST_NAME = 60

# Control characters other than white space, marks and overrides of the direction of writing, the byte order mark, and
# halves of characters.
CONTROLS = re.compile(
    r"[\x00-\x08\x0e-\x1b\x7f-\x84\x86-\x9f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff\ud800-\udfff]"
)


def tidy_name(name: str) -> str:
    r"""A name as it is kept: in one line, without control characters, not longer than `LONGEST_NAME`.

    >>> tidy_name(" Ada\u202e \n Lovelace ")
    'Ada Lovelace'
    """
    tidy = " ".join(CONTROLS.sub("", name).split())
    return tidy if len(tidy) <= LONGEST_NAME else f"{tidy[: LONGEST_NAME - 1].rstrip()}…"
