/**
 * What goes between a page and the engine's frame of another site, and the check of everything that comes.
 *
 * Both sides take the other for a stranger. The frame lends nothing but the games: no address, no storage, no code. That is
 * also why Comlink does not do this part: its callers may reach everything that hangs on the object that it offers.
 *
 * @import { Choice, Proof, ProvenTurns, Reply, Stage, StudyOptions, ThinkOptions } from "../engine/protocol.js"
 * @import { ThinkingReport } from "../engine/protocol.js"
 * @import { ProofVerb } from "../engine/session.js"
 *
 * @typedef {{ call: "request", id: number, session: number, request: { do: string } & Record<string, unknown> }
 *   | { call: "think", id: number, session: number, options: ThinkOptions }
 *   | { call: "study", id: number, session: number, verb: ProofVerb, options: StudyOptions }
 *   | { call: "stop" | "stop_study" | "close", session: number }
 *   | { call: "start" }} Call  from the page
 *
 * @typedef {{ call: "unreadable", id: number, problem: string }} UnreadableCall  one that wants an answer all the same
 *
 * @typedef {{ tell: "stage", stage: Stage, problem: string | null }
 *   | { tell: "reply", id: number, reply: Reply | Choice | boolean | null }
 *   | { tell: "refusal", id: number, kind: string, message: string }
 *   | { tell: "progress", id: number, report: ThinkingReport | Proof | ProvenTurns }} Answer  from the frame
 *
 * @typedef {{ tell: "unreadable", id: number }} UnreadableAnswer
 */
import { isPlainObject, problemOfData } from "../common/json_data.js";
import { ANSWERS, REPORTS } from "./answer_shapes.js";

/** What the frame says to its parent when it can be talked to, and the parent back, with the port for all the rest. */
const HELLO = "sunstones-engine";
/** The kind of a refusal when the worker has died over a search. */
export const LOST = "EngineLost";
/** Of this protocol: a page may keep an old copy of the files that talk to a newer site. */
const VERSION = 1;

/** What a board asks of its match, and what the engine reads of each. @type {Map<unknown, readonly string[]>} */
const REQUESTS = new Map([
  ["load", ["record", "game", "size"]],
  ["play", ["turn"]],
  ["act", ["action"]],
  ["undo", []],
  ["explain", ["text", "cell"]],
  ["preview", ["cells"]],
]);
const THINK_OPTIONS = ["opponent", "seconds", "playouts", "seed"];
/** What a board may have proven of its position. @type {readonly unknown[]} */
const PROOFS = ["prove", "prove_turns"];
const PROOF_OPTIONS = ["positions"];
/** Far above any record (characters of its JSON). */
const LONGEST_CALL = 2_000_000;
/** Far above what is said of a match with the most turns that there may be. */
const LONGEST_ANSWER = 8_000_000;
/** Of the engine, or the last line of an error. */
const LONGEST_SENTENCE = 5_000;
/** @type {readonly unknown[]} */
const STAGES = ["runtime", "micropip", "engine", "ready", "failed"];

/** @param {unknown} data @returns {boolean} */
export const isHello = (data) => isPlainObject(data) && data["sunstones"] === HELLO && data["version"] === VERSION;

/** @returns {{ sunstones: string, version: number }} */
export const hello = () => ({ sunstones: HELLO, version: VERSION });

/**
 * What the engine is asked is the engine's to check; what is no part of that is left out.
 * @param {unknown} data
 * @returns {Call | UnreadableCall | null} null for what is no call
 */
export function readCall(data) {
  if (!isPlainObject(data)) return null;
  const { call, id, session, request, options, verb: proof } = data;
  if (call === "start") return { call };
  if (call === "stop" || call === "stop_study" || call === "close") return isCount(session) ? { call, session } : null;
  if ((call !== "request" && call !== "think" && call !== "study") || !isCount(id)) return null;
  /** @param {string} problem @returns {UnreadableCall} */
  const refuse = (problem) => ({ call: "unreadable", id, problem: `the call cannot be read: ${problem}` });
  if (!isCount(session)) return refuse("its session is no number");
  const asked = call === "request" ? request : options;
  if (!isPlainObject(asked)) return refuse(`it has no ${call === "request" ? call : "options"}`);
  const problem = problemOfData(asked, LONGEST_CALL);
  if (problem !== null) return refuse(problem);
  if (call === "think") return { call, id, session, options: pick(asked, THINK_OPTIONS) };
  if (call === "study") {
    if (!PROOFS.includes(proof)) return refuse(`boards study to ${PROOFS.join(", ")}`);
    return { call, id, session, verb: /** @type {ProofVerb} */ (proof), options: pick(asked, PROOF_OPTIONS) };
  }
  const verb = asked["do"];
  const names = REQUESTS.get(verb);
  if (typeof verb !== "string" || !names) return refuse(`boards ask to ${[...REQUESTS.keys()].join(", ")}`);
  return { call, id, session, request: { ...pick(asked, names), do: verb } };
}

/**
 * @param {unknown} data
 * @param {(id: number) => string | null} askedAs  the verb of what waits for an answer under this number: of a request or
 *   a proof, or "think"
 * @returns {Answer | UnreadableAnswer | null} null for what is no answer
 */
export function readAnswer(data, askedAs) {
  if (!isPlainObject(data)) return null;
  const { tell, id, stage, problem, reply, kind, message, report } = data;
  if (tell === "stage" && STAGES.includes(stage) && (problem === null || isSentence(problem))) {
    return { tell, stage: /** @type {Stage} */ (stage), problem };
  }
  const asked = isCount(id) ? askedAs(id) : null;
  if (!isCount(id) || asked === null) return null;
  if (tell === "progress") {
    const isSound = problemOfData(report, LONGEST_ANSWER) === null && REPORTS.get(asked)?.(report);
    return isSound ? { tell, id, report: /** @type {ThinkingReport | Proof | ProvenTurns} */ (report) } : null;
  }
  if (tell === "refusal" && isSentence(kind) && isSentence(message)) return { tell, id, kind, message };
  if (tell === "reply" && problemOfData(reply, LONGEST_ANSWER) === null && ANSWERS.get(asked)?.(reply)) {
    return { tell, id, reply: /** @type {Reply | Choice | boolean | null} */ (reply) };
  }
  return tell === "reply" || tell === "refusal" ? { tell: "unreadable", id } : null;
}

/** @param {Record<string, unknown>} from @param {readonly string[]} names @returns {Record<string, unknown>} */
const pick = (from, names) =>
  Object.fromEntries(names.filter((name) => from[name] !== undefined).map((name) => [name, from[name]]));

/** @param {unknown} value @returns {value is number} */
const isCount = (value) => Number.isSafeInteger(value) && /** @type {number} */ (value) >= 0;

/** @param {unknown} value @returns {value is string} */
const isSentence = (value) => typeof value === "string" && value.length <= LONGEST_SENTENCE;
