/** Makes the image that later starts begin from (`image.ts`), in a worker of its own. */
import { CACHE, keepImage, openImage, sha256, type Frame } from "./image.js";
import { BLOCK, COUNT_BYTES, RUNTIME_FOLDER, startFromImage } from "./starting.js";
import type { LockfilePackage, PyodideAPI } from "pyodide";
import type { PyodideModule } from "../pyodide/pyodide.asm.mjs";

/** In Pyodide's list: the engine, and networks with their weights. */
const WANTED = /^(sunstones|network(-.*)?)$/;
/** Free memory is cleared in pieces of this size, and then of smaller ones (bytes). */
const LARGEST_PIECE = 1 << 17;
const SMALLEST_PIECE = 1 << 5;

/** Makes an image and keeps it, unless there is one, or another worker is at it. */
export async function makeImage() {
  await navigator.locks?.request(CACHE, { ifAvailable: true }, async (lock) => {
    if (!lock || (await openImage())) return;
    const { frame, content } = await imageOf(await startWarm(RUNTIME_FOLDER), RUNTIME_FOLDER);
    await keepImage(frame, content);
  });
}

interface Warm {
  python: PyodideAPI;
  packages: string[];
}

/**
 * A Python that has done what every start does, and what first turns need. No image is made of one that holds objects of
 * JavaScript, as micropip and Pyodide's loading of packages leave some: so its files are unpacked here.
 * @param folder  with Pyodide's files
 */
export async function startWarm(folder: string): Promise<Warm> {
  const { loadPyodide } = await import("../pyodide/pyodide.mjs");
  const python = await loadPyodide({ indexURL: folder, packageBaseUrl: folder, _makeSnapshot: true });
  const packages = Object.keys(python.lockfile.packages).filter((name) => WANTED.test(name));
  const extractDir: string = python.runPython("import site; site.getsitepackages()[0]");
  for (const name of packages) {
    const { file_name: file, sha256: hash } = python.lockfile.packages[name] as LockfilePackage;
    const archive = await (await fetch(folder + file)).arrayBuffer();
    if ((await sha256(archive)) !== hash) throw new Error(`${file} is damaged`);
    python.unpackArchive(archive, "zip", { extractDir });
  }
  python.runPython("import py_engine.session.warming as warming; warming.warm_up(); del warming");
  return { python, packages };
}

/** @returns an image from which a Python has started once */
export async function imageOf({ python, packages }: Warm, folder: string): Promise<{ frame: Frame; content: ArrayBuffer }> {
  clearFreeMemory((python as unknown as { _module: PyodideModule })._module);
  const snapshot = python.makeMemorySnapshot();
  // Where the memory begins.
  const offset = new Uint32Array(snapshot.buffer, 0, 2)[1] as number;
  const memory = snapshot.subarray(offset);
  const frame = {
    memory: memory.length,
    head: btoa(String.fromCharCode(...snapshot.subarray(0, offset))),
    packages,
  };
  let content = new ArrayBuffer(0);
  const started = await startFromImage(frame, folder, async (fresh) => {
    content = contentOf(memory, differingRuns(memory, fresh));
    return content;
  });
  started.pyimport("py_engine.session").Session();
  return { frame, content };
}

/**
 * Fills with zeros what Python has given back: it is in no image then. All of the memory that the allocator has to give is taken
 * for a moment, in smaller and smaller pieces, but for the smallest.
 */
function clearFreeMemory(module: PyodideModule) {
  const end = module._sbrk(0);
  const taken: number[] = [];
  for (let size = LARGEST_PIECE; size >= SMALLEST_PIECE; size /= 2) {
    for (;;) {
      const piece = module._malloc(size);
      taken.push(piece);
      // The allocator has begun to take new memory.
      if (piece === 0 || piece + size > end) break;
      module.HEAPU8.fill(0, piece, piece + size);
    }
  }
  for (const piece of taken) module._free(piece);
}

/** @returns of each run of blocks in which the memories differ the number of its first block, and how many there are */
function differingRuns(memory: Uint8Array, fresh: Uint8Array): Uint32Array {
  const words = BLOCK / Uint32Array.BYTES_PER_ELEMENT;
  const [one, other] = [memory, fresh].map(
    ({ buffer, byteOffset, byteLength }) => new Uint32Array(buffer, byteOffset, byteLength / Uint32Array.BYTES_PER_ELEMENT),
  ) as [Uint32Array, Uint32Array];
  const runs: number[] = [];
  let last = -1;
  for (let block = 0; block < memory.length / BLOCK; block += 1) {
    let word = block * words;
    const end = word + words;
    while (word < end && one[word] === other[word]) word += 1;
    if (word === end) continue;
    if (block === last + 1 && runs.length > 0) runs[runs.length - 1] = (runs.at(-1) as number) + 1;
    else runs.push(block, 1);
    last = block;
  }
  return Uint32Array.from(runs);
}

/** @returns as `fill` reads it */
function contentOf(memory: Uint8Array, runs: Uint32Array): ArrayBuffer {
  let bytes = 0;
  for (let run = 1; run < runs.length; run += 2) bytes += (runs[run] as number) * BLOCK;
  const content = new Uint8Array(COUNT_BYTES + runs.byteLength + bytes);
  new Uint32Array(content.buffer, 0, 1)[0] = runs.length / 2;
  content.set(new Uint8Array(runs.buffer), COUNT_BYTES);
  let to = COUNT_BYTES + runs.byteLength;
  for (let run = 0; run < runs.length; run += 2) {
    const from = (runs[run] as number) * BLOCK;
    const blocks = memory.subarray(from, from + (runs[run + 1] as number) * BLOCK);
    content.set(blocks, to);
    to += blocks.length;
  }
  return content.buffer;
}
