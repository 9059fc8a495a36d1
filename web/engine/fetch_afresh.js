/** The files that the engine starts from, below the site's root. */
const FOLDERS = ["engine/", "pyodide/"];
/** A line that has stalled must not hold up the start itself, which tells of it (milliseconds). */
const PATIENCE = 60_000;
const ROOT = new URL("../", import.meta.url);

/**
 * Fetches the engine's files past the browser's cache: one that came in damaged is kept there, and would be damaged again
 * at the next start. What cannot be fetched is left to that start to tell.
 */
export async function fetchAfresh() {
  /** @type {RequestInit} */
  const how = { cache: "reload", signal: AbortSignal.timeout(PATIENCE) };
  try {
    const reply = await fetch(new URL("site-files.json", ROOT), how);
    const { files } = await reply.json();
    const paths = Object.keys(files).filter((path) => FOLDERS.some((folder) => path.startsWith(folder)));
    await Promise.allSettled(paths.map(async (path) => (await fetch(new URL(path, ROOT), how)).blob()));
  } catch {
    // The list itself is missing.
  }
}
