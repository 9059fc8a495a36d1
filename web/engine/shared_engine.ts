/**
 * The one engine of a page, which all its boards share. The page may have started it; otherwise the first board that needs an
 * engine does.
 */

import type { Starter } from "./client.js";
import type { Session } from "./session.js";
import type { MatchReply } from "./wire.js";
import type { Stage } from "./protocol.js";

export type StageListener = (stage: Stage, problem: string | null) => void;

let engine: Starter | null = null;
let latest: [Stage, string | null] = ["runtime", null];
const listeners = new Set<StageListener>();

/** Reports the stage of the engine's start to all boards; a page that shares its own engine calls this, too. */
export function tellStage(stage: Stage, problem: string | null) {
  latest = [stage, problem];
  for (const listener of listeners) listener(stage, problem);
}

/** The stage of the start, and why it failed. */
export const latestStage = () => latest;

/** The page has an engine already, which its boards are to use. Called before any board needs one. */
export function shareEngine(started: Starter) {
  engine ??= started;
}

/**
 * @param create  makes an engine where the page has none
 * @param onStage  called at once with the present stage of the engine's start
 * @param onRevived  the engine had died, and the match is back
 * @returns a place for one match, and how to give it up
 */
export function takeSession(
  create: (onStage: StageListener) => Starter,
  onStage: StageListener,
  onRevived: (reply: MatchReply) => void = () => {},
): { session: Session; leave: () => void } {
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

function startedEngine(create: (onStage: StageListener) => Starter): Starter {
  if (!engine) {
    engine = create(tellStage);
    void engine.start();
  }
  return engine;
}
