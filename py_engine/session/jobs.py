"""Verbs of the jobs that go on in slices: the search for the next turn, an analysis, a review, proofs.

Each is started by its own verb and has that verb's name; `slice` and `stop` serve them all. They do not change the
match or disturb one another; a change of the match ends them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..games.base import SWAP
from ..match import Match
from ..players.analysis import Analyst
from ..players.choice import Choice
from ..players.job import Job
from ..players.lines import whole_turn
from ..players.perfect_play import PROOF, PerfectPlay
from ..players.proving import Proving, ProvingTurns
from ..players.review import Review
from ..players.thinking import Thinking
from ..players.verdicts import Entry
from ..search.search import Candidate, Search
from ..text.errors import InvalidSetup, InvalidText, quote
from ..text.sentences import Sentence, say
from .session import Reply, Request, Session, pause_gc, verb
from .stones import describe_line, differences

if TYPE_CHECKING:
    from . import wire

# Longest slice, in milliseconds: the page gets no answer in the meantime.
LONGEST_SLICE = 1_000

# Above the number of workers that ever help with a search.
MOST_WORKERS = 15

# Above the number of candidates that a page shows.
MOST_CANDIDATES = 12

# Errors for a slice of a job that is not under way.
NOT_UNDER_WAY: dict[str, Sentence] = {
    "think": say("no search is under way"),
    "analyse": say("nothing is being analysed"),
    "review": say("nothing is being reviewed"),
    "prove": say("nothing is being proven"),
    "prove_turns": say("nothing is being proven"),
}


@verb
def think(session: Session, request: Request) -> wire.SearchBegun:
    """Start the search for the turn to play."""
    match, opponent, seed = session.current, request.get("opponent"), request.get("seed")
    if opponent == PROOF:
        proving = PerfectPlay(match, session.proved)
        session.jobs["think"], session.proved = proving, proving.memory
        pause_gc()
        return {"can_share": False}
    # The search of one character is not given to another, and a second search of the same position must not be the
    # stronger for the first.
    thinker = (opponent, match.to_move)
    goes_on = session.thinker == thinker and session.thought_about != match.position
    memory = session.thought if seed is None and goes_on else None
    thinking = Thinking(
        match,
        opponent,
        seconds=request.get("seconds"),
        playouts=request.get("playouts"),
        most_seconds=request.get("most_seconds"),
        seed=seed,
        memory=memory,
    )
    session.jobs["think"] = thinking
    session.thought, session.thinker, session.thought_about = thinking.memory, thinker, match.position
    pause_gc()
    return {"can_share": thinking.shared is not None}


@verb
def analyse(session: Session, request: Request) -> wire.SearchBegun:
    """Start an analysis of the position."""
    seed = request.get("seed")
    analyst = Analyst(
        session.current,
        seconds=request.get("seconds"),
        playouts=request.get("playouts"),
        seed=seed,
        memory=session.analysed if seed is None else None,
    )
    session.jobs["analyse"], session.analysed = analyst, analyst.search
    pause_gc()
    return {"can_share": analyst.shared is not None}


@verb
def review(session: Session, request: Request) -> wire.ReviewBegun:
    """Start a review of the match."""
    session.jobs["review"] = Review(session.current, playouts=request.get("playouts"), seed=request.get("seed"))
    session.reviewed = 0
    pause_gc()
    return {"positions": len(session.current.turns) + 1}


@verb
def prove(session: Session, request: Request) -> wire.Nothing:
    """Start a proof of the position."""
    session.jobs["prove"] = Proving(session.current, most_positions=request.get("positions"))
    pause_gc()
    return {}


@verb
def prove_turns(session: Session, request: Request) -> wire.Nothing:
    """Start proofs of all turns from the position."""
    session.jobs["prove_turns"] = ProvingTurns(session.current, most_positions=request.get("positions"))
    pause_gc()
    return {}


@verb
def slice_(session: Session, request: Request) -> Reply:
    """Run one slice of a job; the reply of a quiet one says only whether it was the last."""
    job = session.jobs.get(name := _read_name(request))
    if job is None:
        raise InvalidSetup(NOT_UNDER_WAY[name])
    seconds, workers, results = _read_seconds(request), _read_workers(request), _read_results(request)
    invalid = [] if job.shared is None else _share(job.shared, workers, results)
    job.run(seconds)
    reply: dict[str, object] = {"done": job.finished}
    if invalid:
        reply["invalid"] = invalid
    if job.shared is not None and workers:
        reply["batches"] = job.shared.take_batches()
    if request.get("quiet") is True:
        return reply
    return {**reply, **_report(session, job)}


@verb
def stop(session: Session, request: Request) -> wire.Nothing:
    """End a job. A search for a turn is discarded: a character must not be stronger for going on after a stop."""
    name = _read_name(request)
    session.jobs.pop(name, None)
    if name == "think":
        session.thought = None
    return {}


def _read_name(request: Request) -> str:
    name = request.get("job")
    if not isinstance(name, str) or name not in NOT_UNDER_WAY:
        raise InvalidText(say("{job} is not a job; jobs are {jobs}", job=quote(name), jobs=", ".join(NOT_UNDER_WAY)))
    return name


def _read_seconds(request: Request) -> float:
    """The length of the requested slice, in seconds.

    Raises:
        InvalidSetup: The length is invalid.
    """
    milliseconds = request.get("milliseconds")
    if (
        isinstance(milliseconds, bool)
        or not isinstance(milliseconds, int | float)
        or not 0 < milliseconds <= LONGEST_SLICE
    ):
        raise InvalidSetup(
            say(
                "a slice lasts up to {longest} milliseconds, not {milliseconds}",
                longest=LONGEST_SLICE,
                milliseconds=quote(milliseconds),
            )
        )
    return milliseconds / 1000


def _read_workers(request: Request) -> int:
    """The number of workers that help with the job, 0 by default.

    Raises:
        InvalidSetup: The number is invalid.
    """
    workers = request.get("workers", 0)
    if type(workers) is not int or not 0 <= workers <= MOST_WORKERS:
        raise InvalidSetup(say("up to {most} workers help, not {workers}", most=MOST_WORKERS, workers=quote(workers)))
    return workers


def _read_results(request: Request) -> list[str]:
    """The results that further workers have played since the last slice, as texts.

    Raises:
        InvalidText: They are not a list of texts.
    """
    results = request.get("results", [])
    if not isinstance(results, list) or not all(isinstance(text, str) for text in results):
        raise InvalidText(say("results are a list of texts, not {results}", results=quote(results)))
    return results


def _share(search: Search, workers: int, results: list[str]) -> list[int]:
    """Take the results that further workers have played; return the indices of invalid ones."""
    invalid = []
    for index, text in enumerate(results):
        try:
            search.receive(text)
        except ValueError:
            invalid.append(index)
    search.share(workers)
    return invalid


def _report(session: Session, job: Job) -> wire.Report:
    """The report of a job after a slice."""
    told: wire.Report = {"done": job.finished, "progress": job.progress}
    match job:
        case Thinking() | PerfectPlay():
            return _thinking(told, job)
        case Analyst():
            return _analysis(told, session.current, job)
        case Review():
            return _review(told, session, job)
        case Proving():
            return _proof(told, session.current, job)
        case ProvingTurns():
            return _proven_turns(told, job, session.current.position.to_move)
    raise NotImplementedError(f"no report of {type(job).__name__}")


def _thinking(told: wire.Report, thinking: Thinking | PerfectPlay) -> wire.ThinkingReport:
    choice = thinking.choice
    return {
        **told,
        "playouts": thinking.playouts,
        "win_rate": thinking.win_rate if choice is None else choice.win_rate,
        "best": thinking.best if choice is None else choice.text,
        "choice": None if choice is None else _candidate(choice),
    }


def _analysis(told: wire.Report, match: Match, analyst: Analyst) -> wire.Analysis:
    candidates = analyst.candidates()
    best = candidates[0] if candidates else None
    return {
        **told,
        "playouts": analyst.playouts,
        "win_rate": None if best is None else best.win_rate,
        "first_colour": None if best is None else analyst.first_colours_rate(),
        "proven": None if best is None else best.proven,
        "turns": None if best is None else best.turns,
        "candidates": [_candidate(one) for one in candidates[:MOST_CANDIDATES]],
        "line": describe_line(match, match.position, analyst.line()),
        "ownership": _ownership(match, analyst),
    }


def _review(told: wire.Report, session: Session, review: Review) -> wire.ReviewReport:
    entries = review.entries[session.reviewed :]
    session.reviewed = len(review.entries)
    accuracy = None
    if review.finished:
        first, second = review.accuracy
        accuracy = first, second
    return {**told, "entries": [_entry(session.current, one) for one in entries], "accuracy": accuracy}


def _proof(told: wire.Report, match: Match, proving: Proving) -> wire.Proof:
    winner = proving.winner
    return {
        **told,
        "positions": proving.positions,
        "winner": None if winner is None else match.player_of(winner),
        "turns": proving.turns,
        "line": describe_line(match, match.position, proving.line),
    }


def _proven_turns(told: wire.Report, proving: ProvingTurns, mover: int) -> wire.ProvenTurns:
    turns = proving.turns
    winning = sorted((turn for turn in turns if turn.winner == mover), key=lambda turn: turn.turns or 0)
    return {
        **told,
        "positions": proving.positions,
        "winning": [
            {"text": proving.text_of(turn), "turns": (turn.turns or 0) + 1 if proving.counts_turns else None}
            for turn in winning
        ],
        "losing": sum(turn.winner == 1 - mover for turn in turns),
        "unproven": sum(turn.winner is None for turn in turns),
        "all": proving.are_all,
    }


def _ownership(match: Match, analyst: Analyst) -> dict[str, float] | None:
    balance = analyst.ownership()
    return None if balance is None else {match.game.board.name(cell): owned for cell, owned in balance.items()}


def _candidate(one: Candidate | Choice) -> wire.Candidate:
    """A candidate, or the choice, with its evaluation."""
    return {
        "text": one.text,
        "win_rate": one.win_rate,
        "playouts": one.playouts,
        "proven": one.proven,
        "turns": one.turns,
    }


def _entry(match: Match, entry: Entry) -> wire.ReviewEntry:
    chances, judgement = entry.chances, entry.judgement
    return {
        "turns": entry.turns,
        "win_rate": chances.win_rate,
        "winner": chances.winner,
        "turns_left": chances.turns,
        "judgement": None
        if judgement is None
        else {
            "text": judgement.text,
            "cost": judgement.cost,
            "error": judgement.error,
            "mark": judgement.mark,
            "better": judgement.better,
            "better_cells": _cells_of(match, entry.turns, judgement.better),
            "missed": judgement.missed,
        },
    }


def _cells_of(match: Match, turn: int, instead: str | None) -> dict[str, str | None]:
    """The cells that another turn would have changed instead of the one with this number; none for a swap."""
    if instead is None or instead == SWAP.kind:
        return {}
    start = match.played[turn - 1].start
    return differences(match, start, whole_turn(match.game, start, match.game.read_turn(start, instead)).after)
