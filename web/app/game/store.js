/**
 * What is known of the game, and the requests that change it: these go out one after another.
 *
 * @import { Setup } from "../../common/setup.js"
 * @import { Snapshot } from "../../common/snapshot.js"
 * @import { Client } from "../../engine/client.js"
 * @import { MatchRecord, Request, State } from "../../engine/protocol.js"
 */
import { messageOf } from "../../common/problems.js";
import { firstSnapshot } from "../../common/snapshot.js";
import { EngineLost } from "../../engine/client.js";

/**
 * @param {object} options
 * @param {Client} options.client
 * @param {Setup} options.setup                            what is shown until the engine answers
 * @param {(snapshot: Snapshot) => void} options.onChange
 * @param {() => void} options.onIdle                      every request is through: the game may go on
 */
export function createStore({ client, setup, onChange, onIdle }) {
  let snapshot = firstSnapshot(setup);
  /** @type {Promise<void>} */
  let tail = Promise.resolve();
  let pending = 0;

  /** @param {Partial<Snapshot>} changes */
  function change(changes) {
    snapshot = { ...snapshot, ...changes };
    onChange(snapshot);
  }

  /** @param {unknown} problem */
  function report(problem) {
    // The page has said so already, and what was asked may be asked again.
    if (problem instanceof EngineLost) return;
    const text = messageOf(problem);
    change({ note: { kind: "problem", text } });
  }

  return {
    snapshot: () => snapshot,
    change,
    report,

    /** Whether a request is under way or waits. */
    isBusy: () => pending > 0,

    /**
     * Runs a step when all earlier ones are through, then lets the game go on.
     * @param {() => Promise<void>} step
     * @returns {Promise<void>}
     */
    enqueue(step) {
      pending += 1;
      tail = tail.then(step).catch(report).then(() => {
        pending -= 1;
        if (pending === 0) onIdle();
      });
      return tail;
    },

    /**
     * @param {Request} request  one that changes the match or shows it
     * @param {{ again?: boolean }} [options]  as the client's
     * @returns {Promise<{ state: State, record: MatchRecord }>}
     */
    async ask(request, options) {
      const { state, record } = await client.request(request, options);
      return { state, record };
    },
  };
}

/** @typedef {ReturnType<typeof createStore>} Store */
