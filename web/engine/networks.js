/**
 * The networks that searches ask (py_engine/search/network). The engine starts without their code and without
 * the weights. Pyodide's list of packages names the games that have a network. Its files are fetched at the first search of a
 * game, or before, where the page expects one. Pyodide unpacks them next to the engine, and checks their hashes.
 *
 * @import { PyodideAPI } from "pyodide"
 */

/** The names of the packages, as in build_scripts/site_build/networks.py. */
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
  /** @type {Set<string>} games whose network could not be fetched */
  const missed = new Set();

  /** @param {string} game */
  const isThere = (game) => packagesOf(python, game).every((name) => name in python.loadedPackages);

  /** @param {string} game */
  async function load(game) {
    const names = packagesOf(python, game);
    // The browser keeps files that came in damaged, and they would be damaged again.
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
     * Puts the network of a game in place, if it has one. A network that could not be fetched is asked for once more.
     * @param {string} game
     * @param {() => void} onSign  is called now and then for as long as that takes
     * @returns {Promise<boolean>} whether the game can be searched with its network, if it has one
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
