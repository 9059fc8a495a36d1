"""The readers of the engine: for each how a case is made, and what must hold of any case.

A case is what JSON can say (and a few odd objects), so that it can be kept in a file. Makers take their chance from a
source with the methods of `random.Random`; hypothesis' own is one too, and finds the smallest case that fails.
"""

from __future__ import annotations

import io
import json
from collections.abc import Callable
from contextlib import redirect_stderr, redirect_stdout
from random import Random
from typing import Any, NamedTuple
from unittest import mock

import pytest
from setups import ERRORS, Setup

import py_engine as s
from py_engine.__main__ import main
from py_engine.arena import command as arena_command
from py_engine.records import write_link, write_list
from py_engine.records.downloads import games_of
from py_engine.session import Session

from . import honest
from .damage import damaged_document, damaged_json, damaged_text, odd_value
from .odd_objects import ODD_OBJECTS
from .promises import Watch, require_readable, require_round_trips, require_sentence, state_of
from .work import BudgetSpent, Work

ERROR_NAMES = {error.__name__ for error in ERRORS}
GAMES = tuple(info.id for info in s.catalogue())


class Target(NamedTuple):
    """One reader, or a few that are asked together.

    make: a case, mostly honest, with some damage. check: raises if something is wrong with what becomes of a case.
    parts: the entries of a case that may be damaged further; all if none is named. needs_count: whether cases may go on
    for ever where nothing is counted.
    """

    name: str
    make: Callable[[Random], Any]
    check: Callable[[Watch, Any], None]
    parts: tuple[str, ...] = ()
    needs_count: bool = False

    @property
    def marks(self) -> tuple[pytest.MarkDecorator, ...]:
        """For its tests."""
        return (pytest.mark.cpython_only,) if self.needs_count else ()

    def damaged(self, random: Random, case: Any) -> Any:
        """The case with further damage."""
        part = random.choice(self.parts or tuple(case) or ("game",))
        found = case.get(part)
        if isinstance(found, dict | list):
            return {**case, part: damaged_document(random, found)}
        return {**case, part: damaged_text(random, found) if isinstance(found, str) else odd_value(random, found)}


# --- records: cases are the arguments of `load_record`


def make_record_text(random: Random) -> Any:
    return {"record": damaged_json(random, _any_match(random).record(variations=True))}


def make_record_value(random: Random) -> Any:
    return {"record": damaged_document(random, _any_match(random).record(variations=True))}


def make_link(random: Random) -> Any:
    link = write_link(_any_match(random))
    if random.random() < 0.3:
        link = f"https://example.org/sunstones/#{link}&play=1"
    if random.random() < 0.5:
        link = honest.mangled(random, link)
    return {"record": damaged_text(random, link)}


def make_list(random: Random) -> Any:
    text = write_list(_any_match(random))
    if random.random() < 0.5:
        text = honest.by_hand(random, text)
    return {"record": damaged_text(random, text)}


def make_foreign(random: Random) -> Any:
    """AbstractPlay's reports, states, downloads, playground exports and lists of moves, as texts and objects; perhaps
    with a board to read them on, or the number of a report.
    """
    forms = (honest.GAME_REPORT, honest.SAVED_STATE, honest.GAME_REPORT["moves"], honest.DOWNLOAD, honest.PLAYGROUND)
    document: Any = random.choice(forms)
    if document is honest.PLAYGROUND and random.random() < 0.4:
        state = json.loads(honest.PLAYGROUND["state"])
        document = {**document, "state": damaged_json(random, state)}
    match random.randrange(4):
        case 0:
            record = damaged_text(random, random.choice((honest.MOVES, "h8 g7, 2) h7", "1.c2 d4 2.a1")))
        case 1 if isinstance(document, dict):
            record = damaged_document(random, document)
        case _:
            record = damaged_json(random, document)
    case = {"record": record}
    if random.random() < 0.4:
        case["game"] = random.choice((*GAMES, *GAMES, None, "chess", 5))
        case["size"] = random.choice((4, 5, 7, None, 99, "5"))
    if document is honest.DOWNLOAD:
        case["number"] = random.choice((1, 1, 3, 2, 0, None, True, "1"))
    return case


def check_record(watch: Watch, case: Any) -> None:
    """Fail unless a refusal is proper, and an accepted text is the record of a match."""
    watch.found_or_refused(case, lambda: games_of(case["record"]))
    match = watch.found_or_refused(case, lambda: s.load_record(**case))
    if match is not None:
        require_round_trips(match)


# --- turns and steps: cases are an honest record and a text


def make_turn(random: Random) -> Any:
    board = _any_board(random)
    match = random.choice(honest.matches(board))
    text = random.choice(honest.turns(board))
    if random.random() < 0.2:
        text += random.choice(("…", "...", " ", ",")) + random.choice(honest.turns(board))
    return {"record": match.record(), "text": damaged_text(random, text) if random.random() < 0.7 else text}


def check_turn(watch: Watch, case: Any) -> None:
    """`is_legal`, `explain`, `play` and `enter` agree about a text, and a refusal changes nothing."""
    match, text = s.load_record(case["record"]), case["text"]
    before, is_inside = state_of(match), bool(match.steps)
    reason = watch.measured(case, lambda: match.explain(text))
    is_legal = watch.measured(case, lambda: match.is_legal(text))
    assert is_legal == (reason is None)
    if reason is not None:
        require_sentence(reason)
    assert state_of(match) == before
    for play in (match.play, match.enter):
        changed = _changed(watch, case, match, lambda play=play: play(text))
        if play == match.play and not is_inside:
            assert changed == is_legal
        if not changed:
            assert state_of(match) == before
            continue
        require_round_trips(match)
        match = s.load_record(case["record"])


def check_step(watch: Watch, case: Any) -> None:
    """`explain_step`, `explain_cell` and `act` agree about a text, and a refusal changes nothing."""
    match, text = s.load_record(case["record"]), case["text"]
    before = state_of(match)
    reason = watch.measured(case, lambda: match.explain_step(text))
    if reason is not None:
        require_sentence(reason)
    try:
        why = watch.measured(case, lambda: match.explain_cell(text))
    except s.InvalidText as error:
        require_sentence(error.args[0])
    else:
        assert text in match.board or text in case["record"]["holes"]
        assert (why is None) == (text in {match.game.board.name(cell) for cell in match.game.targets(match.position)})
    assert state_of(match) == before
    changed = _changed(watch, case, match, lambda: match.act(text))
    assert changed == (reason is None)
    if changed:
        require_round_trips(match)
        match.undo()
        assert match.board == before[0]["board"] or before[0]["steps"]
    else:
        assert state_of(match) == before


def _changed(watch: Watch, case: Any, match: s.Match, play: Callable[[], None]) -> bool:
    """Return whether the text was accepted; if it was not, it was refused properly."""
    return watch.found_or_refused(case, lambda: play() or True) is not None


# --- set-ups: cases are the arguments of `new_match`


def make_start(random: Random) -> Any:
    board = _any_board(random)
    start = random.choice(honest.positions(board))
    case: dict[str, Any] = {"game": board.game, "size": board.size, "holes": list(board.holes)}
    return {**case, "start": damaged_text(random, start) if random.random() < 0.9 else start}


def make_setup(random: Random) -> Any:
    board = _any_board(random)
    case: dict[str, Any] = {"game": board.game, "size": board.size, "holes": list(board.holes)}
    if random.random() < 0.5:
        case["players"] = ["Ada", "Bob"]
    if random.random() < 0.3:
        case["start"] = random.choice(honest.positions(board))
    if random.random() < 0.3:
        case[random.choice(list(case))] = random.choice(list(ODD_OBJECTS.values()))()
        return case
    return {name: value for name, value in damaged_document(random, case).items() if name != "unknown"}


def check_setup(watch: Watch, case: Any) -> None:
    """A set-up is refused properly, or a match begins; the page's two ways to ask for one say the same."""
    match = watch.found_or_refused(case, lambda: s.new_match(**{"game": "sum", **case}))
    if match is not None:
        require_round_trips(match)
    if "players" in case or not _is_json(case):
        return
    session = Session()
    begun = _answer(watch, session, {"do": "new", **case})
    assert begun["ok"] == (match is not None) or "game" not in case
    if case.get("start") is not None:
        judged = _answer(watch, session, {"do": "check_setup", **case})
        if begun["ok"]:
            assert judged["ok"]
            assert judged["problem"] is None or not case["start"]
        elif judged["ok"]:
            assert judged["problem"]
            require_readable(judged["problem"])


# --- requests: cases are a few of them, each a text or what a text may say


def make_request_texts(random: Random) -> Any:
    board = _any_board(random)
    request = random.choice(honest.requests(board))
    return {"record": random.choice(honest.matches(board)).record(), "requests": [damaged_json(random, request)]}


def make_requests(random: Random) -> Any:
    """Several, mostly sound, some with one part damaged."""
    board = _any_board(random)
    sound = honest.requests(board)
    made = []
    for _ in range(random.choice((1, 2, 4))):
        request: Any = random.choice(sound)
        made.append(damaged_document(random, request) if random.random() < 0.6 else request)
    return {"record": random.choice(honest.matches(board)).record(variations=True), "requests": made}


def make_paste(random: Random) -> Any:
    """The request of a page when something is pasted."""
    board = _any_board(random)
    text = damaged_text(random, random.choice(honest.texts(board)))
    request = {"do": "load", "record": text, "game": board.game, "size": board.size}
    return {"record": honest.matches(board)[0].record(), "requests": [request]}


def check_requests(watch: Watch, case: Any) -> None:
    """Every request is answered in JSON; one that is refused changes nothing."""
    session = Session()
    assert _answer(watch, session, {"do": "load", "record": case["record"]})["ok"]
    for request in case["requests"]:
        before = session.handle('{"do": "state"}')
        reply = _answer(watch, session, _limited(request))
        if not reply["ok"]:
            assert session.handle('{"do": "state"}') == before


# --- results of playouts: cases are the texts that a further worker sends to a search


def make_results(random: Random) -> Any:
    texts = [random.choice(honest.results()) for _ in range(random.choice((1, 2, 4)))]
    return {"results": [damaged_text(random, text) if random.random() < 0.8 else text for text in texts]}


def check_results(watch: Watch, case: Any) -> None:
    """Whatever comes, the search goes on, and says nothing that cannot be."""
    session, handed_out = Session(), 0
    setup = honest.SHARED
    _answer(watch, session, {"do": "new", "game": setup.game, "size": setup.size})
    _answer(watch, session, {"do": "analyse", "seed": honest.SHARED_SEED})
    request = {"do": "slice", "job": "analyse", "milliseconds": 0.1, "workers": 1}
    while handed_out < honest.BATCHES:
        handed_out += len(_answer(watch, session, request)["batches"])
    for results in (case["results"], [], []):
        reply = _answer(watch, session, {**request, "results": results})
        if not reply["ok"]:
            continue
        assert set(reply.get("invalid", ())) <= set(range(len(results)))
        for one in (reply, *reply["candidates"]):
            assert one["win_rate"] is None or 0 <= one["win_rate"] <= 1
        assert all(-1 <= owned <= 1 for owned in reply["ownership"].values())


def _answer(watch: Watch, session: Session, request: Any) -> dict[str, Any]:
    """The reply to a request, after a check of its form."""
    text = request if isinstance(request, str) else json.dumps(request)
    # A slice lasts for a time, not for an amount of work.
    answered = session.handle(text) if "slice" in text else watch.measured(text, lambda: session.handle(text))
    reply = json.loads(answered, parse_constant=_no_constant)
    assert isinstance(reply, dict)
    if reply["ok"]:
        return reply
    assert set(reply) == {"ok", "error", "message"}
    assert reply["error"] in ERROR_NAMES
    if not isinstance(request, dict) or request.get("language") is None:
        require_readable(reply["message"])
    if isinstance(request, dict) and all(isinstance(value, str | int | None) for value in request.values()):
        assert text[:20] not in reply["message"], "the message quotes the page's own request"
    return reply


def _no_constant(constant: str) -> None:
    raise AssertionError(f"{constant} is not JSON")


def _limited(request: Any) -> Any:
    """The request; a slice is to last a moment."""
    if isinstance(request, dict):
        milliseconds = request.get("milliseconds")
        if isinstance(milliseconds, int | float) and milliseconds > 2:
            return {**request, "milliseconds": 2 if milliseconds <= 1_000 else 10**6}
        return request
    return request.replace("9", "") if isinstance(request, str) and "slice" in request else request


# --- the command line: cases are its words


ODD_WORDS = ("--size", "--json", "--seed", "-1", "", "--", "nan", "inf", "9" * 5_000, "\udc80")


def make_words(random: Random) -> Any:
    board = _any_board(random)
    record = random.choice(honest.texts(board))
    words = random.choice(
        (
            ["record", record],
            ["record", record],
            ["perft", f"{board.game} {board.size}:", "1"],
            ["solve", record, "--positions", "50"],
            ["analyse", record, "--seconds", "0.01", "--seed", "1"],
            ["play", board.game, "--size", str(board.size), "--opponent", "x", "--seconds", "1", "--second"],
            ["arena", board.game, "random", "uct@3", "--pairs", "1", "--size", str(board.size), "--processes", "1"],
        )
    )
    words = list(words)
    for _ in range(random.choice((0, 1, 1, 2))):
        at = random.randrange(len(words))
        match random.randrange(4):
            case 0:
                del words[at]
            case 1:
                words.insert(at, random.choice(ODD_WORDS))
            case _:
                words[at] = damaged_text(random, words[at])
        if not words:
            break
    return {"words": words}


# Commands that think, solve or count may do so for as long as they like.
LINES_OF_A_COMMAND = 300_000


def check_words(watch: Watch, case: Any) -> None:
    """A command ends with 0 or 1, or with 2 and something that says why."""
    output = io.TextIOWrapper(io.BytesIO(), encoding="utf-8")
    complaints = io.TextIOWrapper(io.BytesIO(), encoding="utf-8", errors="backslashreplace")
    work = Work(LINES_OF_A_COMMAND, error=BudgetSpent, edges=watch.edges)
    with (
        redirect_stdout(output),
        redirect_stderr(complaints),
        mock.patch("sys.stdin", io.StringIO("b2\nswap\nundo\nnonsense\n")),
        mock.patch.object(arena_command, "play_games", return_value=(one for one in ())),
        mock.patch.object(arena_command, "require_writable"),
        mock.patch.object(arena_command, "write_or_say"),
        mock.patch.object(arena_command, "GamesFile"),
    ):
        try:
            code = work.of(lambda: main([word for word in case["words"] if isinstance(word, str)]))
        except SystemExit as stopped:
            code = stopped.code
        except BudgetSpent:
            return
    complaints.seek(0)
    assert code in (0, 1, 2)
    assert code != 2 or complaints.read().strip()


# ---


def _any_board(random: Random) -> Setup:
    return random.choice(honest.BOARDS if random.random() < 0.95 else honest.LARGE_BOARDS)


def _any_match(random: Random) -> s.Match:
    return random.choice(honest.matches(_any_board(random)))


def _is_json(case: Any) -> bool:
    try:
        return json.loads(json.dumps(case)) == case
    except (TypeError, ValueError, RecursionError):
        return False


TARGETS = {
    target.name: target
    for target in (
        Target("record_texts", make_record_text, check_record, ("record",)),
        Target("record_values", make_record_value, check_record, ("record",)),
        Target("links", make_link, check_record, ("record",)),
        Target("lists", make_list, check_record, ("record",)),
        Target("foreign_records", make_foreign, check_record),
        Target("turns", make_turn, check_turn, ("text",)),
        Target("steps", make_turn, check_step, ("text",)),
        Target("starts", make_start, check_setup),
        Target("setups", make_setup, check_setup),
        Target("request_texts", make_request_texts, check_requests, ("requests",)),
        Target("requests", make_requests, check_requests, ("requests",)),
        Target("pastes", make_paste, check_requests, ("requests",)),
        Target("results", make_results, check_results, ("results",)),
        Target("commands", make_words, check_words, ("words",), needs_count=True),
    )
}
