/** What is known of the game on the board. */
import { messageOf } from "../common/problems.js";
import { firstSnapshot, type Snapshot, type Thinking } from "../common/snapshot.js";
import { strings } from "../common/strings/index.js";
import { EngineLost } from "../engine/errors.js";
import type { Setup } from "../common/setup.js";

/**
 * @param setup  what is shown until the engine answers
 * @param onThinking  nothing has changed but how far a search is
 * @param reportsLoss  whether the game's note says that an engine was lost
 */
export function createStore(
  setup: Setup,
  onChange: (snapshot: Snapshot) => void,
  onThinking: (snapshot: Snapshot) => void,
  reportsLoss: boolean,
) {
  let snapshot = firstSnapshot(setup);

  function change(changes: Partial<Snapshot>, tell: (snapshot: Snapshot) => void = onChange) {
    snapshot = { ...snapshot, revision: snapshot.revision + (changes.state ? 1 : 0), ...changes };
    tell(snapshot);
  }

  return {
    snapshot: () => snapshot,
    change,
    think: (thinking: Thinking) => change({ thinking }, onThinking),

    report(problem: unknown) {
      if (!(problem instanceof EngineLost)) change({ note: { kind: "problem", text: messageOf(problem) } });
      // What was asked may be asked again.
      else if (reportsLoss) change({ note: { kind: "news", text: strings.engineLost } });
    },
  };
}

export type Store = ReturnType<typeof createStore>;
