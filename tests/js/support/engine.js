/**
 * The engine itself, in the Python of this machine: what it answers to the page's requests.
 *
 * @import { State } from "../../../web/engine/wire.js"
 */
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { env } from "node:process";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../../../", import.meta.url));
/** Characters of an answer. */
const MOST_READ = 256 * 1024 * 1024;
const PROGRAM = fileURLToPath(new URL("engine_session.py", import.meta.url));

/** @param {object} question  as engine_session.py reads it @returns {any} */
function askPython(question) {
  const run = spawnSync(env["PYTHON"] ?? "python3", [PROGRAM], {
    input: JSON.stringify(question),
    encoding: "utf8",
    env: { ...env, PYTHONPATH: ROOT },
    maxBuffer: MOST_READ,
  });
  assert.equal(run.status, 0, run.stderr);
  return JSON.parse(run.stdout);
}

/**
 * @param {{ do: string, [field: string]: unknown }[][]} sessions  for each match its requests, in turn
 * @returns {any[][]} the replies
 */
export const ask = (sessions) => askPython({ sessions });

/** @param {string[]} records @param {number} limit @returns {string[][]} for each of them turns that are allowed next */
export const turnsAfter = (records, limit) => askPython({ records, limit });

/** @param {string[]} records  such as "sum 5: a2 a1" @returns {State[]} the states of the games */
export function statesOf(records) {
  return ask(records.map((record) => [{ do: "load", record }])).map(([reply], index) => {
    assert.ok(reply.ok, `${records[index]}: ${reply.message}`);
    return reply.state;
  });
}
