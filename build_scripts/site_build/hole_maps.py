"""Boards with holes on a rule page: how many placings of holes there are, and a map of first turns for any of them.

There are too many placings for a picture of each. Their values are one file, and `web/rules/hole_maps.ts` draws the map
of the holes that a reader makes.
"""

from __future__ import annotations

import json
from html import escape
from string import Template
from typing import Any

from site_build.hole_words import HOLE_WORDS
from site_build.solved_words import SolvedWords

# In the folder of the rule pages: the script that draws the maps, and the file that it fetches.
SCRIPT = "hole_maps.js"
VALUES = "hole_values.json"

# By size of the board, the holes that its map begins with.
FIRST_SHOWN = {"3": ["a1", "c2"], "4": ["a1", "b3", "d4"]}


def hole_values(placings: dict[str, Any]) -> bytes:
    """The file of values: by size of the board, one text for each placing of holes, one for all of its images.

    A text has a character for each square, in the order of the board: `.` is a hole. A letter's place in the alphabet
    is the number of turns to the end if the first stone goes there; capitals are wins of the first player.
    """
    by_size: dict[str, list[str]] = {}
    for name, entry in placings.items():
        by_size.setdefault(name.split()[0], []).extend(entry["boards"])
    return (json.dumps(by_size, indent=0) + "\n").encode()


def hole_section(
    placings: dict[str, Any], words: SolvedWords, language: str, link: str, commands: dict[str, str]
) -> str:
    """The part of the page.

    link: the address of the game on the page, without its size and holes.
    commands: the commands that prove the placings, by the names of `placings`; `$record` is replaced by the board.
    """
    own_words = HOLE_WORDS[language]
    rows = []
    for name, entry in placings.items():
        size, holes = name.split()
        board = Template(words.square_board).substitute(size=size)
        stones = "".join(entry["boards"]).replace(".", "")
        share = sum(letter.isupper() for letter in stones) / len(stones)
        rows.append(
            f'<tr><th scope="row">{board}, {holes}</th><td>{words.whole(len(entry["boards"]))}</td>'
            f"<td>{100 * share:.0f}{words.percent}</td></tr>"
        )
    head = "".join(f'<th scope="col">{text}</th>' for text in own_words.head)
    body = "\n        ".join(rows)
    from_pictures = ("square_board", "with_hole", "first", "second", "colon", "play", "play_second")
    settings = {
        "link": link,
        "firstShown": FIRST_SHOWN,
        "commands": commands,
        "words": own_words.of_maps() | {name: getattr(words, name) for name in from_pictures},
    }
    return f"""
    <div class="text">
      <h3>{own_words.title}</h3>
      <p>{own_words.intro}</p>
    </div>
    <div id="hole-maps" data-settings="{escape(json.dumps(settings, ensure_ascii=False))}"></div>
    <table class="placings">
      <thead><tr>{head}</tr></thead>
      <tbody>
        {body}
      </tbody>
    </table>"""
