/**
 * What goes between a page and the engine's frame of another site, and the check of everything that comes.
 *
 * Both sides take the other for a stranger. The frame lends nothing but the games: no address, no storage, no code. That is
 * also why Comlink does not do this part: whoever talks to it may reach whatever hangs on the object that it offers.
 *
 * @import { Choice, Reply, Stage, ThinkingReport, ThinkOptions } from "../engine/protocol.js"
 *
 * @typedef {{ call: "request", id: number, desk: number, request: { do: string } & Record<string, unknown> }
 *   | { call: "think", id: number, desk: number, options: ThinkOptions }
 *   | { call: "stop" | "close", desk: number }
 *   | { call: "start" }} Call  from the page
 *
 * @typedef {{ tell: "stage", stage: Stage, problem: string | null }
 *   | { tell: "reply", id: number, reply: Reply | Choice | null }
 *   | { tell: "refusal", id: number, kind: string, message: string }
 *   | { tell: "progress", id: number, report: ThinkingReport }} Answer  from the frame
 */

/** What the frame says to its parent when it can be talked to, and the parent back, with the port for all the rest. */
const HELLO = "sunstones-engine";
/** The kind of a refusal when the worker has died over a search. */
export const LOST = "EngineLost";
/** Of this protocol: a page may keep an old copy of the files that talk to a newer site. */
const VERSION = 1;

/** What a board asks of its match. */
const VERBS = new Set(["load", "play", "act", "undo", "explain", "preview"]);
/** Far above any record (characters of its JSON). */
const LONGEST_CALL = 2_000_000;
/** @type {readonly unknown[]} */
const STAGES = ["runtime", "micropip", "engine", "ready", "failed"];

/** @param {unknown} data @returns {boolean} */
export const isHello = (data) => isObject(data) && data["sunstones"] === HELLO && data["version"] === VERSION;

/** @returns {{ sunstones: string, version: number }} */
export const hello = () => ({ sunstones: HELLO, version: VERSION });

/**
 * @param {unknown} data
 * @returns {Call | null} null for what is no call
 */
export function readCall(data) {
  if (!isObject(data)) return null;
  const { call, id, desk, request, options } = data;
  if (call === "start") return { call };
  if (!isCount(desk)) return null;
  if (call === "stop" || call === "close") return { call, desk };
  if (!isCount(id)) return null;
  if (call === "request" && isObject(request) && isShort(request) && VERBS.has(String(request["do"]))) {
    return { call, id, desk, request: { ...request, do: String(request["do"]) } };
  }
  if (call === "think" && isObject(options) && isShort(options)) {
    // The engine itself checks what they say.
    const { opponent, seconds, playouts, seed } = /** @type {ThinkOptions} */ (options);
    const given = Object.entries({ opponent, seconds, playouts, seed }).filter(([, value]) => value !== undefined);
    return { call, id, desk, options: /** @type {ThinkOptions} */ (Object.fromEntries(given)) };
  }
  return null;
}

/**
 * @param {unknown} data
 * @returns {Answer | null} null for what is no answer
 */
export function readAnswer(data) {
  if (!isObject(data)) return null;
  const { tell, id, stage, problem, reply, kind, message, report } = data;
  if (tell === "stage" && STAGES.includes(stage) && (problem === null || typeof problem === "string")) {
    return { tell, stage: /** @type {Stage} */ (stage), problem };
  }
  if (!isCount(id)) return null;
  if (tell === "reply" && (reply === null || isObject(reply))) {
    return { tell, id, reply: /** @type {Reply | Choice | null} */ (reply) };
  }
  if (tell === "refusal" && typeof kind === "string" && typeof message === "string") return { tell, id, kind, message };
  if (tell === "progress" && isObject(report)) return { tell, id, report: /** @type {any} */ (report) };
  return null;
}

/** @param {unknown} thing @returns {thing is Record<string, unknown>} */
const isObject = (thing) => typeof thing === "object" && thing !== null && !Array.isArray(thing);

/** @param {unknown} thing @returns {thing is number} */
const isCount = (thing) => Number.isSafeInteger(thing) && Number(thing) >= 0;

/** @param {Record<string, unknown>} thing */
function isShort(thing) {
  try {
    return JSON.stringify(thing).length <= LONGEST_CALL;
  } catch {
    // A ring of objects, or a number that JSON does not know.
    return false;
  }
}
