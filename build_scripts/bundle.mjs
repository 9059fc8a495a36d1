// Joins a module and all that it imports into one: a browser then waits for one answer instead of a hundred.
//
//   node bundle.mjs FOLDER ENTRY OUTPUT_FILE
//
// ENTRY is relative to FOLDER; the result stands where ENTRY stands, so addresses in other modules are kept in step.
import console from "node:console";
import { writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, relative, resolve, sep } from "node:path";
import process from "node:process";
import { URL } from "node:url";

const [folder, entry, outputFile] = process.argv.slice(2);
const require = createRequire(new URL("../.cache/npm/package.json", import.meta.url));
const { rollup } = require("@rollup/wasm-node");
const input = join(resolve(folder), entry);

const keepAddresses = {
  name: "keep-addresses",
  /** @param {string | null} property @param {{ moduleId: string }} module */
  resolveImportMeta(property, { moduleId }) {
    const path = relative(dirname(input), moduleId).split(sep).join("/");
    return property === "url" ? `new URL(${JSON.stringify(path)}, import.meta.url).href` : null;
  },
};

try {
  const bundle = await rollup({
    input,
    plugins: [keepAddresses],
    /** @param {string} level @param {{ message: string }} log */
    onLog(level, log) {
      // A circle, or a module that is not there.
      if (level === "warn") throw new Error(log.message);
    },
  });
  const { output } = await bundle.generate({ format: "es", inlineDynamicImports: true });
  writeFileSync(outputFile, output[0].code);
} catch (error) {
  console.error(error instanceof Error ? `Error: ${error.message}` : error);
  process.exitCode = 1;
}
