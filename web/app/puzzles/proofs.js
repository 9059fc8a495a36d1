/**
 * Proofs that the page asks for: each is made in a session of its own, so that the board does not wait for it.
 *
 * @import { Client } from "../../engine/client.js"
 * @import { StudySession } from "../../engine/session.js"
 * @import { Proof, ProvenTurns, StudyReports } from "../../engine/protocol.js"
 */

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
   * @returns {Promise<StudyReports[Verb] | null>} null where another one was asked for meanwhile; rejects where the engine
   *   refuses the position or is lost over it
   */
  async function study(verb, link, onReport) {
    stop();
    const own = client.openSession();
    session = own;
    /** @type {StudyReports[Verb] | null} */
    let last = null;
    try {
      await own.request({ do: "load", record: link });
      await own.study(verb, {}, (report) => {
        last = report;
        onReport(report);
      });
    } catch (problem) {
      if (session === own) throw problem;
      return null;
    }
    if (session !== own) return null;
    stop();
    return last;
  }

  return {
    /** @param {string} link @returns {Promise<Proof | null>} of who wins the position */
    whoWins: (link) => study("prove", link, () => {}),

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
