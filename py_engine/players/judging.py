"""Judgements of a review: one search goes through the match, and others measure the turns that may deserve a mark.

The search through the match is carried on from turn to turn and gives the chances. Most turns cost little by it, and by
small searches after the turns that a network values most (`screening.py`): these are not measured. For each of the
others, the position after it and those after the turns that may be better are measured by new searches of one size, so
that like is compared with like, and repeatedly while a mark is in doubt (`costs.py`). `review_searches.py` makes all
these searches.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator

from ..games.base import SWAP, Position
from ..match import Match
from .costs import MARKS, MISTAKE, PLAYED, Cost, Kind, first_stone, not_swapping, swapping, usual
from .lines import LineTurn
from .pie import FAIR
from .review_searches import Assessment, ReviewSearches
from .verdicts import Entry, Judgement, missed, missed_by_placing

# Costs below which a turn is not measured: by one small search after each promising turn, and by two.
QUIET, NEAR = 0.02, 0.1

# Chances, of the mover before the turn or of the other side after it, below which a turn is not screened either.
SLIGHT = 0.05

# Promising turns are measured whose value is below the highest by at most this, and at most this many of them.
AS_GOOD = 0.06
MOST_MEASURED = 6

# Marks of a turn that missed a proven win. What could be had is certain there, so the lowest mark needs a lower cost.
MISSED_WIN = 0.1
MARKS_OF_A_WIN = (*MARKS[:-1], ("inaccuracy", MISSED_WIN))

# A good find has at least this share of the visits, and at most `MOST_FOUND` of `SMALL_SEARCHES` searches, with one
# part in `SMALL_PART` of the playouts each, begin with it.
FIND_SHARE = 0.5
SMALL_SEARCHES = 12
SMALL_PART = 16
MOST_FOUND = 4

# The mark of a good find, and the cost that every other turn must have.
GOOD = "good"
FIND = ((GOOD, MISTAKE),)


class Reviewer:
    """The work of a review, in a generator that can be interrupted.

    It does not hold that generator, so that a review that is dropped drops its searches at once. The arguments are
    those of `ReviewSearches`.
    """

    def __init__(self, match: Match, playouts: int, seed: int | None, stop: Callable[[], bool]) -> None:
        self._turns = match.played
        self._start = self._turns[0].start if self._turns else match.turn_start
        self._pie = match.has_pie_rule
        self._searches = ReviewSearches(match, playouts, seed, stop)

    def entries(self) -> Iterator[Entry | None]:
        """Review one position after the other.

        Yields:
            The entry of each position, in order, and None at each point where the work can be interrupted.
        """
        course = self._searches.begin(self._start, 0, "course")
        assessment = yield from self._searches.assess(course, wants_fair=self._pie)
        yield Entry(0, assessment.chances, None)
        swapped = False
        for number, turn in enumerate(self._turns):
            course.follow(turn.start, () if turn.actions == (SWAP,) else turn.actions)
            before = assessment
            assessment = yield from self._searches.assess(course, before)
            judgement = yield from self._judge(number, before, assessment)
            yield Entry(number + 1, assessment.chances, judgement._replace(player=turn.start.to_move ^ swapped))
            swapped = swapped or turn.actions == (SWAP,)

    def _cost(self, kind: Kind, marks: tuple[tuple[str, float], ...] = MARKS) -> Cost:
        """The cost of a turn, before any search, with the marks in question."""
        return Cost(kind, self._searches.spread, self._searches.images, marks)

    def _judge(self, number: int, before: Assessment, after: Assessment) -> Generator[None, None, Judgement]:
        """Judge the turn with this number.

        Args:
            number: Index of the turn in the match.
            before: Assessment of the position before the turn.
            after: Assessment of the position after it.
        """
        turn, chances = self._turns[number], before.chances
        mover = turn.start.to_move
        kind: Kind = usual
        won = missed(chances, mover)
        if turn.actions == (SWAP,):
            kind = swapping
        elif self._pie and number == 1 and chances.of(mover) < FAIR:
            kind, won = not_swapping, missed_by_placing(chances, mover)
        elif self._pie and number == 0:
            kind, won = first_stone, None
        elif after.chances.winner == mover:
            won = None
        if kind is usual and (before.choices == 1 or chances.winner == 1 - mover):
            return Judgement(turn.text, 0.0, None, loss=None)
        cost = self._cost(kind, MARKS if won is None else MARKS_OF_A_WIN)
        cost = yield from self._measure(number, kind, cost, before, after)
        better = "swap" if kind is not_swapping else cost.better
        if cost.mark is None:
            is_find = kind is usual and (yield from self._is_find(number, before))
            mark = GOOD if is_find else None
            return Judgement(turn.text, max(0.0, cost.mean), mark, error=cost.error, loss=cost.loss)
        return Judgement(turn.text, cost.mean, cost.mark, better, won, cost.error, cost.loss)

    def _measure(
        self, number: int, kind: Kind, cost: Cost, before: Assessment, after: Assessment
    ) -> Generator[None, None, Cost]:
        """Measure the cost of a turn, until its mark is certain.

        Returns:
            `cost`, or the estimate of the screening where that is clearly too low for a mark.
        """
        turn, mover = self._turns[number], self._turns[number].start.to_move
        if kind is usual and after.chances.winner == mover:
            cost.add_itself(turn.text)
            return cost
        seeming = [before.best] if before.best else []
        is_swap_told = before.is_told and kind in (swapping, not_swapping)
        is_known = is_swap_told or (before.is_proven and kind is not first_stone)
        if kind is usual and not is_known:
            estimate, seeming = yield from self._screen(number, before, after)
            if not seeming:
                return estimate
        positions: dict[str, Position] = {}
        for one in seeming:
            best = yield from self._searches.to_its_end(number, one)
            if best.text != turn.text or kind not in (usual, first_stone):
                positions[best.text] = best.after
        if not positions:
            cost.add_itself(turn.text)
        if after.is_sure:
            cost.add(PLAYED, after.value(mover), is_proven=True)
        if is_known:
            # With best play a position is worth what it is worth after the best turn.
            for text in positions:
                cost.add(text, before.value(mover), is_proven=True)
        yield from self._settle(cost, number, {PLAYED: turn.end, **positions})
        return cost

    def _screen(
        self, number: int, before: Assessment, after: Assessment
    ) -> Generator[None, None, tuple[Cost, list[LineTurn]]]:
        """Estimate the cost of a turn, and find the alternatives to measure.

        The cost is at most the mover's value before the turn, and at most the other side's after it. Where the search
        through the match finds neither small, small searches compare the turns that a network values most.

        Returns:
            The estimated cost, and the alternatives; none where the cost is clearly too low for a mark.
        """
        turn, mover, searches = self._turns[number], self._turns[number].start.to_move, self._searches
        assert before.best is not None
        estimate, lost = self._cost(usual), before.value(mover) - after.value(mover)
        if not searches.screens:
            return estimate, [before.best]
        if before.value(mover) < SLIGHT or after.value(mover) > 1 - SLIGHT:
            if before.best.text == turn.text:
                estimate.add_itself(turn.text)
            estimate.add(before.best.text, before.value(mover), is_proven=False)
            estimate.add(PLAYED, after.value(mover), is_proven=False)
            return estimate, []
        best = yield from searches.to_its_end(number, before.best)
        # Where the turn has lost by force, few others may be any better, and not by their evaluations.
        is_lost = after.chances.winner == 1 - mover
        turns = {one.text: one for one in (yield from searches.promising(number, is_threatened=is_lost))}
        if not is_lost or (yield from searches.is_sound(best.after)):
            turns = {best.text: best} | turns
        turns.pop(turn.text, None)
        if not turns:
            estimate.add_itself(turn.text)
            return estimate, []
        for index, enough in enumerate((QUIET, NEAR)):
            for text, one in turns.items():
                assessment = yield from searches.estimate(one.after, index)
                estimate.add(text, assessment.value(mover), is_proven=assessment.is_proven)
            assessment = after if after.is_sure else (yield from searches.estimate(turn.end, index))
            estimate.add(PLAYED, assessment.value(mover), is_proven=assessment.is_proven)
            if max(lost, estimate.mean) < enough:
                return estimate, []
            turns = {text: turns[text] for text in estimate.about_best(AS_GOOD) if text in turns}
        found: list[LineTurn] = []
        for one in ({best.text: best} | turns).values():
            if one.text == turn.text or len(found) > MOST_MEASURED:
                continue
            if (yield from searches.is_sound(one.after)):
                found.append(one)
        if not found:
            estimate.add_itself(turn.text)  # the alternatives lose by force
        return estimate, found

    def _settle(self, cost: Cost, number: int, positions: dict[str, Position]) -> Generator[None]:
        """Search these positions, given by the turns that lead to them, until the mark of the cost is certain."""
        mover = self._turns[number].start.to_move
        while wanted := cost.wanted(positions):
            for turn in wanted:
                assessment = yield from self._searches.measure(positions[turn], number, turn, cost.searches(turn))
                cost.add(turn, assessment.value(mover), is_proven=assessment.is_sure)

    def _is_find(self, number: int, before: Assessment) -> Generator[None, None, bool]:
        """Return whether a turn is a good find: the only good one, not obvious, in a position that is not decided.

        Only a few of several small searches, which use playouts, begin with its first step. A search of full size finds
        the best turn with another first step; that one must cost as much as a mistake.
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
        cost = self._cost(usual, FIND)
        yield from self._settle(cost, number, {PLAYED: instead.after, turn.text: turn.end})
        return cost.mark is not None
