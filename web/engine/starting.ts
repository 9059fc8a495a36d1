/**
 * Starts Python with the engine: from an image of its memory where this device keeps one (`image.ts`), otherwise by Pyodide,
 * where micropip installs the engine's wheel.
 */
import { discardImage, openImage, type Frame } from "./image.js";
import type { PyodideAPI } from "pyodide";
import type { CreatePyodideModule } from "../pyodide/pyodide.asm.mjs";
import type { PlayoutWorker } from "./playout_worker.js";
import type { Stage } from "./protocol.js";

/** Of a Python object. */
type Proxied = { destroy?(): void };

export type Handle = ((request: string) => string) & Proxied;

/** What `py_engine.session` offers to a worker. */
interface Offered {
  Session: () => { handle: Handle; game?: string } & Proxied;
  PlayoutWorker: () => PlayoutWorker;
  LEAVES_JOBS: Iterable<string>; // the verbs of requests during which jobs go on
}

export interface PythonEngine extends Offered {
  runtime: PyodideAPI;
  isFromImage: boolean;
}

export const RUNTIME_FOLDER = new URL("../pyodide/", import.meta.url).href;
const WASM_TYPE = "application/wasm";
const ENGINE_PACKAGE = "sunstones";
/** Bytes of the number of runs, by which the content begins. */
export const COUNT_BYTES = 4;
/** Bytes of a block: smaller ones would be fewer bytes in all, but more pieces. */
export const BLOCK = 256;

/**
 * @param trustsImage  false after a failure, which an image may have caused: it is deleted, and the start does without
 * @param onStage  is called as each stage begins
 */
export async function startPython(trustsImage: boolean, onStage: (stage: Stage) => void): Promise<PythonEngine> {
  if (typeof WebAssembly !== "object") throw new Error("this browser has no WebAssembly");
  const [script, image] = await Promise.all([import("../pyodide/pyodide.mjs"), trustsImage ? openImage() : discardImage()]);
  const failure = watchInstantiation();
  if (image) {
    try {
      return withEngine(await Promise.race([startFromImage(image.about, RUNTIME_FOLDER, () => image.content), failure]), true);
    } catch {
      await discardImage();
    }
  }
  return withEngine(await Promise.race([startByInstalling(script, onStage), failure]), false);
}

function withEngine(runtime: PyodideAPI, isFromImage: boolean): PythonEngine {
  const { Session, PlayoutWorker, LEAVES_JOBS }: Offered = runtime.pyimport("py_engine.session");
  return { runtime, isFromImage, Session, PlayoutWorker, LEAVES_JOBS };
}

/**
 * @param folder  with Pyodide's files
 * @param contentFor  the image's content for a memory in which Python has not begun yet
 */
export async function startFromImage(
  { memory, head, packages }: Frame,
  folder: string,
  contentFor: (fresh: Uint8Array) => Promise<ArrayBuffer>,
): Promise<PyodideAPI> {
  const [{ loadPyodide }, { default: create }] = await Promise.all([
    import("../pyodide/pyodide.mjs"),
    import("../pyodide/pyodide.asm.mjs"),
  ]);
  // Pyodide keeps its settings, and with them would keep the content.
  let once: typeof contentFor | null = contentFor;
  const createPyodideModule: CreatePyodideModule = async (settings) => {
    settings.INITIAL_MEMORY = memory;
    const module = await create(settings);
    if (once) fill(module.HEAPU8, await once(module.HEAPU8));
    once = null;
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

async function startByInstalling(
  { loadPyodide }: typeof import("../pyodide/pyodide.mjs"),
  onStage: (stage: Stage) => void,
): Promise<PyodideAPI> {
  const python = await loadPyodide({ indexURL: RUNTIME_FOLDER, packageBaseUrl: RUNTIME_FOLDER });
  onStage("micropip");
  // Loaded objects stay: the collector would walk over them seven times (some 20 ms) and find nothing.
  const collector = python.pyimport("gc");
  collector.disable();
  await python.loadPackage("micropip", { messageCallback: () => {} });
  // A wheel with a wrong hash is passed over, and what needs it fails later, in words for programmers.
  if (!("micropip" in python.loadedPackages)) throw new Error("no micropip");
  const micropip = python.pyimport("micropip");
  onStage("engine");
  await micropip.install(ENGINE_PACKAGE);
  if (!(ENGINE_PACKAGE in python.loadedPackages)) throw new Error("no py_engine");
  python.pyimport("py_engine.session");
  collector.enable();
  collector.destroy();
  return python;
}

/** If its WebAssembly cannot be fetched, Pyodide only warns, and never settles; here that becomes a failure. */
function watchInstantiation(): Promise<never> {
  const { instantiateStreaming } = WebAssembly;
  return new Promise((_, reject) => {
    WebAssembly.instantiateStreaming = async (source, imports) => {
      try {
        const response = await source;
        if (!response.ok) throw new Error(`${response.url.split("/").at(-1)} answers ${response.status}`);
        return await instantiateStreaming.call(WebAssembly, typed(response), imports);
      } catch (problem) {
        reject(problem);
        throw problem;
      }
    };
  });
}

/**
 * Hosts that do not know WebAssembly send it as mere bytes, and browsers refuse that. Where the type is right the response
 * stays the one that came, for only then is the compiled code kept.
 */
function typed(response: Response) {
  if (response.headers.get("Content-Type") === WASM_TYPE) return response;
  return new Response(response.body, { headers: { "Content-Type": WASM_TYPE } });
}
