/**
 * Defines `<sunstones-board>`: boards of the five games for any page. One line brings it,
 *
 *     <script type="module" src="https://…/embed.js"></script>
 *
 * from the site itself or from a copy of its folder. `embed/options.ts` explains every attribute, `embed/element.ts` the
 * methods and events, and `rules/recipes.html` has examples to copy.
 */

/** Before a lost file is asked for once more (milliseconds): devices change networks, and hosts have bad moments. */
const PAUSES = [300, 1_500, 6_000];

/** @param pauses  that are left @returns the answer; rejects with the last problem */
async function persistently<T>(ask: () => Promise<T>, [pause, ...later]: number[] = PAUSES): Promise<T> {
  try {
    return await ask();
  } catch (problem) {
    if (pause === undefined) throw problem;
    await new Promise((resolve) => setTimeout(resolve, pause));
    return persistently(ask, later);
  }
}

// A server that renders pages has no elements. A script that imports this one does not wait for them.
if (globalThis.customElements) {
  void persistently(() => import("./embed/everywhere.js")).then(({ defineEverywhere }) => defineEverywhere(persistently));
}

export {};
