"""Games that leave the page and come back: as files, texts, pictures, code for other pages, and from elsewhere."""

from __future__ import annotations

import base64
import html
import json
import re
from collections.abc import Iterator
from typing import Any
from xml.etree import ElementTree

import pytest
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

import py_engine
from support.folders import ROOT
from tests.web.support.downloads import CATCH_DOWNLOADS, READ_CAUGHT
from tests.web.support.page import Page, share_link
from tests.web.support.positions import stand_inside_a_turn
from tests.web.support.pressing import press

# A file that would be saved is kept for the test instead: its name, type and content.
DROP = """
const [text, name] = arguments;
const data = new DataTransfer();
if (name) data.items.add(new File([text], name)); else data.setData("text/plain", text);
return document.body.dispatchEvent(new DragEvent("drop", { bubbles: true, cancelable: true, dataTransfer: data }));
"""

TURNS = ["c2", "d4", "a1", "d5", "g1", "a4", "c3(xd4)"]


@pytest.fixture
def sharing(page: Page) -> Iterator[Page]:
    """A page with a game of Surmount on the board."""
    page.visit(share_link("surmount", 4, TURNS))
    page.settled()
    yield page
    for name in ("share", "library"):
        if page.element(name).is_displayed():
            page.driver.find_element(By.CSS_SELECTOR, f"#{name} .close").click()


def field(page: Page, name: str) -> str:
    """The value of a field, once it has one."""
    return str(page.wait(lambda: page.element(name).get_attribute("value")))


def files(page: Page) -> list[Any]:
    return list(page.driver.execute_async_script(READ_CAUGHT))


def test_the_game_goes_out_as_a_link_as_text_and_as_a_file_and_comes_back(sharing: Page) -> None:
    before = sharing.settled()
    sharing.driver.execute_script(CATCH_DOWNLOADS)
    press(sharing, "openShare")
    press(sharing, "saveFile")
    [[name, kind, _, file]] = files(sharing)
    assert (name, kind) == ("sunstones-surmount-7.json", "application/json")
    forms = [field(sharing, "share-link"), field(sharing, "share-text"), file]
    assert json.loads(file)["turns"] == TURNS
    sharing.driver.find_element(By.CSS_SELECTOR, "#share .close").click()
    for form in forms:
        sharing.new_game("sum", size=3)
        sharing.settled()
        press(sharing, "openLibrary")
        sharing.driver.execute_script("document.getElementById('paste-game').value = arguments[0]", form)
        press(sharing, "openPasted")
        sharing.wait(lambda: not sharing.element("library").is_displayed())
        assert sharing.settled()["board"] == before["board"], form


def test_the_drawing_shows_every_stone_where_it_lies(sharing: Page) -> None:
    state = sharing.settled()
    sharing.driver.execute_script(CATCH_DOWNLOADS)
    press(sharing, "openShare")
    press(sharing, "saveSvg")
    [[name, kind, _, text]] = files(sharing)
    assert (name, kind) == ("sunstones-surmount-7.svg", "image/svg+xml")
    drawing = ElementTree.fromstring(text)
    space = "{http://www.w3.org/2000/svg}"
    drawn = {
        stone.get("data-cell"): stone.get("href") for stone in drawing.iter(f"{space}use") if stone.get("data-cell")
    }
    colours = {cell: href.split("-")[1] for cell, href in drawn.items()}
    assert colours == {cell: colour for cell, colour in state["board"].items() if colour is not None}
    defined = {f"#{part.get('id')}" for part in drawing.iter() if part.get("id")}
    assert set(drawn.values()) <= defined
    assert next(drawing.iter(f"{space}title")).text == "Surmount after 7 turns"
    labels = {label.text for label in drawing.iter(f"{space}text")}
    assert {"a", "g", "7"} <= labels


def test_the_picture_is_a_png_of_a_good_size(sharing: Page) -> None:
    sharing.driver.execute_script(CATCH_DOWNLOADS)
    press(sharing, "openShare")
    press(sharing, "savePng")
    sharing.wait(lambda: sharing.driver.execute_script("return caught.length"))
    [[name, kind, size, head]] = files(sharing)
    assert (name, kind) == ("sunstones-surmount-7.png", "image/png")
    assert bytes(head[:8]) == b"\x89PNG\r\n\x1a\n"
    width, height = (int.from_bytes(bytes(head[at : at + 4]), "big") for at in (16, 20))
    assert width == 1200
    assert height > width, "the names and the goal are below the board"
    assert size > 20_000


def test_a_figure_goes_out_for_print_and_a_post_for_a_forum(sharing: Page) -> None:
    """The figure is light and without the page's own colours, as it stands in other documents."""
    sharing.driver.execute_script(CATCH_DOWNLOADS)
    press(sharing, "openShare")
    sharing.driver.execute_script(
        "const list = document.getElementById('figure-colours'); list.value = 'grey';"
        " list.dispatchEvent(new Event('change', { bubbles: true }));"
    )
    press(sharing, "saveFigureSvg")
    [[name, kind, _, text]] = files(sharing)
    assert (name, kind) == ("sunstones-surmount-figure-7.svg", "image/svg+xml")
    match = py_engine.load_record(f"surmount 4: {' '.join(TURNS)}")
    words = match.svg(palette="grey").splitlines()
    assert [line for line in text.splitlines() if "<desc>" not in line] == [one for one in words if "<desc>" not in one]
    press(sharing, "saveFigurePng")
    sharing.wait(lambda: sharing.driver.execute_script("return caught.length") == 2)
    name, kind, _, head = files(sharing)[1]
    width, height = (int.from_bytes(bytes(head[at : at + 4]), "big") for at in (16, 20))
    assert (name, kind, max(width, height)) == ("sunstones-surmount-figure-7.png", "image/png", 2400)
    sharing.driver.execute_script("navigator.clipboard.writeText = async (text) => { window.copied = text; }")
    press(sharing, "copyPost")
    post = sharing.wait(lambda: sharing.driver.execute_script("return window.copied"))
    sharing.driver.execute_script("delete navigator.clipboard.writeText")
    assert f"[c]{match}[/c]" in post
    assert f"[url={field(sharing, 'share-link')}]" in post


def test_the_code_for_other_pages_has_a_picture_and_a_link_for_readers_without_scripts(sharing: Page) -> None:
    press(sharing, "openShare")
    link = field(sharing, "share-link")
    element, _, _ = field(sharing, "share-code").partition("</sunstones-board>")
    assert "\n" not in element
    [address, data] = re.findall(r'<a href="(.*?)"><img src="data:image/svg\+xml;base64,(.*?)"', element)[0]
    assert html.unescape(address) == link
    assert base64.b64decode(data).decode().splitlines()[1] == "<title>Surmount after 7 turns</title>"


def test_the_code_for_other_pages_names_the_game_and_its_turns(sharing: Page) -> None:
    press(sharing, "openShare")
    code = field(sharing, "share-code")
    assert code.startswith(f'<sunstones-board game="surmount" size="4" turns="{" ".join(TURNS)}" ')
    assert f'<script type="module" src="{sharing.url}embed.js"></script>' in code


def test_the_code_for_other_pages_shows_the_board_as_it_stands(sharing: Page) -> None:
    press(sharing, "openShare")
    code = field(sharing, "share-code")
    assert f' step="{len(TURNS)}" ' in code
    [position] = re.findall('position="(.*?)"', code)
    seen = {cell: colour for colour, *cells in map(str.split, position.split(", ")) for cell in cells}
    board = sharing.settled()["board"]
    assert seen == {cell: colour for cell, colour in board.items() if colour is not None}


def test_the_whole_game_goes_out_from_a_turn_back_or_the_position_alone(page: Page) -> None:
    page.visit(share_link("surmount", 4, TURNS) + "&at=3")
    state = page.settled()
    assert (state["turns"], len(state["tree"]["line"])) == (TURNS[:3], len(TURNS))
    press(page, "openShare")
    assert "&at=3&turns=" in field(page, "share-link")
    page.wait(lambda: field(page, "share-text"))
    assert py_engine.load_record(field(page, "share-text")).turns == TURNS
    page.wait(lambda: field(page, "share-code").count("positions="))
    assert f'turns="{" ".join(TURNS)}" step="3"' in field(page, "share-code")
    press(page, "showQr")
    page.wait(lambda: page.driver.find_elements(By.ID, "qr-code"))
    page.driver.find_elements(By.NAME, "share-what")[1].click()
    assert py_engine.load_record(field(page, "share-link")).turns == TURNS[:3]
    page.wait(lambda: field(page, "share-text"))
    assert py_engine.load_record(field(page, "share-text")).turns == TURNS[:3]
    assert not page.driver.find_elements(By.ID, "qr-code"), "it was that of another link"
    page.driver.find_element(By.CSS_SELECTOR, "#share .close").click()


def test_the_code_for_other_pages_carries_the_positions_once_the_engine_has_said_them(sharing: Page) -> None:
    press(sharing, "openShare")
    sharing.wait(lambda: ' mode="replay" positions="' in field(sharing, "share-code"))
    [positions] = re.findall('positions="(.*?)"', field(sharing, "share-code"))
    assert positions.count(",") == len(TURNS) - 1


def test_the_code_for_other_pages_leaves_an_unfinished_turn_out(page: Page) -> None:
    match, _ = stand_inside_a_turn(page)
    press(page, "openShare")
    code = field(page, "share-code")
    assert f'turns="{" ".join(match.turns)}" mode="replay"' in code
    page.driver.find_element(By.CSS_SELECTOR, "#share .close").click()


def test_a_set_up_game_goes_out_with_its_start_position(page: Page) -> None:
    page.visit(share_link("surmount", 4, []) + "&start=d4+d5%2Fc4%2F2&turns=a1")
    assert page.settled()["start"] == "d4 d5/c4/2"
    press(page, "openShare")
    link, text, code = (field(page, name) for name in ("share-link", "share-text", "share-code"))
    page.driver.find_element(By.CSS_SELECTOR, "#share .close").click()
    assert 'start="d4 d5/c4/2"' in code
    for form in (link, text):
        match = py_engine.load_record(form)
        assert (match.start, match.turns) == ("d4 d5/c4/2", ["a1"])


@pytest.mark.parametrize("name", [None, "game.json"])
def test_a_game_is_dropped_on_the_page(sharing: Page, name: str | None) -> None:
    record = json.dumps(py_engine.load_record("parasol 3: c3 d4").record())
    sharing.driver.execute_script(DROP, record, name)
    sharing.wait(lambda: (sharing.state() or {})["game"] == "parasol")
    assert sharing.settled()["turns"] == ["c3", "d4"]


def test_a_file_dropped_on_a_dialog_does_not_replace_the_page(sharing: Page) -> None:
    press(sharing, "openLibrary")
    before = sharing.state()
    assert sharing.driver.execute_script(f"return (() => {{ {DROP} }})(...arguments)", "{}", "game.json") is False
    assert sharing.state() == before


def test_a_game_report_from_elsewhere_is_pasted_on_the_page(sharing: Page) -> None:
    report = {
        "header": {
            "game": {"name": "Sunspot", "variants": ["Size 4 board"]},
            "site": {"name": "Abstract Play"},
            "players": [{"name": "Ada", "result": 0}, {"name": "Bob", "result": 1}],
        },
        "moves": [["d4", "c3"], ["d5", "resign"]],
    }
    sharing.paste(json.dumps(report))
    sharing.wait(lambda: (sharing.state() or {})["game"] == "sunspot")
    assert sharing.settled()["turns"] == ["d4", "c3", "d5"]


def abstractplay_report(name: str, players: tuple[str, str], moves: list[list[str]], **more: Any) -> dict[str, Any]:
    results = zip(players, (1, 0), strict=True)
    header = {"game": {"name": name}, "players": [{"name": each, "result": result} for each, result in results]}
    return {"header": {**header, "date-end": "2026-08-07T10:00:00.000Z", **more}, "moves": moves}


def test_of_a_file_with_several_games_one_is_chosen_by_keyboard(sharing: Page) -> None:
    games = [
        abstractplay_report("Surmount", ("Ada", "Bob"), [["a1", "b1"], ["resign"]]),
        abstractplay_report("Volcano", ("Ada", "Bob"), [["a1"]]),
        abstractplay_report("Sunspot", ("Eve", "Mallory"), [["h8", "g7"], ["resign"]], pied=True),
    ]
    before = sharing.settled()
    sharing.paste(json.dumps(games))
    sharing.wait(lambda: sharing.element("choose-game").is_displayed())
    rows = sharing.driver.find_elements(By.CSS_SELECTOR, "#choose-game li")
    assert [row.text.splitlines()[:2] for row in rows] == [["Ada – Bob", "Ada won"], ["Eve – Mallory", "Eve won"]]
    assert "Left out: 1 of other games" in sharing.text("choose-game")
    sharing.driver.switch_to.active_element.send_keys(Keys.ESCAPE)
    sharing.wait(lambda: not sharing.element("choose-game").is_displayed())
    assert sharing.settled() == before
    sharing.paste(json.dumps(games))
    sharing.wait(lambda: sharing.element("choose-game").is_displayed())
    sharing.driver.switch_to.active_element.send_keys(Keys.TAB)
    sharing.driver.switch_to.active_element.send_keys(Keys.ENTER)
    sharing.wait(lambda: (sharing.state() or {})["game"] == "sunspot")
    assert sharing.settled()["turns"] == ["h8", "swap", "g7"]


def test_a_game_by_rules_of_another_site_says_so_below_the_board_and_in_a_note(sharing: Page) -> None:
    games = json.loads((ROOT / "tests" / "engine" / "abstractplay_games.json").read_text(encoding="utf-8"))
    sharing.paste(json.dumps([games["reports"]["sunspot with a forgotten loop"]]))
    sharing.wait(lambda: "AbstractPlay’s rules are not the designer’s" in sharing.text("note"))
    state = sharing.settled()
    assert state["over"]
    comment = state["notes"][str(state["tree"]["here"])]["comment"]
    assert "AbstractPlay forgets a loop" in comment
    assert comment.endswith("a4 d5")


def test_turns_alone_are_taken_for_the_board_that_is_there(page: Page) -> None:
    page.visit(share_link("sum", 5, []))
    page.settled()
    page.paste("1. c3 d4 2. e5")
    page.wait(lambda: (page.state() or {})["turns"] == ["c3", "d4", "e5"])
    assert page.settled()["size"] == 5


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("good morning", "'good morning' is not a record"),
        ('{"header": {"game": {"name": "Chess"}}, "moves": []}', "'Chess'; from AbstractPlay Surmount and Sunspot"),
        ("surmount 4: d4 d4", "Turn 2, 'd4', is not allowed"),
        ("[" * 5000, "too many brackets"),
        ("x" * 1_100_000, "too long to be a game"),
    ],
)
def test_a_foreign_or_damaged_paste_says_so_and_changes_nothing(sharing: Page, text: str, says: str) -> None:
    before = sharing.settled()
    sharing.paste(text)
    sharing.wait(lambda: says in sharing.text("note"))
    assert sharing.settled() == before


def test_a_mangled_link_opens_its_game_and_what_follows_it_is_said(sharing: Page) -> None:
    link = share_link("parasol", 3, ["c3", "b2"])
    sharing.paste(f'[my game]({sharing.url}#{link.replace("&", "&amp;")} "A game")')
    sharing.wait(lambda: "What follows the link was not read: '\"A game\")'" in sharing.text("note"))
    assert sharing.settled()["turns"] == ["c3", "b2"]
    sharing.paste(f"Your turn: <{sharing.url}#{link}%20c4&play=letter> (a hard one).")
    sharing.wait(lambda: "Your friend has played" in sharing.text("note"))
    assert sharing.text("note").endswith("'> (a hard one).'"), "who has sent it is said as well"
    assert sharing.settled()["turns"] == ["c3", "b2", "c4"]
    sharing.driver.execute_script("location.hash = arguments[0]", f"{link}&notes=2: Why%3E")
    sharing.wait(lambda: sharing.text("note").endswith("'>'"))
    state = sharing.settled()
    assert (state["turns"], state["notes"]["2"]["comment"]) == (["c3", "b2"], "Why")


def test_what_is_pasted_into_a_field_stays_there(sharing: Page) -> None:
    press(sharing, "openLibrary")
    sharing.paste("parasol 3: c3", into="paste-game")
    assert sharing.settled()["game"] == "surmount"


# --- with a friend, by link


def test_two_people_play_by_sending_a_link_to_and_fro(page: Page) -> None:
    page.driver.execute_cdp_cmd(
        "Browser.grantPermissions", {"permissions": ["clipboardReadWrite", "clipboardSanitizedWrite"]}
    )
    page.visit(share_link("parasol", 3, []))
    page.settled()
    page.driver.execute_script("Object.defineProperty(navigator, 'share', { value: undefined, configurable: true })")
    page.set_side(1, "friend")
    assert not page.element("correspondence").is_displayed()
    page.click("c3")
    page.settled()
    link = sent_link(page)
    page.click("d4")
    assert "Send your friend the link" in page.text("note"), "the other side is not played here"
    assert page.settled()["turns"] == ["c3"]

    page.visit(link)  # as the friend would
    page.settled()
    page.wait(lambda: page.text("note") == "Your friend has played. It is your turn, with Blue.")
    assert (page.text("status-title"), page.text("status-colour")) == ("Your turn", "Blue")
    page.click("d4")
    page.settled()
    back = sent_link(page)

    page.visit(back)
    assert page.settled()["turns"] == ["c3", "d4"]
    page.wait(lambda: page.text("note") == "Your friend has played. It is your turn, with Red.")
    assert not page.element("correspondence").is_displayed()

    page.visit(share_link("parasol", 3, []))
    page.settled()
    page.paste(f"{page.url}#{back}")
    page.wait(lambda: page.text("note") == "Your friend has played. It is your turn, with Red.")


def sent_link(page: Page) -> str:
    """The link that is offered after a turn, sent by copying it; its part after the #."""
    page.driver.execute_script("Object.defineProperty(navigator, 'share', { value: undefined, configurable: true })")
    page.wait(lambda: page.element("correspondence").is_displayed())
    press(page, "sendLink")
    page.wait(lambda: "Link copied" in page.text("note"))
    link = page.driver.execute_async_script("navigator.clipboard.readText().then(arguments[0])")
    return str(link).partition("#")[2]


def test_a_game_between_two_here_goes_on_by_link(sharing: Page) -> None:
    press(sharing, "openShare")
    press(sharing, "playByLink")
    sharing.wait(lambda: sharing.element("correspondence").is_displayed())
    assert sharing.text("status-title") == "Your friend’s turn"
    assert sharing.text("status-detail") == "Send your friend the link, and open the one that comes back."


def test_a_device_that_can_share_is_given_the_link(sharing: Page) -> None:
    sharing.driver.execute_script(
        "window.shared = []; Object.defineProperty(navigator, 'share',"
        " { value: async (what) => { shared.push(what); }, configurable: true });"
    )
    press(sharing, "openShare")
    press(sharing, "playByLink")
    press(sharing, "sendLink")
    sharing.wait(lambda: sharing.text("note") == "The link is on its way.")
    [shared] = sharing.driver.execute_script("return shared")
    assert shared["url"].endswith("&play=letter")
    assert "turns=" in shared["url"]


# Of the animation that was made: its frames as the browser decodes them, their size, and how often it is played.
DECODE = """
const [finish] = arguments;
(async () => {
  const [name, blob] = caught[0];
  const decoder = new ImageDecoder({ data: await blob.arrayBuffer(), type: blob.type });
  await decoder.tracks.ready;
  await decoder.completed;
  const { frameCount, repetitionCount } = decoder.tracks.selectedTrack;
  const { image } = await decoder.decode({ frameIndex: frameCount - 1 });
  const seen = [name, blob.type, frameCount, Math.max(image.displayWidth, image.displayHeight), image.duration];
  // Else the browser complains in whichever test is under way when it collects them.
  image.close();
  decoder.close();
  finish(seen);
})().catch((problem) => finish(String(problem)));
"""


def test_the_animation_has_a_frame_for_each_position_and_leaves_the_board_as_it_is(sharing: Page) -> None:
    before = sharing.settled()
    sharing.driver.execute_script(CATCH_DOWNLOADS)
    press(sharing, "openShare")
    press(sharing, "saveGif")
    sharing.wait(lambda: sharing.driver.execute_script("return caught.length"))
    made = sharing.driver.execute_async_script(DECODE)
    assert made == ["sunstones-surmount-7.gif", "image/gif", len(TURNS) + 1, 640, 3_000_000]
    assert sharing.settled() == before


def test_an_animation_that_is_given_up_is_not_saved(sharing: Page) -> None:
    sharing.driver.execute_script(CATCH_DOWNLOADS)
    press(sharing, "openShare")
    # Pressed at once: the first frame has not been painted by then.
    sharing.driver.execute_script(
        "for (const name of ['saveGif', 'cancelGif']) document.querySelector(`[data-do=${name}]`).click()"
    )
    sharing.wait(lambda: "cancelled" in sharing.driver.find_element(By.CSS_SELECTOR, "#share [role=status]").text)
    assert files(sharing) == []


def test_the_turns_are_saved_as_text(sharing: Page) -> None:
    sharing.driver.execute_script(CATCH_DOWNLOADS)
    press(sharing, "openShare")
    text = field(sharing, "share-text")
    press(sharing, "saveText")
    [[name, kind, _, content]] = files(sharing)
    assert (name, kind) == ("sunstones-surmount-7.txt", "text/plain")
    assert content == text
    assert py_engine.load_record(content).turns == TURNS
