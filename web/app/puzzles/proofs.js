/**
 * Proofs that the page asks for: each is made in a session of its own, so that the board does not wait for it.
 *
 * @import { Client } from "../../engine/client.js"
 * @import { StudySession } from "../../engine/session.js"
 * @import { Proof, ProvenTurns, StudyOptions, StudyReports } from "../../engine/protocol.js"
 */
import { later } from "../../common/strings/later/index.js";

/** @param {Pick<Client, "openSession">} client */
export function createProver(client) {
  /** @type {StudySession | null} */
  let session = null;

  function stop() {
    session?.close();
    session = null;
  }

  /**
   * @template {"prove" | "prove_turns"} Verb
   * @param {Verb} verb
   * @param {string} link  of the match at whose end the position is
   * @param {(report: StudyReports[Verb]) => void} onReport
   * @param {StudyOptions} [options]
   * @returns {Promise<StudyReports[Verb] | null>} null where another one was asked for meanwhile; rejects where the engine
   *   refuses the position or is lost over it
   */
  async function study(verb, link, onReport, options = {}) {
    stop();
    const own = client.openSession();
    session = own;
    /** @type {StudyReports[Verb] | null} */
    let last = null;
    try {
      await own.request({ do: "load", record: link });
      await own.study(verb, options, (report) => {
        last = report;
        onReport(report);
      });
    } catch (problem) {
      if (session !== own) return null;
      stop();
      throw problem;
    }
    if (session !== own) return null;
    stop();
    return last;
  }

  return {
    /** @param {string} link @param {StudyOptions} [options] @returns {Promise<Proof | null>} of who wins the position */
    whoWins: (link, options) => study("prove", link, () => {}, options),

    /**
     * @param {string} link
     * @param {(report: ProvenTurns) => void} onReport
     * @returns {Promise<ProvenTurns | null>} of all that may be played
     */
    whichTurnsWin: (link, onReport) => study("prove_turns", link, onReport),

    stop,
  };
}

/** @typedef {ReturnType<typeof createProver>} Prover */

/**
 * The line of a position that is in no pack.
 * @param {Prover} prover
 * @param {string} link
 * @param {(progress: number) => void} onProgress  0 … 1
 * @returns {Promise<readonly string[] | string | null>} why the position is no puzzle, in a sentence; null where another proof
 *   was asked for meanwhile
 */
export async function findLine(prover, link, onProgress) {
  /** @type {string[]} */
  let wins = [];
  const proven = await prover.whichTurnsWin(link, ({ progress, winning: found }) => {
    onProgress(progress);
    wins = found.map(({ text }) => text);
    // Then the others need not be proven.
    if (wins.length > 1) prover.stop();
  });
  const [only, another] = wins;
  if (only !== undefined && another !== undefined) return later.puzzleManyWins(only, another);
  if (!proven) return null;
  if (proven.unproven > 0 || !proven.all) return later.puzzleUnproven;
  if (only === undefined) return later.puzzleNoWin;
  const proof = await prover.whoWins(link);
  const line = proof?.line.map(({ text }) => text) ?? [];
  // It ends with a turn of the solver; where there was no room for all of it, it is as long as is known.
  return line.length > 0 ? line.slice(0, line.length % 2 === 0 ? -1 : undefined) : [only];
}
