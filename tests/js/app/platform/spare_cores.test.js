/** The number of further workers that a device can bear. */
import assert from "node:assert/strict";
import { test } from "node:test";

import { readDevice, spareCores } from "../../../../web/app/platform/spare_cores.js";

/** @type {import("../../../../web/app/platform/spare_cores.js").Device} */
const DESKTOP = { cores: 4, memory: 8, isHandheld: false, isWebKit: false, savesData: false, battery: null };

test("one processor is left to the page and its engine, and three are enough", () => {
  const found = [1, 2, 3, 4, 5, 64].map((cores) => spareCores({ ...DESKTOP, cores }));
  assert.deepEqual(found, [0, 1, 2, 3, 3, 3]);
});

test("a device with little memory bears none", () => {
  assert.equal(spareCores({ ...DESKTOP, memory: 2 }), 0);
  assert.equal(spareCores({ ...DESKTOP, memory: 4 }), 3);
});

test("where nothing is told of the memory, what is held in the hand bears none", () => {
  assert.equal(spareCores({ ...DESKTOP, memory: null }), 3);
  assert.equal(spareCores({ ...DESKTOP, memory: null, isHandheld: true }), 0);
  assert.equal(spareCores({ ...DESKTOP, isHandheld: true }), 3);
});

test("a device that saves data bears none", () => {
  assert.equal(spareCores({ ...DESKTOP, savesData: true }), 0);
});

test("a battery that is low and not being charged bears none", () => {
  assert.equal(spareCores({ ...DESKTOP, battery: { charging: false, level: 0.2 } }), 0);
  assert.equal(spareCores({ ...DESKTOP, battery: { charging: false, level: 0.9 } }), 3);
  assert.equal(spareCores({ ...DESKTOP, battery: { charging: true, level: 0.2 } }), 3);
});

/** The device as a Mac describes it. @param {object} told  fields that differ */
function readMac(told) {
  const navigator = { hardwareConcurrency: 8, vendor: "Apple Computer, Inc.", maxTouchPoints: 0, ...told };
  Object.defineProperty(globalThis, "navigator", { value: navigator, configurable: true });
  Object.assign(globalThis, { matchMedia: () => ({ matches: false }) });
  return readDevice();
}

test("in WebKit, where each takes 120 MB, two are enough", async () => {
  assert.equal(spareCores(await readMac({})), 2);
  assert.equal(spareCores({ ...(await readMac({})), cores: 2 }), 1);
});

test("an iPad that says it is a Mac bears none", async () => {
  assert.equal(spareCores(await readMac({ maxTouchPoints: 5 })), 0);
});

test("a computer with a touch screen and another engine is no iPad", async () => {
  assert.equal(spareCores(await readMac({ vendor: "", maxTouchPoints: 10 })), 3);
});
