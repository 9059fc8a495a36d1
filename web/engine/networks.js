/**
 * The networks that searches ask (py_engine/search/network). Neither their code nor the weights of a game are among what the
 * engine starts from: Pyodide's list of packages names the games that have one, and they come when a game is first thought
 * about, or before, where the page expects that. Pyodide unpacks them beside the engine, and checks their hashes.
 *
 * @import { PyodideAPI } from "pyodide"
 */

/** As build_scripts/site_build/networks.py names the packages. */
const CODE = "network";
const OF_GAME = "network-";
const QUIET = { messageCallback() {}, errorCallback() {} };
/** A page that waits for a search hears this often that the worker lives (milliseconds). */
const SIGN_INTERVAL = 1_000;

/** @param {Pick<PyodideAPI, "lockfile" | "loadedPackages">} python @param {string} game */
const packagesOf = ({ lockfile }, game) => (`${OF_GAME}${game}` in lockfile.packages ? [CODE, `${OF_GAME}${game}`] : []);

/**
 * @param {Pick<PyodideAPI, "lockfile" | "loadedPackages" | "loadPackage">} python
 * @param {URL} folder  that addresses in Pyodide's list are relative to
 */
export function createNetworks(python, folder) {
  /** @type {Map<string, Promise<void>>} by game, those that are on their way */
  const coming = new Map();
  /** @type {Set<string>} games whose network could not be had */
  const missed = new Set();

  /** @param {string} game */
  const isThere = (game) => packagesOf(python, game).every((name) => name in python.loadedPackages);

  /** @param {string} game */
  async function load(game) {
    const names = packagesOf(python, game);
    // What came in damaged is kept by the browser, and would be damaged again.
    if (missed.has(game)) await Promise.allSettled(names.map(fetchAfresh));
    await python.loadPackage(names, QUIET).catch(() => {});
    if (!isThere(game)) missed.add(game);
    coming.delete(game);
  }

  /** @param {string} name  of a package */
  async function fetchAfresh(name) {
    const { file_name: address } = /** @type {{ file_name: string }} */ (python.lockfile.packages[name]);
    await (await fetch(new URL(address, folder), { cache: "reload" })).blob();
  }

  return {
    /**
     * Sees to it that the network of a game is in place, if it has one. What could not be had is asked for once more.
     * @param {string} game
     * @param {() => void} onSign  is called now and then for as long as that takes
     * @returns {Promise<boolean>} whether the game is thought about as it should be
     */
    async bring(game, onSign) {
      if (isThere(game)) return true;
      if (!coming.has(game)) coming.set(game, load(game));
      const timer = setInterval(onSign, SIGN_INTERVAL);
      await coming.get(game);
      clearInterval(timer);
      return isThere(game);
    },
  };
}

/** @typedef {ReturnType<typeof createNetworks>} Networks */
