/**
 * One puzzle that is solved on the board. It is a match of its own, with a flow of its own: the game that was there waits behind
 * it untouched. The solver plays one side; a referee judges the turns and plays the other.
 *
 * @import { Snapshot } from "../../common/snapshot.js"
 * @import { Verdict } from "../../common/solving/referee.js"
 * @import { Client } from "../../engine/client.js"
 * @import { MatchRequest, State } from "../../engine/wire.js"
 * @import { Session } from "../../engine/session.js"
 * @import { GameInfo } from "../../common/catalogue.js"
 * @import { Solving } from "./attempt.js"
 * @import { Puzzle } from "./pack.js"
 */
import { createNewest } from "../../common/newest.js";
import { messageOf } from "../../common/problems.js";
import { linkText } from "../../common/share_link.js";
import { createReferee, foundTurn } from "../../common/solving/referee.js";
import { later } from "../../common/strings/later/index.js";
import { createFlow } from "../game/flow.js";
import { begun, setupOf, solverOf } from "./attempt.js";
import { startOf } from "./pack.js";
import { findLine, proveApart } from "./proofs.js";

/** One's own turn is to be seen before it is answered, and each of a line before the next (milliseconds). */
const BEFORE_ANSWER = 450;
const BETWEEN_TURNS = 1_300;
/** Ends what is under way. */
const STOPPED = null;

/**
 * @param {object} options
 * @param {Client} options.client
 * @param {Puzzle} options.puzzle  the first one
 * @param {GameInfo} options.info  of its game
 * @param {() => void} options.onChange
 * @param {(solving: Solving) => void} options.onMistake  each time
 * @param {(solving: Solving) => void} options.onSolved
 */
export function createSolving({ client, puzzle: first, info: firstInfo, onChange, onMistake, onSolved }) {
  const session = client.openSession((reply) => flow.revive(reply));
  /** @type {Solving} */
  let solving = begun(first, firstInfo);
  let referee = refereeOf(first);
  /** Of what is placed on the board, or judged. */
  const newest = createNewest();
  /** The turns that have been judged. */
  let judged = 0;
  /** Whether the solver's last turn is right. @type {Promise<boolean>} */
  let judgement = Promise.resolve(true);
  let timer = 0;

  /** @type {Pick<Session, "request" | "job">} */
  const defended = {
    /** A match can be loaded as it stood after some of its turns: `at`. */
    async request(request, options) {
      const { at, ...wanted } = /** @type {MatchRequest & { at?: number }} */ (/** @type {unknown} */ (request));
      /** @type {any} what the engine replies to the request */
      const reply = await session.request(/** @type {MatchRequest} */ (wanted), options);
      if (at === undefined) return reply;
      const node = at === 0 ? 0 : reply.state.tree.line[at - 1];
      return session.request({ do: "go", node });
    },
    /** Nothing but a search for a turn is asked for: what the defence plays. */
    async job() {
      const signal = newest.signal();
      if (!(await judgement) || signal.aborted || solving.phase === "solved") return STOPPED;
      const { state } = flow.snapshot();
      const [choice] = await Promise.all([state && referee.defend(state), pause(BEFORE_ANSWER)]);
      return signal.aborted ? STOPPED : foundTurn(choice);
    },
  };

  const flow = createFlow({ client: defended, setup: setupOf(solving), onChange: follow });

  /** @param {Partial<Solving>} changes */
  function change(changes) {
    solving = { ...solving, ...changes };
    onChange();
  }

  /** @param {Puzzle} puzzle */
  function refereeOf(puzzle) {
    return createReferee({
      solver: solverOf(puzzle),
      line: puzzle.line,
      whoWins: (state) => proveApart(client, linkText(state), { do: "prove" }, { signal: newest.signal() }),
    });
  }

  /** Looks at what has been played. @param {Snapshot} snapshot */
  function follow({ state, note }) {
    const { phase, puzzle } = solving;
    const count = state?.turns.length ?? 0;
    if (state && phase === "yours" && count > judged && count % 2 === 1) {
      judged = count;
      judgement = judge(state);
    } else if (state && phase === "answer" && count > judged && count % 2 === 0) {
      judged = count;
      solving = { ...solving, phase: state.over || count >= puzzle.line.length ? "solved" : "yours" };
      if (solving.phase === "solved") onSolved(solving);
    } else if (phase === "answer" && note?.kind === "problem") {
      // The pack has an answer that cannot be played.
      solving = { ...solving, phase: "broken", problem: later.puzzleRefused(note.text) };
    }
    onChange();
  }

  /** @param {State} state  after a turn of the solver @returns {Promise<boolean>} whether it still wins */
  async function judge(state) {
    const signal = newest.renew();
    const known = referee.atSight(state);
    if (!known) solving = { ...solving, phase: "judging" };
    const verdict = known ?? (await referee.byProof(state));
    if (signal.aborted) return false;
    return verdict.isRight ? succeed(state) : err(verdict);
  }

  /** @param {State} state */
  function succeed({ over, turns }) {
    const isDone = over || turns.length >= solving.puzzle.line.length;
    solving = { ...solving, phase: isDone ? "solved" : "answer", hints: 0 };
    if (isDone) onSolved(solving);
    // The defence may have passed while the turn was judged.
    follow(flow.snapshot());
    return true;
  }

  /** @param {Verdict} mistake */
  function err(mistake) {
    solving = { ...solving, phase: "wrong", mistake };
    // Where nothing is proven nothing is held against the solver but a turn that is not the puzzle's.
    if (mistake.isRight !== null || mistake.turns.length === 1) {
      solving = { ...solving, hasErred: true };
      onMistake(solving);
    }
    onChange();
    return false;
  }

  /**
   * Puts the match on the board as it was after some of these turns.
   * @param {readonly string[]} turns @param {number} at @returns {Promise<string | null>} why that cannot be, in a sentence
   */
  async function place(turns, at) {
    const { puzzle, info } = solving;
    const { game, size, holes } = puzzle.position;
    const start = startOf(puzzle.position, info);
    /** @type {MatchRequest & { at?: number }} */
    const request =
      turns.length === 0
        ? { do: "new", game, size, holes, start }
        : { do: "load", record: linkText({ game, size, holes: [...holes], start, turns: [...turns] }), at };
    const signal = newest.renew();
    clearTimeout(timer);
    judged = at;
    try {
      // Where the defence is to move there it waits.
      await flow.begin(setupOf(solving), request, at < turns.length || at % 2 === 1);
    } catch (problem) {
      return signal.aborted ? null : later.puzzleRefused(messageOf(problem));
    }
    return null;
  }

  /** @param {Puzzle} puzzle @param {GameInfo} info */
  async function set(puzzle, info) {
    solving = begun(puzzle, info);
    referee = refereeOf(puzzle);
    const placing = place([], 0);
    const signal = newest.signal();
    onChange();
    const problem = await placing;
    if (signal.aborted) return;
    if (problem !== null) return change({ phase: "broken", problem });
    if (puzzle.line.length > 0) return change({ phase: "yours", isPlaced: true });
    change({ phase: "proving", isPlaced: true });
    const { state } = flow.snapshot();
    const link = state ? linkText(state) : "";
    const found = await findLine(client, link, signal, (progress) => change({ progress })).catch(
      (/** @type {unknown} */ failure) => later.puzzleRefused(messageOf(failure)),
    );
    if (signal.aborted || found === null) return;
    if (typeof found === "string") return change({ phase: "broken", problem: found });
    referee.follow(found);
    change({ phase: "yours", puzzle: { ...puzzle, line: found } });
  }

  /** @param {readonly string[]} turns @param {number} from @param {Solving["shows"]} shows */
  async function show(turns, from, shows) {
    solving = { ...solving, phase: "shown", shows, from, isRunning: true };
    const placing = place(turns, from);
    const signal = newest.signal();
    const problem = await placing;
    if (signal.aborted) return;
    if (problem !== null) return change({ phase: "broken", problem });
    step();
  }

  /** Plays the next turn of what is shown after a while, as long as there is one. */
  function step() {
    clearTimeout(timer);
    const { state } = flow.snapshot();
    if (!solving.isRunning || solving.phase !== "shown") return;
    if (state && !state.can_redo) return change({ isRunning: false });
    timer = Number(
      setTimeout(() => {
        flow.turnOn();
        step();
      }, BETWEEN_TURNS),
    );
  }

  /** @param {() => void} go */
  function travel(go) {
    if (solving.phase !== "shown") return;
    clearTimeout(timer);
    if (solving.isRunning) change({ isRunning: false });
    go();
  }

  /** @returns {number} turns that are on the board */
  const count = () => flow.snapshot().state?.turns.length ?? 0;

  return {
    now: () => solving,
    flow,
    session,
    set,

    /** @param {string} cell */
    pick(cell) {
      if (solving.phase === "yours") flow.pick(cell);
    },

    /** One more hint. */
    hint() {
      if (solving.phase === "yours" && solving.hints < 2) change({ hints: solving.hints + 1, hadHint: true });
    },

    /** @returns {string | null} the turn to be found */
    wanted: () => referee.line()[count()] ?? null,

    /** Goes back to before the mistake, or to the beginning where a solution was shown. */
    async tryAgain() {
      const { phase, mistake, puzzle, info } = solving;
      if (phase === "broken") return set(puzzle, info);
      const turns = mistake ? mistake.turns.slice(0, -1) : [];
      if (!mistake) referee.follow(puzzle.line);
      solving = { ...solving, phase: "loading", mistake: null };
      const placing = place(turns, turns.length);
      const signal = newest.signal();
      const problem = await placing;
      if (!signal.aborted) change(problem === null ? { phase: "yours" } : { phase: "broken", problem });
    },

    /** Plays out why the last turn does not win. */
    showWhy() {
      const { mistake } = solving;
      if (mistake) void show([...mistake.turns, ...mistake.continuation], mistake.turns.length, "why");
    },

    /** Plays the line from where it was left. */
    showSolution() {
      const { mistake, puzzle } = solving;
      const played = mistake ? mistake.turns.slice(0, -1) : (flow.snapshot().state?.turns ?? []);
      solving = { ...solving, hasSeen: true };
      onMistake(solving);
      const rest = referee.line().slice(played.length, Math.max(puzzle.line.length, played.length + 1));
      void show([...played, ...rest], played.length, "solution");
    },

    turnBack: () => travel(() => count() > solving.from && flow.turnBack()),
    turnOn: () => travel(flow.turnOn),
    toStart: () => travel(() => flow.goTo(solving.from)),
    toEnd: () => travel(flow.toEnd),

    /** Nothing is solved any more. */
    close() {
      newest.renew();
      clearTimeout(timer);
      session.close();
    },
  };
}

/** @typedef {ReturnType<typeof createSolving>} Solver */

/** @param {number} milliseconds @returns {Promise<void>} */
const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));
