/**
 * Subsume on the page: its picture and its lessons. The lessons' texts stand in texts/, one file a language.
 *
 * @import { GamePage } from "./game_page.js"
 */

/** @type {GamePage} */
export const subsume = {
  sample: {
    size: 3,
    stones: ["a1 a2 a3 b4 c5 d4 d3 d2 c2 b1", "c1 e1 e3"],
    loop: "a1 a2 a3 b4 c5 d4 d3 d2 c2 b1",
  },
  lessons: [
    {
      id: "place",
      size: 4,
      turns: "d3 c2 e4 e3 a4 b5 g1 f1",
      goal: { kind: "turns", turns: ["e2", "f2", "f3"] },
      answer: "f2",
    },
    {
      id: "flip",
      size: 4,
      turns: "f1 e5 f3 a4 a1 c6 e4 f4 a3 d3 f5 g4",
      goal: { kind: "flip", least: 2 },
      answer: "g3",
    },
    {
      id: "remove",
      size: 3,
      turns: "e2 b2 c4 b3 a2 b4 c3 c5",
      goal: { kind: "capture" },
      answer: "a3",
    },
    {
      id: "win",
      size: 3,
      turns: "e1 b3 b1 e3 c4 e2 b2 d1 d4",
      goal: { kind: "win" },
      answer: "c1",
    },
  ],
};
