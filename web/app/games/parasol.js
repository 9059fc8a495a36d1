/**
 * Parasol on the page: its picture and its lessons. The lessons' texts stand in texts/, one file a language.
 *
 * @import { GamePage } from "./game_page.js"
 */

/** @type {GamePage} */
export const parasol = {
  sample: {
    size: 3,
    stones: ["b2 b3 c2 c3 d3 a1 e1 d4 c1 e3", "a2 a3 b1 b4 c4 c5 d1 d2 e2"],
    loop: "b2 b3 c2 c3 c4 d2 d3",
  },
  lessons: [
    {
      id: "place",
      size: 3,
      turns: "a1 e3",
      goal: { kind: "turns", turns: ["c3"] },
      answer: "c3",
    },
    {
      id: "swap",
      size: 3,
      turns: "c3",
      goal: { kind: "turns", turns: ["swap"] },
      answer: "swap",
    },
    {
      id: "hold",
      size: 2,
      turns: "a1 a2 b1 b3 c1 c2",
      goal: { kind: "win" },
      answer: "b2",
    },
    {
      id: "win",
      size: 3,
      turns: "c2 d1 e3 a1 e1 c3 e2 b2 d4 a2 b3 b1 c1 c5 b4 d3 d2 a3",
      goal: { kind: "win" },
      answer: "c4",
    },
  ],
};
