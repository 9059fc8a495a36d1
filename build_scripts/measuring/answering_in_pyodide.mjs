// The other end of `answering_process.py` inside Pyodide, in Node: answers one request a line until there are no more.
//
//   node answering_in_pyodide.mjs SITE_FOLDER PROJECT_FOLDER [FILE...]
//
// The engine comes from the built site, and `measurements.py` answers. The files, such as a network's weights, can be read
// in Pyodide under the paths that they have here.
import console from "node:console";
import { readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import process from "node:process";
import { createInterface } from "node:readline";

import { HOME, copyReadOnly, installNetworks, offerWholeLibrary, startPyodide } from "../site_build/site_pyodide.mjs";

const ARENA = "/arena";

const [siteFolder, projectFolder, ...files] = process.argv.slice(2).map((path) => resolve(path));

const PARTS = ["measurements", "processor_time"];

/** @returns {Promise<(line: string) => string>} what answers */
async function start() {
  // What Python prints, such as which packages it loads, goes where messages go: the output is for results alone.
  const pyodide = await startPyodide(siteFolder, { stdout: console.error });
  installNetworks(pyodide);
  offerWholeLibrary(pyodide); // for the measuring code, not for the measured one
  for (const part of PARTS) copyReadOnly(pyodide, projectFolder, `build_scripts/measuring/${part}.py`);
  copyReadOnly(pyodide, projectFolder, "py_engine/arena", ARENA); // the site goes without
  pyodide.runPython(`
import sys
import py_engine
sys.path.insert(0, "${HOME}/build_scripts")
py_engine.__path__.append("${ARENA}/py_engine")
`);
  for (const file of files) {
    pyodide.FS.mkdirTree(dirname(file));
    pyodide.FS.writeFile(file, readFileSync(file));
  }
  pyodide.FS.mkdirTree(process.cwd());
  pyodide.FS.chdir(process.cwd());
  return pyodide.pyimport("measuring.measurements").answer;
}

try {
  const answer = await start();
  for await (const line of createInterface({ input: process.stdin })) process.stdout.write(`${answer(line)}\n`);
} catch (error) {
  // The message of an error in Python is its whole traceback; the stack would add lines of minified code.
  console.error(error instanceof Error ? error.message : error);
  process.exit(1); // or else it would wait for more input, and the asker for an answer
}
