"""Names of players, as records from outside have them."""

from __future__ import annotations

import re

LONGEST_NAME = 60

# Control characters other than white space, marks and overrides of the direction of writing, the byte order mark, and
# halves of characters.
CONTROLS = re.compile(
    r"[\x00-\x08\x0e-\x1b\x7f-\x84\x86-\x9f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff\ud800-\udfff]"
)


def tidy_name(name: str) -> str:
    r"""The name on one line, without control characters, shortened to `LONGEST_NAME` characters.

    >>> tidy_name(" Ada\u202e \n Lovelace ")
    'Ada Lovelace'
    """
    tidy = " ".join(CONTROLS.sub("", name).split())
    return tidy if len(tidy) <= LONGEST_NAME else f"{tidy[: LONGEST_NAME - 1].rstrip()}…"
