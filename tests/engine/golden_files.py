"""Golden playthroughs: one whole game of each kind, with everything that can be seen of it after every turn.

`golden/<game>.txt` is read by people first: a change of the rules shows in its diff.  To write the files again, run
`PYTHONPATH=. python tests/engine/golden_files.py` at the top of the repository.  The turns are kept; the dump
after each of them is asked of the engine again.  A game without a file gets a random playthrough on its smallest board.
"""

from __future__ import annotations

import random
from pathlib import Path

import py_engine as s
from py_engine.records import write_list


def how_to_write_anew(script: str) -> str:
    """The advice for a golden file that differs, or that lacks a game."""
    return (
        "look at the difference, if there is one; if it is meant, or the game is new, run "
        f"`PYTHONPATH=. .cache/venv/bin/python tests/engine/{script}`"
    )


FOLDER = Path(__file__).parent / "golden"

STONES = {0: "X", 1: "O", None: "."}


def path_of(game: str) -> Path:
    return FOLDER / f"{game}.txt"


def playthrough(heading: str, turns: list[str]) -> str:
    """The dump of a whole game, from a heading such as `sum 5 holes c3:` and its turns."""
    match = s.load_record(heading)
    parts = [heading, state(match)]
    for number, text in enumerate(turns, start=1):
        player = match.to_move
        match.play(text)
        last = match.last_turn
        assert last is not None
        steps = " ".join(match.game.action_text(action) for action in last.actions)
        parts.append(f"== {number}. {match.turns[-1]}\nplayer {player}: {steps}\n{state(match)}")
    return "\n\n".join(parts) + "\n"


def turns_of(dump: str) -> list[str]:
    """The turns of a dump."""
    return [line.split()[2] for line in dump.splitlines() if line.startswith("== ")]


def state(match: s.Match) -> str:
    """The visible state of a match between turns."""
    turns = match.legal_turns()
    first, second = match.game.score(match.position)
    lines = [
        drawing(match),
        f"to move: player {match.to_move}, colour {match.position.to_move}; score of the colours: {first} {second}",
        f"steps ({len(match.legal_actions())}): {' '.join(match.legal_actions())}",
        f"turns: {len(turns)}, first {turns[:1]}, last {turns[-1:]}",
    ]
    outcome = match.outcome
    if outcome is not None:
        loop = " ".join(match.game.board.names_of(outcome.loop))
        lines += [
            f"over: player {match.winner} wins by {outcome.termination}; loop [{loop}]; "
            f"counts {outcome.counts}, needed {outcome.needed}",
        ]
    return "\n".join(lines)


def drawing(match: s.Match) -> str:
    """The stones of the players, X and O, row by row; the holes of a square board are #."""
    size, board = match.size, match.board
    if match.info.shape == "square":
        names = [[f"{chr(ord('a') + column)}{row}" for column in range(size)] for row in range(size, 0, -1)]
        return "\n".join(" ".join(STONES[board[name]] if name in board else "#" for name in row) for row in names)
    rows: dict[str, list[str]] = {}
    for name, owner in board.items():
        rows.setdefault(name[0], []).append(STONES[owner])
    widest = 2 * size - 1
    return "\n".join(f"{' ' * (widest - len(row))}{' '.join(row)}" for row in reversed(rows.values()))


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for info in s.catalogue():
        path = path_of(info.id)
        if path.exists():
            dump = path.read_text(encoding="utf-8")
            heading, turns = dump.splitlines()[0], turns_of(dump)
        else:
            match = s.new_match(info.id, size=info.sizes[0])
            source = random.Random(0)
            while not match.is_over:
                match.play(source.choice(match.legal_turns()))
            heading, turns = write_list(match).splitlines()[0], match.turns
        path.write_text(playthrough(heading, turns), encoding="utf-8")
        print(f"{path.name}: {len(turns)} turns")


if __name__ == "__main__":
    main()
