/** The lessons of Sunspot: see lesson.js. @import { Lesson } from "./lesson.js" */

/** @type {readonly Lesson[]} */
export const lessons = [
  {
    id: "flip",
    title: "Flip",
    text: "A stone that sees the edge of the board is safe; one that sees it nowhere may be flipped, if it hangs together "
      + "with stones that do. White’s c4 is such a stone. You are Black: place a stone on a2, then flip c4.",
    size: 4,
    turns: "g3 e3 e6 b4 f5 c4 c6 c2",
    goal: { kind: "flip" },
    hint: "Press a2 first, then c4.",
    praise: "A white stone has become yours, and it cost you nothing.",
    answer: "a2;Xc4",
  },
  {
    id: "give",
    title: "Give back",
    text: "If a flipped stone joins stones of yours that see the edge, you must give a connected set of those away. You "
      + "are Black: place d5, flip d4, and choose what to give.",
    size: 4,
    turns: "e4 e3 c4 c3 d2 d4",
    goal: { kind: "flip" },
    hint: "d5, then d4, then c4 for the stones to give.",
    praise: "A flip has its price when it joins your own stones.",
    answer: "d5;Xd4;Xc4",
  },
  {
    id: "swap",
    title: "Swap",
    text: "Black’s first stone lies in the middle, which is a good place. You are second, and this once you may swap "
      + "instead of placing: the stone is yours then.",
    size: 4,
    turns: "d4",
    goal: { kind: "turns", turns: ["swap"] },
    hint: "Press “Swap colours” below the board.",
    praise: "You have Black now, and White is to move.",
    answer: "swap",
  },
  {
    id: "win",
    title: "Close a loop",
    text: "You win with a loop of your stones round an enemy stone or an empty cell. You are Black, and one stone closes "
      + "a loop.",
    size: 4,
    turns: "a4 d4 b3 f2 d6 b5 f5 g3 g2 a2 d2 e3 e4 c6 c3;Xd4;Xb3 b1 c1 b2;Xd4;Xa2",
    goal: { kind: "win" },
    hint: "Look at d3: who are its neighbours?",
    praise: "The loop is closed.",
    answer: "d3",
  },
];
