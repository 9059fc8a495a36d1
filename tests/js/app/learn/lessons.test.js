/**
 * The lessons: three to six a game, each can be done, none by doing nothing; and their languages.
 *
 * @import { Lesson } from "../../../../web/app/learn/lessons.js"
 * @import { State } from "../../../../web/engine/wire.js"
 */
import assert from "node:assert/strict";
import { test } from "node:test";

import { fetchLessons, isReached } from "../../../../web/app/learn/lessons.js";
import { linkText } from "../../../../web/common/share_link.js";
import { de } from "../../../../web/common/strings/de.js";
import { en } from "../../../../web/common/strings/en.js";
import { fr } from "../../../../web/common/strings/fr.js";
import { ask, statesOf, turnsAfter } from "../../support/engine.js";
import { catalogue } from "../../support/facts.js";

/** By language the buttons that a lesson may speak of. */
const LANGUAGES = { de, en, fr };

/** @type {[string, readonly Lesson[]][]} a game without a file of lessons fails here, by the name of the file */
const GAMES = await Promise.all(
  catalogue.games.map(async ({ id }) => /** @type {[string, readonly Lesson[]]} */ ([id, await fetchLessons(id)])),
);

/** Other turns to try, which show that not every turn reaches a goal. */
const MOST_TRIED = 25;

/** @param {string} language @returns {[string, string][]} every text with its place */
const sentences = (language) =>
  GAMES.flatMap(([game, lessons]) =>
    lessons.flatMap(({ id, texts }) =>
      Object.entries(texts[language] ?? {}).map(
        ([part, text]) => /** @type {[string, string]} */ ([`${game}.${id}.${part}`, text]),
      ),
    ),
  );

const english = Object.fromEntries(sentences("en"));

/** @param {string} text */
const cellsIn = (text) => text.match(/\b[a-z][0-9]\b/g) ?? [];

for (const [language, { swap, passContinue }] of Object.entries(LANGUAGES)) {
  test(`every lesson speaks ${language}`, () => {
    const wanted = GAMES.flatMap(([game, lessons]) =>
      lessons.flatMap(({ id }) => ["title", "text", "hint", "praise"].map((part) => `${game}.${id}.${part}`)),
    );
    const found = sentences(language);
    assert.deepEqual(found.map(([place]) => place).sort(), wanted.sort());
    for (const [place, text] of found) {
      assert.ok(text !== "" && text === text.trim(), place);
      assert.deepEqual(cellsIn(text), cellsIn(english[place] ?? ""), place);
      if (language !== "en") assert.notEqual(text, english[place], place);
      const spaces = "French sets U+202F before ; : ! ? » and after «";
      if (language === "fr") assert.ok(!/[^\u202f][!?:;»]|«(?!\u202f)/.test(text), `${place}: ${spaces}`);
    }
  });

  test(`a button that a lesson speaks of in ${language} is called like that`, () => {
    const named = sentences(language).flatMap(([, text]) =>
      [...text.matchAll(/[“„«]\u202f?(.+?)\u202f?[”“»]/g)].map(([, name]) => name),
    );
    assert.deepEqual([...new Set(named)].sort(), [swap, passContinue].sort());
  });
}

/** @param {string} game @param {Lesson} lesson @returns {string} the match in which it begins, for the engine */
const recordOf = (game, { size, holes = "", turns }) =>
  linkText({
    game,
    size,
    holes: holes.split(" ").filter(Boolean),
    start: null,
    turns: turns.split(" ").filter(Boolean),
  });

// The engine is asked about all lessons at once: each start of it costs more than what it has to do.
const all = GAMES.flatMap(([game, lessons]) => lessons.map((lesson) => ({ ...lesson, game, record: recordOf(game, lesson) })));
const beginnings = statesOf(all.map(({ record }) => record));
const allowed = turnsAfter(
  all.map(({ record }) => record),
  MOST_TRIED,
);
const tries = all.map(({ answer, goal }, index) => [...new Set([answer, ...(goal.turns ?? []), ...(allowed[index] ?? [])])]);
const replies = ask(
  all.flatMap(({ record }, index) =>
    (tries[index] ?? []).map((turn) => [
      { do: "load", record },
      { do: "play", turn },
    ]),
  ),
).map(([, reply]) => reply);

for (const [game, lessons] of GAMES) {
  test(`${game} has three to six lessons`, () => {
    assert.ok(lessons.length >= 3 && lessons.length <= 6);
    assert.equal(new Set(lessons.map(({ id }) => id)).size, lessons.length);
  });
}

for (const [game, [first, second]] of GAMES) {
  test(`${game} begins with its goal, and then says where one may place`, () => {
    assert.equal(first?.goal.kind, "win");
    assert.match(first?.texts["en"]?.title ?? "", /^The goal: /);
    assert.equal(second?.texts["en"]?.title, "Where you may place");
  });
}

for (const [index, { game, id, goal, answer }] of all.entries()) {
  const turns = tries[index] ?? [];
  const after = new Map(replies.splice(0, turns.length).map((reply, at) => [turns[at] ?? "", reply]));
  /** @param {string} turn */
  const reaches = (turn) => {
    const reply = after.get(turn);
    assert.ok(reply.ok, `${turn}: ${reply.message}`);
    return isReached(goal, turn, reply.state);
  };

  test(`the lesson ${game}.${id} is done by its own answer, and not by doing nothing`, () => {
    const before = /** @type {State} */ (beginnings[index]);
    assert.ok(!before.over);
    assert.ok(!isReached(goal, before.turns.at(-1) ?? "", before), "it is done before anything is played");
    assert.ok(reaches(answer), `${answer} does not reach the goal`);
    const others = (allowed[index] ?? []).filter((turn) => turn !== answer);
    assert.ok(others.length === 0 || !others.every(reaches), "any turn reaches the goal");
  });

  if (goal.kind === "turns") {
    test(`the turns that the lesson ${game}.${id} asks for are allowed`, () => {
      assert.ok(goal.turns?.length);
      for (const turn of goal.turns) assert.ok(after.get(turn).ok, `${turn}: ${after.get(turn).message}`);
    });
  }
}
