/**
 * What the lessons say, in English, and by that the form which the other languages follow: for each lesson of each game its
 * title, what to know and what to do, a hint, and praise. The positions stand in the games' own files beside this folder.
 */

export const en = {
  subsume: {
    place: {
      title: "Where you may place",
      text: "A stone must touch at least as many enemy stones as stones of yours. You are Red. Place a stone so that it "
        + "touches the blue one on e3.",
      hint: "d4 touches two red stones and a blue one: that is not allowed. Try f2.",
      praise: "So you go where your opponent is strong.",
    },
    flip: {
      title: "Close a loop",
      text: "A ring of six stones or more is a loop, whatever their colours. If at least half of it is yours when you "
        + "close it, the rest of it turns to your colour. You are Red: close the loop round f4.",
      hint: "Five of the six cells round f4 have stones. Which one is left?",
      praise: "Four of six were red, so e5 and g4 turned red too.",
    },
    remove: {
      title: "What is inside goes",
      text: "Whatever stones a new loop surrounds are removed, and nothing is ever placed there again. You are Red: "
        + "surround the blue stone on b3.",
      hint: "Look at the neighbours of b3. One of them is empty.",
      praise: "The blue stone is gone, and two others have turned.",
    },
    win: {
      title: "Win along the edge",
      text: "You win with a loop of your colour on more than half of the edge: here on seven of its twelve cells. You "
        + "are Blue. One stone turns enough red ones.",
      hint: "Look at the left side of the board, between b1 and d1.",
      praise: "The loop turned blue all round, and it takes up most of the edge.",
    },
  },
  parasol: {
    place: {
      title: "Place a stone",
      text: "A parasol is a cell with its six neighbours. On this board there are seven, and the cell in the middle, c3, "
        + "lies in all of them. You are Red: take it.",
      hint: "Press c3, in the middle of the board.",
      praise: "One stone, and it counts in seven parasols.",
    },
    swap: {
      title: "Swap",
      text: "Red’s first stone lies on the best cell of the board. You are second, and this once you may swap instead of "
        + "placing: the stone stays where it is, and its colour is yours.",
      hint: "Press “Swap colours” below the board.",
      praise: "Now you are Red, and your opponent goes on with Blue. Whoever begins must fear this, and begins modestly.",
    },
    hold: {
      title: "Four of seven",
      text: "This board is a single parasol. Red and Blue have three stones in it each, and one cell is left. Whoever "
        + "has four of the seven holds it. Win it for Red.",
      hint: "There is only b2 left, in the middle.",
      praise: "Four of seven: the parasol is yours, and with it the game.",
    },
    win: {
      title: "Most of the parasols",
      text: "Seven parasols, and one cell to go. Fill it for Red and see who holds more of them.",
      hint: "The empty cell is c4.",
      praise: "The board is full, and most of the parasols are Red’s. Their number is odd: there is always a winner.",
    },
  },
  surmount: {
    replace: {
      title: "Replace",
      text: "You may put a stone in place of an enemy stone if its group is smaller than the group you make. You are "
        + "White, with three stones in a row beside three black ones. Take them.",
      hint: "On b2 your stone joins three others: four against three.",
      praise: "The whole black group is gone. Sizes are everything here.",
    },
    grow: {
      title: "Grow and surmount",
      text: "If your stone joins a group of yours that touches a larger enemy group, you may go on in the same turn: "
        + "grow until you are exactly as large, then take it. You are White. Begin at b3, beside your stone on c3.",
      hint: "b3, then a2: three stones. Now press d4 to take the black three.",
      praise: "Three against three: equal is enough for a group that has been joined and grown.",
    },
    long: {
      title: "A long turn",
      text: "White has a group of four. You are Black: place d5, beside your stone on d6, and grow by cells that touch "
        + "no group but those that these two touch already.",
      hint: "d5, then e4 and e6. Then there are four of you: take c6.",
      praise: "Four stones in one turn, and four of White’s are gone.",
    },
    win: {
      title: "Take the last stone",
      text: "You win when your opponent has no stone left. You are White, and Black has a single group of three. Place, "
        + "grow and take it.",
      hint: "Begin at c6, beside d6; grow by b5; then take b4.",
      praise: "Not a black stone is left.",
    },
  },
  sunspot: {
    flip: {
      title: "Flip",
      text: "A stone that sees the edge of the board cannot be flipped; one that sees it nowhere can, if it hangs "
        + "together with a stone that does. White’s c4 sees the edge only over b3 and a2. You are Black: block that line "
        + "with a stone on a2, then flip c4.",
      hint: "Press a2 first, then c4.",
      praise: "A white stone has become yours, and it cost you nothing.",
    },
    give: {
      title: "Give back",
      text: "If a flipped stone joins stones of yours that see the edge, you must give a connected set of those away. "
        + "You are Black: place d7, flip d4, and choose what to give.",
      hint: "d7, then d4, then c4 or e4 for the stone to give.",
      praise: "A flip has its price when it joins your own stones.",
    },
    swap: {
      title: "Swap",
      text: "Black’s first stone lies in the middle, which is a good place. You are second, and this once you may swap "
        + "instead of placing: the stone is yours then.",
      hint: "Press “Swap colours” below the board.",
      praise: "You have Black now, and White is to move.",
    },
    win: {
      title: "Close a loop",
      text: "You win with a loop of your stones round an enemy stone or an empty cell. You are Black, and one stone "
        + "closes a loop.",
      hint: "Look at d3: who are its neighbours?",
      praise: "The loop is closed.",
    },
  },
  sum: {
    place: {
      title: "Where you may place",
      text: "Count the stones on a square and the eight round it, your new one too: you need at least as many as your "
        + "opponent. You are White. Place a stone next to b2.",
      hint: "c3 has three black neighbours: too many. On b3 you are stronger.",
      praise: "There your stone stands firm.",
    },
    remove: {
      title: "Make a stone fall",
      text: "A stone that has fewer of its own colour on and round its square than of the other is removed. Black’s d2 "
        + "has one white stone beside it. You are White: put a second one there.",
      hint: "Any free square that touches d2 will do, such as d3.",
      praise: "Two against one: it fell.",
    },
    chain: {
      title: "One falls after the other",
      text: "When a stone falls, others may be left too weak and fall as well. You are White: find the square where "
        + "three black stones go at once.",
      hint: "Look at the lowest row, between b1 and c2.",
      praise: "Three in one turn.",
    },
    skip: {
      title: "Skipped",
      text: "On boards with holes the game is called Hole-sum; here a1 is one. You are Black, and there is no square "
        + "where you may place: then you are skipped. Let White go on.",
      hint: "Press “Continue” below the board.",
      praise: "That is no loss yet: the game ends only when neither can move.",
    },
  },
};
