/**
 * Proofs that the page asks for: each is made in a session of its own, so that the board does not wait for it.
 *
 * @import { ProofVerb } from "../../common/solving/proofs.js"
 * @import { Client } from "../../engine/client.js"
 * @import { JobOptions } from "../../engine/session.js"
 * @import { Jobs, MatchRecord, RequestOf } from "../../engine/wire.js"
 */
import { proofOf } from "../../common/solving/proofs.js";
import { later } from "../../common/strings/later/index.js";

/**
 * @template {ProofVerb} Verb
 * @param {Pick<Client, "openSession">} client
 * @param {string | MatchRecord} record  of the match at whose end the position is, or a link to it
 * @param {RequestOf<Verb>} request
 * @param {JobOptions<Verb>} [options]
 * @returns {Promise<Jobs[Verb] | null>} the last report: `done` tells whether the proof came to its end or was stopped. Null
 *   where it was stopped before any; rejects where the engine refuses the position or is lost over it
 */
export async function proveApart(client, record, request, { signal, onReport } = {}) {
  const session = client.openSession();
  signal?.addEventListener("abort", session.close);
  /** @type {Jobs[Verb] | null} */
  let last = null;
  try {
    await session.request({ do: "load", record });
    const whole = await proofOf(session, request, {
      ...(signal && { signal }),
      onReport(report) {
        last = report;
        onReport?.(report);
      },
    });
    return whole ?? last;
  } catch (problem) {
    if (signal?.aborted) return last;
    throw problem;
  } finally {
    signal?.removeEventListener("abort", session.close);
    session.close();
  }
}

/**
 * The line of a position that is in no pack.
 * @param {Pick<Client, "openSession">} client
 * @param {string} link
 * @param {AbortSignal} signal
 * @param {(progress: number) => void} onProgress  0 … 1
 * @returns {Promise<readonly string[] | string | null>} why the position is no puzzle, in a sentence; null where the
 *   proof was stopped
 */
export async function findLine(client, link, signal, onProgress) {
  const enough = new AbortController();
  signal.addEventListener("abort", () => enough.abort());
  const options = {
    signal: enough.signal,
    /** @param {Jobs["prove_turns"]} report */
    onReport({ progress, winning }) {
      onProgress(progress);
      // Then the others need not be proven.
      if (winning.length > 1) enough.abort();
    },
  };
  const proven = await proveApart(client, link, { do: "prove_turns" }, options);
  if (!proven || signal.aborted) return null;
  const [only, another] = proven.winning.map(({ text }) => text);
  if (only !== undefined && another !== undefined) return later.puzzleManyWins(only, another);
  if (proven.unproven > 0 || !proven.all) return later.puzzleUnproven;
  if (only === undefined) return later.puzzleNoWin;
  const proof = await proveApart(client, link, { do: "prove" }, { signal });
  const line = proof?.line.map(({ text }) => text) ?? [];
  // It ends with a turn of the solver; where there was no room for all of it, it is as long as is known.
  return line.length > 0 ? line.slice(0, line.length % 2 === 0 ? -1 : undefined) : [only];
}
