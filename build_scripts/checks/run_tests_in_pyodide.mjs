// Runs the engine's tests inside Pyodide, in Node, without any network.
//
//   node run_tests_in_pyodide.mjs SITE_FOLDER WHEELS_FOLDER PROJECT_FOLDER REPORT_FILE PYTEST_ARGUMENT ...
//
// The engine comes from the built site, installed by micropip exactly as the page installs it, with its
// networks. pytest and what it needs come from WHEELS_FOLDER, and from the whole standard library, of which the engine
// gets only the part that the site ships. The tests are copied into Pyodide's own file system and are read-only there, so
// nothing they do can reach the project. Test files among the arguments are named as seen from the project. pytest's report goes to
// REPORT_FILE; the exit code is pytest's.
import console from "node:console";
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import process from "node:process";

import {
  HOME,
  copyReadOnly,
  installNetworks,
  offerWholeLibrary,
  startPyodide,
  startPyodideFromImage,
} from "../site_build/site_pyodide.mjs";

const [siteFolder, wheelsFolder, projectFolder] = process.argv.slice(2, 5).map((path) => resolve(path));
const [reportFile = "", ...chosen] = process.argv.slice(5);
const COPIED = ["pyproject.toml", "tests/conftest.py", "tests/engine"];
// The engine's sources, for tests that read them, and for the modules that the page's engine lacks (`tests/engine/conftest.py`).
const SOURCES = "/sources";

const REPORT = "/tmp/report.xml";
/** The tests that run once more in a Python that has begun from an image of its memory (web/engine/image.ts). */
const FROM_IMAGE = [
  "tests/engine/test_golden_choices.py",
  ...chosen.filter((argument) => /^--(everything|where)/.test(argument)),
];

/**
 * Installs pytest and what it needs, from wheels that were checked by hash when they were downloaded.
 * @param {import("pyodide").PyodideAPI} pyodide
 */
function installWheels(pyodide) {
  const extractDir = pyodide.runPython("import site; site.getsitepackages()[0]");
  for (const name of readdirSync(wheelsFolder)) {
    if (!name.endsWith(".whl")) continue;
    pyodide.unpackArchive(new Uint8Array(readFileSync(join(wheelsFolder, name))), "wheel", { extractDir });
  }
}

/**
 * @param {import("pyodide").PyodideAPI} pyodide
 * @param {string[]} given arguments
 * @returns {number} pytest's exit code
 */
function runPytest(pyodide, given) {
  offerWholeLibrary(pyodide);
  installWheels(pyodide);
  for (const path of COPIED) copyReadOnly(pyodide, projectFolder, path);
  copyReadOnly(pyodide, projectFolder, "py_engine", SOURCES);
  return pyodide.runPython(`
import os, pytest
os.chdir("${HOME}")
os.environ["HYPOTHESIS_STORAGE_DIRECTORY"] = "/tmp/hypothesis"
options = ["-o", "cache_dir=/tmp/pytest", "-o", "faulthandler_timeout=0"]  # nothing to write to; no threads
int(pytest.main([*${JSON.stringify(given)}, *options, "-m", "not cpython_only", "--junitxml=${REPORT}"]))
`);
}

try {
  const installed = await startPyodide(siteFolder);
  installNetworks(installed);
  process.exitCode = runPytest(installed, chosen);
  writeFileSync(reportFile, installed.FS.readFile(REPORT));
  process.exitCode ||= runPytest(await startPyodideFromImage(siteFolder), FROM_IMAGE);
} catch (error) {
  // Left to itself, Node would print the line of minified code in which the error arose.
  console.error(error instanceof Error ? error.stack : error);
  process.exitCode = 1;
}
