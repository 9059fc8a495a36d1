/**
 * The one engine of a page, which all its boards share. The page may have started it; otherwise the first board that needs an
 * engine does.
 *
 * @import { Starter } from "./client.js"
 * @import { Session } from "./session.js"
 * @import { MatchReply } from "./wire.js"
 * @import { Stage } from "./protocol.js"
 *
 * @typedef {(stage: Stage, problem: string | null) => void} StageListener
 */

/** @type {Starter | null} */
let engine = null;
/** @type {[Stage, string | null]} */
let latest = ["runtime", null];
/** @type {Set<StageListener>} */
const listeners = new Set();

/**
 * Reports the stage of the engine's start to all boards; a page that shares its own engine calls this, too.
 * @type {StageListener}
 */
export function tellStage(stage, problem) {
  latest = [stage, problem];
  for (const listener of listeners) listener(stage, problem);
}

/** The stage of the start, and why it failed. */
export const latestStage = () => latest;

/**
 * The page has an engine already, which its boards are to use. Called before any board needs one.
 * @param {Starter} started
 */
export function shareEngine(started) {
  engine ??= started;
}

/**
 * @param {(onStage: StageListener) => Starter} create  makes an engine where the page has none
 * @param {StageListener} onStage  called at once with the present stage of the engine's start
 * @param {(reply: MatchReply) => void} [onRevived]  the engine had died, and the match is back
 * @returns {{ session: Session, leave: () => void }} a place for one match, and how to give it up
 */
export function takeSession(create, onStage, onRevived = () => {}) {
  const session = startedEngine(create).openSession(onRevived);
  listeners.add(onStage);
  onStage(...latest);
  return {
    session,
    leave() {
      listeners.delete(onStage);
      session.close();
    },
  };
}

/** Starts the engine once more after a failure. */
export const retryStart = () => void engine?.start();

/** @param {(onStage: StageListener) => Starter} create @returns {Starter} */
function startedEngine(create) {
  if (!engine) {
    engine = create(tellStage);
    void engine.start();
  }
  return engine;
}
