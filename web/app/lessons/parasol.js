/** The lessons of Parasol: see lesson.js. @import { Lesson } from "./lesson.js" */

/** @type {readonly Lesson[]} */
export const lessons = [
  {
    id: "place",
    title: "Place a stone",
    text: "A parasol is a cell with its six neighbours. On this board there are seven, and the cell in the middle, c3, "
      + "lies in all of them. You are Red: take it.",
    size: 3,
    turns: "a1 e3",
    goal: { kind: "turns", turns: ["c3"] },
    hint: "Press c3, in the middle of the board.",
    praise: "One stone, and it counts in seven parasols.",
    answer: "c3",
  },
  {
    id: "swap",
    title: "Swap",
    text: "Red’s first stone lies on the best cell of the board. You are second, and this once you may swap instead of "
      + "placing: the stone stays where it is, and its colour is yours.",
    size: 3,
    turns: "c3",
    goal: { kind: "turns", turns: ["swap"] },
    hint: "Press “Swap colours” below the board.",
    praise: "Now you are Red, and your opponent goes on with Blue. Whoever begins must fear this, and begins modestly.",
    answer: "swap",
  },
  {
    id: "hold",
    title: "Four of seven",
    text: "This board is a single parasol. Red and Blue have three stones in it each, and one cell is left. Whoever has "
      + "four of the seven holds it. Win it for Red.",
    size: 2,
    turns: "a1 a2 b1 b3 c1 c2",
    goal: { kind: "win" },
    hint: "There is only b2 left, in the middle.",
    praise: "Four of seven: the parasol is yours, and with it the game.",
    answer: "b2",
  },
  {
    id: "win",
    title: "Most of the parasols",
    text: "Seven parasols, and one cell to go. Fill it for Red and see who holds more of them.",
    size: 3,
    turns: "c2 d1 e3 a1 e1 c3 e2 b2 d4 a2 b3 b1 c1 c5 b4 d3 d2 a3",
    goal: { kind: "win" },
    hint: "The empty cell is c4.",
    praise: "The board is full, and most of the parasols are Red’s. Their number is odd: there is always a winner.",
    answer: "c4",
  },
];
