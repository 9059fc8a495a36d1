// Joins a module and all that it imports into one: a browser then waits for one answer instead of a hundred. A part that a module
// asks for only on demand becomes a separate part, which is fetched then.
//
//   node bundle.mjs FOLDER OUTPUT_FOLDER BUNDLES [CLASSIC ...]
//
// BUNDLES is the JSON of those of bundle.py; their paths are relative to FOLDER. Addresses in the modules stay right. CLASSIC
// are scripts that are no modules; they are only shortened.
/** @import { Plugin } from "@rollup/wasm-node" */
import console from "node:console";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join, relative, resolve, sep } from "node:path";
import process from "node:process";
import { URL } from "node:url";

const [folder = "", outputFolder = "", bundles = "", ...classic] = process.argv.slice(2);
const require = createRequire(new URL("../../.cache/npm/package.json", import.meta.url));
const { rollup } = require("@rollup/wasm-node");
const { minify } = require("terser");
const root = resolve(folder);
/** The site's folder of third-party code. */
const LIBRARIES = "vendor";
/** Chromium compiles all of a file that begins so in the background, instead of each function at its first call. */
const COMPILE_AHEAD = "//# allFunctionsCalledOnLoad";

/** @param {string} top @returns {Plugin} */
const keepAddresses = (top) => ({
  name: "keep-addresses",
  resolveImportMeta(property, { chunkId, moduleId }) {
    const path = relative(join(root, top, dirname(chunkId)), moduleId)
      .split(sep)
      .join("/");
    // Not as `new URL("…", import.meta.url)`: other people's bundlers would take the file that it names along, by itself.
    return property === "url" ? `(import.meta.url + ${JSON.stringify(`/../${path}`)})` : null;
  },
});

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
 * @param {string} first
 * @param {{ getModuleInfo: (id: string) => { importers: readonly string[] } | null }} graph
 * @param {Set<string>} [seen]
 * @returns {boolean} whether the first module imports it, or another module that it imports
 */
function comesWith(id, first, graph, seen = new Set()) {
  if (id === first) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  return (graph.getModuleInfo(id)?.importers ?? []).some((importer) => comesWith(importer, first, graph, seen));
}

/**
 * @param {{ entries: string[], parts: string, first: string, languages: boolean }} bundle
 * @returns {(id: string, graph: any) => string | null} the name of the file for a module, where it matters
 */
const fileOf =
  ({ first, languages }) =>
  (id, graph) => {
    if (comesWith(id, join(root, first), graph)) return basename(first, ".js");
    return languages ? (/strings\/(?:\w+\/)?(de|fr)\.js$/.exec(id)?.[1] ?? null) : null;
  };

/** @param {string} path  relative to the output folder @param {string} content */
function write(path, content) {
  const file = join(outputFolder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

/** @param {{ entries: string[], parts: string, first: string, languages: boolean }} wanted */
async function joinModules(wanted) {
  const { entries, parts } = wanted;
  // The folder that all entries are in: rollup's names of files, and what it makes of a library's address, are relative to it.
  const [top = "."] = entries.map((entry) => dirname(entry)).sort((one, other) => one.length - other.length);
  const nameOf = (/** @type {string} */ entry) => relative(top, entry).replace(/\.js$/, "");
  const bundle = await rollup({
    input: Object.fromEntries(entries.map((entry) => [nameOf(entry), join(root, entry)])),
    plugins: [keepAddresses(top), readLists, leaveLibraries, joinLines, shorten],
    /** @param {string} level @param {{ message: string }} log */
    onLog(level, log) {
      // A circle, or a module that is not there.
      if (level === "warn") throw new Error(log.message);
    },
  });
  const { output } = await bundle.generate({
    format: "es",
    entryFileNames: "[name].js",
    chunkFileNames: `${relative(top, parts)}/[name].js`,
    manualChunks: fileOf(wanted),
  });
  for (const one of output) {
    if (one.type !== "chunk") continue;
    write(join(top, one.fileName), one.isEntry ? `${COMPILE_AHEAD}\n${one.code}` : one.code);
  }
}

try {
  for (const wanted of JSON.parse(bundles)) await joinModules(wanted);
  for (const path of classic) {
    const short = await minify(readFileSync(join(root, path), "utf8"), { ecma: 2022, format: { comments: /@license|^!/ } });
    write(path, short.code ?? "");
  }
} catch (error) {
  console.error(error instanceof Error ? `Error: ${error.message}` : error);
  process.exitCode = 1;
}
