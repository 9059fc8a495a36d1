/** The lessons of Subsume: see lesson.js. @import { Lesson } from "./lesson.js" */

/** @type {readonly Lesson[]} */
export const lessons = [
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
];
