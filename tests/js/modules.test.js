/** The page's modules as a whole. Which rooms may import which others is eslint's to check (web/eslint.config.js). */
import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { test } from "node:test";

const WEB = new URL("../../web/", import.meta.url);
/** Imports of values and, in comments, of types. */
const IMPORTED = /\b(?:from|import)\s*\(?\s*"(\.[^"]+)"/g;

/** What each module imports, by address. @type {Map<string, string[]>} */
const imports = new Map(readdirSync(WEB, { recursive: true }).filter((path) => path.endsWith(".js")).map((path) => {
  const { href } = new URL(path.replaceAll("\\", "/"), WEB);
  const text = readFileSync(new URL(href), "utf8");
  return [href, [...text.matchAll(IMPORTED)].map(([, target = ""]) => new URL(target, href).href)];
}));

/**
 * @param {string} module
 * @param {readonly string[]} way      the modules that lead to it, each importing the next
 * @param {Set<string>} finished       those that lead into no circle
 * @returns {readonly string[] | null} a circle
 */
function circleFrom(module, way, finished) {
  if (way.includes(module)) return [...way.slice(way.indexOf(module)), module];
  if (finished.has(module)) return null;
  for (const next of imports.get(module) ?? []) {
    const circle = circleFrom(next, [...way, module], finished);
    if (circle) return circle;
  }
  finished.add(module);
  return null;
}

test("no modules import each other in a circle, for their types neither", () => {
  const finished = /** @type {Set<string>} */ (new Set());
  for (const module of imports.keys()) {
    const circle = circleFrom(module, [], finished);
    assert.equal(circle?.map((href) => href.replace(WEB.href, "")).join(" imports ") ?? null, null);
  }
  assert.ok(finished.size > 100);
});
