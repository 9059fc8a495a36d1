/**
 * An image of Python's memory with the engine in it, from which a start takes half as long. It is made on the device when the
 * page has nothing else to do (`image_making.ts`), and kept in the browser's cache storage. No start depends on it.
 *
 * The memory of a Python is that of one that has not begun yet, but for some blocks: these are the image. Pyodide promises
 * nothing of this (`_makeSnapshot`, `_loadSnapshot`), so an image is bound to the files that it was made from, and to the
 * browser, by which the functions of its WebAssembly are numbered.
 */
import { VERSION } from "./version.js";

/** Facts that a start needs before it has the content. */
export interface Frame {
  memory: number; // bytes of the whole memory
  head: string; // of Pyodide's own format of snapshots, without the memory: base64
  packages: string[]; // of Pyodide's list, that are in it
}

/** Kept with the content, as a header. */
interface About extends Frame {
  madeBy: string; // the site's files and the browser
  hash: string; // the content's SHA-256 in hexadecimal
}

export interface Image {
  about: About;
  content: Promise<ArrayBuffer>; // rejects where it is not whole
}

const ROOT = new URL("../", import.meta.url);
/** The service worker's caches of this site are named likewise (sw.js). */
export const CACHE = `sunstones ${ROOT.pathname} image`;
export const ADDRESS = new URL("engine/image", ROOT).href;
export const HEADER = "X-Image";
const madeBy = (): string => `${VERSION} ${navigator.userAgent}`;

/** @returns null where there is none that this site and this browser can use */
export async function openImage(): Promise<Image | null> {
  try {
    const found = await caches.match(ADDRESS, { cacheName: CACHE });
    const about: About = JSON.parse(found?.headers.get(HEADER) ?? "null");
    if (!found || about?.madeBy !== madeBy()) return null;
    const content = readWhole(found, about.hash);
    // Told to those who wait for it.
    content.catch(() => {});
    return { about, content };
  } catch {
    // Storage that is forbidden or damaged.
    return null;
  }
}

async function readWhole(found: Response, hash: string): Promise<ArrayBuffer> {
  const content = await found.arrayBuffer();
  if ((await sha256(content)) !== hash) throw new Error("the image is damaged");
  return content;
}

/** Keeps it for later starts, unless there is no room. */
export async function keepImage(frame: Frame, content: ArrayBuffer) {
  const about: About = { ...frame, madeBy: madeBy(), hash: await sha256(content) };
  try {
    const cache = await caches.open(CACHE);
    await cache.put(ADDRESS, new Response(content, { headers: { [HEADER]: JSON.stringify(about) } }));
  } catch {
    // What has come in by then is of no use.
    await discardImage();
  }
}

/** Deletes the image, if there is one. */
export async function discardImage(): Promise<null> {
  try {
    await caches.delete(CACHE);
  } catch {
    // Without storage there is none.
  }
  return null;
}

/** @returns in hexadecimal */
export async function sha256(content: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", content));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
