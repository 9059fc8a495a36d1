"""The coach says what is true of a turn: each kind of claim in each game in which it can be made."""

from __future__ import annotations

import random
import subprocess
import sys

import pytest
from comment_claims import check, row_of
from comment_examples import EXAMPLES, Example
from setups import Setup

import py_engine as s
from py_engine.__main__ import main
from py_engine.match.start_positions import write_start
from py_engine.text.languages import LANGUAGES, translate
from py_engine.text.sentences import Sentence

every_example = pytest.mark.parametrize(
    "example", EXAMPLES, ids=[f"{example.kind} in {example.game}" for example in EXAMPLES]
)


@pytest.mark.slow
@every_example
def test_each_kind_has_its_sentence_and_the_claim_is_true(example: Example) -> None:
    match = example.match()
    comment = s.comment_on(match, better=example.better)
    assert (example.kind, example.sentence) in [(reason.kind, reason.sentence) for reason in comment.reasons]
    assert comment.text.startswith(comment.reasons[0].sentence)
    for sure, kind, result, why in check(row_of(match, example.better, comment), longer=False):
        assert result == "true", f"{sure} {kind}: {why}"
    for language in LANGUAGES:
        said = translate(comment.text, language)
        assert said != comment.text
        assert example.played in said or example.better in said


@pytest.mark.slow
def test_what_is_said_of_random_turns_is_true() -> None:
    claims = 0
    for game, size in (("subsume", 4), ("parasol", 4), ("surmount", 4), ("sunspot", 4), ("sum", 7)):
        for seed in range(6):
            source = random.Random(seed)
            match = Setup(game, size).match_after(8 + 3 * seed, seed)
            if match.is_over:
                continue
            alone = s.new_match(game, size, start=write_start(match.game, match.turn_start))
            alone.play(source.choice(alone.legal_turns(50)))
            comment = s.comment_on(alone)
            for sure, kind, result, why in check(row_of(alone, comment.better or "", comment), longer=False):
                assert result in ("true", "unchecked"), f"{sure} {kind}: {why}"
                claims += result == "true"
    assert claims > 5


@pytest.mark.slow
def test_a_claim_that_has_been_made_false_is_found_out() -> None:
    """Guards the check itself: with the turns exchanged none of these claims is true."""
    for example in EXAMPLES:
        if example.kind in ("allowed win", "gain", "reach", "threat"):
            match = example.match()
            row = row_of(match, example.better, s.comment_on(match, better=example.better))
            exchanged = {**row, "played": row["better"], "better": row["played"]}
            assert "true" not in {result for _, _, result, _ in check(exchanged, longer=False)}


def test_the_last_turn_of_a_game_wins_or_loses() -> None:
    for setup in (Setup("subsume", 3), Setup("parasol", 3), Setup("surmount", 4), Setup("sunspot", 3), Setup("sum", 5)):
        for seed in range(4):
            match = setup.finished_match(seed)
            mover = match.player_of(match.played[-1].start.to_move)
            if match.turns[-1] in ("pass", "swap"):
                continue
            reason = s.comment_on(match).reasons[0]
            assert reason.kind == ("wins" if match.winner == mover else "loses")
            assert reason.sure == "certain"


@pytest.mark.parametrize("game", ["parasol", "sunspot"])
def test_nothing_is_said_of_the_turns_that_the_pie_rule_decides(game: str) -> None:
    match = s.load_record(f"{game} 4: d4 swap")
    assert s.comment_on(match, 1) == s.comment_on(match, 2) == s.Comment("", ())


def test_a_turn_that_is_the_best_gets_what_it_does_and_threatens() -> None:
    match = s.new_match("surmount", 4, start="c5 e1 f1 g2/b4 b5 d4 g1/1")
    match.play("d5(xb4)")
    comment = s.comment_on(match, better="d5(xb4)")
    assert comment.text == "d5(xb4) captures b4 and b5."
    assert [reason.kind for reason in comment.reasons] == ["does"]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("record", "kinds", "text"),
    [
        (
            "sunspot 3: a3 e2 a2 d2 c3 c5 e3 b1 e1 d1 d3;Xd2;Xe1 c1;Xd2;Xb1 b4 a1;Xc3",
            ["prevents win", "does"],
            "a1;Xc3 prevents b2, with which Black would win at once. a1;Xc3 flips c3.",
        ),
        (
            "sunspot 3: e3 a2 d3 e2 c4 a1 b3 c5 d1 c1 b2 a3 d2 d4;Xd3;Xc5 b1;Xd3;Xb1",
            ["forced win"],
            "b1;Xd3;Xb1 wins: whatever White answers, the next turn ends the game.",
        ),
    ],
)
def test_of_the_best_turn_it_is_said_first_what_it_wins_or_prevents(record: str, kinds: list[str], text: str) -> None:
    played = s.load_record(record)
    turn, start = played.turns[-1], played.played[-1].start
    match = s.new_match("sunspot", 3, start=write_start(played.game, start))
    match.play(turn)
    comment = s.comment_on(match, better=turn)
    assert ([reason.kind for reason in comment.reasons], comment.text) == (kinds, text)
    results = check(row_of(match, turn, comment), longer=False)
    assert [(result, why) for _, _, result, why in results if result != "true"] == []


@pytest.mark.slow
def test_without_the_better_turn_only_what_the_turn_allows_is_said() -> None:
    for example in EXAMPLES:
        match = example.match()
        comment = s.comment_on(match, better=example.better, names_better=False)
        assert all(reason.line[0] == example.played for reason in comment.reasons)
        assert not any("better" in reason.sentence.values for reason in comment.reasons)
        if example.kind == "allowed win":
            assert comment.reasons[0].kind == "allowed win"


def test_the_same_call_says_the_same_and_changes_nothing() -> None:
    match = EXAMPLES[-1].match()
    record = match.record()
    assert s.comment_on(match) == s.comment_on(match)
    assert match.record() == record


def test_an_earlier_turn_is_commented_on_by_its_number() -> None:
    match = s.load_record("surmount 4: c1 f2 b3 e2 d2 a1 a2")
    comment = s.comment_on(match, 5, better="d2(xe2)")
    assert comment.text == "d2(xe2) wins at once."


def test_wrong_arguments_get_a_clear_error() -> None:
    match = s.load_record("sum 5: a1 b2")
    for turn in (0, 3, -1, True, "2", 1.0):
        with pytest.raises(s.InvalidSetup, match="the game has turns 1 to 2, not"):
            s.comment_on(match, turn)  # type: ignore[arg-type]
    with pytest.raises(s.IllegalTurn, match="already a stone on a1"):
        s.comment_on(match, better="a1")
    with pytest.raises(s.InvalidText, match="'z9'"):
        s.comment_on(match, better="z9")
    with pytest.raises(s.InvalidText):
        s.comment_on(match, better=7)  # type: ignore[arg-type]
    with pytest.raises(s.InvalidSetup, match="seed"):
        s.comment_on(match, seed="x")  # type: ignore[arg-type]
    with pytest.raises(s.IllegalTurn, match="Nothing has been played"):
        s.comment_on(s.new_match("sum", 5))


def test_a_comment_is_a_sentence_that_can_be_translated() -> None:
    comment = s.comment_on(EXAMPLES[0].match(), better=EXAMPLES[0].better)
    assert isinstance(comment.text, Sentence)


@pytest.mark.cpython_only
def test_a_start_of_the_engine_does_not_load_the_coach() -> None:
    program = "import sys, py_engine.session; print(any('coach' in name for name in sys.modules))"
    found = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert found.stdout == "False\n"


def test_the_command_line_says_why(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["analyse", "--why", "--seconds", "0.01", "--seed", "1", "surmount 4: c1 f2 b3 e2 d2"]) == 0
    first, second, *rest = capsys.readouterr().out.splitlines()
    assert first == "d2: d2(xe2) wins at once."
    assert second == "  certain: d2(xe2) wins at once.  [d2(xe2)]"
    assert any("playouts" in line for line in rest)
    assert main(["analyse", "--why", "sum 5:"]) == 2
    assert "Nothing has been played" in capsys.readouterr().err
