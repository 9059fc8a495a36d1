/**
 * The networks that searches ask (py_engine/search/network). The engine starts without their code and without
 * the weights. Pyodide's list of packages names the games that have a network. Its files are fetched at the first search of a
 * game, or before, where the page expects one. Pyodide unpacks them next to the engine, and checks their hashes.
 */

import type { PyodideAPI } from "pyodide";

/** The names of the packages, as in build_scripts/site_build/networks.py. */
const CODE = "network";
const OF_GAME = "network-";
const QUIET = { messageCallback() {}, errorCallback() {} };
/** A page that waits for a search hears this often that the worker lives (milliseconds). */
const SIGN_INTERVAL = 1_000;

const packagesOf = ({ lockfile }: Pick<PyodideAPI, "lockfile" | "loadedPackages">, game: string) =>
  `${OF_GAME}${game}` in lockfile.packages ? [CODE, `${OF_GAME}${game}`] : [];

/** @param folder  that addresses in Pyodide's list are relative to */
export function createNetworks(python: Pick<PyodideAPI, "lockfile" | "loadedPackages" | "loadPackage">, folder: URL) {
  /** By game, those that are on their way. */
  const coming = new Map<string, Promise<void>>();
  /** Games whose network could not be fetched. */
  const missed = new Set<string>();

  const isThere = (game: string) => packagesOf(python, game).every((name) => name in python.loadedPackages);

  async function load(game: string) {
    const names = packagesOf(python, game);
    // The browser keeps files that came in damaged, and they would be damaged again.
    if (missed.has(game)) await Promise.allSettled(names.map(fetchAfresh));
    await python.loadPackage(names, QUIET).catch(() => {});
    if (!isThere(game)) missed.add(game);
    coming.delete(game);
  }

  /** @param name  of a package */
  async function fetchAfresh(name: string) {
    const { file_name: address } = python.lockfile.packages[name] as { file_name: string };
    await (await fetch(new URL(address, folder), { cache: "reload" })).blob();
  }

  return {
    /**
     * Puts the network of a game in place, if it has one. A network that could not be fetched is asked for once more.
     * @param onSign  is called now and then for as long as that takes
     * @returns whether the game can be searched with its network, if it has one
     */
    async bring(game: string, onSign: () => void): Promise<boolean> {
      if (isThere(game)) return true;
      if (!coming.has(game)) coming.set(game, load(game));
      const timer = setInterval(onSign, SIGN_INTERVAL);
      await coming.get(game);
      clearInterval(timer);
      return isThere(game);
    },
  };
}

export type Networks = ReturnType<typeof createNetworks>;
