/**
 * Surmount on the page: its picture and its lessons. The lessons' texts stand in texts/, one file a language.
 *
 * @import { GamePage } from "./game_page.js"
 */

/** @type {GamePage} */
export const surmount = {
  sample: {
    size: 3,
    stones: ["b1 b2 c2 c3 d2", "b3 b4 c4 d3 d4"],
  },
  lessons: [
    {
      id: "replace",
      size: 4,
      turns: "c3 b4 e4 b5 b2 b3 c2",
      goal: { kind: "capture", least: 3 },
      answer: "xb2",
    },
    {
      id: "grow",
      size: 4,
      turns: "g1 e5 d5 e3 d4 c3 d6",
      goal: { kind: "capture", least: 3 },
      answer: "b3,a2(xd4)",
    },
    {
      id: "long",
      size: 4,
      turns: "a4 d4 b3 f2 d6 b5 a3 c6,b4(xb3)",
      goal: { kind: "capture", least: 4 },
      answer: "d5,e4,e6(xc6)",
    },
    {
      id: "win",
      size: 4,
      turns: "a4 b3 b4 d6 c5",
      goal: { kind: "win" },
      answer: "c6,b5(xb4)",
    },
  ],
};
