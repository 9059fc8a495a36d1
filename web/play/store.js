/**
 * What is known of the game on the board.
 *
 * @import { Setup } from "../common/setup.js"
 * @import { Snapshot, Thinking } from "../common/snapshot.js"
 */
import { messageOf } from "../common/problems.js";
import { firstSnapshot } from "../common/snapshot.js";
import { strings } from "../common/strings/index.js";
import { EngineLost } from "../engine/errors.js";

/**
 * @param {Setup} setup                            what is shown until the engine answers
 * @param {(snapshot: Snapshot) => void} onChange
 * @param {(snapshot: Snapshot) => void} onThinking  nothing has changed but how far a search is
 * @param {boolean} reportsLoss  whether the game's note says that an engine was lost
 */
export function createStore(setup, onChange, onThinking, reportsLoss) {
  let snapshot = firstSnapshot(setup);

  /** @param {Partial<Snapshot>} changes @param {(snapshot: Snapshot) => void} [tell] */
  function change(changes, tell = onChange) {
    snapshot = { ...snapshot, revision: snapshot.revision + (changes.state ? 1 : 0), ...changes };
    tell(snapshot);
  }

  return {
    snapshot: () => snapshot,
    change,
    think: (/** @type {Thinking} */ thinking) => change({ thinking }, onThinking),

    /** @param {unknown} problem */
    report(problem) {
      if (!(problem instanceof EngineLost)) change({ note: { kind: "problem", text: messageOf(problem) } });
      // What was asked may be asked again.
      else if (reportsLoss) change({ note: { kind: "news", text: strings.engineLost } });
    },
  };
}

/** @typedef {ReturnType<typeof createStore>} Store */
