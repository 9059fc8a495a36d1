/**
 * A session with an engine that knows no rules: a turn is any text, and the players alternate. A search ends when a test says so.
 *
 * @import { Player, State } from "../../../web/engine/wire.js"
 * @import { Session } from "../../../web/engine/session.js"
 */
import { setImmediate } from "node:timers/promises";

import { EngineError } from "../../../web/engine/errors.js";

/** All that waits for promises only has happened by then. */
export const rest = () => setImmediate();

/** @param {() => boolean} holds */
export async function until(holds) {
  for (let waits = 0; !holds() && waits < 100; waits += 1) await rest();
}

/** @param {string} text @returns {any} the report of a search that has found this turn */
export const foundTurn = (text) => ({
  done: true,
  progress: 1,
  playouts: 1,
  win_rate: 0.5,
  best: text,
  choice: { text, proven: null },
});

/**
 * @param {object} [rules]
 * @param {(turns: readonly string[]) => string | null} [rules.forcedPass]
 * @param {(turns: readonly string[]) => Player | null} [rules.winner]  of a game that is over
 * @param {(request: any) => Error | null} [rules.refuse]  why a request is refused
 * @param {boolean} [rules.endsLate]  whether a search that is stopped goes on until a test ends it
 * @param {Session["job"]} [rules.job]
 */
export function createFreeSession({
  forcedPass = () => null,
  winner = () => null,
  refuse = () => null,
  endsLate = false,
  job,
} = {}) {
  /** @type {string[]} */
  let line = [];
  /** Of the turns of the line: another turn in the place of one is another node. @type {number[]} */
  let ids = [];
  let made = 0;
  let count = 0;
  let asked = 0;
  /** The searches that have not ended. @type {{ resolve: (report: any) => void, reject: (problem: unknown) => void }[]} */
  const searches = [];

  function state() {
    const turns = line.slice(0, count);
    const nodes = ids.map((id, index) => ({ id, after: ids[index - 1] ?? 0 }));
    return /** @type {State} */ (
      /** @type {unknown} */ ({
        ...{ game: "sum", size: 3, holes: [], board: {}, start: null, turns, steps: [], last_turn: turns.at(-1) ?? null },
        ...{ to_move: count % 2, over: winner(turns) !== null, winner: winner(turns), how: null, decided: null },
        ...{ forced_pass: forcedPass(turns), choices: [], targets: { a1: { action: "a1", kind: "place" } } },
        ...{ can_undo: count > 0, can_redo: count < line.length },
        ...{ tree: { here: ids[count - 1] ?? 0, nodes, line: nodes.map(({ id }) => id) }, finished: winner(line) !== null },
        ...{ players: [{ colour: "red" }, { colour: "blue" }] },
      })
    );
  }

  /** @param {any} request */
  function change({ do: verb, turn, action, node }) {
    if (verb === "new" || verb === "load") [line, ids, count, made] = [[], [], 0, 0];
    else if (verb === "undo") count -= 1;
    else if (verb === "redo") count += 1;
    else if (verb === "go") count = ids.indexOf(node) + 1;
    else if (verb === "play" || verb === "act") {
      const text = String(turn ?? action);
      if (line[count] !== text) {
        line = [...line.slice(0, count), text];
        ids = [...ids.slice(0, count), (made += 1)];
      }
      count += 1;
    }
  }

  /** @type {Session} */
  const session = {
    /** @param {any} request @returns {Promise<any>} */
    async request(request) {
      await Promise.resolve();
      asked += 1;
      const refusal = refuse(request);
      if (refusal) throw refusal;
      const message = request.cell === "b1" ? "A stone lies there." : null;
      if (request.do === "explain") return { ok: true, message, stones: [] };
      if (request.turn === "bad") throw new EngineError("IllegalTurn", "bad");
      change(request);
      return { ok: true, state: state(), record: {} };
    },
    job:
      job ??
      ((_, { signal } = {}) =>
        new Promise((resolve, reject) => {
          const search = { resolve, reject };
          searches.push(search);
          if (endsLate) return;
          signal?.addEventListener("abort", () => {
            searches.splice(searches.indexOf(search), 1);
            resolve(null);
          });
        })),
    close() {},
  };
  return {
    session,
    turns: () => line.slice(0, count).join(" "),
    /** Ends the search. @param {string | null} text  the turn that it has found */
    find: (text) => searches.shift()?.resolve(text && foundTurn(text)),
    /** @param {unknown} problem */
    fail: (problem) => searches.shift()?.reject(problem),
    searches: () => searches.length,
    /** How many requests there were. */
    asked: () => asked,
  };
}
