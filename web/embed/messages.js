/**
 * The messages between a page and the engine's frame of another site, and the checks of everything that comes.
 *
 * Each side distrusts the other. The frame offers nothing but the games: no address, no storage, no code. That is also why
 * Comlink is not used here: its callers may reach everything below the object that it offers.
 *
 * @import { Check } from "../common/untrusted.js"
 * @import { JobRequest, Report, Reply, Request } from "../engine/wire.js"
 * @import { Stage } from "../engine/protocol.js"
 *
 * @typedef {{ call: "request", id: number, session: number, request: Request }
 *   | { call: "job", id: number, session: number, request: JobRequest }
 *   | { call: "stop", id: number }
 *   | { call: "close", session: number }
 *   | { call: "start" }} Call  from the page
 *
 * @typedef {{ call: "unreadable", id: number, problem: string }} UnreadableCall  a call that needs an answer all the same
 *
 * @typedef {{ tell: "stage", stage: Stage, problem: string | null }
 *   | { tell: "reply", id: number, reply: Reply | boolean }
 *   | { tell: "refusal", id: number, kind: string, message: string }
 *   | { tell: "progress", id: number, report: Report }} Answer  from the frame
 *
 * @typedef {{ tell: "unreadable", id: number }} UnreadableAnswer
 */
import { fieldsOf, isBoolean, isNullOr, isOneOf, isPlainObject, isText, isWhole, problemOfData } from "../common/untrusted.js";
import { FROM_ELSEWHERE } from "./wire.js";

/** The greeting of the frame to its parent when it is ready, and of the parent in reply, with the port for all messages. */
const HELLO = "sunstones-engine";
/** The kind of a refusal when the worker has died over a search. */
export const LOST = "EngineLost";
/** Of this protocol: a page may keep an old copy of the files that talk to a newer site. */
const VERSION = 2;

/** Far above any record (characters of its JSON). */
const LONGEST_CALL = 2_000_000;
/** Far above the largest reply about a match with the most turns that there may be. */
const LONGEST_ANSWER = 8_000_000;
/** Of the engine, or the last line of an error. */
const LONGEST_SENTENCE = 5_000;

/** @type {Check<Stage>} */
const isStage = isOneOf(["runtime", "micropip", "engine", "ready", "failed"]);
const isCount = isWhole(0, Infinity);
const isSentence = isText(LONGEST_SENTENCE);

/** @param {unknown} data @returns {boolean} */
export const isHello = (data) => isPlainObject(data) && data["sunstones"] === HELLO && data["version"] === VERSION;

/** @returns {{ sunstones: string, version: number }} */
export const hello = () => ({ sunstones: HELLO, version: VERSION });

/**
 * The engine checks its requests itself; here unknown fields are left out.
 * @param {unknown} data
 * @returns {Call | UnreadableCall | null} null for an invalid call
 */
export function readCall(data) {
  if (!isPlainObject(data)) return null;
  const { call, id, session, request } = data;
  if (call === "start") return { call };
  if (call === "stop") return isCount(id) ? { call, id } : null;
  if (call === "close") return isCount(session) ? { call, session } : null;
  if ((call !== "request" && call !== "job") || !isCount(id)) return null;
  /** @param {string} problem @returns {UnreadableCall} */
  const refuse = (problem) => ({ call: "unreadable", id, problem: `the call cannot be read: ${problem}` });
  if (!isCount(session)) return refuse("its session is no number");
  if (!isPlainObject(request)) return refuse("it has no request");
  const problem = problemOfData(request, LONGEST_CALL);
  if (problem !== null) return refuse(problem);
  const { do: verb } = request;
  const known = FROM_ELSEWHERE.get(/** @type {string} */ (verb));
  if (!known || known.isJob !== (call === "job")) return refuse(`boards ask to ${[...FROM_ELSEWHERE.keys()].join(", ")}`);
  const named = known.fields.filter((name) => request[name] !== undefined).map((name) => [name, request[name]]);
  return { call, id, session, request: { do: verb, ...Object.fromEntries(named) } };
}

/**
 * @param {unknown} data
 * @param {(id: number) => string | null} askedAs  the verb of what waits for an answer under this number
 * @returns {Answer | UnreadableAnswer | null} null for an invalid answer
 */
export function readAnswer(data, askedAs) {
  if (!isPlainObject(data)) return null;
  const { tell, id, stage, problem, reply, kind, message, report } = data;
  if (tell === "stage" && isStage(stage) && isNullOr(isSentence)(problem)) return { tell, stage, problem };
  const asked = isCount(id) ? askedAs(id) : null;
  if (!isCount(id) || asked === null) return null;
  const { isJob = false, isSound } = FROM_ELSEWHERE.get(asked) ?? { isSound: () => false };
  if (tell === "progress") {
    return isJob && problemOfData(report, LONGEST_ANSWER) === null && isSound(report)
      ? { tell, id, report: /** @type {Report} */ (report) }
      : null;
  }
  if (tell === "refusal" && isSentence(kind) && isSentence(message)) return { tell, id, kind, message };
  if (tell === "reply" && problemOfData(reply, LONGEST_ANSWER) === null) {
    // Of a job whether it came to its end: then the last report has come before.
    const isRight = isJob ? isBoolean(reply) : isSound(reply) && fieldsOf(reply)["ok"] === true;
    if (isRight) return { tell, id, reply: /** @type {Reply | boolean} */ (reply) };
  }
  return tell === "reply" || tell === "refusal" ? { tell: "unreadable", id } : null;
}
