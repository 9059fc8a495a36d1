/** The page's modules as a whole. */
import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { test } from "node:test";

const WEB = new URL("../../web/", import.meta.url);
/** Imports of values and, in comments, of types. */
const IMPORTED = /\b(?:from|import)\s*\(?\s*"(\.[^"]+)"/g;

/** The text of each module, by address. @type {Map<string, string>} */
const modules = new Map(
  readdirSync(WEB, { recursive: true })
    .filter((path) => /\.[jt]s$/.test(path) && !path.endsWith(".d.ts"))
    .map((path) => new URL(path.replaceAll("\\", "/"), WEB))
    .map((address) => [address.href, readFileSync(address, "utf8")]),
);

/** The imports of each module, by address. @type {Map<string, string[]>} */
const imports = new Map(
  [...modules].map(([href, text]) => [
    href,
    [...text.matchAll(IMPORTED)].map(([, target = ""]) => source(new URL(target, href).href)),
  ]),
);

/** @param {string} href  of a module as it is served @returns {string} that of its source */
function source(href) {
  const typed = href.replace(/\.js$/, ".ts");
  return modules.has(typed) ? typed : href;
}

/** The rooms from which each room may import, also types. The board is a widget by itself: it knows neither engine nor page. */
const MAY_IMPORT = {
  board: [],
  engine: [],
  common: ["board", "engine"],
  play: ["board", "engine", "common"],
  embed: ["board", "engine", "common", "play"],
  app: ["board", "engine", "common", "play"],
  rules: ["common"],
};
/** Lessons and exercises have live boards, which are the element of other people's pages. */
const WITH_LIVE_BOARDS = ["app/learn", "app/exercises"];

/** @param {string} module @returns {string} the room that it is in, or that it is the entry of */
const roomOf = (module) => module.replace(WEB.href, "").split(/[/.]/, 1)[0] ?? "";

/** The other folders from which each folder of the app imports. @type {Map<string, string[]>} */
const folderImports = new Map();
for (const [module, targets] of imports) {
  const from = folderOf(module);
  if (from) folderImports.set(from, [...(folderImports.get(from) ?? []), ...targets.map(folderOf).filter((to) => to !== from)]);
}

/** @param {string} module @returns {string} the folder of the app that it is in; empty for any other place */
function folderOf(module) {
  return module.replace(WEB.href, "").match(/^app\/\w+(?=\/)/)?.[0] ?? "";
}

/**
 * @param {Map<string, string[]>} graph  what each imports
 * @returns {string | null} those that import each other in a circle
 */
function circleIn(graph) {
  /** Those that lead into no circle. @type {Set<string>} */
  const finished = new Set();

  /** @param {string} one @param {readonly string[]} way  what leads to it @returns {readonly string[] | null} */
  function follow(one, way) {
    if (way.includes(one)) return [...way.slice(way.indexOf(one)), one];
    if (finished.has(one)) return null;
    for (const next of graph.get(one) ?? []) {
      const circle = follow(next, [...way, one]);
      if (circle) return circle;
    }
    finished.add(one);
    return null;
  }

  for (const one of graph.keys()) {
    const circle = follow(one, []);
    if (circle) return circle.map((href) => href.replace(WEB.href, "")).join(" imports ");
  }
  return null;
}

test("each room imports only from those below it", () => {
  const barred = [...imports].flatMap(([module, targets]) => {
    const room = roomOf(module);
    if (!Object.hasOwn(MAY_IMPORT, room)) return [];
    const allowed = [room, ...MAY_IMPORT[/** @type {keyof typeof MAY_IMPORT} */ (room)], "vendor", "pyodide"];
    if (WITH_LIVE_BOARDS.includes(folderOf(module))) allowed.push("embed");
    return targets.filter((target) => !allowed.includes(roomOf(target))).map((target) => `${module} imports ${target}`);
  });
  assert.deepEqual(barred, []);
});

test("no line is longer than the formatter's, comments included", () => {
  const { printWidth } = JSON.parse(readFileSync(new URL("../.prettierrc.json", WEB), "utf8"));
  const long = [...modules].filter(([, text]) => text.split("\n").some((line) => line.length > printWidth));
  assert.deepEqual(
    long.map(([href]) => href),
    [],
  );
});

test("no modules import each other in a circle, not even for their types", () => {
  assert.ok(imports.size > 100);
  assert.equal(circleIn(imports), null);
});

test("the app's folders depend on each other in one direction", () => {
  assert.ok(folderImports.size > 10);
  assert.equal(circleIn(folderImports), null);
});

/** @param {RegExp} wanted @returns {string[]} the modules that hold such code, comments and types aside */
const modulesWith = (wanted) =>
  [...modules]
    .filter(([, text]) => wanted.test(text.replaceAll(/\/\*[^]*?\*\/|\/\/ .*|^import type [^;]*;/gm, "")))
    .map(([href]) => href.replace(WEB.href, ""));

test("only common/html.ts renders by lit-html, which alone would stand still in a page that is translated", () => {
  assert.deepEqual(modulesWith(/lit-html/), ["common/html.ts"]);
});

test("no module keeps hold of a text node, which a page translator may take away", () => {
  const byHand = /createTextNode|new Text\(|nodeValue|splitText|(first|last)Child\??\.data\b/;
  assert.deepEqual(modulesWith(byHand).sort(), ["common/html.ts", "common/markers.ts"]);
});

test("no module reads back what it has written, which a page translator may have written over", () => {
  // In dom.ts before the first writing; a turn and a recipe are not translated; a recipe's heading is found as it is shown.
  const known = ["app/panels/turns.ts", "common/dom.ts", "rules/recipes.ts"];
  assert.deepEqual(modulesWith(/\.(textContent|innerText)\b(?!\s*=[^=])/).sort(), known);
});

test("no part fails to load in silence, but for what the page can do without", () => {
  // study.ts says it itself, and client.ts goes on with a start that does. Without its module a list has no pictures, a finger
  // no loupe, and the page is not kept for times without a network.
  const known = ["app/panels/welcome.ts", "app/platform/version.ts", "app/study/study.ts", "board/board.ts", "engine/client.ts"];
  assert.deepEqual(modulesWith(/\bimport\((?:(?!;\n)[^])*?\.catch\(\(\) => (?:null|undefined|\{\})\)/).sort(), known);
});
