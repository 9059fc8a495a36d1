// Joins a module and all that it imports into one: a browser then waits for one answer instead of a hundred.
//
//   node bundle.mjs FOLDER ENTRY OUTPUT_FILE
//
// ENTRY is relative to FOLDER; the result stands where ENTRY stands, so addresses in other modules are kept in step.
/** @import { Plugin } from "@rollup/wasm-node" */
import console from "node:console";
import { writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, relative, resolve, sep } from "node:path";
import process from "node:process";
import { URL } from "node:url";

const [folder, entry, outputFile] = process.argv.slice(2);
const require = createRequire(new URL("../../.cache/npm/package.json", import.meta.url));
const { rollup } = require("@rollup/wasm-node");
const input = join(resolve(folder), entry);
/** Where the site has what others wrote. */
const LIBRARIES = "vendor";
/** Chromium compiles all of a file that begins so beside the page's own work, instead of each function at its first call. */
const COMPILE_AHEAD = "//# allFunctionsCalledOnLoad";

const keepAddresses = {
  name: "keep-addresses",
  /** @param {string | null} property @param {{ moduleId: string }} module */
  resolveImportMeta(property, { moduleId }) {
    const path = relative(dirname(input), moduleId).split(sep).join("/");
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
    const isLibrary = relative(resolve(folder), path).split(sep)[0] === LIBRARIES;
    return isLibrary ? { id: path, external: "relative" } : null;
  },
};

// Comments are for those who read the modules, which stand beside the bundle; licences stay.
/** @type {Plugin} */
const dropComments = {
  name: "drop-comments",
  renderChunk(code) {
    const texts = rangesOfTexts(this.parse(code)).sort(([one], [other]) => one - other);
    let kept = "";
    let at = 0;
    for (const [start, end] of [...texts, [code.length, code.length]]) {
      // Between two texts whatever looks like a comment is one.
      kept += code.slice(at, start).replace(COMMENT, (found) => (/@license|^\s*\/\*!/.test(found) ? found : ""));
      kept += code.slice(start, end);
      at = end;
    }
    // A page that cannot start must not be built.
    this.parse(kept);
    return { code: kept, map: null };
  },
};
/** One that has its lines to itself goes with them. */
const COMMENT = /(?<=\n)[ \t]*(?:\/\*(?:(?!\*\/)[^])*\*\/|\/\/.*)[ \t]*\n|\/\*[^]*?\*\/|\/\/.*/g;

/**
 * @param {unknown} node  of a syntax tree
 * @returns {[number, number][]} where the texts and patterns in it stand
 */
function rangesOfTexts(node) {
  if (Array.isArray(node)) return node.flatMap(rangesOfTexts);
  if (typeof node !== "object" || node === null) return [];
  const { type, start, end, ...parts } = /** @type {{ type?: string, start: number, end: number }} */ (node);
  if (type === "Literal" || type === "TemplateElement") return [[start, end]];
  return Object.values(parts).flatMap(rangesOfTexts);
}

try {
  const bundle = await rollup({
    input,
    plugins: [keepAddresses, readLists, leaveLibraries, dropComments],
    /** @param {string} level @param {{ message: string }} log */
    onLog(level, log) {
      // A circle, or a module that is not there.
      if (level === "warn") throw new Error(log.message);
    },
  });
  const { output } = await bundle.generate({ format: "es", inlineDynamicImports: true });
  writeFileSync(outputFile, `${COMPILE_AHEAD}\n${output[0].code}`);
} catch (error) {
  console.error(error instanceof Error ? `Error: ${error.message}` : error);
  process.exitCode = 1;
}
