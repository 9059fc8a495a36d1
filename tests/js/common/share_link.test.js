/** Links that hold a game, and code for other pages: the engine reads what the page writes. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import { embedCode, puzzleCode } from "../../../web/app/transfer/embed_code.js";
import { PASTED, gameLink, wholeLine } from "../../../web/app/transfer/shared_game.js";
import { stonesOf } from "../../../web/common/board_view.js";
import { translated } from "../../../web/common/catalogue.js";
import { readNotes } from "../../../web/common/notes.js";
import { correspondenceText, isCorrespondence } from "../../../web/common/play_links.js";
import { linkIn, linkText, puzzleText, sharedGame, sharedText } from "../../../web/common/share_link.js";
import { readOptions } from "../../../web/embed/options.js";
import { ask, statesOf } from "../support/engine.js";
import { catalogue } from "../support/facts.js";

/** The engine's own cases. @type {{ link: string, texts: Record<string, string> }} */
const mangled = JSON.parse(readFileSync(new URL("../../engine/mangled_links.json", import.meta.url), "utf8"));

const RECORDS = [
  "parasol 3: c3 swap b2",
  "sum 4 holes a1: b2 c3",
  "surmount 4: c2 d4 a1 d5 g1 a4 c3(xd4)",
  "subsume 5:",
  "game=surmount&size=4&start=d4+d5%2Fc4%2F2&turns=a1",
];
const states = statesOf(RECORDS);

test("a link opens the same game", () => {
  const again = statesOf(states.map(linkText));
  for (const [index, state] of states.entries()) {
    const found = again[index];
    assert.deepEqual(
      [found?.game, found?.size, found?.holes, found?.start, found?.turns, found?.board],
      [state.game, state.size, state.holes, state.start, state.turns, state.board],
    );
  }
});

test("a turn that is sent to a friend is known as one, and is the same game", () => {
  assert.deepEqual(
    statesOf(states.map(correspondenceText)).map(({ board }) => board),
    states.map(({ board }) => board),
  );
  assert.ok(states.every((state) => isCorrespondence(correspondenceText(state)) && !isCorrespondence(linkText(state))));
});

test("the page reads the board to paint from a link, and nothing from another hash", () => {
  assert.deepEqual(sharedGame("#game=sum&size=4&turns=b2"), { game: "sum", size: 4 });
  assert.equal(sharedText("#game=sum&size=4"), "game=sum&size=4");
  for (const hash of ["", "#", "#elsewhere", "#size=4"]) assert.deepEqual([sharedGame(hash), sharedText(hash)], [null, null]);
});

test("a link that mail or a forum has mangled opens the same board, and the engine takes off what sticks to it", () => {
  const links = Object.keys(mangled.texts).map((text) => linkIn(text.replace("LINK", mangled.link)));
  for (const link of links) assert.deepEqual(sharedGame(link), { game: "sum", size: 5 }, link);
  for (const sign of [">", ")", ".", '"', "%3E", "%22", ").", "%E2%80%9D"]) {
    assert.deepEqual(sharedGame(`#game=sum${sign}`)?.game, "sum");
    assert.deepEqual(sharedGame(`#game=sum&amp;size=5${sign}`), { game: "sum", size: 5 });
    links.push(sharedText(`#${mangled.link.replaceAll("&", "&amp;")}${sign}`) ?? "");
    assert.ok(isCorrespondence(`${correspondenceText(/** @type {any} */ (states[0]))}${sign}`));
  }
  for (const { turns } of statesOf(links)) assert.deepEqual(turns, ["a1", "b1"]);
  assert.equal(sharedText("#game=sum&size=5%C2%ACes=0%3A+Why"), "game=sum&size=5&notes=0%3A+Why");
  for (const text of ["", "hello", '{"a": "#game=sum&size=5"}', "sum 5: a1 {see #game=sum&size=9} b1", "#my_game=sum"]) {
    assert.equal(linkIn(text), "");
  }
  for (const order of ["size=5&play=letter&game=sum", "size=5&amp;game=sum&play=letter"]) {
    assert.deepEqual(sharedGame(linkIn(`Look (https://example.org/?a=1#${order}).`)), { game: "sum", size: 5 });
    assert.ok(isCorrespondence(linkIn(`Look: https://example.org/#${order}`)));
  }
});

test("a turn that is sent to a friend is one however the link has come", () => {
  for (const text of ["game=sum&amp;play=letter", "(https://example.org/#game=sum&play=letter)", "play=letter&game=sum"]) {
    assert.ok(isCorrespondence(text), text);
  }
  for (const text of ["game=sum&play=letters", "game=sum&play=letter-x", "game=sum&display=letter", "game=sum&play=proof"]) {
    assert.ok(!isCorrespondence(text), text);
  }
});

/** @param {string} code @returns {Record<string, string>} the attributes of the board in it */
const attributesOf = (code) =>
  Object.fromEntries([...code.matchAll(/ ([a-z]+)="([^"]*)"/g)].map(([, name = "", value = ""]) => [name, value]));

test("the code for other pages names the game, its turns and the script", () => {
  const [, , surmount] = states;
  assert.ok(surmount);
  const code = embedCode(surmount, "https://example.org/sunstones/", "");
  assert.ok(code.startsWith(`<sunstones-board game="surmount" size="4" turns="${surmount.turns.join(" ")}" `));
  assert.ok(code.includes('<script type="module" src="https://example.org/sunstones/embed.js"></script>'));
});

test("the code for other pages is one line, so that Markdown leaves a note in it as it is", () => {
  const comment = 'A *fine* turn_of_mine:\n\n`d4` [or](e5) | <b>~no~</b> \\ $5 & "so" @home ^';
  const [state] = states;
  const code = embedCode({ .../** @type {any} */ (state), notes: { 0: { comment, marks: ["c3"] } } }, "https://example.org/", "");
  const [element = ""] = code.split("\n");
  assert.ok(element.endsWith("</sunstones-board>"), element);
  const [, written = ""] = /notes="([^"]*)"/.exec(element) ?? [];
  assert.ok(!/[\n*_`[\]~\\|^$@<>]/.test(written), written);
  const read = written
    .replaceAll(/&#(\d+);/g, (_, sign) => String.fromCharCode(sign))
    .replaceAll(/&(lt|gt|quot|amp);/g, (entity) => ({ "&lt;": "<", "&gt;": ">", "&quot;": '"' })[entity] ?? "&");
  assert.deepEqual(readNotes(read), new Map([[0, { comment, marks: ["c3"] }]]));
});

test("the code for other pages shows the board as it stands", () => {
  for (const state of states) {
    const attributes = attributesOf(embedCode(state, "https://example.org/", ""));
    const { stones } = readOptions((name) => attributes[name] ?? null, translated(catalogue));
    if (state.turns.length === 0) continue;
    assert.deepEqual(stones, stonesOf(state));
    assert.equal(attributes["step"], String(state.turns.length));
  }
});

test("a game goes out with all its turns, opened where the board is, and back again", () => {
  const turns = ["c2", "d4", "a1", "d5"];
  const link = "game=surmount&size=4&at=2&turns=c2+d4+a1+d5";
  const [[{ state }] = []] = ask([[{ do: "load", record: link }]]);
  assert.deepEqual([state.turns, state.tree.line.length], [turns.slice(0, 2), 4]);
  assert.deepEqual(wholeLine(state), turns);
  assert.equal(gameLink(state, turns), link);
  assert.equal(gameLink(state, state.turns), "game=surmount&size=4&turns=c2+d4");
  const attributes = attributesOf(embedCode(state, "https://example.org/", "", wholeLine(state)));
  assert.deepEqual([attributes["turns"], attributes["step"]], [turns.join(" "), "2"]);
});

test("a line that is pasted elsewhere has the game's link in the form of that place", () => {
  const [title, link] = ["Sum: Anna [A] – Ben", "https://example.org/#game=sum"];
  assert.equal(PASTED.markdown(title, link), `[Sum: Anna \\[A\\] – Ben](${link})`);
  assert.equal(PASTED.bbcode(title, link), `[url=${link}]${title}[/url]`);
});

test("the code for other pages leaves an unfinished turn out", () => {
  const [, reply] =
    ask([
      [
        { do: "load", record: "surmount 4: c2 d4 a1 d5 g1 d6" },
        { do: "act", action: "c3" },
      ],
    ])[0] ?? [];
  assert.deepEqual(reply.state.steps, ["c3"]);
  const attributes = attributesOf(embedCode(reply.state, "https://example.org/", ""));
  assert.deepEqual(
    [attributes["turns"], attributes["step"], attributes["position"], attributes["mode"]],
    ["c2 d4 a1 d5 g1 d6", undefined, undefined, "replay"],
  );
});

test("a set-up game goes out with its start position", () => {
  const state = states.at(-1);
  assert.ok(state);
  assert.equal(attributesOf(embedCode(state, "https://example.org/", ""))["start"], "d4 d5/c4/2");
});

test("the code of a puzzle asks for the turn that wins the very position, with whose turn it is", () => {
  const stones = /** @type {const} */ ({ c3: "black", b2: "white", d4: "black" });
  for (const toMove of /** @type {const} */ ([0, 1])) {
    const puzzle = {
      game: "sum",
      size: 5,
      holes: ["a1", "e5"],
      stones,
      colours: /** @type {const} */ (["white", "black"]),
      toMove,
    };
    const attributes = attributesOf(puzzleCode(puzzle, "https://example.org/"));
    const options = readOptions((name) => attributes[name] ?? null, translated(catalogue));
    assert.deepEqual([options.mode, options.size, options.holes, options.mover], ["puzzle", 5, ["a1", "e5"], toMove]);
    assert.deepEqual(options.stones, stones);
    assert.equal(options.start, `b2/c3 d4/${toMove + 1}`);
  }
});

test("the link of a puzzle is that of its position, with a word that it is one", () => {
  const position = { game: "parasol", size: 4, holes: [], start: "d4 e5/c3/2", turns: [] };
  assert.equal(puzzleText(position), "game=parasol&size=4&start=d4+e5%2Fc3%2F2&puzzle=1");
});
