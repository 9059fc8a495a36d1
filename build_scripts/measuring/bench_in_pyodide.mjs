// Answers the bench's requests inside Pyodide, in Node: one request a line in, one result a line out.
//
//   node bench_in_pyodide.mjs SITE_FOLDER PROJECT_FOLDER
//
// The engine comes from the built site; what is measured stands in tests/bench/measurements.py.
import console from "node:console";
import { resolve } from "node:path";
import process from "node:process";
import { createInterface } from "node:readline";

import { HOME, copyReadOnly, offerWholeLibrary, startPyodide } from "../site_build/site_pyodide.mjs";

const [siteFolder, projectFolder] = process.argv.slice(2).map((path) => resolve(path));

try {
  // What Python prints, such as which packages it loads, goes where messages go: the output is for results alone.
  const pyodide = await startPyodide(siteFolder, { stdout: console.error });
  offerWholeLibrary(pyodide); // for what measures, not for what is measured
  for (const part of ["measurements", "strength"]) copyReadOnly(pyodide, projectFolder, `tests/bench/${part}.py`);
  pyodide.runPython(`import sys; sys.path.insert(0, "${HOME}")`);
  // The page does without the arena, but even openings are drawn there.
  const packages = pyodide.runPython(`import os.path, py_engine; os.path.dirname(os.path.dirname(py_engine.__file__))`);
  copyReadOnly(pyodide, projectFolder, "py_engine/arena", packages);
  const { answer } = pyodide.pyimport("tests.bench.measurements");
  for await (const line of createInterface({ input: process.stdin })) {
    process.stdout.write(`${answer(line)}\n`);
  }
} catch (error) {
  // The message of an error in Python is its whole traceback; the stack would add lines of minified code.
  console.error(error instanceof Error ? error.message : error);
  process.exit(1); // or else it would wait for more input, and the asker for an answer
}
