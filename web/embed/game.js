/**
 * A game on an embedded board: one match on one desk. Requests go out one after another; a computer's turns and passes
 * follow by themselves.
 *
 * @import { Note } from "../common/snapshot.js"
 * @import { Desk } from "../engine/client.js"
 * @import { Request, State } from "../engine/protocol.js"
 *
 * @typedef {object} GameHandlers
 * @property {() => void} onChange                       something that `Game` tells is different now
 * @property {(turn: string, state: State) => void} onTurn  a turn is finished
 *
 * @typedef {ReturnType<typeof createGame>} Game
 */
import { messageOf } from "../common/problems.js";
import { HUMAN } from "../common/setup.js";
import { strings } from "../common/strings/index.js";
import { EngineLost } from "../engine/client.js";

/**
 * @param {object} options
 * @param {Desk} options.desk
 * @param {string} options.link                          the match to begin with
 * @param {(state: State) => string} options.whoPlays    for the player to move: HUMAN or an opponent's id
 * @param {GameHandlers} options.handlers
 */
export function createGame({ desk, link, whoPlays, handlers }) {
  /** @type {State | null} */
  let state = null;
  /** @type {Note | null} */
  let note = null;
  let isThinking = false;
  /** Counts what the reader does that outdates a search. */
  let era = 0;
  /** @type {Promise<unknown>} */
  let tail = Promise.resolve();

  /**
   * @template T
   * @param {() => Promise<T>} step
   * @returns {Promise<T>} rejects when the step does; what comes after it is done all the same
   */
  function enqueue(step) {
    const done = tail.then(step);
    tail = done.then(goOn).catch(report);
    return done;
  }

  /** Where nobody waits for the result: what goes wrong stands below the board. @param {() => Promise<void>} step */
  const enqueueQuietly = (step) => enqueue(step).catch(() => {});

  /**
   * What the reader asks for is meant for the turn that is seen then: if that is over when the step's time has come, and
   * perhaps answered already, nothing is done.
   * @param {(now: State) => Promise<void>} step
   */
  function enqueueForThisTurn(step) {
    const turn = state?.turns.length;
    return enqueueQuietly(async () => {
      if (state && state.turns.length === turn && !isComputersTurn()) await step(state);
    });
  }

  /** @param {unknown} problem */
  function report(problem) {
    if (problem instanceof EngineLost) note = { kind: "news", text: strings.engineLost };
    else note = { kind: "problem", text: messageOf(problem) };
    handlers.onChange();
  }

  /** @param {Request} request */
  async function ask(request) {
    const before = state?.turns.length ?? Infinity;
    const reply = await desk.request(request);
    const next = /** @type {State} */ (reply["state"]);
    state = next;
    note = null;
    handlers.onChange();
    if (next.turns.length > before) handlers.onTurn(next.last_turn ?? "", next);
  }

  const isComputersTurn = () => state !== null && !state.over && whoPlays(state) !== HUMAN;

  async function goOn() {
    const begun = era;
    while (state && isComputersTurn() && begun === era) {
      if (state.forced_pass !== null) {
        const reason = state.forced_pass;
        await ask({ do: "act", action: "pass" });
        note = { kind: "pass", text: reason };
        handlers.onChange();
        continue;
      }
      isThinking = true;
      handlers.onChange();
      const choice = await desk.think({ opponent: whoPlays(state) }, () => {}).catch(forgiveDeath);
      isThinking = false;
      if (choice && begun === era) await ask({ do: "play", turn: choice.text });
    }
    handlers.onChange();
  }

  function stopThinking() {
    era += 1;
    if (isThinking) desk.stopThinking();
  }

  /** @param {State} now @param {string} cell */
  async function pickNow(now, cell) {
    if (now.targets[cell] && !now.over) return ask({ do: "act", action: now.targets[cell].action });
    note = { kind: "illegal", text: await whyNot(now, cell) };
    handlers.onChange();
  }

  /** @param {State} now @param {string} cell @returns {Promise<string>} why nothing can be done there */
  async function whyNot(now, cell) {
    if (now.over) return strings.boardGameOver;
    if (now.forced_pass !== null) return strings.mustPass;
    return (await desk.request({ do: "explain", cell }))["message"] ?? strings.nothingHere(cell);
  }

  return {
    state: () => state,
    note: () => note,
    isThinking: () => isThinking,
    /** The engine has brought the match back. @param {State} back */
    revive(back) {
      state = back;
      handlers.onChange();
    },

    /** @returns {Promise<void>} rejects with the engine's sentence where it refuses the match */
    begin() {
      stopThinking();
      return enqueue(() => ask({ do: "load", record: link }));
    },
    /** @param {string} cell */
    pick: (cell) => enqueueForThisTurn((now) => pickNow(now, cell)),
    /** @param {"stop" | "pass" | "swap"} choice */
    choose: (choice) => enqueueForThisTurn(async (now) => {
      if (now.choices.includes(choice)) await ask({ do: "act", action: choice });
    }),
    /** @param {string} turn @returns {Promise<void>} rejects with the engine's sentence where it is not allowed */
    play: (turn) => enqueue(() => ask({ do: "play", turn })),

    /** Takes back a step, or as many turns as lead to one of the reader's own; never one that was there at the start. */
    undo(/** @type {number} */ leastTurns) {
      stopThinking();
      return enqueueQuietly(async () => {
        const mayUndo = () => state !== null && (state.steps.length > 0 || state.turns.length > leastTurns);
        if (!mayUndo()) return;
        do await ask({ do: "undo" }); while (mayUndo() && (isComputersTurn() || state?.forced_pass !== null));
      });
    },
  };
}

/** Another engine is on its way, and with it the search begins again. @param {unknown} problem @returns {null} */
function forgiveDeath(problem) {
  if (problem instanceof EngineLost) return null;
  throw problem;
}
