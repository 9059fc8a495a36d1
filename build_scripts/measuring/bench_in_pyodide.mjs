// Answers the bench's requests inside Pyodide, in Node.
//
//   node bench_in_pyodide.mjs SITE_FOLDER PROJECT_FOLDER [FILE...]
//
// The engine comes from the built site; what is measured stands in tests/bench/measurements.py. The files, such as a
// network's weights, can be read in Pyodide under the paths that they have here.
import console from "node:console";
import { readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import process from "node:process";

import { HOME, copyReadOnly, installNetworks, offerWholeLibrary, startPyodide } from "../site_build/site_pyodide.mjs";
import { answerLines } from "./answering.mjs";

const BESIDE = "/beside";

const [siteFolder, projectFolder, ...files] = process.argv.slice(2).map((path) => resolve(path));

const PARTS = ["measurements", "matches", "processor_time"];

await answerLines(async () => {
  // What Python prints, such as which packages it loads, goes where messages go: the output is for results alone.
  const pyodide = await startPyodide(siteFolder, { stdout: console.error });
  installNetworks(pyodide);
  offerWholeLibrary(pyodide); // for what measures, not for what is measured
  for (const part of PARTS) copyReadOnly(pyodide, projectFolder, `tests/bench/${part}.py`);
  copyReadOnly(pyodide, projectFolder, "py_engine/arena", BESIDE); // the site goes without
  pyodide.runPython(`
import sys
import py_engine
sys.path.insert(0, "${HOME}")
py_engine.__path__.append("${BESIDE}/py_engine")
`);
  for (const file of files) {
    pyodide.FS.mkdirTree(dirname(file));
    pyodide.FS.writeFile(file, readFileSync(file));
  }
  pyodide.FS.mkdirTree(process.cwd());
  pyodide.FS.chdir(process.cwd());
  return pyodide.pyimport("tests.bench.measurements").answer;
});
