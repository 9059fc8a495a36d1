/**
 * An image of Python's memory with the engine in it, from which a start takes half as long. It is made on the device when the
 * page has nothing else to do (`image_making.ts`), and kept in the browser's cache storage. No start depends on it.
 *
 * The memory of a Python is that of one that has not begun yet, but for some blocks: these are the image. Pyodide promises
 * nothing of this (`_makeSnapshot`, `_loadSnapshot`), so an image is bound to the files that it was made from, and to the
 * browser, by which the functions of its WebAssembly are numbered.
 */
import { VERSION } from "./version.js";
import type { PyodideAPI } from "pyodide";
import type { CreatePyodideModule } from "../pyodide/pyodide.asm.mjs";

/** Sent along with the content, as a header. */
export interface About {
  madeBy: string; // the site's files and the browser
  memory: number; // bytes of the whole memory
  head: string; // of Pyodide's own format of snapshots, without the memory: base64
  packages: string[]; // of Pyodide's list, that are in it
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
/** Bytes of the number of runs, by which the content begins. */
export const COUNT_BYTES = 4;
/** Bytes of a block: smaller ones would be fewer bytes in all, but more pieces. */
export const BLOCK = 256;

export const madeBy = (): string => `${VERSION} ${navigator.userAgent}`;

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

/** Deletes the image, if there is one. */
export async function discardImage(): Promise<null> {
  try {
    await caches.delete(CACHE);
  } catch {
    // Without storage there is none.
  }
  return null;
}

export const startFromImage = ({ about, content }: Image, folder: string): Promise<PyodideAPI> =>
  startWith(about, folder, () => content);

/**
 * @param folder  with Pyodide's files
 * @param contentFor  the image's content for a memory in which Python has not begun yet
 */
export async function startWith(
  { memory, head, packages }: Omit<About, "hash" | "madeBy">,
  folder: string,
  contentFor: (fresh: Uint8Array) => Promise<ArrayBuffer>,
): Promise<PyodideAPI> {
  const [{ loadPyodide }, { default: create }] = await Promise.all([
    import("../pyodide/pyodide.mjs"),
    import("../pyodide/pyodide.asm.mjs"),
  ]);
  const createPyodideModule: CreatePyodideModule = async (settings) => {
    settings.INITIAL_MEMORY = memory;
    const module = await create(settings);
    fill(module.HEAPU8, await contentFor(module.HEAPU8));
    return module;
  };
  const python = await loadPyodide({
    indexURL: folder,
    packageBaseUrl: folder,
    createPyodideModule,
    // Pyodide checks this part, and takes the memory as it is: there is nothing behind the head to be copied.
    _loadSnapshot: Uint8Array.from(atob(head), (character) => character.charCodeAt(0)),
  });
  Object.assign(python.loadedPackages, Object.fromEntries(packages.map((name) => [name, "image"])));
  // It would go on from where the image was made.
  python.pyimport("random").seed();
  return python;
}

/**
 * @param content  how many runs of blocks there are, each run as the number of its first block and how many blocks it has, and
 *   then the blocks; numbers have four bytes
 */
function fill(memory: Uint8Array, content: ArrayBuffer) {
  const [count = 0] = new Uint32Array(content, 0, 1);
  const table = new Uint32Array(content, COUNT_BYTES, 2 * count);
  let from = COUNT_BYTES + table.byteLength;
  for (let run = 0; run < table.length; run += 2) {
    const bytes = (table[run + 1] as number) * BLOCK;
    memory.set(new Uint8Array(content, from, bytes), (table[run] as number) * BLOCK);
    from += bytes;
  }
}

/** @returns in hexadecimal */
export async function sha256(content: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", content));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
