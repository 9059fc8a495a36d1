"""Strong games to play along: "Guess the turn".

Both sides are the strongest character of the game, on its usual board, from drawn openings that a short search finds
even. A game depends on its number alone. It ends where one side is all but sure to win; the turns of that side are to
be guessed, those on which most depends: where the search of the game finds the second step much worse than the first.
Each of them is searched again for longer. Where that finds another turn better, it is kept as the better one. The coach
says why the best turn is better than one that is worse, or what it does; all three languages are kept.

Playouts: 128 a step in the game and 512 in a turn to be guessed, and 32 times as many in Parasol, whose playouts are
that much cheaper. On one core of a slow machine a game takes some ten seconds.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from concurrent.futures import Executor
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from puzzle_making.kept import along_file
from py_engine.arena.files import KeptLines, write_file
from py_engine.arena.players import take_random_turn
from py_engine.coach.comment import comment_on
from py_engine.match import Match, new_match
from py_engine.players.analysis import Analyst
from py_engine.players.choice import Choice
from py_engine.players.opponents import opponents_of
from py_engine.players.thinking import Thinking
from py_engine.text.languages import translate
from support.folders import WEB
from support.many_jobs import work

PACKS = WEB / "app" / "along" / "packs"
HEADING = "sunstones-along 1"
LANGUAGES = ("en", "de", "fr")

# Games in a pack.
MOST_GAMES = 40

PLAYOUTS, ANALYSED = 128, 512
CHEAPER = {"parasol": 32}

# Random turns at the beginning; the win rate after them is within `EVEN` of one half.
OPENING = 4
EVEN = 0.12

# The game ends after this many turns, or where a side has this win rate twice in a row.
MOST_TURNS, SURE = 90, 0.95

# Turns to guess in a game, at least and at most, and the win rates of positions in which something depends on them.
FEWEST, MOST_ASKED = 5, 8
OPEN = (0.12, 0.9)

# Loss of win rate from which a turn is called worse: for the better turn, and for a turn that the coach compares.
WORSE, CLEARLY_WORSE = 0.03, 0.1


class Source(NamedTuple):
    """One game to be played."""

    game: str
    number: int


def play_along(games: Sequence[str], workers: Executor | int = 1, minutes: float = 10.0) -> int:
    """Play the games that the packs lack, the games in turn, and write the packs; returns how many were played."""
    kept = {game: KeptLines(along_file(game)) for game in games}
    jobs = []
    for number in range(2 * MOST_GAMES):
        jobs += [Source(game, number) for game in games if number not in {line["number"] for line in kept[game].lines}]
    lacking = {game: MOST_GAMES - sum("turns" in line for line in kept[game].lines) for game in games}
    jobs = [source for source in jobs if lacking[source.game] > 0]

    def keep(source: Source, found: dict[str, Any] | None) -> None:
        kept[source.game].add({"number": source.number, **(found or {})})

    done = work(jobs, find_game_to_guess, keep, workers, minutes)
    for game in games:
        write_pack(game, kept[game].lines)
    return done


def write_pack(game: str, lines: Sequence[dict[str, Any]], folder: Path = PACKS) -> None:
    """Write the pack of a game: a heading, and a game a line."""
    whole = sorted((line for line in lines if "turns" in line), key=lambda line: int(line["number"]))[:MOST_GAMES]
    texts = [json.dumps(line, ensure_ascii=False, separators=(",", ":")) for line in whole]
    folder.mkdir(parents=True, exist_ok=True)
    write_file(folder / f"{game}.txt", "\n".join([f"{HEADING} {game}", *texts, ""]))


def find_game_to_guess(source: Source) -> dict[str, Any] | None:
    """One game, with its turns to guess; None if too little depends on the turns of the side that wins."""
    random = Random(f"{source.game} along {source.number}")
    match = begin_evenly(source.game, random)
    choices: list[Choice] = []
    rates: list[float] = []
    while not match.is_over and len(match.turns) < MOST_TURNS and not is_decided(rates):
        choice = think(match, random.getrandbits(32))
        rates.append(choice.win_rate if match.position.to_move == 0 else 1 - choice.win_rate)
        choices.append(choice)
        match.play(choice.text)
    side = 0 if rates[-1] > 1 / 2 else 1
    asked = []
    for index, (choice, turn) in enumerate(zip(choices, match.played[OPENING:], strict=True)):
        if turn.start.to_move == side and OPEN[0] < choice.win_rate < OPEN[1] and len(choice.candidates) > 1:
            asked.append((choice.candidates[1].win_rate - choice.candidates[0].win_rate, OPENING + index))
    if len(asked) < FEWEST:
        return None
    chosen = sorted(index for _, index in sorted(asked)[:MOST_ASKED])
    found: dict[str, Any] = {
        "size": match.size,
        "turns": match.turns,
        "rates": [round(100 * rate) for rate in rates],
        "asked": chosen,
        "better": {},
        "reasons": {},
    }
    for index in reversed(chosen):
        while len(match.turns) > index:
            match.undo()
        better, reason = examine(match, found["turns"][index], source.number)
        if better is not None:
            found["better"][index] = better
        if reason:
            found["reasons"][index] = [str(translate(reason, language)) for language in LANGUAGES]
    return found


def begin_evenly(game: str, random: Random) -> Match:
    """A match after a random opening that a short search finds even."""
    while True:
        match = new_match(game)
        for _ in range(OPENING):
            take_random_turn(match, random, swap=False)
        if abs(think(match, random.getrandbits(32)).win_rate - 1 / 2) < EVEN:
            return match


def think(match: Match, seed: int) -> Choice:
    """The turn of the strongest character."""
    playouts = PLAYOUTS * CHEAPER.get(match.info.id, 1)
    return Thinking(match, opponents_of(match.info.id)[-1].id, playouts=playouts, seed=seed).finish()


def is_decided(rates: Sequence[float]) -> bool:
    """Return whether one side has been all but sure to win for two turns."""
    last = rates[-2:]
    return len(last) == 2 and (min(last) > SURE or max(last) < 1 - SURE)


def examine(match: Match, played: str, seed: int) -> tuple[str | None, str]:
    """The turn that a longer search finds better than the one that was played, if any, and why the best one is."""
    analyst = Analyst(match, playouts=ANALYSED * CHEAPER.get(match.info.id, 1), seed=seed)
    while not analyst.finished:
        analyst.work()
    candidates = analyst.candidates()
    line = analyst.line()
    rates = {candidate.text: candidate.win_rate for candidate in candidates}
    first, top = line[0] if line else None, candidates[0]
    own = rates.get(played, next((rate for step, rate in rates.items() if played.startswith(step)), 0.0))
    has_better = first is not None and first.after.stage == 0 and first.text != played and top.win_rate - own > WORSE
    better = first.text if first is not None and has_better else None
    best = better or played
    others = [each.text for each in candidates if each.text != best and top.win_rate - each.win_rate > CLEARLY_WORSE]
    worse = played if better is not None else next((text for text in others if match.is_legal(text)), None)
    if worse is not None and (reason := comment_after(match, worse, best)):
        return better, reason
    return better, comment_after(match, best, best)


def comment_after(match: Match, turn: str, better: str) -> str:
    """The coach's words on a turn, which is taken back."""
    match.play(turn)
    try:
        return comment_on(match, better=better).text
    finally:
        match.undo()
