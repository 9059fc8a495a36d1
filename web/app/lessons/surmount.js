/** The lessons of Surmount: see lesson.js. @import { Lesson } from "./lesson.js" */

/** @type {readonly Lesson[]} */
export const lessons = [
  {
    id: "replace",
    title: "Replace",
    text: "You may put a stone in place of an enemy stone if its group is smaller than the group you make. You are White, "
      + "with three stones in a row beside three black ones. Take them.",
    size: 4,
    turns: "c3 b4 e4 b5 b2 b3 c2",
    goal: { kind: "capture", least: 2 },
    hint: "On b2 your stone joins three others: four against three.",
    praise: "The whole black group is gone. Sizes are everything here.",
    answer: "xb2",
  },
  {
    id: "grow",
    title: "Grow and surmount",
    text: "If your stone joins a group of yours that touches a larger enemy group, you may go on in the same turn: grow "
      + "until you are exactly as large, then take it. You are White. Begin at b3, beside your stone on c3.",
    size: 4,
    turns: "g1 e5 d5 e3 d4 c3 d6",
    goal: { kind: "capture", least: 2 },
    hint: "b3, then a2: three stones. Now press d4 to take the black three.",
    praise: "Three against three: equal is enough for a group that has been joined and grown.",
    answer: "b3,a2(xd4)",
  },
  {
    id: "long",
    title: "A long turn",
    text: "White has a group of four. You are Black: place d5, beside your stone on d6, and grow by cells that touch no "
      + "group but those that d5 touches already.",
    size: 4,
    turns: "a4 d4 b3 f2 d6 b5 a3 c6,b4(xb3)",
    goal: { kind: "capture", least: 3 },
    hint: "d5, then e4 and e6. Then there are four of you: take c6.",
    praise: "Four stones in one turn, and four of White’s are gone.",
    answer: "d5,e4,e6(xc6)",
  },
  {
    id: "win",
    title: "Take the last stone",
    text: "You win when your opponent has no stone left. You are White, and Black has a single group of two and a stone "
      + "beside it. Place, grow and take them.",
    size: 4,
    turns: "a4 b3 b4 d6 c5",
    goal: { kind: "win" },
    hint: "Begin at c6, beside d6; grow by b5; then take b4.",
    praise: "Not a black stone is left.",
    answer: "c6,b5(xb4)",
  },
];
