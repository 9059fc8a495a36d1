"""Checks the coach's claims with code that shares nothing with it.

What a claim says is read from its sentence, word by word, and compared with the plain references: effects of turns,
complete lists of them, wins at once, and turns of a side that moves twice (`comment_reference.py`). Wins by force are
searched for in full by `FullSearch`. That a fact is the reason is tested again by longer searches
(`comment_retests.py`).

Run as a program, it reads files of comments as `build_scripts/measure.py coach` writes them, and prints each result.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from comment_reference import Effect, Reference, Unchecked
from comment_retests import Retest
from references.position import Position

import py_engine as s
from py_engine.text.sentences import Sentence

COLOURS = {
    "subsume": ("Red", "Blue"),
    "parasol": ("Red", "Blue"),
    "surmount": ("Black", "White"),
    "sunspot": ("Black", "White"),
    "sum": ("White", "Black"),
}


class Checker(Reference):
    """Checks the claims of one comment."""

    def phrase(self, tree: Any, effect: Effect) -> None:
        """Check what a sentence says that a turn does."""
        template, values = tree["template"], tree["values"]
        match template:
            case "wins {parasols}":
                assert number_in(values["parasols"]) == len(effect.parasols) > 0
            case "captures {stones}" | "removes {stones}":
                assert names_in(values["stones"], effect.taken), effect
                assert not effect.turned
            case "flips {stones}" | "turns {stones}":
                assert names_in(values["stones"], effect.turned), effect
                assert not effect.taken
            case "turns {stones} and removes {others}":
                assert names_in(values["stones"], effect.turned), effect
                assert names_in(values["others"], effect.taken), effect
            case "loses {stones}":
                assert names_in(values["stones"], effect.lost)
                assert not effect.prize
            case "{does}, but loses {stones}" | "{does} and gives {stones} away":
                assert names_in(values["stones"], effect.lost)
                self.phrase(values["does"], replace(effect, lost=frozenset()))
                return
            case "removes nothing" | "captures nothing":
                assert not effect.taken
            case "wins none":
                assert not effect.parasols
            case "gains nothing":
                assert effect.gain <= 0
            case _:
                raise AssertionError(f"unknown phrase {template}")
        assert not effect.lost or template in ("loses {stones}", "gains nothing")

    def nothing(self, tree: Any, reply: Effect, position: Position) -> None:
        """Check the claim that no reply does what one does."""
        template = tree["template"]
        if template == "no reply does that":
            assert self.lacks(position, reply.prize)
        elif template.endswith(("as much", "as many")):
            assert self.most(position) < reply.gain
        else:
            assert self.most(position) == 0

    def decision(self, tree: Any, before: Position, effect: Effect) -> None:
        assert self.decided_for(before) is None
        assert effect.after.winner is None
        assert self.decided_for(effect.after) == before.mover
        assert tree["values"]["colour"]["template"] == COLOURS[self.game][before.mover]
        if "parasols" in tree["values"]:
            assert number_in(tree["values"]["parasols"]) == len(self.held(effect.after, before.mover))

    # --- claims

    def check(self, reason: dict[str, Any]) -> None:
        """Check one claim; an `AssertionError` says that it is false."""
        template, values = reason["sentence"]["template"], reason["sentence"]["values"]
        line, played, better = reason["line"], self.row["played"], self.row["better"]
        mine, theirs = COLOURS[self.game][self.mover], COLOURS[self.game][1 - self.mover]
        self.check_line(line)
        for name, text in (("played", played), ("better", better), ("reply", line[-1]), ("threat", line[-1])):
            if name in values:
                assert values[name] == shown(text), f"{name}: {values[name]} is not {text}"
        turn = played if line[0] == "…" else line[0]
        if "turn" in values:
            assert values["turn"] == shown(turn)
        match template:
            case "{turn} {does}.":
                self.phrase(values["does"], self.play(self.start, turn))
            case "{turn} wins. {how}":
                assert self.after(turn).winner == self.mover
            case "{turn} ends the game, and {colour} wins it. {how}":
                assert self.after(turn).winner == 1 - self.mover
                assert values["colour"]["template"] == theirs
            case "{turn} wins at once.":
                assert self.after(turn).winner == self.mover
                assert self.after(played).winner != self.mover
            case "{turn} prevents {threat}, with which {colour} would win at once.":
                assert values["colour"]["template"] == theirs
                assert line[-1] in self.wins(self.again(self.start))
                assert not list(self.wins(self.after(turn)))
            case "{turn} threatens to win with {threat}.":
                assert line[-1] in self.wins(self.again(self.after(turn)))
            case "After {played} {colour} wins at once with {reply}; {better} prevents that.":
                assert values["colour"]["template"] == theirs
                assert self.play(self.after(played), line[1]).after.winner == 1 - self.mover
                spared = self.after(better)
                assert spared.winner == self.mover or not list(self.wins(spared))
            case "{turn} decides the game: {why}.":
                self.decision(values["why"], self.start, self.play(self.start, turn))
            case "After {played}, {reply} decides the game: {why}. {better} prevents that.":
                position, spared = self.after(played), self.after(better)
                self.decision(values["why"], position, self.play(position, line[1]))
                assert self.decided_for(spared) != 1 - self.mover
                for effect in self.turns(spared).values():
                    assert self.decided_for(effect.after) != 1 - self.mover
                    assert effect.after.winner != 1 - self.mover
            case "{turn} wins: whatever {colour} answers, the next turn ends the game.":
                assert values["colour"]["template"] == theirs
                assert self.forced(self.after(turn), self.mover, 2)
            case "{turn} wins by force, whatever {other} answers.":
                assert values["other"]["template"] == theirs
                assert self.forced(self.after(turn), self.mover)
            case "With {turn} {colour} cannot lose any more, whatever {other} answers.":
                assert (values["colour"]["template"], values["other"]["template"]) == (mine, theirs)
                assert self.forced(self.after(turn), self.mover)
            case (
                "After {played} {colour} can make sure not to lose any more." | "After {played} {colour} wins by force."
            ):
                assert values["colour"]["template"] == theirs
                assert self.forced(self.after(played), 1 - self.mover)
            case "After {played} {colour} plays {reply}, and wins with the next turn, whatever {other} answers.":
                assert (values["colour"]["template"], values["other"]["template"]) == (theirs, mine)
                assert self.forced(self.play(self.after(played), line[1]).after, 1 - self.mover, 2)
            case "{better} is better because it {does}; {played} {less}.":
                own = self.play(self.start, played)
                effect = self.play(self.start, better)
                self.phrase(values["does"], effect)
                self.phrase(values["less"], own)
                assert effect.gain > max(0, own.gain)
            case "{played} is worse because {reply} then {does}; after {better} {none}.":
                reply = self.play(self.after(played), line[1])
                self.phrase(values["does"], reply)
                self.nothing(values["none"], reply, self.after(better))
            case "{better} is better because it threatens to win with {threat}; {played} does not.":
                assert line[-1] in self.wins(self.again(self.after(better)))
                assert not list(self.wins(self.again(self.after(played))))
            case "{better} is better because it threatens {threat}, which {does}; {played} does not threaten that.":
                threat = self.play(self.again(self.after(better)), line[-1])
                self.phrase(values["does"], threat)
                assert self.lacks(self.again(self.after(played)), threat.prize)
                assert self.lacks(self.start, threat.prize)
            case "{better} is better because it counts in {parasols} not won yet; {played} counts in {fewer}.":
                assert number_in(values["parasols"]) == self.reach(better) > self.reach(played)
                assert number_in(values["fewer"]) == self.reach(played)
            case "I’d expect {reply}, which {does}; after {better} I’d expect {answer}, which {less}.":
                reply = self.play(self.after(played), line[1])
                self.phrase(values["does"], reply)
                answer = self.named(self.after(better), values["answer"])
                self.phrase(values["less"], answer)
                assert reply.gain > max(0, answer.gain)
            case (
                "After {better} I’d expect {turns}: {colour} {result}. "
                "After {played} I’d expect {others}: {colour} {worse}."
            ):
                assert values["colour"]["template"] == mine
                assert [shown(text) for text in line] == [values["better"], *listed(values["turns"])]
                assert balance_in(values["result"]) == self.balance(line)
                assert balance_in(values["worse"]) == self.balance([played, *listed(values["others"])])
                assert balance_in(values["result"]) > balance_in(values["worse"])
            case _:
                raise AssertionError(f"unknown claim: {template}")
        sure = "because" if " because " in template else "likely" if " expect " in template else "certain"
        assert reason["sure"] == sure

    def named(self, position: Position, name: str) -> Effect:
        """The turn that a sentence names."""
        if "…" not in name:
            return self.play(position, name)
        return next(effect for text, effect in self.turns(position).items() if shown(text) == name)

    def balance(self, line: list[str]) -> int:
        """Stones or parasols that the side which begins gains in a line, less those of the other side."""
        position, total = self.start, 0
        for text in line:
            effect = self.named(position, text)
            total += effect.gain if position.mover == self.mover else -effect.gain
            position = effect.after
        return total

    def check_line(self, line: list[str]) -> None:
        """Check that all turns of a line can be played one after the other."""
        position = self.start
        for text in line:
            position = self.again(position) if text == "…" else self.play(position, text).after


def shown(text: str) -> str:
    """A turn as sentences name it."""
    placed, bracket, captured = text.partition("(")
    cells = placed.split(",")
    return f"{cells[0]},…{bracket}{captured}" if len(cells) > 3 else text


def plain(tree: Any) -> str:
    """A sentence, or a value of one, as a text."""
    if not isinstance(tree, dict):
        return str(tree)
    return str(tree["template"]).format_map({name: plain(value) for name, value in tree["values"].items()})


def listed(tree: Any) -> list[str]:
    """The turns that a sentence lists."""
    return re.split(", | and ", plain(tree))


def balance_in(tree: Any) -> int:
    """The stones or parasols that a side is up, less than 0 where it is down."""
    if tree["template"] == "comes out even":
        return 0
    return number_in(tree["values"]["amount"]) * (1 if tree["template"].endswith("up") else -1)


def number_in(tree: Any) -> int:
    text = plain(tree)
    return 0 if text == "none" else int(text.split()[0])


def names_in(tree: Any, cells: Iterable[str]) -> bool:
    """Return whether a text names exactly these cells, or counts them."""
    text, wanted = plain(tree), set(cells)
    counted = re.fullmatch(r"(\d+) stones?", text)
    if counted:
        return int(counted[1]) == len(wanted) > 4
    return sorted(re.split(", | and ", text)) == sorted(wanted)


def row_of(match: s.Match, better: str, comment: s.Comment) -> dict[str, Any]:
    """A comment on the only turn of a match from a position that was set up, as the checks read it."""
    reasons = [{**reason._asdict(), "sentence": as_tree(reason.sentence)} for reason in comment.reasons]
    turn = {"game": match.info.id, "size": match.size, "start": match.start, "played": match.turns[0]}
    return {**turn, "better": better, "reasons": reasons}


def as_tree(thing: Any) -> Any:
    """A sentence as its template and values."""
    if not isinstance(thing, Sentence):
        return thing
    return {"template": thing.template, "values": {name: as_tree(value) for name, value in thing.values.items()}}


def check(row: dict[str, Any], *, longer: bool = True) -> Iterator[tuple[str, str, str, str]]:
    """Check the claims of a comment.

    Yields how sure each claim is, its kind, the result (`true`, `false`, `unchecked` or `fails`), and why.
    """
    checker = Checker(row)
    for reason in row["reasons"]:
        result, why = "true", ""
        try:
            checker.check(reason)
            if longer and reason["sure"] == "because":
                result = "fails"
                Retest(checker).test(reason)
                result = "true"
        except Unchecked:
            result = "unchecked"
        except AssertionError as error:
            result, why = ("fails" if result == "fails" else "false"), str(error).partition("\n")[0]
        yield reason["sure"], reason["kind"], result, why


def main(files: list[str]) -> int:
    """Check files of comments, and print each result as a line of JSON."""
    for file in files:
        for line in Path(file).read_text(encoding="utf-8").splitlines():
            row = json.loads(line)
            for number, result in enumerate(check(row)):
                sentence = plain(row["reasons"][number]["sentence"])
                print(json.dumps([row["game"], row["mark"] is not None, *result, row["start"], sentence]), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
