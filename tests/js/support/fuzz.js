/** How many cases a test of random input tries, and from which seed: SUNSTONES_FUZZ_RUNS and SUNSTONES_FUZZ_SEED. */
import process from "node:process";

const RUNS = 200;
const SEED = 20_260_101;

/** @returns {{ numRuns: number, seed: number }} for `fc.assert` */
export function fuzzParameters() {
  const { SUNSTONES_FUZZ_RUNS: runs, SUNSTONES_FUZZ_SEED: seed } = process.env;
  return { numRuns: Number(runs ?? RUNS), seed: Number(seed ?? SEED) };
}
