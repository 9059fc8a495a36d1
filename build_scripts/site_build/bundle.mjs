// Joins a module and all that it imports into one: a browser then waits for one answer instead of a hundred. A part that a module
// asks for only on demand becomes a separate part, which is fetched then.
//
//   node bundle.mjs FOLDER ENTRY PARTS OUTPUT_FOLDER [CLASSIC ...]
//
// ENTRY is relative to FOLDER, and the parts are put below the folder PARTS. Addresses in the modules stay right. CLASSIC are
// scripts that are no modules; they are only shortened.
/** @import { Plugin } from "@rollup/wasm-node" */
import console from "node:console";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join, relative, resolve, sep } from "node:path";
import process from "node:process";
import { URL } from "node:url";

const [folder, entry, parts, outputFolder, ...classic] = process.argv.slice(2);
const require = createRequire(new URL("../../.cache/npm/package.json", import.meta.url));
const { rollup } = require("@rollup/wasm-node");
const { minify } = require("terser");
const root = resolve(folder);
/** The entry's folder: rollup's names of files are relative to it. */
const top = join(root, dirname(entry));
/** The site's folder of third-party code. */
const LIBRARIES = "vendor";
/** Chromium compiles all of a file that begins so in the background, instead of each function at its first call. */
const COMPILE_AHEAD = "//# allFunctionsCalledOnLoad";

const keepAddresses = {
  name: "keep-addresses",
  /** @param {string | null} property @param {{ chunkId: string, moduleId: string }} module */
  resolveImportMeta(property, { chunkId, moduleId }) {
    const path = relative(join(top, dirname(chunkId)), moduleId)
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

// A library that a module asks for only on demand stays in a separate file.
/** @type {Plugin} */
const leaveLibraries = {
  name: "leave-libraries",
  resolveDynamicImport(specifier, importer) {
    const path = resolve(dirname(importer), String(specifier));
    const isLibrary = relative(root, path).split(sep)[0] === LIBRARIES;
    return isLibrary ? { id: path, external: "relative" } : null;
  },
};

// Between two tags a browser takes a line break and what indents the next line for one space.
/** @type {Plugin} */
const joinLines = {
  name: "join-lines",
  transform(code, id) {
    if (!id.endsWith(".js") || !code.includes("html`")) return null;
    const texts = textsOfTemplates(this.parse(code)).sort(([one], [other]) => other - one);
    let joined = code;
    for (const [start, end] of texts) {
      joined = joined.slice(0, start) + joined.slice(start, end).replace(/\s+/g, " ") + joined.slice(end);
    }
    return { code: joined, map: null };
  },
};

/**
 * @param {unknown} node  of a syntax tree
 * @returns {[number, number][]} the ranges of the texts of HTML templates
 */
function textsOfTemplates(node) {
  if (Array.isArray(node)) return node.flatMap(textsOfTemplates);
  if (typeof node !== "object" || node === null) return [];
  const { type, tag, quasi, ...others } =
    /** @type {{ type?: string, tag?: { name?: string }, quasi?: { quasis: { start: number, end: number }[] } }} */ (node);
  const own =
    type === "TaggedTemplateExpression" && tag?.name === "html"
      ? (quasi?.quasis ?? []).map(({ start, end }) => [start, end])
      : [];
  return [
    .../** @type {[number, number][]} */ (own),
    ...textsOfTemplates(quasi),
    ...Object.values(others).flatMap(textsOfTemplates),
  ];
}

// Comments and long names are for readers of the modules, which are next to the bundle; licences stay.
/** @type {Plugin} */
const shorten = {
  name: "shorten",
  /** @param {string} code */
  async renderChunk(code) {
    const short = await minify(code, {
      module: true,
      ecma: 2022,
      compress: { passes: 3, unsafe_arrows: true },
      format: { comments: /@license|^!/ },
    });
    return { code: short.code ?? code, map: null };
  },
};

/**
 * All that the first picture needs is one file. By default rollup puts code shared by several parts into separate files.
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

/** @param {string} path  relative to the output folder @param {string} content */
function write(path, content) {
  const file = join(outputFolder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

try {
  const bundle = await rollup({
    input: join(root, entry),
    plugins: [keepAddresses, readLists, leaveLibraries, joinLines, shorten],
    /** @param {string} level @param {{ message: string }} log */
    onLog(level, log) {
      // A circle, or a module that is not there.
      if (level === "warn") throw new Error(log.message);
    },
  });
  const { output } = await bundle.generate({
    format: "es",
    entryFileNames: basename(entry),
    chunkFileNames: `${relative(dirname(entry), parts)}/[name].js`,
    manualChunks: (id, graph) => (comesWithEntry(id, graph) ? "main" : null),
  });
  for (const path of classic) {
    const short = await minify(readFileSync(join(root, path), "utf8"), { ecma: 2022, format: { comments: /@license|^!/ } });
    write(path, short.code ?? "");
  }
  for (const one of output) {
    if (one.type !== "chunk") continue;
    write(join(dirname(entry), one.fileName), one.isEntry ? `${COMPILE_AHEAD}\n${one.code}` : one.code);
  }
} catch (error) {
  console.error(error instanceof Error ? `Error: ${error.message}` : error);
  process.exitCode = 1;
}
