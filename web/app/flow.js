/**
 * The flow of one game: holds the engine's last word on it and decides what comes next, a person's click, a computer's
 * search or a forced pass. It knows no rules and draws nothing; the page is told of every change.
 *
 * Requests go out one after another. A search is the one thing that runs beside them, and whatever changes the game
 * ends it first.
 *
 * @import { Client } from "../engine/client.js"
 * @import { Choice, MatchRecord, Player, Reply, Request, Stage, State } from "../engine/protocol.js"
 * @import { Setup, Side } from "./setup.js"
 * @import { Note, Snapshot } from "./snapshot.js"
 */
import { EngineError, EngineLost } from "../engine/client.js";
import { HUMAN, hasHuman, isHuman } from "./setup.js";
import { canUndo, firstSnapshot, isComputersTurn, isOver, isPersonsChoice, mayPickEarly } from "./snapshot.js";
import { strings } from "./strings.js";

/** @type {Partial<Snapshot>} what no game inherits from the one before */
const AT_THE_START = { note: null, verdict: null, resigned: false };

/**
 * @param {object} options
 * @param {Client} options.client
 * @param {Setup} options.setup                        what is shown until the engine answers
 * @param {(snapshot: Snapshot) => void} options.onChange
 */
export function createFlow({ client, setup: firstSetup, onChange }) {
  /** @type {Snapshot} */
  let snapshot = firstSnapshot(firstSetup);
  /** @type {Promise<void>} */
  let tail = Promise.resolve();
  let pending = 0;
  /** Counts what outdates a running search; its result counts only while its own number is the latest. */
  let searchNumber = 0;
  let beginNumber = 0;

  /** @param {Partial<Snapshot>} changes */
  function change(changes) {
    snapshot = { ...snapshot, ...changes };
    onChange(snapshot);
  }

  /**
   * Runs a step when all earlier ones are through, then lets the game go on.
   * @param {() => Promise<void>} step
   * @returns {Promise<void>}
   */
  function enqueue(step) {
    pending += 1;
    tail = tail.then(step).catch(report).then(() => {
      pending -= 1;
      if (pending === 0) goOn();
    });
    return tail;
  }

  /** @param {unknown} problem */
  function report(problem) {
    const text = problem instanceof Error ? problem.message : String(problem);
    change({ note: { kind: "problem", text } });
  }

  /** @param {Request} request @returns {Promise<{ state: State, record: MatchRecord }>} */
  async function ask(request) {
    const { state, record } = await client.request(request);
    return { state, record };
  }

  /** What nobody has to be asked for: a computer player's search or pass. */
  function goOn() {
    const { state, paused, thinking } = snapshot;
    if (!state || paused || thinking || !isComputersTurn(snapshot)) return;
    if (state.forced_pass !== null) {
      // Said before it is done, and left standing until a person does something.
      change({ note: { kind: "pass", text: state.forced_pass } });
      void enqueue(async () => change(await ask({ do: "act", action: "pass" })));
    } else {
      void search(state.to_move);
    }
  }

  /** @param {Player} player */
  async function search(player) {
    searchNumber += 1;
    const number = searchNumber;
    const { sides, seconds } = snapshot.setup;
    const opponent = sides[player];
    change({ thinking: { progress: 0, playouts: 0, winRate: null } });
    /** @type {Choice | null} */
    let choice;
    try {
      const budget = seconds === null ? {} : { seconds };
      choice = await client.think({ opponent, ...budget }, ({ progress, playouts, win_rate: winRate }) => {
        if (number === searchNumber) change({ thinking: { progress, playouts, winRate } });
      });
    } catch (problem) {
      if (number !== searchNumber) return;
      const isLost = problem instanceof EngineLost;
      change({ thinking: null, paused: !isLost });
      // Another engine is on its way, and with it the search begins again.
      if (isLost) void enqueue(async () => {});
      else report(problem);
      return;
    }
    if (number !== searchNumber) return;
    if (!choice) {
      change({ thinking: null });
      return;
    }
    const verdict = { player, opponent, choice };
    // The search is over in the same breath as its turn is asked for, so that nothing can come between.
    void enqueue(async () => {
      if (number !== searchNumber) return;
      const played = await ask({ do: "play", turn: verdict.choice.text });
      change({ ...played, verdict, thinking: null, note: noteAfter(played.state) });
    });
  }

  /**
   * What still stands below the board when a computer has played: its opponent's pass just before, or news.
   * @param {State} state
   */
  function noteAfter({ turns }) {
    const { note } = snapshot;
    return note?.kind === "news" || (note?.kind === "pass" && turns.at(-2) === "pass") ? note : null;
  }

  function stopSearch() {
    searchNumber += 1;
    if (!snapshot.thinking) return;
    client.stopThinking();
    change({ thinking: null });
  }

  /** @param {string} action an atomic step */
  async function act(action) {
    change({ ...await ask({ do: "act", action }), note: null, verdict: null });
  }

  /** @param {string} cell */
  async function pickNow(cell) {
    const { state, setup, paused } = snapshot;
    if (!state) return;
    if (isOver(snapshot)) {
      change({ note: { kind: "hint", text: setup.gauntlet ? strings.matchOver : strings.gameOver } });
    } else if (!isHuman(setup, state.to_move)) {
      const colour = strings.colourName(state.players[state.to_move]?.colour ?? "black");
      change({ note: { kind: "hint", text: paused ? strings.computerHeld(colour) : strings.notYourTurn(colour) } });
    } else if (state.targets[cell]) {
      await act(state.targets[cell].action);
    } else if (state.forced_pass !== null) {
      change({ note: { kind: "illegal", text: strings.mustPass } });
    } else {
      const reply = await client.request({ do: "explain", cell });
      const reason = /** @type {string | null} */ (reply["message"]);
      change({ note: { kind: "illegal", text: reason ?? strings.nothingHere(cell) } });
    }
  }

  async function playWaiting() {
    const { waiting } = snapshot;
    if (waiting === null) return;
    change({ waiting: null });
    await pickNow(waiting);
  }

  /**
   * Starts another game. Where the engine refuses the set-up, the promise rejects and the old game stands.
   * @param {Setup} setup
   * @param {Request} [request]  how, when not by a plain new game
   * @param {boolean} [paused]   whether the computer players wait
   */
  function begin(setup, request, paused = false) {
    stopSearch();
    beginNumber += 1;
    const number = beginNumber;
    const holes = setup.holeCount > 0 ? { hole_count: setup.holeCount } : {};
    const wanted = request ?? { do: "new", game: setup.game, size: setup.size, ...holes };
    if (!snapshot.state) change({ setup, waiting: null, note: null, bringsBack: request !== undefined });
    return new Promise((/** @type {(value: void) => void} */ resolve, reject) => {
      void enqueue(async () => {
        if (number !== beginNumber) return resolve();
        try {
          const { state, record } = await ask(wanted);
          // Another game may have been chosen while the engine was still starting.
          if (number !== beginNumber) return resolve();
          const { game, size, holes: made } = state;
          change({ setup: { ...setup, game, size, holeCount: made.length }, state, record, ...AT_THE_START, paused });
          resolve();
        } catch (problem) {
          if (!(problem instanceof EngineError)) throw problem;
          reject(problem);
          return;
        }
        await playWaiting();
      });
    });
  }

  /** Whether undo and redo may stop here: where a person has something to decide. @param {State} state */
  const isResting = (state) => state.over || !hasHuman(snapshot.setup) || isPersonsChoice(snapshot.setup, state);

  /** @param {"undo" | "redo"} verb */
  function travel(verb) {
    stopSearch();
    void enqueue(async () => {
      const { state } = snapshot;
      if (!state || snapshot.setup.gauntlet || (verb === "undo" ? !canUndo(snapshot) : !state.can_redo)) return;
      const insideTurn = verb === "undo" && state.steps.length > 0;
      const isThere = (/** @type {State} */ now) => (insideTurn ? now.steps.length === 0 : isResting(now));
      let reached;
      do {
        reached = await ask({ do: verb });
      } while (!isThere(reached.state) && (verb === "undo" ? reached.state.can_undo : reached.state.can_redo));
      change({ ...reached, note: null, verdict: null, paused: !hasHuman(snapshot.setup) });
    });
  }

  return {
    snapshot: () => snapshot,
    busy: () => pending > 0 || snapshot.thinking !== null || snapshot.state === null || snapshot.stage !== "ready",
    begin,

    /** @param {string} record  JSON or the text of a share link; both sides are people's at first */
    load: (record) => begin({ ...snapshot.setup, sides: [HUMAN, HUMAN], gauntlet: null }, { do: "load", record }),

    /** @param {string} cell */
    pick(cell) {
      if (snapshot.state) void enqueue(() => pickNow(cell));
      // The same cell once more takes the early choice back.
      else if (mayPickEarly(snapshot)) change({ waiting: snapshot.waiting === cell ? null : cell });
      else change({ note: { kind: "hint", text: strings.tooEarly } });
    },

    /** @param {"stop" | "pass" | "swap"} choice */
    choose(choice) {
      void enqueue(async () => {
        const { state, setup } = snapshot;
        if (state && !snapshot.resigned && isHuman(setup, state.to_move) && state.choices.includes(choice)) await act(choice);
      });
    },

    undo: () => travel("undo"),
    redo: () => travel("redo"),
    undoStep() {
      void enqueue(async () => {
        if (snapshot.state?.steps.length && !isOver(snapshot)) change({ ...await ask({ do: "undo" }), note: null });
      });
    },

    /** @param {Player} player @param {Side} side */
    setSide(player, side) {
      if (snapshot.setup.gauntlet) return;
      const isMover = snapshot.state?.to_move === player;
      if (isMover) stopSearch();
      const [first, second] = snapshot.setup.sides;
      const setup = { ...snapshot.setup, sides: /** @type {[Side, Side]} */ (player === 0 ? [side, second] : [first, side]) };
      change({ setup, paused: snapshot.paused && !(isMover && hasHuman(setup)) });
      if (!mayPickEarly(snapshot)) change({ waiting: null });
      void enqueue(async () => {
        // Whoever takes a turn over decides the whole of it.
        while (snapshot.state?.to_move === player && snapshot.state.steps.length > 0) {
          change({ ...await ask({ do: "undo" }), note: null });
        }
      });
    },

    /** Gives up a match of a gauntlet. */
    resign() {
      if (!snapshot.setup.gauntlet || !snapshot.state || isOver(snapshot)) return;
      stopSearch();
      change({ resigned: true, note: null, verdict: null, paused: false });
    },

    /** @param {boolean} paused */
    setPaused(paused) {
      if (paused) stopSearch();
      change({ paused });
      void enqueue(async () => {});
    },

    /** Another engine has brought the match back. @param {Reply} reply */
    revive: ({ state, record }) => change({ state, record }),
    /** @param {Stage} stage @param {string | null} problem */
    setStage: (stage, problem) => change({ stage, problem }),
    /** @param {Note | null} note */
    setNote: (note) => change({ note }),
  };
}

/** @typedef {ReturnType<typeof createFlow>} Flow */
