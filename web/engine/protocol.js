/**
 * What the page and the worker say to each other beside requests and replies (wire.d.ts): how the engine starts, and jobs.
 *
 * @import { Choice, JobVerb, Refusal, Request, RequestOf, ThinkingReport } from "./wire.js"
 *
 * @typedef {Exclude<JobVerb, "think">} StudyVerb
 * @typedef {Omit<RequestOf<"think">, "do"> & { language?: string }} ThinkOptions
 * @typedef {{ seconds?: number | undefined, playouts?: number | undefined, positions?: number | undefined }} StudyOptions
 *
 * @typedef {"runtime" | "micropip" | "engine" | "ready" | "failed"} Stage  of the engine's start
 *
 * @typedef {Refusal | { ok: true, done: boolean }} StudyEnd  done: it came to its end instead of being stopped
 *
 * @typedef {object} EngineWorker                  what engine/worker.js offers
 * @property {(lockName: string, onStage: (stage: Stage) => void) => Promise<void>} boot
 *   holds the lock for as long as the worker lives
 * @property {(session: number, request: Request & { language?: string }) => Promise<unknown>} request
 *   the reply or the refusal; a session holds one match; one that is not open yet is opened
 * @property {(session: number, options: ThinkOptions, onProgress: (report: ThinkingReport | null) => void)
 *   => Promise<Choice | Refusal | null>} think  null when the search was stopped; no report while it waits for its network
 * @property {(session: number, verb: StudyVerb, options: StudyOptions, onReport: (report: any) => void)
 *   => Promise<StudyEnd>} study
 * @property {(session: number) => Promise<void>} close  forgets the session's match
 * @property {(onNeed: (isWanted: boolean) => void, onUseless: (number: number) => void) => Promise<void>} hearOfNeed
 *   is told when something begins that further workers could help with, and when there is nothing of the kind any more; and
 *   of a helper whose answer was invalid, and which has been dismissed
 * @property {(number: number, port: MessagePort) => Promise<void>} addHelper     one that `help`s at the other end
 * @property {(number: number) => Promise<void>} dismissHelper
 * @property {(port: MessagePort) => Promise<void>} help  plays what comes by the port, for another worker
 * @property {(game: string) => Promise<void>} expectSearch  fetches ahead what a search of the game needs
 * @property {(onMissed: () => void) => Promise<void>} hearOfMissedNetwork
 *   is told when a search begins without the network that it should ask, as that cannot be had
 */
export {};
