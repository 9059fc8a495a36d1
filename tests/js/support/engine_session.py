"""Answers the page's requests as the engine's worker does, outside a browser.

Usage: python engine_session.py    (with the project's folder on the path)

Reads JSON from the standard input and writes the answer:
{"sessions": [[REQUEST ...] ...]}  the replies in the same form; each list is about another match
{"records": [TEXT ...], "limit": N}  for each record legal next turns, at most N
"""

from __future__ import annotations

import json
import sys

from py_engine import load_record
from py_engine.session import Session


def main() -> None:
    """Answer all that is asked."""
    asked = json.load(sys.stdin)
    if "sessions" in asked:
        answer = [replies(requests) for requests in asked["sessions"]]
    else:
        answer = [list(load_record(text).legal_turns(limit=asked["limit"])) for text in asked["records"]]
    json.dump(answer, sys.stdout)


def replies(requests: list[object]) -> list[object]:
    """The replies of a new session to each request in turn."""
    session = Session()
    return [json.loads(session.handle(json.dumps(request))) for request in requests]


if __name__ == "__main__":
    main()
