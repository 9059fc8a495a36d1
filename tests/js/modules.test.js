/** The page's modules as a whole. Which rooms may import which others is eslint's to check (web/eslint.config.js). */
import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { test } from "node:test";

const WEB = new URL("../../web/", import.meta.url);
/** Imports of values and, in comments, of types. */
const IMPORTED = /\b(?:from|import)\s*\(?\s*"(\.[^"]+)"/g;

/** What each module imports, by address. @type {Map<string, string[]>} */
const imports = new Map(
  readdirSync(WEB, { recursive: true })
    .filter((path) => path.endsWith(".js"))
    .map((path) => {
      const { href } = new URL(path.replaceAll("\\", "/"), WEB);
      const text = readFileSync(new URL(href), "utf8");
      return [href, [...text.matchAll(IMPORTED)].map(([, target = ""]) => new URL(target, href).href)];
    }),
);

/** What each folder of the app imports of the others. @type {Map<string, string[]>} */
const folderImports = new Map();
for (const [module, targets] of imports) {
  const from = folderOf(module);
  if (from) folderImports.set(from, [...(folderImports.get(from) ?? []), ...targets.map(folderOf).filter((to) => to !== from)]);
}

/** @param {string} module @returns {string} the folder of the app that it stands in; empty for any other place */
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

test("no modules import each other in a circle, not even for their types", () => {
  assert.ok(imports.size > 100);
  assert.equal(circleIn(imports), null);
});

test("the app's folders depend on each other in one direction", () => {
  assert.ok(folderImports.size > 10);
  assert.equal(circleIn(folderImports), null);
});
