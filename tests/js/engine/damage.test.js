/** The file that a start has failed at, found by the build's list of hashes alone. */
import assert from "node:assert/strict";
import { afterEach, beforeEach, test } from "node:test";
import { findDamage } from "../../../web/engine/damage.js";

/** @param {string} text */
async function hashOf(text) {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

const { fetch } = globalThis;
const SITE = new URL("../../../web/", import.meta.url).href;
/** The host's files: a text by its path, or an error. @type {Map<string, string | Error>} */
let host = new Map();
/** @type {string[]} */
let asked = [];

beforeEach(async () => {
  asked = [];
  host = new Map();
  /** @type {Record<string, string>} */
  const files = {};
  for (const path of ["engine/worker.js", "pyodide/a.whl", "pyodide/b.wasm", "app/main.js"]) {
    host.set(path, `text of ${path}`);
    files[path] = await hashOf(`text of ${path}`);
  }
  host.set("site-files.json", JSON.stringify({ files }));
  globalThis.fetch = async (address) => {
    const path = String(address).replace(SITE, "");
    asked.push(path);
    const found = host.get(path);
    if (found instanceof Error) throw found;
    return new Response(found ?? "<!doctype html>", { status: found === undefined ? 404 : 200 });
  };
});
afterEach(() => {
  globalThis.fetch = fetch;
});

test("no intact file is blamed, and only files that the engine needs are checked", async () => {
  assert.equal(await findDamage(), null);
  assert.deepEqual(asked, ["site-files.json", "engine/worker.js", "pyodide/a.whl", "pyodide/b.wasm"]);
});

test("a damaged file is named", async () => {
  host.set("pyodide/a.whl", "text of pyodide/a.whk");
  assert.equal(await findDamage(), "damaged pyodide/a.whl");
});

test("a missing file is named", async () => {
  host.delete("pyodide/b.wasm");
  assert.equal(await findDamage(), "missing pyodide/b.wasm");
});

test("a file that the network does not bring is named", async () => {
  host.set("engine/worker.js", new TypeError("Failed to fetch"));
  assert.equal(await findDamage(), "unreachable engine/worker.js");
});

test("without the list all that is known is that the site cannot be reached", async () => {
  host.set("site-files.json", new TypeError("Failed to fetch"));
  assert.equal(await findDamage(), "offline");
});

test("a host that lacks the list blames no file", async () => {
  host.delete("site-files.json");
  assert.equal(await findDamage(), null);
});
