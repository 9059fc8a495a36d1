/** The files that the engine starts from, below the site's root. */
const FOLDERS = ["engine/", "pyodide/"];
const ROOT = new URL("../", import.meta.url);

/**
 * Fetches the engine's files past the browser's cache: one that came in damaged is kept there, and would be damaged again
 * at the next start. What cannot be fetched is left to that start to tell.
 */
export async function fetchAfresh() {
  try {
    const reply = await fetch(new URL("site-files.json", ROOT), { cache: "reload" });
    const { files } = await reply.json();
    const paths = Object.keys(files).filter((path) => FOLDERS.some((folder) => path.startsWith(folder)));
    await Promise.allSettled(paths.map(async (path) => (await fetch(new URL(path, ROOT), { cache: "reload" })).blob()));
  } catch {
    // The list itself is missing.
  }
}
