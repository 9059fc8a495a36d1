// Answers requests for looks of a network in NumPy inside Pyodide, in Node.
//
//   node numpy_in_pyodide.mjs PYODIDE_FOLDER PROGRAM
//
// The folder holds a Pyodide with a wheel of NumPy, any release; the program is tests/bench/looking_in_numpy.py.
import console from "node:console";
import { readFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import process from "node:process";
import { pathToFileURL } from "node:url";

import { answerLines } from "./answering.mjs";

const [folder, program] = process.argv.slice(2).map((path) => resolve(path));

await answerLines(async () => {
  const { loadPyodide } = await import(pathToFileURL(join(folder, "pyodide.mjs")).href);
  const pyodide = await loadPyodide({ indexURL: folder, stdout: console.error });
  await pyodide.loadPackage("numpy", { messageCallback: console.error });
  pyodide.FS.writeFile(basename(program), readFileSync(program));
  return pyodide.pyimport(basename(program, ".py")).answer;
});
