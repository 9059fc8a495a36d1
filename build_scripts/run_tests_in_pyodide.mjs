// Runs the engine's tests inside Pyodide, in Node, without any network.
//
//   node run_tests_in_pyodide.mjs SITE_FOLDER WHEELS_FOLDER PROJECT_FOLDER
//
// The engine comes from the built site, installed by micropip exactly as the page installs it. pytest and what it
// needs come from WHEELS_FOLDER. The tests are copied into Pyodide's own file system and are read-only there, so
// nothing they do can reach the project. The exit code is pytest's.
import console from "node:console";
import { readFileSync, readdirSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import process from "node:process";
import { pathToFileURL } from "node:url";

const [siteFolder, wheelsFolder, projectFolder] = process.argv.slice(2).map((path) => resolve(path));
const HOME = "/project";
const COPIED = ["pyproject.toml", "tests/engine"];

const RUN_PYTEST = `
import os, pytest
os.chdir("${HOME}")
os.environ["HYPOTHESIS_STORAGE_DIRECTORY"] = "/tmp/hypothesis"
options = ["-o", "cache_dir=/tmp/pytest", "-o", "faulthandler_timeout=0"]  # nothing to write to; no threads
int(pytest.main(["tests/engine", *options, "-m", "not cpython_only"]))
`;

/** Whatever asks for the network breaks the promise that everything is local. */
globalThis.fetch = (address) => {
  throw new Error(`The network was asked for ${String(address)}, but the site must do without.`);
};

/**
 * Starts the site's own Pyodide, with its engine installed as the page installs it.
 * @returns {Promise<import("pyodide").PyodideAPI>}
 */
async function startPyodide() {
  const folder = join(siteFolder, "pyodide");
  const { loadPyodide } = await import(pathToFileURL(join(folder, "pyodide.mjs")).href);
  const pyodide = await loadPyodide({ indexURL: folder, packageBaseUrl: `${folder}/`, packages: ["micropip"] });
  await pyodide.pyimport("micropip").install("py-engine");
  return pyodide;
}

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
 * Copies a file or a folder of the project into Pyodide's file system, and forbids writing there.
 * @param {import("pyodide").PyodideAPI} pyodide
 * @param {string} path relative to the project
 */
function copyReadOnly(pyodide, path) {
  const source = join(projectFolder, path);
  const target = `${HOME}/${path}`;
  if (statSync(source).isDirectory()) {
    pyodide.FS.mkdirTree(target);
    for (const name of readdirSync(source)) {
      if (name !== "__pycache__") copyReadOnly(pyodide, `${path}/${name}`);
    }
    pyodide.FS.chmod(target, 0o555);
  } else {
    pyodide.FS.writeFile(target, readFileSync(source));
    pyodide.FS.chmod(target, 0o444);
  }
}

try {
  const pyodide = await startPyodide();
  installWheels(pyodide);
  pyodide.FS.mkdirTree(HOME);
  for (const path of COPIED) copyReadOnly(pyodide, path);
  process.exitCode = pyodide.runPython(RUN_PYTEST);
} catch (error) {
  // Left to itself, Node would print the line of minified code in which the error arose.
  console.error(error instanceof Error ? error.stack : error);
  process.exitCode = 1;
}
