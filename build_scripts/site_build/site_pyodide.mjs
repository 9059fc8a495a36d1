// A site's own Pyodide in Node, without any network, shared by the build, the engine's tests and the bench.
import { readFileSync, readdirSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

/** The project inside Pyodide's own file system. */
export const HOME = "/project";

const HERE = dirname(fileURLToPath(import.meta.url));
const CACHE = join(HERE, "..", "..", ".cache");
const STOCK_LIBRARY = join(CACHE, "npm", "node_modules", "pyodide", "python_stdlib.zip");
const PRECOMPILED = join(CACHE, "precompiled");

/** Whatever asks for the network breaks the promise that everything is local. */
globalThis.fetch = (address) => {
  throw new Error(`The network was asked for ${String(address)}, but the site must do without.`);
};

/**
 * Starts the site's own Pyodide, with its engine installed as the page installs it: by micropip.
 * @param {string} siteFolder
 * @param {{ stdout?: (line: string) => void, env?: Record<string, string> }} [options] stdout: where what Python prints
 *   goes, if not to the output
 * @returns {Promise<import("pyodide").PyodideAPI>}
 */
export async function startPyodide(siteFolder, options = {}) {
  const folder = join(siteFolder, "pyodide");
  const { loadPyodide } = await import(pathToFileURL(join(folder, "pyodide.mjs")).href);
  const pyodide = await loadPyodide({ indexURL: folder, packageBaseUrl: `${folder}/`, ...options });
  await pyodide.loadPackage("micropip", { messageCallback: () => {} });
  await pyodide.pyimport("micropip").install("sunstones");
  pyodide.FS.mkdirTree(HOME);
  return pyodide;
}

/**
 * Starts it from an image of the memory of one that is made ready for that, as later visits of the page do.
 * @param {string} siteFolder
 * @returns {Promise<import("pyodide").PyodideAPI>}
 */
export async function startPyodideFromImage(siteFolder) {
  const folder = join(siteFolder, "pyodide/");
  const { fetch } = globalThis;
  // Files of the site are no network.
  globalThis.fetch = async (path) => new Response(readFileSync(String(path)));
  const [{ imageOf, startWarm }, { startFromImage }] = await Promise.all(
    ["image_making.js", "starting.js"].map((name) => import(pathToFileURL(join(siteFolder, "engine", name)).href)),
  );
  const { frame, content } = await imageOf(await startWarm(folder), folder);
  const pyodide = await startFromImage(frame, folder, async () => content);
  globalThis.fetch = fetch;
  pyodide.FS.mkdirTree(HOME);
  return pyodide;
}

/**
 * Unpacks the networks next to the engine, as the page does at the first search of their games: their code even where no
 * game has one.
 * @param {import("pyodide").PyodideAPI} pyodide
 */
export function installNetworks(pyodide) {
  const extractDir = pyodide.runPython("import site; site.getsitepackages()[0]");
  for (const name of readdirSync(PRECOMPILED)) {
    if (!/^network.*\.zip$/.test(name)) continue;
    pyodide.unpackArchive(new Uint8Array(readFileSync(join(PRECOMPILED, name))), "zip", { extractDir });
  }
}

/**
 * Copies a file or a folder of the project into Pyodide's file system, and forbids writing there.
 * @param {import("pyodide").PyodideAPI} pyodide
 * @param {string} projectFolder
 * @param {string} path relative to the project
 * @param {string} [home] where it goes
 */
export function copyReadOnly(pyodide, projectFolder, path, home = HOME) {
  const source = join(projectFolder, path);
  const target = `${home}/${path}`;
  if (statSync(source).isDirectory()) {
    pyodide.FS.mkdirTree(target);
    for (const name of readdirSync(source)) {
      if (name !== "__pycache__") copyReadOnly(pyodide, projectFolder, `${path}/${name}`, home);
    }
    pyodide.FS.chmod(target, 0o555);
  } else {
    pyodide.FS.mkdirTree(target.slice(0, target.lastIndexOf("/")));
    pyodide.FS.writeFile(target, readFileSync(source));
    pyodide.FS.chmod(target, 0o444);
  }
}

/**
 * Offers the modules that the site's standard library lacks to tools such as pytest; the engine does not get them.
 * @param {import("pyodide").PyodideAPI} pyodide
 */
export function offerWholeLibrary(pyodide) {
  pyodide.FS.mkdirTree("/tools");
  pyodide.FS.writeFile("/tools/stock_library.zip", readFileSync(STOCK_LIBRARY));
  const script = readFileSync(join(HERE, "inside_pyodide", "whole_library.py"));
  pyodide.FS.writeFile("/tools/whole_library.py", script);
  pyodide.runPython(`
import sys
sys.path.append("/tools")
import whole_library
whole_library.offer_whole_library("/tools/stock_library.zip")
`);
}
