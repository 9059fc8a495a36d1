/** The lessons of Surmount: see lesson.js. @import { Lesson } from "./lesson.js" */

/** @type {readonly Lesson[]} */
export const lessons = [
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
];
