/** A server that renders pages imports what the page imports, and has no document. */
import assert from "node:assert/strict";
import { test } from "node:test";

test("in Node the element's script can be imported, and defines nothing", async () => {
  await import("../../../web/embed.js");
  assert.equal(Reflect.get(globalThis, "customElements"), undefined);
});
