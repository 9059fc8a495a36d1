/**
 * The results about the positions of the match on the board: chances, and the costs of turns. They are kept while the match is
 * open, whichever position is shown.
 *
 * @import { Snapshot } from "../../common/snapshot.js"
 * @import { Judgement, MatchRecord, ReviewEntry } from "../../engine/wire.js"
 *
 * @typedef {[number | null, number | null] | null} Accuracy  by player, 0 … 100
 *
 * @typedef {object} Finding
 * @property {number} winRate             of the game's first colour, 0 … 1
 * @property {0 | 1 | null} winner        proven, as first or second colour
 * @property {Judgement | null} judgement of the turn that led there
 */

/** A line of turns as a key: findings hold for it on whatever way it is reached again. @param {string[]} turns */
const keyOf = (turns) => turns.join(" ");
/** No line of turns has this key. */
const NO_LINE = " ";

/** @param {string[]} line @returns {string[]} the key of each position of it, the start first */
function keysOf(line) {
  const keys = [keyOf([])];
  for (const turn of line) keys.push(keys.length === 1 ? turn : `${keys.at(-1)} ${turn}`);
  return keys;
}

export function createNotebook() {
  /** @type {Map<string, Finding>} */
  const findings = new Map();
  /** @type {string[]} the whole line on the board, with the turns taken back */
  let line = [];
  /** Of each position of the line, by the number of turns played. */
  let keys = keysOf([]);
  /** @type {Map<string, Accuracy>} by their keys, the lines that were reviewed to their end */
  const lookedOver = new Map();
  /** @type {MatchRecord | null} of that line, without variations */
  let record = null;
  let gameNumber = -1;

  return {
    /** @param {Snapshot} snapshot @returns {boolean} whether this is another match than before */
    observe(snapshot) {
      const { state } = snapshot;
      if (!state || !snapshot.record) return false;
      const plain = { ...snapshot.record };
      delete plain["tree"];
      delete plain["notes"];
      delete plain["steps"];
      const isNew = snapshot.gameNumber !== gameNumber;
      if (isNew) {
        findings.clear();
        lookedOver.clear();
      }
      ({ gameNumber } = snapshot);
      const turnOf = new Map(state.tree.nodes.map(({ id, turn }) => [id, turn]));
      line = state.tree.line.map((id) => turnOf.get(id) ?? "");
      keys = keysOf(line);
      record = { ...plain, turns: line, result: null };
      return isNew;
    },

    line: () => line,
    record: () => record,

    /** @param {number} turns @returns {Finding | null} of the position after this many turns of the line */
    find: (turns) => findings.get(keys[turns] ?? NO_LINE) ?? null,

    /** @returns {(Finding | null)[]} of every position of the line, by the number of turns played */
    findings: () => keys.map((key) => findings.get(key) ?? null),

    /** @returns {number} of how many positions of the line something is known */
    known: () => keys.filter((key) => findings.has(key)).length,

    /** Whether exactly this line was reviewed to its end. */
    wasLookedOver: () => lookedOver.has(keyOf(line)),

    /** @returns {Accuracy} of this line, where it was */
    accuracy: () => lookedOver.get(keyOf(line)) ?? null,

    /** @param {string[]} turns of the match that was reviewed to its end @param {Accuracy} accuracy */
    close: (turns, accuracy) => void lookedOver.set(keyOf(turns), accuracy),

    /** @param {string[]} turns the whole way to the position @param {Omit<Finding, "judgement">} finding */
    note(turns, finding) {
      const judgement = findings.get(keyOf(turns))?.judgement ?? null;
      findings.set(keyOf(turns), { ...finding, judgement });
    },

    /** @param {string[]} turns of the match that is reviewed @param {ReviewEntry} entry */
    enter(turns, { turns: count, win_rate: winRate, winner, judgement }) {
      findings.set(keyOf(turns.slice(0, count)), { winRate, winner, judgement });
    },
  };
}

/** @typedef {ReturnType<typeof createNotebook>} Notebook */
