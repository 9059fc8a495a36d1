/**
 * The messages between the page and its worker. Requests, replies and reports are those of Python (wire.d.ts). The others are
 * about the engine's start, and about further workers.
 *
 * @import { JobRequest, Refusal, Report, Request } from "./wire.js"
 *
 * @typedef {"runtime" | "micropip" | "engine" | "ready" | "failed"} Stage  of the engine's start
 *
 * @typedef {object} JobEnd
 * @property {boolean} isDone  it came to its end, and was neither stopped nor refused
 * @property {Refusal} [refusal]
 *
 * @typedef {object} EngineWorker                  what engine/worker.js offers
 * @property {(lockName: string, onStage: (stage: Stage) => void) => Promise<void>} boot
 *   holds the lock for as long as the worker lives
 * @property {(session: number, request: Request & { language: string }) => Promise<string>} request
 *   the reply or the refusal, as JSON; a session holds one match; one that is not open yet is opened
 * @property {(session: number, id: number, request: JobRequest & { language: string },
 *   onReport: (report: Report | null) => unknown) => Promise<JobEnd>} job
 *   reports how far it is, at last that it is done; null while it waits for its network. A session has one job at a time:
 *   a search for a turn takes the place of any other, and nothing takes the place of a search; a change of the match ends it
 * @property {(session: number, id: number) => Promise<void>} stop  ends that job
 * @property {(session: number) => Promise<void>} close  forgets the session's match
 * @property {(onNeed: (isWanted: boolean) => void, onUseless: (number: number) => void) => Promise<void>} hearOfNeed
 *   onNeed: a job begins that further workers could help with, or there is none any more; onUseless: a further worker was
 *   dismissed, as its answer was invalid
 * @property {(number: number, port: MessagePort) => Promise<void>} addWorker     a worker that `help`s at the other end
 * @property {(number: number) => Promise<void>} dismissWorker
 * @property {(port: MessagePort) => Promise<void>} help  plays the batches that come by the port, for another worker
 * @property {(game: string) => Promise<void>} expectSearch  fetches ahead what a search of the game needs
 * @property {(onMissed: () => void) => Promise<void>} hearOfMissedNetwork
 *   onMissed: a search begins without the network that it should ask, as that could not be fetched
 */
export {};
