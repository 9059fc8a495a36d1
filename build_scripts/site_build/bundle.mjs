// Joins a module and all that it imports into one: a browser then waits for one answer instead of a hundred. What a module
// asks for only on demand becomes a part of its own, which is fetched then.
//
//   node bundle.mjs FOLDER ENTRY PARTS OUTPUT_FOLDER
//
// ENTRY is relative to FOLDER, and the parts are put below the folder PARTS. Addresses in the modules stay right.
/** @import { Plugin } from "@rollup/wasm-node" */
import console from "node:console";
import { mkdirSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, relative, resolve, sep } from "node:path";
import process from "node:process";
import { URL } from "node:url";

const [folder, entry, parts, outputFolder] = process.argv.slice(2);
const require = createRequire(new URL("../../.cache/npm/package.json", import.meta.url));
const { rollup } = require("@rollup/wasm-node");
const { minify } = require("terser");
const root = resolve(folder);
/** Where the site has what others wrote. */
const LIBRARIES = "vendor";
/** Chromium compiles all of a file that begins so beside the page's own work, instead of each function at its first call. */
const COMPILE_AHEAD = "//# allFunctionsCalledOnLoad";

const keepAddresses = {
  name: "keep-addresses",
  /** @param {string | null} property @param {{ chunkId: string, moduleId: string }} module */
  resolveImportMeta(property, { chunkId, moduleId }) {
    const path = relative(join(root, dirname(chunkId)), moduleId)
      .split(sep)
      .join("/");
    return property === "url" ? `new URL(${JSON.stringify(path)}, import.meta.url).href` : null;
  },
};

/** @type {Plugin} */
const readLists = {
  name: "read-lists",
  transform: (code, id) => (id.endsWith(".json") ? `export default ${code};` : null),
};

// A library that a module asks for only on demand stays in a file of its own.
/** @type {Plugin} */
const leaveLibraries = {
  name: "leave-libraries",
  resolveDynamicImport(specifier, importer) {
    const path = resolve(dirname(importer), String(specifier));
    const isLibrary = relative(root, path).split(sep)[0] === LIBRARIES;
    return isLibrary ? { id: path, external: "relative" } : null;
  },
};

// Comments and long names are for those who read the modules, which stand beside the bundle; licences stay.
/** @type {Plugin} */
const shorten = {
  name: "shorten",
  /** @param {string} code */
  async renderChunk(code) {
    const short = await minify(code, { module: true, ecma: 2022, compress: { passes: 3 }, format: { comments: /@license|^!/ } });
    return { code: short.code ?? code, map: null };
  },
};

/**
 * All that the first picture needs is one file. Left to itself rollup gives what several parts share files of their own.
 * @param {string} id  of a module
 * @param {{ getModuleInfo: (id: string) => { isEntry: boolean, importers: readonly string[] } | null }} graph
 * @param {Set<string>} [seen]
 * @returns {boolean} whether the entry imports it, or another module that it imports
 */
function comesWithEntry(id, graph, seen = new Set()) {
  const info = graph.getModuleInfo(id);
  if (!info || seen.has(id)) return false;
  seen.add(id);
  return info.isEntry || info.importers.some((importer) => comesWithEntry(importer, graph, seen));
}

try {
  const bundle = await rollup({
    input: join(root, entry),
    plugins: [keepAddresses, readLists, leaveLibraries, shorten],
    /** @param {string} level @param {{ message: string }} log */
    onLog(level, log) {
      // A circle, or a module that is not there.
      if (level === "warn") throw new Error(log.message);
    },
  });
  const { output } = await bundle.generate({
    format: "es",
    entryFileNames: entry,
    chunkFileNames: `${parts}/[name].js`,
    manualChunks: (id, graph) => (comesWithEntry(id, graph) ? "main" : null),
  });
  for (const one of output) {
    if (one.type !== "chunk") continue;
    const file = join(outputFolder, one.fileName);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, one.isEntry ? `${COMPILE_AHEAD}\n${one.code}` : one.code);
  }
} catch (error) {
  console.error(error instanceof Error ? `Error: ${error.message}` : error);
  process.exitCode = 1;
}
