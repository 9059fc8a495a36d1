// Makes the site's Python files, with the stock Pyodide in Node: see inside_pyodide/precompile.py.
//
//   node precompile.mjs STOCK_SITE OUTPUT_FOLDER
//
// STOCK_SITE is a site with the runtime and the wheels as they come; the results are written into OUTPUT_FOLDER.
import console from "node:console";
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";

import { startPyodide } from "./site_pyodide.mjs";

const [stockSite, outputFolder] = process.argv.slice(2).map((path) => resolve(path));
const SCRIPTS = join(dirname(fileURLToPath(import.meta.url)), "inside_pyodide");

try {
  // With a fixed seed sets are walked through, and so written, in the same order every time.
  const pyodide = await startPyodide(stockSite, { env: { HOME: "/home", PYTHONHASHSEED: "0" }, stdout: () => {} });
  const { FS } = pyodide;
  FS.mkdir("/wheels");
  FS.mkdir("/output");
  for (const name of readdirSync(join(stockSite, "pyodide")).filter((file) => file.endsWith(".whl"))) {
    FS.writeFile(`/wheels/${name}`, readFileSync(join(stockSite, "pyodide", name)));
  }
  FS.mkdir("/scripts");
  for (const name of ["precompile.py", "sitecustomize.py"]) {
    FS.writeFile(`/scripts/${name}`, readFileSync(join(SCRIPTS, name)));
  }
  console.log(
    pyodide.runPython(`
import sys
sys.path.append("/scripts")
import precompile
precompile.precompile("/wheels", "/output")
`),
  );
  for (const name of FS.readdir("/output").filter((/** @type {string} */ file) => !file.startsWith("."))) {
    writeFileSync(join(outputFolder, name), FS.readFile(`/output/${name}`));
  }
} catch (error) {
  // The message of an error in Python is its whole traceback; the stack would add lines of minified code.
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
