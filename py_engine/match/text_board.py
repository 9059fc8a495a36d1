"""Boards in letters, for terminals and for places that take text only."""

from __future__ import annotations

from collections.abc import Mapping

from ..board.boards import Board

STONES = {0: "X", 1: "O", None: "·"}


def text_board(board: Board, owners: Mapping[str, int | None]) -> str:
    """A board, oriented as on the page: `X` for the stones of 0, `O` for those of 1, a dot for an empty cell.

    Args:
        board: The board.
        owners: By the name of a cell; holes are absent, and blank.
    """
    rows: dict[str, list[str]] = {}
    for cell in board.order:
        name = board.name(cell)
        row = name[0] if board.shape == "hex" else name[1:]
        rows.setdefault(row, []).append(STONES[owners[name]] if name in owners else " ")
    widest = max(len(row) for row in rows.values())
    lines = []
    for label, cells in reversed(rows.items()):
        indent = " " * (widest - len(cells)) if board.shape == "hex" else ""
        lines.append(f"{label:>2} {indent}{' '.join(cells)}")
    if board.shape == "square":
        lines.append("   " + " ".join(chr(ord("a") + column) for column in range(board.size)))
    return "\n".join(lines)
