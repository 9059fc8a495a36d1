/**
 * Sunspot on the page: its picture and its lessons. The lessons' texts stand in texts/, one file a language.
 *
 * @import { GamePage } from "./game_page.js"
 */

/** @type {GamePage} */
export const sunspot = {
  sample: {
    size: 3,
    stones: ["b2 b3 c2 c4 d2 d3", "a1 c3 d4 e2 c1"],
    loop: "b2 b3 c2 c4 d2 d3",
  },
  lessons: [
    {
      id: "flip",
      size: 4,
      turns: "g3 e3 e6 b4 f5 c4 c6 c2",
      goal: { kind: "flip" },
      answer: "a2;Xc4",
    },
    {
      id: "give",
      size: 4,
      turns: "e4 e3 c4 c3 d2 d4",
      goal: { kind: "flip" },
      answer: "d7;Xd4;Xc4",
    },
    {
      id: "swap",
      size: 4,
      turns: "d4",
      goal: { kind: "turns", turns: ["swap"] },
      answer: "swap",
    },
    {
      id: "win",
      size: 4,
      turns: "a4 d4 b3 f2 d6 b5 f5 g3 g2 a2 d2 e3 e4 c6 c3;Xd4;Xb3 b1 c1 b2;Xd4;Xa2",
      goal: { kind: "win" },
      answer: "d3",
    },
  ],
};
