"""Share links as mail, forums and chats leave them. The page's test reads the list of them, too."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any
from urllib.parse import unquote

import pytest
from session_page import Page
from setups import ERRORS

import py_engine as s
from py_engine.records import open_record, write_link
from py_engine.records.share_links import find_link
from py_engine.text.errors import quote

CASES = json.loads(Path(__file__).with_name("mangled_links.json").read_text(encoding="utf-8"))
LINK = CASES["link"]

ESCAPED = {"": LINK, "&amp;": LINK.replace("&", "&amp;"), "&amp;amp;": LINK.replace("&", "&amp;amp;")}
ESCAPED["&#38;"] = LINK.replace("&", "&#38;")


def left_over(text: str) -> str:
    return open_record(text).left_over


@pytest.mark.parametrize("escaped", ESCAPED.values(), ids=ESCAPED.keys())
@pytest.mark.parametrize(("text", "said"), CASES["texts"].items())
def test_a_link_is_found_in_what_was_made_of_it_and_what_words_follow_is_told(
    text: str, said: str, escaped: str
) -> None:
    mangled = text.replace("LINK", escaped)
    assert s.load_record(mangled).turns == ["a1", "b1"]
    assert left_over(mangled) == said
    page = Page(game="parasol", size=3)
    assert page.ask("load", record=mangled)["remark"] == (
        f"What follows the link was not read: {quote(said)}" if said else None
    )


def test_a_link_within_the_address_of_a_redirect_is_found() -> None:
    escaped = "https%3A%2F%2Fexample.org%2F%23game%3Dsum%26size%3D5%26holes%3Db2%2Be4%26turns%3Da1%2Bb1"
    text = f"https://redirect.example/?url={escaped}&data=5"
    assert write_link(s.load_record(text)) == "game=sum&size=5&holes=b2+e4&turns=a1+b1"
    assert left_over(text) == "&data=5"


@pytest.mark.parametrize("mangled", ["¬es=", "%C2%ACes=", "%c2%aces=", "&amp;notes=", "&#038;notes="])
def test_notes_are_read_though_their_name_begins_as_a_sign_of_html(mangled: str) -> None:
    for link in (f"game=parasol&size=3&turns=c3{mangled}1%3A+Why", f"game=parasol{mangled}0%3A+Why&size=3"):
        assert s.load_record(f"https://example.org/#{link}").record()["notes"]


@pytest.mark.parametrize("sign", ["\u200b", "\u2060", "\ufeff", "\u00a0", "\u200e"])
def test_a_sign_without_a_width_ends_a_link(sign: str) -> None:
    for text in (f"#{LINK}{sign}", f"{sign}{LINK}{sign}", f"#{LINK}{sign}{sign}."):
        assert s.load_record(text).turns == ["a1", "b1"]
        assert left_over(text) == ""


def test_brackets_that_belong_to_a_turn_stay() -> None:
    turns = "c2+d4+a1+d5+g1+d6+c3,c4(xd5)"
    for text in (
        f"game=surmount&size=4&turns={turns}",
        f"(game=surmount&size=4&turns={turns})",
        f"[x](#game=surmount&size=4&turns={turns}).",
    ):
        assert s.load_record(text).turns[-1] == "c3,c4(xd5)"


def test_a_link_written_by_hand_may_have_blanks_between_its_turns() -> None:
    for text in ("game=parasol&size=5&turns=c3 d4", "game=parasol&size=5&turns=c3 swap d4\n"):
        assert s.load_record(text).turns[0] == "c3"
        assert left_over(text) == ""
    assert len(s.load_record("game=parasol&size=5&turns=c3 swap d4").turns) == 3


def test_words_are_joined_to_the_turns_of_a_link_alone() -> None:
    for part in ("notes=2%3A+Hello", "play=letter", "puzzle=1"):
        text = f"https://example.org/#game=parasol&size=4&turns=a1+b2&{part} d4"
        assert s.load_record(text).turns == ["a1", "b2"]
        assert left_over(text) == "d4"
    text = "https://example.org/#game=parasol&turns=a1+b2&size=4 d4"
    assert (s.load_record(text).size, left_over(text)) == (4, "d4")


def test_a_longer_link_behind_one_is_told() -> None:
    first, second = ("https://example.org/#game=sum&size=5&turns=a1" + more for more in ("", "+b2"))
    assert left_over(f"{first} {second} see the second") == f"{second} see the second"
    assert left_over(f"{first} {second}") == second
    for end in ("", ".", ")", ">", " ", "\n\n"):
        assert left_over(f"{first}\n<{first}{end}") == ""


def test_a_link_whose_parts_stand_in_another_order_is_found_escaped_too() -> None:
    for escaped in ("%2F%23size%3D7%26game%3Dsum", "%2F%3Fsize%3D7%26game%3Dsum", "size%3D7%26game%3Dsum"):
        match = s.load_record(f"https://redirect.example/?url={escaped}%26turns%3Da1%2Bb1&my_game%3Dx")
        assert (match.size, match.turns) == (7, ["a1", "b1"])


@pytest.mark.parametrize("link", ["https://example.org/#game=sum&size=9&turns=e5", "game%3Dsum", "/?game%3Dsum&a"])
def test_a_link_in_a_comment_is_none_escaped_or_not(link: str) -> None:
    match = s.load_record(f"parasol 4: a1 b2 {{see {link}}} c3")
    assert (match.info.id, match.turns) == ("parasol", ["a1", "b2", "c3"])
    assert f"see {link}" in str(match.record()["notes"])


# --- at the end of a note


def noted(comment: str) -> s.Match:
    match = s.load_record("parasol 3: c3")
    match.annotate(comment)
    return match


@pytest.mark.parametrize("sign", [">", '"', ")", "<", "]", ">.", '">'])
def test_a_sign_that_is_in_no_link_is_not_kept_in_a_note(sign: str) -> None:
    assert s.load_record(f"https://example.org/#{write_link(noted('Why here'))}{sign}").comment == "Why here"


@pytest.mark.parametrize("sign", ["%3E", "%22", "%E2%80%9D", "!", "?", ",", "»"])
def test_one_that_could_be_of_the_note_is_told_and_not_kept(sign: str) -> None:
    text = f"#{write_link(noted('Why here'))}{sign}"
    assert s.load_record(text).comment == "Why here"
    assert left_over(text) == unquote(sign)


@pytest.mark.parametrize(
    "comment",
    ["Why?", "So.", "a -> b ->", "b >", 'a "b', "«Oui»", "“Yes”", "x” ", "a`", "(so)", "(so", "*", "_", "+", "%"],
)
def test_a_note_keeps_its_own_signs(comment: str) -> None:
    match = noted(comment)
    link = write_link(match)
    assert s.load_record(link).comment == match.comment
    assert write_link(s.load_record(link)) == link
    for around in ("<#{}>", "(#{})", "#{}\n"):
        assert s.load_record(around.format(link)).comment == match.comment


def test_older_links_keep_pairs_of_signs_at_the_end_of_a_note() -> None:
    for written, comment in (
        ("%22so%22", '"so"'),
        ("%3Cso%3E", "<so>"),
        ("So.", "So."),
        ("%E2%80%9Cso%E2%80%9D", "“so”"),
    ):
        assert s.load_record(f"game=parasol&size=3&notes=0%3A+{written}").comment == comment


# --- texts that are no links


@pytest.mark.parametrize("text", ["", "sum 5: a1", "Let us play a game", "{", '["game"]'])
def test_a_text_without_a_link_has_none(text: str) -> None:
    assert find_link(text) is None


def test_nothing_is_left_over_of_a_text_without_a_link() -> None:
    assert left_over("sum 5: a1") == ""


@pytest.mark.parametrize("thing", [None, 5, {"record": LINK}, json.dumps({"a": LINK}), json.dumps([LINK])])
def test_what_is_no_text_of_a_link_has_no_words_behind_one(thing: Any) -> None:
    with pytest.raises(ERRORS):
        s.load_record(thing)


@pytest.mark.parametrize("inner", ["turns=a1+b1<c1", "turns=a1>+b1&x=1", "sze=5&turns=a1", "size=5x"])
def test_damage_in_the_middle_is_refused_or_told(inner: str) -> None:
    text = f"game=sum&size=5&{inner}"
    try:
        s.load_record(text)
    except ERRORS:
        return
    assert left_over(text)
