"""The table of who wins each of many positions, in little more than a bit for each."""

from __future__ import annotations

from random import Random

from measuring.openings import ROOM, packed
from py_engine.search.solved_boards import Openings


def test_each_number_is_told_its_winner_and_takes_little_room() -> None:
    random = Random(1)
    winners = {random.getrandbits(38): random.getrandbits(1) for _ in range(2_000)}
    seed, part, bits = packed(winners)
    openings = Openings(3, seed, part, bits)
    assert all(openings.winner(number) == winner for number, winner in winners.items())
    assert bits.bit_length() <= ROOM * len(winners) + 30
