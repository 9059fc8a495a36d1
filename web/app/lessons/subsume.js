/** The lessons of Subsume: see lesson.js. @import { Lesson } from "./lesson.js" */

/** @type {readonly Lesson[]} */
export const lessons = [
  {
    id: "place",
    title: "Where you may place",
    text: "A stone must touch at least as many enemy stones as stones of yours. You are Red. Place a stone so that it "
      + "touches the blue one on e3.",
    size: 4,
    turns: "d3 c2 e4 e3 a4 b5 g1 f1",
    goal: { kind: "turns", turns: ["e2", "f2", "f3"] },
    hint: "d4 touches two red stones and a blue one: that is not allowed. Try f2.",
    praise: "So you go where your opponent is strong.",
    answer: "f2",
  },
  {
    id: "flip",
    title: "Close a loop",
    text: "A ring of six stones or more is a loop, whatever their colours. If at least half of it is yours when you close "
      + "it, the rest of it turns to your colour. You are Red: close the loop round f4.",
    size: 4,
    turns: "f1 e5 f3 a4 a1 c6 e4 f4 a3 d3 f5 g4",
    goal: { kind: "flip", least: 2 },
    hint: "Five of the six cells round f4 have stones. Which one is left?",
    praise: "Four of six were red, so e5 and g4 turned red too.",
    answer: "g3",
  },
  {
    id: "remove",
    title: "What is inside goes",
    text: "Whatever stones a new loop surrounds are removed, and nothing is ever placed there again. You are Red: "
      + "surround the blue stone on b3.",
    size: 3,
    turns: "e2 b2 c4 b3 a2 b4 c3 c5",
    goal: { kind: "capture" },
    hint: "Look at the neighbours of b3. One of them is empty.",
    praise: "The blue stone is gone, and two others have turned.",
    answer: "a3",
  },
  {
    id: "win",
    title: "Win along the edge",
    text: "You win with a loop of your colour on more than half of the edge: here on seven of its twelve cells. You are "
      + "Blue. One stone turns enough red ones.",
    size: 3,
    turns: "e1 b3 b1 e3 c4 e2 b2 d1 d4",
    goal: { kind: "win" },
    hint: "Look at the left side of the board, between b1 and d1.",
    praise: "The loop turned blue all round, and it takes up most of the edge.",
    answer: "c1",
  },
];
