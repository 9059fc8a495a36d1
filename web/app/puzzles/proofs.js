/**
 * Proofs that the page asks for: each is made in a session of its own, so that the board does not wait for it.
 *
 * @import { Client } from "../../engine/client.js"
 * @import { ProofVerb, StudySession } from "../../engine/session.js"
 * @import { Jobs, MatchRecord, Proof, ProvenTurns } from "../../engine/wire.js"
 * @import { StudyOptions } from "../../engine/protocol.js"
 */
import { proofOf } from "../../common/solving/proofs.js";
import { later } from "../../common/strings/later/index.js";

/** @param {Pick<Client, "openSession">} client */
export function createProver(client) {
  /** @type {StudySession | null} */
  let session = null;
  let isStopped = false;

  function drop() {
    session?.close();
    session = null;
  }

  /**
   * @template {ProofVerb} Verb
   * @param {Verb} verb
   * @param {string | MatchRecord} record  of the match at whose end the position is, or a link to it
   * @param {{ onReport?: (report: Jobs[Verb]) => void, options?: StudyOptions }} wishes
   * @returns {Promise<Jobs[Verb] | null>} the last report: `done` tells whether the proof came to its end. Null where
   *   it was stopped before any, or dropped; rejects where the engine refuses the position or is lost over it
   */
  async function prove(verb, record, wishes) {
    drop();
    const own = client.openSession();
    session = own;
    isStopped = false;
    const isWanted = () => session === own;
    try {
      await own.request({ do: "load", record });
      const last = isStopped ? null : await proofOf(own, verb, { ...wishes, isWanted });
      return isWanted() ? last : null;
    } catch (problem) {
      if (!isWanted()) return null;
      throw problem;
    } finally {
      if (isWanted()) drop();
    }
  }

  return {
    /** @param {string} link @param {StudyOptions} [options] @returns {Promise<Proof | null>} of who wins the position */
    whoWins: (link, options = {}) => prove("prove", link, { options }),

    /**
     * @param {string | MatchRecord} record
     * @param {(report: ProvenTurns) => void} onReport
     * @returns {Promise<ProvenTurns | null>} of all that may be played
     */
    whichTurnsWin: (record, onReport) => prove("prove_turns", record, { onReport }),

    /** Ends the proof that goes on; what it has told so far stands. */
    stop() {
      isStopped = true;
      session?.stopStudy();
    },

    /** Nothing more is to be told of the proof that goes on. Another one that is asked for drops it, too. */
    drop,
  };
}

/** @typedef {ReturnType<typeof createProver>} Prover */

/**
 * The line of a position that is in no pack.
 * @param {Prover} prover
 * @param {string} link
 * @param {(progress: number) => void} onProgress  0 … 1
 * @returns {Promise<readonly string[] | string | null>} why the position is no puzzle, in a sentence; null where the
 *   proof was dropped
 */
export async function findLine(prover, link, onProgress) {
  const proven = await prover.whichTurnsWin(link, ({ progress, winning }) => {
    onProgress(progress);
    // Then the others need not be proven.
    if (winning.length > 1) prover.stop();
  });
  if (!proven) return null;
  const [only, another] = proven.winning.map(({ text }) => text);
  if (only !== undefined && another !== undefined) return later.puzzleManyWins(only, another);
  if (proven.unproven > 0 || !proven.all) return later.puzzleUnproven;
  if (only === undefined) return later.puzzleNoWin;
  const proof = await prover.whoWins(link);
  const line = proof?.line.map(({ text }) => text) ?? [];
  // It ends with a turn of the solver; where there was no room for all of it, it is as long as is known.
  return line.length > 0 ? line.slice(0, line.length % 2 === 0 ? -1 : undefined) : [only];
}
