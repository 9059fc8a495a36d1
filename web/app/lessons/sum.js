/** The lessons of Sum: see lesson.js. @import { Lesson } from "./lesson.js" */

/** @type {readonly Lesson[]} */
export const lessons = [
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
];
