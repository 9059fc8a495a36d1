/**
 * The one engine of a page, shared by all its boards and started when the first of them needs it.
 *
 * Where the page comes from the same site as this file, the engine's worker is started in the page itself. A worker of
 * another site cannot be: there a hidden frame of this site starts it and passes messages on (see frame_client.js).
 *
 * @import { Desk, Starter } from "../engine/client.js"
 * @import { Reply, Stage } from "../engine/protocol.js"
 *
 * @typedef {(stage: Stage, problem: string | null) => void} StageEar
 */
import { language } from "../common/strings/index.js";
import { createClient } from "../engine/client.js";
import { createFrameClient } from "./frame_client.js";

const SITE = new URL("../", import.meta.url);

/** @type {Starter | null} */
let engine = null;
/** @type {[Stage, string | null]} */
let latest = ["runtime", null];
/** @type {Set<StageEar>} */
const ears = new Set();

/**
 * How far the engine's start has come: a page that shares its own engine tells of it, too.
 * @type {StageEar}
 */
export function tellStage(stage, problem) {
  latest = [stage, problem];
  for (const ear of ears) ear(stage, problem);
}

/** How far it has come, and why it failed. */
export const latestStage = () => latest;

/**
 * The page has an engine already: its boards are to use that one. Called before any board needs one.
 * @param {Starter} started
 */
export function shareEngine(started) {
  engine ??= started;
}

/** @returns {Starter} */
function theEngine() {
  if (engine) return engine;
  engine = SITE.origin === location.origin ? createClient({ onStage: tellStage, language }) : createFrameClient(SITE, tellStage);
  void engine.start();
  return engine;
}

/**
 * @param {StageEar} onStage  hears at once how far the engine's start has come
 * @param {(reply: Reply) => void} [onRevived]  the engine had died, and the match is back
 * @returns {{ desk: Desk, leave: () => void }} a place for one match, and how to give it up
 */
export function takeDesk(onStage, onRevived = () => {}) {
  const desk = theEngine().openDesk(onRevived);
  ears.add(onStage);
  onStage(...latest);
  return {
    desk,
    leave() {
      ears.delete(onStage);
      desk.close();
    },
  };
}

/** Starts the engine once more after a failure. */
export const retryStart = () => void theEngine().start();
