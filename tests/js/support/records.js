/** A game as the page keeps it. */
export const RECORD = {
  format: "sunstones-record",
  version: 1,
  game: "parasol",
  size: 3,
  turns: ["c3", "d4"],
  steps: [],
  result: null,
  tree: { turns: ["c3", "d4"], after: [0, 1], line: 2 },
};

export const KEPT_GAME = {
  game: "parasol",
  record: RECORD,
  sides: ["human", "friend"],
  names: ["Anna", ""],
  seconds: 3,
  paused: true,
  times: { clock: { main: 300, increment: 5 }, left: [1000, 2000.5], pace: 1, ended: { how: "time", loser: 1 } },
  left: { game: "sum", record: { ...RECORD, game: "sum" }, sides: ["human", "human"], seconds: null, paused: false, left: null },
};

/** The fields that the list of saved games shows. */
export const ABOUT = {
  sides: ["human", "gust"],
  colours: ["red", "blue"],
  end: { winner: 0, how: "rules", words: "Red holds 4 parasols.", language: "en" },
  picture: { stones: { red: "c3", blue: "d4" }, holes: "", loop: "c3" },
};

/** Of the player's own mistakes, once answered. @type {import("../../../web/app/exercises/exercise.js").Exercise} */
export const EXERCISE = {
  ...{ game: "parasol", size: 3, holes: [], start: null, turns: ["c3", "d4"], played: "a1", better: "b2" },
  ...{ cost: 0.45, missed: 5, at: 1_700_000_000_000 },
  card: {
    ...{ due: 1_700_200_000_000, stability: 2.3, difficulty: 5.1, elapsed: 0, scheduled: 2 },
    ...{ steps: 0, reps: 1, lapses: 0, state: 2, last: 1_700_000_000_000 },
  },
};
