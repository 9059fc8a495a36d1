/**
 * Games on a page whose engine is a stub: it knows of each game its name and its turns, and that b2 may be played.
 *
 * @import { Setup } from "../../../web/common/setup.js"
 */
import { HUMAN } from "../../../web/common/sides.js";

/** @param {string} game @returns {Setup} of two people */
export const firstSetup = (game) => ({
  ...{
    game,
    size: 3,
    holeCount: 0,
    names: /** @type {[string, string]} */ (["", ""]),
    sides: [HUMAN, HUMAN],
    seconds: null,
    gauntlet: null,
    clock: null,
  },
  ...{ pace: 1, counts: "nothing" },
});

/** @param {any} request  one that begins a game @returns {{ game: string, turns: string[] }} */
function gameOf({ record, game }) {
  if (typeof record !== "string") return record ?? { game, turns: [] };
  const parts = new URLSearchParams(record);
  return { game: parts.get("game") ?? "", turns: (parts.get("turns") ?? "").split(" ") };
}

/** @returns {{ client: any, hold: () => void, answer: () => void }} hold: answers wait from now on, until they are all given */
export function createStubEngine() {
  /** @type {(() => void)[]} */
  let waiting = [];
  let isHeld = false;
  let on = gameOf({ game: "", record: null });
  return {
    client: {
      /** @param {any} request */
      async request(request) {
        if (isHeld) await new Promise((/** @type {(value?: undefined) => void} */ resolve) => waiting.push(resolve));
        if (request.do !== "act") on = gameOf(request);
        else on = { ...on, turns: [...on.turns, request.action] };
        const { game, turns } = on;
        const nodes = turns.map((_, index) => ({ index }));
        const state = {
          ...{ game, turns, size: 3, holes: [], steps: [], targets: { b2: { action: "b2" } }, choices: [] },
          ...{ board: {}, start: null },
          ...{ over: false, winner: null, decided: null, forced_pass: null, to_move: turns.length % 2 },
          ...{ tree: { nodes, here: turns.length, line: nodes.map(({ index }) => index + 1) } },
          players: [{ colour: "white" }, { colour: "black" }],
        };
        return { state, record: { game, turns } };
      },
    },
    hold: () => {
      isHeld = true;
    },
    answer() {
      isHeld = false;
      for (const go of waiting) go();
      waiting = [];
    },
  };
}
