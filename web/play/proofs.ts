/** Proofs that are asked of the engine. */
import { EngineLost } from "../engine/errors.js";
import type { Client } from "../engine/client.js";
import type { JobOptions, Session } from "../engine/session.js";
import type { Jobs, MatchRecord, RequestOf } from "../engine/wire.js";

export type ProofVerb = "prove" | "prove_turns";

/**
 * Where the engine is lost over it the proof is lost as well; it is asked for once more, of the engine that comes next.
 * @param session  whose match is between two turns
 * @returns as of `job`; rejects where the engine refuses the position, or is lost twice
 */
export function proofOf<Verb extends ProofVerb>(
  session: Pick<Session, "job">,
  request: RequestOf<Verb>,
  options: JobOptions<Verb>,
): Promise<Jobs[Verb] | null> {
  const ask = (): Promise<any> => session.job(request as any, options);
  return ask().catch((problem) => {
    if (problem instanceof EngineLost && !options.signal?.aborted) return ask();
    throw problem;
  });
}

/**
 * The same in a session of its own, so that the board does not wait for it.
 * @param record  of the match at whose end the position is, or a link to it
 * @returns the last report: `done` tells whether the proof came to its end or was stopped. Null
 *   where it was stopped before any; rejects where the engine refuses the position or is lost over it
 */
export async function proveApart<Verb extends ProofVerb>(
  client: Pick<Client, "openSession">,
  record: string | MatchRecord,
  request: RequestOf<Verb>,
  { signal, onReport }: JobOptions<Verb> = {},
): Promise<Jobs[Verb] | null> {
  const session = client.openSession();
  signal?.addEventListener("abort", session.close);
  let last: Jobs[Verb] | null = null;
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
