/**
 * Sum on the page: its picture and its lessons. The lessons' texts stand in texts/, one file a language.
 *
 * @import { GamePage } from "./game_page.js"
 */

/** @type {GamePage} */
export const sum = {
  sample: {
    size: 5,
    stones: ["a3 b1 b2 b3 c3 e3 e4", "a4 b5 c4 c5 d2 d5 e2"],
    holes: "a5 d3",
  },
  lessons: [
    {
      id: "place",
      size: 5,
      turns: "b2 d2 a4 d3 a5 c4 b5 d5",
      goal: { kind: "turns", turns: ["a1", "a2", "a3", "b1", "b3", "c1", "c2"] },
      answer: "b3",
    },
    {
      id: "remove",
      size: 5,
      turns: "c2 d2",
      goal: { kind: "capture" },
      answer: "d3",
    },
    {
      id: "chain",
      size: 5,
      turns: "b3 b1 e4 d3 b2 c2 c4 e5 c3 d5",
      goal: { kind: "capture", least: 3 },
      answer: "c1",
    },
    {
      id: "skip",
      size: 4,
      holes: "a1",
      turns: "c3 d3 b3 d1 a3 d4 c2 c4 c1",
      goal: { kind: "turns", turns: ["pass"] },
      answer: "pass",
    },
  ],
};
