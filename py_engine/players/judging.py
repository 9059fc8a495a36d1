"""How a review comes to its verdicts: one search goes through the match, and others measure what turns have cost.

The search that goes through the match is carried on from turn to turn and tells the chances. What is worth playing is
found among all turns (`screening.py`). What the best of them and the one that was played are worth is measured by new
searches, all of one size, so that like is compared with like; again and again for as long as a mark is in doubt
(`costs.py`). How those searches are made is told in `review_searches.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator

from ..games.base import SWAP, Position
from ..match import Match
from .costs import FIRST_STONE, MISTAKE, NOT_SWAPPING, SWAPPING, USUAL, Cost, Kind
from .pie import FAIR
from .review_searches import Assessment, ReviewSearches
from .verdicts import Entry, Judgement, missed, missed_by_placing

# Searches of a position at most, where a cost is in doubt.
MOST_SEARCHES = 192

# A good find has this share of the playouts, and at most so many of some small searches, with this part of the
# playouts each, begin with it.
FIND_SHARE = 0.5
SMALL_SEARCHES = 12
SMALL_PART = 16
MOST_FOUND = 4

# The mark of a good find, and what every other turn must have cost.
GOOD = "good"
FIND = ((GOOD, MISTAKE),)


class Reviewer:
    """The work of a review. It does not hold its own course: a review that is let go takes its searches with it.

    playouts: for each position, of the usual weight. seed: None for the one that comes from the game. stop: whether the
    slice is over.
    """

    def __init__(self, match: Match, playouts: int, seed: int | None, stop: Callable[[], bool]) -> None:
        self._turns = match.played
        self._start = self._turns[0].start if self._turns else match.turn_start
        self._pie = match.has_pie_rule
        self._searches = ReviewSearches(match, playouts, seed, stop)

    def entries(self) -> Iterator[Entry | None]:
        """What there is to say of one position after the other; None wherever the work can be left."""
        course = self._searches.begin(self._start, 0, "course")
        assessment = yield from self._searches.assess(course, wants_fair=self._pie)
        yield Entry(0, assessment.chances, None)
        swapped = False
        for number, turn in enumerate(self._turns):
            course.follow(turn.start, () if turn.actions == (SWAP,) else turn.actions)
            before, assessment = assessment, (yield from self._searches.assess(course))
            judgement = yield from self._judge(number, before, assessment)
            yield Entry(number + 1, assessment.chances, judgement._replace(player=turn.start.to_move ^ swapped))
            swapped = swapped or turn.actions == (SWAP,)

    def _judge(self, number: int, before: Assessment, after: Assessment) -> Generator[None, None, Judgement]:
        """What a turn has cost, and what would have been better."""
        turn, chances = self._turns[number], before.chances
        mover = turn.start.to_move
        kind, won = USUAL, missed(chances, mover)
        if turn.actions == (SWAP,):
            kind = SWAPPING
        elif self._pie and number == 1 and chances.of(mover) < FAIR:
            kind, won = NOT_SWAPPING, missed_by_placing(chances, mover)
        elif self._pie and number == 0:
            kind, won = FIRST_STONE, None
        elif after.chances.winner == mover:
            won = None
        if kind is USUAL and (before.choices == 1 or chances.winner == 1 - mover):
            return Judgement(turn.text, 0.0, None, kept=None)
        cost = yield from self._measure(number, kind, before, after)
        better = "swap" if kind is NOT_SWAPPING else cost.better
        if cost.mark is None:
            is_find = kind is USUAL and (yield from self._is_find(number, before))
            mark = GOOD if is_find else None
            return Judgement(turn.text, max(0.0, cost.mean), mark, error=cost.error, kept=cost.kept)
        return Judgement(turn.text, cost.mean, cost.mark, better, won, cost.error, cost.kept)

    def _measure(self, number: int, kind: Kind, before: Assessment, after: Assessment) -> Generator[None, None, Cost]:
        """What a turn has cost, by as many searches as it takes."""
        turn, mover = self._turns[number], self._turns[number].start.to_move
        cost = Cost(kind, self._searches.deviation, MOST_SEARCHES)
        positions: dict[str, Position] = {}
        is_swap_told = before.is_told and kind in (SWAPPING, NOT_SWAPPING)
        is_known = is_swap_told or (before.is_proven and kind is not FIRST_STONE)
        seeming = [before.best] if before.best else []
        if kind in (USUAL, SWAPPING) and not is_known and after.chances.winner != mover:
            seeming += yield from self._searches.proposals(number)
        for one in seeming:
            best = yield from self._searches.to_its_end(number, one)
            if best.text != turn.text or kind not in (USUAL, FIRST_STONE):
                positions[best.text] = best.after
        if not positions:
            cost.add_itself(turn.text)
        if after.is_sure and kind.played:
            cost.add_played(after.value(mover), is_proven=True)
        if is_known:
            # With best play a position is worth what it is worth after the best turn.
            for text in positions:
                cost.add(text, before.value(mover), is_proven=True)
        yield from self._settle(cost, number, positions, turn.end, "played")
        return cost

    def _settle(
        self, cost: Cost, number: int, positions: dict[str, Position], played: Position, purpose: str
    ) -> Generator[None]:
        """Search the positions after turns that might have been played, and after the one that was, until it is clear.

        purpose: of the searches after the one that was.
        """
        mover = self._turns[number].start.to_move
        search = 0
        while search < MOST_SEARCHES and (wanted := cost.wanted(positions)):
            for text in filter(cost.wants, wanted):
                assessment = yield from self._searches.measure(positions[text], number, text, search)
                cost.add(text, assessment.value(mover), is_proven=assessment.is_sure)
            if cost.wants_played:
                assessment = yield from self._searches.measure(played, number, purpose, search)
                cost.add_played(assessment.value(mover), is_proven=assessment.is_sure)
            search += 1

    def _is_find(self, number: int, before: Assessment) -> Generator[None, None, bool]:
        """Whether a turn is a good find: the only good one, which is not obvious, in a position that is not decided.

        Few of some small searches, which play games, would have begun as the turn did. Another search, of full size,
        looks for the best turn that begins otherwise; that one must cost a mistake.
        """
        turn, position = self._turns[number], self._turns[number].start
        if before.is_proven or not before.best or before.best.text != turn.text or before.share < FIND_SHARE:
            return False
        found = 0
        for small in range(SMALL_SEARCHES):
            search = self._searches.begin(position, number, f"small {small}", asks=False)
            search.hurry(True)
            yield from self._searches.run(search, self._searches.games // SMALL_PART)
            found += search.root.actions[search.best()] == turn.actions[0]
            if found > MOST_FOUND:
                return False
        search = self._searches.begin(position, number, "otherwise")
        search.hurry(True)
        search.rule_out(search.root.actions.index(turn.actions[0]))
        otherwise = yield from self._searches.assess(search)
        if otherwise.chances.winner == position.to_move:
            return False
        assert otherwise.best is not None
        instead = yield from self._searches.to_its_end(number, otherwise.best)
        cost = Cost(USUAL, self._searches.deviation, MOST_SEARCHES, FIND)
        yield from self._settle(cost, number, {turn.text: turn.end}, instead.after, "otherwise")
        return cost.mark is not None
