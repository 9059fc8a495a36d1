/**
 * How many cases the fuzz tests try, and from which seed. The short run of every check tries the same few hundred cases
 * each time; a long one is a command:
 *
 *     SUNSTONES_FUZZ_RUNS=100000 SUNSTONES_FUZZ_SEED=$RANDOM python3 build_scripts/check.py --only node
 *
 * @import { Parameters } from "fast-check"
 */
import { env } from "node:process";

const { SUNSTONES_FUZZ_RUNS: RUNS, SUNSTONES_FUZZ_SEED: SEED } = env;

/**
 * @param {number} [runs]  of the short run: fewer where a case costs much
 * @returns {Parameters<any>} for fast-check's `assert`
 */
export const fuzz = (runs = 300) => ({ numRuns: RUNS ? Number(RUNS) : runs, seed: SEED ? Number(SEED) : 1 });
