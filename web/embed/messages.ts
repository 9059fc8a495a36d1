/**
 * The messages between a page and the engine's frame of another site, and the checks of everything that comes.
 *
 * Each side distrusts the other. The frame offers nothing but the games: no address, no storage, no code. That is also why
 * Comlink is not used here: its callers may reach everything below the object that it offers.
 */
import { problemOfData } from "../common/cloned_data.js";
import { fieldsOf, isBoolean, isNullOr, isOneOf, isPlainObject, isText, isWhole } from "../common/untrusted.js";
import { FROM_ELSEWHERE } from "./wire.js";
import type { Check } from "../common/untrusted.js";
import type { JobRequest, Report, Reply, Request } from "../engine/wire.js";
import type { Stage } from "../engine/protocol.js";

/** From the page. */
export type Call =
  | { call: "request"; id: number; session: number; request: Request }
  | { call: "job"; id: number; session: number; request: JobRequest }
  | { call: "stop"; id: number }
  | { call: "close"; session: number }
  | { call: "start" };

/** A call that needs an answer all the same. */
type UnreadableCall = { call: "unreadable"; id: number; problem: string };

/** From the frame. */
export type Answer =
  | { tell: "stage"; stage: Stage; problem: string | null }
  | { tell: "reply"; id: number; reply: Reply | boolean }
  | { tell: "refusal"; id: number; kind: string; message: string }
  | { tell: "progress"; id: number; report: Report };

type UnreadableAnswer = { tell: "unreadable"; id: number };

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

const isStage: Check<Stage> = isOneOf(["runtime", "micropip", "engine", "ready", "failed"]);
const isCount = isWhole(0, Infinity);
const isSentence = isText(LONGEST_SENTENCE);

export const isHello = (data: unknown): boolean =>
  isPlainObject(data) && data["sunstones"] === HELLO && data["version"] === VERSION;

export const hello = (): { sunstones: string; version: number } => ({ sunstones: HELLO, version: VERSION });

/**
 * The engine checks its requests itself; here unknown fields are left out.
 * @returns null for an invalid call
 */
export function readCall(data: unknown): Call | UnreadableCall | null {
  if (!isPlainObject(data)) return null;
  const { call, id, session, request } = data;
  if (call === "start") return { call };
  if (call === "stop") return isCount(id) ? { call, id } : null;
  if (call === "close") return isCount(session) ? { call, session } : null;
  if ((call !== "request" && call !== "job") || !isCount(id)) return null;
  const refuse = (problem: string): UnreadableCall => ({
    call: "unreadable",
    id,
    problem: `the call cannot be read: ${problem}`,
  });
  if (!isCount(session)) return refuse("its session is no number");
  if (!isPlainObject(request)) return refuse("it has no request");
  const problem = problemOfData(request, LONGEST_CALL);
  if (problem !== null) return refuse(problem);
  const { do: verb } = request;
  const known = FROM_ELSEWHERE.get(verb as string);
  if (!known || known.isJob !== (call === "job")) return refuse(`boards ask to ${[...FROM_ELSEWHERE.keys()].join(", ")}`);
  const named = known.fields.filter((name) => request[name] !== undefined).map((name) => [name, request[name]]);
  return { call, id, session, request: { do: verb, ...Object.fromEntries(named) } };
}

/**
 * @param askedAs  the verb of what waits for an answer under this number
 * @returns null for an invalid answer
 */
export function readAnswer(data: unknown, askedAs: (id: number) => string | null): Answer | UnreadableAnswer | null {
  if (!isPlainObject(data)) return null;
  const { tell, id, stage, problem, reply, kind, message, report } = data;
  if (tell === "stage" && isStage(stage) && isNullOr(isSentence)(problem)) return { tell, stage, problem };
  const asked = isCount(id) ? askedAs(id) : null;
  if (!isCount(id) || asked === null) return null;
  const { isJob = false, isSound } = FROM_ELSEWHERE.get(asked) ?? { isSound: () => false };
  if (tell === "progress") {
    return isJob && problemOfData(report, LONGEST_ANSWER) === null && isSound(report)
      ? { tell, id, report: report as Report }
      : null;
  }
  if (tell === "refusal" && isSentence(kind) && isSentence(message)) return { tell, id, kind, message };
  if (tell === "reply" && problemOfData(reply, LONGEST_ANSWER) === null) {
    // Of a job whether it came to its end: then the last report has come before.
    const isRight = isJob ? isBoolean(reply) : isSound(reply) && fieldsOf(reply)["ok"] === true;
    if (isRight) return { tell, id, reply: reply as Reply | boolean };
  }
  return tell === "reply" || tell === "refusal" ? { tell: "unreadable", id } : null;
}
