/** The files that the engine starts from: folders and files below the site's root. */
const PARTS = ["engine/", "pyodide/", "vendor/comlink.js"];
const ROOT = new URL("../", import.meta.url);
/** A stalled connection must not hold up the start itself, which reports the failure (milliseconds). */
const PATIENCE = 60_000;

/** @param path  below the site's root */
export const addressOf = (path: string) => new URL(path, ROOT);

/**
 * @returns the engine's files with their SHA-256, as the build has listed them;
 *   rejects where the list cannot be fetched, and is empty where the host has none
 */
export async function listOwnFiles(how: RequestInit): Promise<[path: string, hash: string][]> {
  const reply = await fetch(addressOf("site-files.json"), how);
  const { files = {} }: { files?: Record<string, string> } = reply.ok ? await reply.json().catch(() => ({})) : {};
  return Object.entries(files).filter(([path]) => PARTS.some((part) => path.startsWith(part)));
}

/**
 * Fetches the engine's files past the browser's cache: one that came in damaged is kept there, and would be damaged again
 * at the next start. That start reports files that cannot be fetched.
 */
export async function fetchAfresh() {
  const how: RequestInit = { cache: "reload", signal: AbortSignal.timeout(PATIENCE) };
  try {
    const files = await listOwnFiles(how);
    await Promise.allSettled(files.map(async ([path]) => (await fetch(addressOf(path), how)).blob()));
  } catch {
    // The list itself is missing.
  }
}
