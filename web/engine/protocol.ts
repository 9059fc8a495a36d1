/**
 * The messages between the page and its worker. Requests, replies and reports are those of Python (wire.d.ts). The others are
 * about the engine's start, and about further workers.
 */

import type { JobRequest, Refusal, Report, Request } from "./wire.js";

/** Of the engine's start. */
export type Stage = "runtime" | "micropip" | "engine" | "ready" | "failed";

export interface JobEnd {
  last: Report | null; // of its reports, which comes with its end; null where it was stopped or refused
  refusal?: Refusal;
}

/** What engine/worker.ts offers. */
export interface EngineWorker {
  /**
   * Holds the lock for as long as the worker lives; trustsImage: false after a failure, which the image of Python's memory that
   * this device may have could have caused; resolves with whether Python has begun from the image.
   */
  boot: (lockName: string, trustsImage: boolean, onStage: (stage: Stage) => void) => Promise<boolean>;
  makeImage: () => Promise<void>; // of Python's memory, for later starts; for a worker that does nothing else
  /** The reply or the refusal, as JSON; a session holds one match; one that is not open yet is opened. */
  request: (session: number, request: Request & { language: string }) => Promise<string>;
  /**
   * Reports how far it is until it is done; null while it waits for its network. A session has one job at a time: a
   * search for a turn takes the place of any other, and nothing takes the place of a search; a change of the match ends it.
   */
  job: (
    session: number,
    id: number,
    request: JobRequest & { language: string },
    onReport: (report: Report | null) => unknown,
  ) => Promise<JobEnd>;
  stop: (session: number, id: number) => Promise<void>; // ends that job
  close: (session: number) => Promise<void>; // forgets the session's match
  /**
   * OnNeed: a job begins that further workers could help with, or there is none any more; onUseless: a further worker was
   * dismissed, as its answer was invalid.
   */
  hearOfNeed: (onNeed: (isWanted: boolean) => void, onUseless: (number: number) => void) => Promise<void>;
  addWorker: (number: number, port: MessagePort) => Promise<void>; // a worker that `help`s at the other end
  dismissWorker: (number: number) => Promise<void>;
  help: (port: MessagePort) => Promise<void>; // plays the batches that come by the port, for another worker
  expectSearch: (game: string) => Promise<void>; // fetches ahead what a search of the game needs
  /** OnMissed: a search begins without the network that it should ask, as that could not be fetched. */
  hearOfMissedNetwork: (onMissed: () => void) => Promise<void>;
}
