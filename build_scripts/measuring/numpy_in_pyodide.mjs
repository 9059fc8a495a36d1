// Answers requests for looks of a network in NumPy inside Pyodide, in Node: a request a line in, a result a line out.
//
//   node numpy_in_pyodide.mjs PYODIDE_FOLDER PROGRAM
//
// The folder holds a Pyodide with a wheel of NumPy, any release; the program is tests/bench/looking_in_numpy.py.
import console from "node:console";
import { readFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import process from "node:process";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";

const [folder, program] = process.argv.slice(2).map((path) => resolve(path));

try {
  const { loadPyodide } = await import(pathToFileURL(join(folder, "pyodide.mjs")).href);
  const pyodide = await loadPyodide({ indexURL: folder, stdout: console.error });
  await pyodide.loadPackage("numpy", { messageCallback: console.error });
  const file = basename(program);
  pyodide.FS.writeFile(file, readFileSync(program));
  const { answer } = pyodide.pyimport(basename(file, ".py"));
  for await (const line of createInterface({ input: process.stdin })) {
    process.stdout.write(`${answer(line)}\n`);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1); // or else it would wait for more input, and the asker for an answer
}
