// TypeScript as the JavaScript that browsers run: types become spaces and nothing else changes, so that errors name the lines
// and columns of the source.
//
//   node strip_types.mjs FOLDER OUTPUT_FOLDER PATH ...
//
// The paths are relative to FOLDER; of each, OUTPUT_FOLDER then has the module of JavaScript.
import console from "node:console";
import { mkdirSync, readFileSync, realpathSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import process from "node:process";
import { URL, fileURLToPath } from "node:url";

const require = createRequire(new URL("../../.cache/npm/package.json", import.meta.url));
const { transformSync } = require("@swc/wasm-typescript");

/**
 * @param {string} source  of a module of TypeScript
 * @returns {string} of JavaScript; throws where the syntax is wrong, or is more than types (an enum)
 */
export function stripTypes(source) {
  const lines = source.split("\n");
  const stripped = transformSync(source, { mode: "strip-only" }).code.split("\n");
  // No line is left that ends in what was a type.
  return stripped
    .map((/** @type {string} */ line, /** @type {number} */ at) => (line === lines[at] ? line : line.trimEnd()))
    .join("\n");
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const [folder = "", outputFolder = "", ...paths] = process.argv.slice(2);
  for (const path of paths) {
    const file = join(outputFolder, path.replace(/\.ts$/, ".js"));
    mkdirSync(dirname(file), { recursive: true });
    try {
      writeFileSync(file, stripTypes(readFileSync(join(folder, path), "utf8")));
    } catch (error) {
      const { startLine, message } = /** @type {{ startLine?: number, message: string }} */ (error);
      console.error(`${path}:${startLine ?? 1}: ${message}`);
      process.exitCode = 1;
    }
  }
}
