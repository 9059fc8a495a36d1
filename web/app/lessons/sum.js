/** The lessons of Sum: see lesson.js. @import { Lesson } from "./lesson.js" */

/** @type {readonly Lesson[]} */
export const lessons = [
  {
    id: "place",
    title: "Where you may place",
    text: "Count the stones on a square and the eight round it, your new one too: you need at least as many as your "
      + "opponent. You are White. Place a stone next to b2.",
    size: 5,
    turns: "b2 d2 a4 d3 a5 c4 b5 d5",
    goal: { kind: "turns", turns: ["a1", "a2", "a3", "b1", "b3", "c1", "c2"] },
    hint: "c3 has three black neighbours: too many. On b3 you are stronger.",
    praise: "There your stone stands firm.",
    answer: "b3",
  },
  {
    id: "remove",
    title: "Make a stone fall",
    text: "A stone that has fewer of its own colour on and round its square than of the other is removed. Black’s d2 has "
      + "one white stone beside it. You are White: put a second one there.",
    size: 5,
    turns: "c2 d2",
    goal: { kind: "capture" },
    hint: "Any free square that touches d2 will do, such as d3.",
    praise: "Two against one: it fell.",
    answer: "d3",
  },
  {
    id: "chain",
    title: "One falls after the other",
    text: "When a stone falls, others may be left too weak and fall as well. You are White: find the square where three "
      + "black stones go at once.",
    size: 5,
    turns: "b3 b1 e4 d3 b2 c2 c4 e5 c3 d5",
    goal: { kind: "capture", least: 3 },
    hint: "Look at the lowest row, between b1 and c2.",
    praise: "Three in one turn.",
    answer: "c1",
  },
  {
    id: "skip",
    title: "Skipped",
    text: "On boards with holes the game is called Hole-sum; here a1 is one. You are Black, and there is no square where "
      + "you may place: then you are skipped. Let White go on.",
    size: 4,
    holes: "a1",
    turns: "c3 d3 b3 d1 a3 d4 c2 c4 c1",
    goal: { kind: "turns", turns: ["pass"] },
    hint: "Press “Continue” below the board.",
    praise: "That is no loss yet: the game ends only when neither can move.",
    answer: "pass",
  },
];
