/** Networks that searches ask: when they are fetched, which searches wait for them, and the effect of a failed fetch. */
import assert from "node:assert/strict";
import { afterEach, beforeEach, mock, test } from "node:test";

import { createNetworks } from "../../../web/engine/networks.js";

const FOLDER = new URL("https://host.example/site/pyodide/");
const { fetch } = globalThis;
/** Addresses that were fetched past the browser's cache. @type {string[]} */
let afresh = [];

beforeEach(() => {
  afresh = [];
  globalThis.fetch = async (address, how) => {
    assert.equal(how?.cache, "reload");
    afresh.push(String(address));
    return new Response("");
  };
  mock.timers.enable({ apis: ["setInterval"] });
});
afterEach(() => {
  globalThis.fetch = fetch;
  mock.timers.reset();
});

/** Pyodide as far as it loads packages: each load waits until the test says what came. */
function createPython() {
  /** @type {Record<string, string>} */
  const loadedPackages = {};
  /** @type {{ names: string[], end: (came: string[]) => void }[]} */
  const loads = [];
  const begins = new EventTarget();
  const packages = Object.fromEntries(
    ["network", "network-sum", "network-surmount"].map((name) => [name, { file_name: `../networks/${name}.zip` }]),
  );
  const python = {
    lockfile: { packages },
    loadedPackages,
    /** @param {string[]} names */
    loadPackage: (names) =>
      new Promise((resolve) => {
        loads.push({
          names,
          end(came) {
            for (const name of came) loadedPackages[name] = "default channel";
            resolve([]);
          },
        });
        begins.dispatchEvent(new Event("load"));
      }),
  };
  /** The load with this number, from 1, once it has begun. @param {number} number */
  async function begun(number) {
    while (loads.length < number) await new Promise((resolve) => begins.addEventListener("load", resolve, { once: true }));
    return /** @type {(typeof loads)[0]} */ (loads[number - 1]);
  }
  return { python: /** @type {Parameters<typeof createNetworks>[0]} */ (/** @type {unknown} */ (python)), loads, begun };
}

const silent = () => {};

test("a game without a network waits for nothing and has nothing fetched", async () => {
  const { python, loads } = createPython();
  assert.equal(await createNetworks(python, FOLDER).bring("parasol", silent), true);
  assert.equal(loads.length, 0);
});

test("searches of a game that begin together wait for one fetch, and later ones for none", async () => {
  const { python, loads, begun } = createPython();
  const networks = createNetworks(python, FOLDER);
  const both = [networks.bring("sum", silent), networks.bring("sum", silent)];
  const load = await begun(1);
  assert.deepEqual(load.names, ["network", "network-sum"]);
  load.end(load.names);
  assert.deepEqual(await Promise.all(both), [true, true]);
  assert.equal(await networks.bring("sum", silent), true);
  assert.equal(loads.length, 1);
  assert.deepEqual(afresh, []);
});

test("what could not be had is fetched past the browser's cache the next time", async () => {
  const { python, begun } = createPython();
  const networks = createNetworks(python, FOLDER);
  const first = networks.bring("surmount", silent);
  (await begun(1)).end(["network-surmount"]);
  assert.equal(await first, false, "its code is missing");
  const second = networks.bring("surmount", silent);
  const load = await begun(2);
  const folder = "https://host.example/site/networks/";
  assert.deepEqual(afresh, [`${folder}network.zip`, `${folder}network-surmount.zip`]);
  load.end(["network"]);
  assert.equal(await second, true);
});

test("who waits hears that the worker lives, until the wait is over", async () => {
  const { python, begun } = createPython();
  let signs = 0;
  const wait = createNetworks(python, FOLDER).bring("sum", () => {
    signs += 1;
  });
  mock.timers.tick(3_000);
  assert.equal(signs, 3);
  const load = await begun(1);
  load.end(load.names);
  await wait;
  mock.timers.tick(3_000);
  assert.equal(signs, 3);
});
