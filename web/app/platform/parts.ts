/**
 * Parts of the page that the first picture does not need: dialogs, the editor, the analysis. Each is fetched when it is first
 * asked for, and all of them once nothing else waits, so that they are there at the first press and without a network.
 */

/** @param onProblem  a part that was asked for could not be fetched */
export function createParts(onProblem: (problem: unknown) => void) {
  const loads: (() => Promise<unknown>)[] = [];
  let waiting = 0;
  let areAllWanted = false;
  let isFetchingAll = false;

  return {
    /** Whether any are being fetched. */
    busy: () => waiting > 0 || isFetchingAll,

    /**
     * Those that are still missing, one after another: all at once would hold up the page. What cannot be fetched now is asked
     * for again when it is needed.
     */
    async fetchAll() {
      areAllWanted = true;
      isFetchingAll = true;
      for (const load of loads) await load().catch(() => {});
      isFetchingAll = false;
    },

    /**
     * @param make  fetches the part and makes it
     * @returns uses the part, at once where it is there already; or only sees to it that
     *   it comes
     */
    part<Made>(make: () => Promise<Made>): (use?: (made: Made) => void) => void {
      let known: { made: Made } | null = null;
      let making: Promise<Made> | null = null;

      function load() {
        if (making) return making;
        waiting += 1;
        making = make().finally(() => {
          waiting -= 1;
        });
        making.then(
          (made) => {
            known = { made };
          },
          () => {
            making = null;
          },
        );
        return making;
      }
      loads.push(load);
      // One that is named late comes in its turn, or at once when all the others have come.
      if (areAllWanted && !isFetchingAll) load().catch(() => {});

      return (use = () => {}) => {
        if (known) use(known.made);
        else load().then(use).catch(onProblem);
      };
    },
  };
}

export type Parts = ReturnType<typeof createParts>;
