import { addressOf, listOwnFiles } from "./own_files.js";

/** A line that has stalled must not hold up the start itself, which tells of it (milliseconds). */
const PATIENCE = 60_000;

/**
 * Fetches the engine's files past the browser's cache: one that came in damaged is kept there, and would be damaged again
 * at the next start. What cannot be fetched is left to that start to tell.
 */
export async function fetchAfresh() {
  /** @type {RequestInit} */
  const how = { cache: "reload", signal: AbortSignal.timeout(PATIENCE) };
  try {
    const files = await listOwnFiles(how);
    await Promise.allSettled(files.map(async ([path]) => (await fetch(addressOf(path), how)).blob()));
  } catch {
    // The list itself is missing.
  }
}
