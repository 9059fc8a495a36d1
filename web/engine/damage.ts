/**
 * Finds the file that a start has failed at. The messages of Pyodide, Python and the browser about such a file are for
 * programmers, and all differ. The build's list of hashes shows the file in each case.
 */
import { addressOf, listOwnFiles } from "./own_files.js";

/** A line that stalls must not hide that the start has failed (milliseconds). */
const PATIENCE = 15_000;

/**
 * @returns "missing", "damaged" or "unreachable" and the file's path, such as
 *   "damaged pyodide/pyodide.asm.wasm"; "offline" where the site cannot be reached; null where every file is as it should be
 */
export async function findDamage(): Promise<string | null> {
  const signal = AbortSignal.timeout(PATIENCE);
  try {
    const files = await listOwnFiles({ cache: "no-cache", signal });
    // One by one: a service worker whose answer is not read to its end cannot give way to the next version. The largest is last.
    for (const [path, hash] of files.sort(([one], [other]) => Number(one.endsWith(".wasm")) - Number(other.endsWith(".wasm")))) {
      // The very bytes that the start was given, where the browser still has them.
      const fault = await faultOf(await fetch(addressOf(path), { cache: "force-cache", signal }).catch(() => null), hash);
      if (signal.aborted) return null;
      if (fault) return `${fault} ${path}`;
    }
    return null;
  } catch {
    return signal.aborted ? null : "offline";
  }
}

async function faultOf(reply: Response | null, hash: string) {
  const content = await reply?.arrayBuffer().catch(() => null);
  if (!reply || !content) return "unreachable";
  if (!reply.ok) return "missing";
  // A page that comes by http: from another computer cannot check it.
  if (!globalThis.crypto?.subtle) return null;
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", content));
  const found = Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return found === hash ? null : "damaged";
}
