/**
 * What the page says in English where one learns: lessons, puzzles, exercises, the editor, notes and analyses.
 *
 * @import { Colour } from "../../../../engine/wire.js"
 */
import { COLOUR, orFewer } from "../../en.js";
import { listed, number, percent } from "./words.js";

export const learning = {
  // Lessons and rules
  lessonList: "Lessons",
  lessonDone: " done",
  lessonHint: "Hint",
  lessonAgain: "Try again",
  lessonNext: "Next lesson",
  /** @param {string} hint */
  lessonMissed: (hint) => `Not quite. ${hint} Press “Try again”.`,
  lessonsUnavailable: "The lessons could not be fetched. Check your connection and open them again.",
  lessonProgress: "your progress in the lessons",
  rulesPage: "Open as a page",
  rulesUnavailable: "The rules could not be fetched.",

  // The player's own mistakes, to be done better
  exercisesTitle: "Your mistakes",
  exercisesKept: "your exercises",
  /** @param {number} count */
  exercisesDue: (count) => `${number(count)} due`,
  /** @param {string} game @param {number} turn */
  exerciseHeading: (game, turn) => `${game}, turn ${turn}`,
  /** @param {string} played @param {number} cost */
  exerciseTask: (played, cost) => `In your game you played ${played}, which cost ${percent(cost)}. Find the better turn.`,
  /** @param {string} row */
  exerciseHint: (row) => `It begins in row ${row}.`,
  /** @param {string} turn */
  exerciseRight: (turn) => `Right: ${turn} is better.`,
  /** @param {string} turn */
  exerciseWrong: (turn) => `${turn} is not it.`,
  /** @param {string} turn */
  exerciseSame: (turn) => `${turn} is what you played then.`,
  /** @param {string} turn */
  exerciseBetter: (turn) => `Better: ${turn}.`,
  /** @param {number} turns */
  exerciseWins: (turns) => `It wins in ${orFewer(turns)}.`,
  /** @param {string} day */
  exerciseComesAgain: (day) => `It comes again on ${day}.`,
  exerciseNotScheduled: "When it comes again could not be worked out, so it stays as it was.",
  exerciseNext: "Next",
  exerciseForget: "Forget this one",
  exercisePractise: "Practise all the same",
  /** @param {number} due @param {number} all */
  exercisesCount: (due, all) => `${number(due)} of ${number(all)} due. They stay on this device.`,
  /** @param {number} most */
  exercisesMost: (most) => `Of those that you have not answered, the newest ${number(most)} are kept.`,
  exercisesNoneTitle: "Nothing to do better yet",
  exercisesNone: "Review a game that you have played. Each of your blunders in it comes here, and you find the better turn.",
  exercisesDoneTitle: "All done",
  /** @param {string} day */
  exercisesDone: (day) => `The next one is due on ${day}.`,
  exercisesSeen: "You have seen them all.",

  // Setting up a position
  setUp: "Set up",
  editorTitle: "Set up a position",
  toolsLegend: "Tool",
  /** @param {Colour} colour */
  stoneTool: (colour) => `${COLOUR[colour]} stone`,
  removeTool: "Remove",
  holeTool: "Hole",
  moverLegend: "To move",
  symmetryLabel: "Symmetry",
  symmetries: { none: "none", turn: "half a turn", diagonal: "across the diagonal" },
  holeCountLabel: "Number",
  scatter: "Scatter",
  clearHoles: "No holes",
  /** @param {number} count */
  freeSquares: (count) =>
    count % 2 === 1
      ? `${count} free ${count === 1 ? "square" : "squares"}: odd, as it must be.`
      : `${count} free squares: even. Add or remove a hole.`,
  noSuchSymmetry: "That number of holes does not fit this symmetry.",
  clearBoard: "Clear board",
  saveBoard: "Save board",
  boardName: "Name of the board",
  playFromHere: "Play from here",
  positionPossible: "This position can be played.",
  makePuzzle: "Make a puzzle",
  /** @param {string} turn @param {number | null} turns */
  oneTurnWins: (turn, turns) =>
    `Exactly one turn wins: ${turn}${turns === null ? "" : `, in ${orFewer(turns)}`}. This is a puzzle.`,
  /** @param {number} count @param {string[]} turns */
  turnsWin: (count, turns) => `${number(count)} turns win: ${listed(count, turns)}. A puzzle has exactly one.`,
  /** @param {number} count @param {string[]} turns */
  turnsWinAtLeast: (count, turns) => `At least ${number(count)} turns win: ${listed(count, turns)}. A puzzle has exactly one.`,
  noTurnWins: "No turn wins here.",
  turnsNotProven: "Which turn wins could not be proven. Try a smaller or fuller board.",
  provingStopped: "Stopped before anything was proven.",
  puzzleLink: "Link to this puzzle",
  /** @param {string} name @param {Colour} colour */
  puzzlePictureTitle: (name, colour) => `A puzzle of ${name}: ${COLOUR[colour]} to move`,

  // Comments and marks
  notesTitle: "Comment and marks",
  commentLabel: "Comment on this position",
  marksLegend: "Marks on the board",
  markTools: {
    circle: "Circle",
    cross: "Cross",
    square: "Square",
    arrow: "Arrow",
    letter: "Letter",
    number: "Number",
    erase: "Erase marks",
  },
  clearMarks: "Clear marks",
  markHint: "Choose cells on the board. Press the button again to play on.",
  arrowHint: "Choose where the arrow begins, then where it ends. Press the button again to play on.",
  pointerHint: "Also with the right mouse button, or a finger that rests: a circle, or an arrow if you move to another cell.",
  markNames: { circle: "circled", cross: "crossed", square: "with a square" },
  /** @param {string} cell */
  arrowTo: (cell) => `arrow to ${cell}`,
  /** @param {string} text */
  labelled: (text) => `marked ${text}`,
  /** @param {string} cell @param {string} what */
  markMade: (cell, what) => `${cell}: ${what}.`,
  /** @param {string} cell @param {string} what */
  markGone: (cell, what) => `${cell}: no longer ${what}.`,
  /** @param {string} cell */
  marksGone: (cell) => `${cell}: no marks.`,
  allMarksGone: "No marks on this position.",
  /** @param {string} cell */
  arrowBegins: (cell) => `The arrow begins on ${cell}. Where does it end?`,
  hasComment: "comment",
  hasMarks: "marks",
  treeLabel: "Tree of variations. The arrow keys lead from turn to turn.",
  /** @param {string} mark */
  noSuchMark: (mark) => `“${mark}” is no mark: write d4, d4.x, d4.s, d4-e5, d4.A or d4.7.`,
  /** @param {string} line */
  noSuchNote: (line) => `“${line}” is no note: it should begin as in “3 d4 d4-e5”.`,

  // Numbers on stones
  numbersLabel: "Turn numbers on stones",
  numbersOff: "Off",
  numbersAll: "All",
  /** @param {number} turn */
  numbersFrom: (turn) => `From turn ${turn}`,

  // Puzzles
  puzzlesTitle: "Puzzles",
  puzzleProgress: "your puzzles",
  puzzleOfDay: "Puzzle of the day",
  puzzlesHint: "One turn wins, every other loses. The engine has proven both.",
  solvePuzzle: "Solve",
  solvePuzzleAgain: "Look again",
  puzzleOfGame: "Puzzle",
  /** @param {number} solved @param {number} all */
  puzzlesSolved: (solved, all) => `${solved} of ${all} solved`,
  /** @param {number} elo */
  puzzleRating: (elo) => `Your puzzle rating: ${elo}`,
  /** @param {number} elo @param {number} change */
  puzzleRatingNow: (elo, change) => `Your puzzle rating: ${elo} (${change < 0 ? "−" : "+"}${Math.abs(change)})`,
  /** @param {number} streak @param {number} best */
  puzzleStreak: (streak, best) => `First tries in a row: ${streak} (best: ${best})`,
  /** @param {number} days */
  dailyStreak: (days) => `${days} ${days === 1 ? "day" : "days"} in a row`,
  puzzleLevel: "Difficulty",
  puzzleLevels: { easy: "Easy", medium: "Medium", hard: "Hard", hardest: "Very hard" },
  puzzleTheme: "Theme",
  puzzleThemes: {
    c: "Capture",
    f: "Flip",
    l: "Loop",
    r: "Race",
    z: "Quiet turn",
    n: "Count",
    d: "Defence",
    s: "Sacrifice",
  },
  puzzleState: "Progress",
  puzzleStates: { open: "Unsolved", solved: "Solved" },
  puzzlesNoneFits: "No puzzle fits. Choose something else.",
  /** @param {number} place @param {string} level */
  puzzleName: (place, level) => `Puzzle ${place}, ${level}`,
  puzzleFitting: "Solve the next one",
  nextPuzzle: "Next puzzle",
  allPuzzles: "All puzzles",
  puzzleTask: "Find the only winning turn.",
  puzzleGoOn: "You are still winning. Find the next turn.",
  puzzleProving: "Checking the position…",
  puzzleProvingWhy: "The engine proves which turns win.",
  puzzleJudging: "Checking your turn…",
  puzzleRight: "Right!",
  /** @param {Colour} colour */
  puzzleAnswer: (colour) => `${COLOUR[colour]} answers.`,
  puzzleWrong: "Not this one",
  /** @param {string} turn @param {Colour} colour @param {number | null} turns */
  puzzleLoses: (turn, colour, turns) =>
    `After ${turn}, ${COLOUR[colour]} ${turns === null ? "is sure to win" : `wins in ${orFewer(turns)}`}.`,
  /** @param {string} turn */
  puzzleUnclear: (turn) => `${turn} is not the turn of this puzzle. Whether it wins, too, the engine cannot tell.`,
  showWhy: "Show why",
  showSolution: "Show solution",
  puzzleWhy: "This is why",
  puzzleSolution: "The solution",
  /** @param {number} turn @param {number} all */
  puzzleStep: (turn, all) => `${turn} of ${all}:`,
  puzzleSolved: "Solved!",
  puzzleResults: {
    first: "solved at once",
    hint: "solved with a hint",
    later: "solved after a mistake",
    missed: "not solved yet",
  },
  /** @param {string} theme */
  puzzleHintTheme: (theme) => `Hint: it is about this – ${theme}.`,
  puzzleHintNoTheme: "Hint: look for a turn that you would not play at first.",
  /** @param {string} cell */
  puzzleHintCell: (cell) => `Hint: begin on ${cell}.`,
  /** @param {string} themes */
  puzzleAbout: (themes) => `Theme: ${themes}`,
  puzzleUnrated: "This position is in no collection, so it does not count for your rating.",
  /** @param {string} key */
  sharedPuzzle: (key) => ["Sunstones puzzle", key].filter(Boolean).join(" "),
  /** @param {string} day */
  sharedDaily: (day) => `Sunstones puzzle of the day ${day}`,
  puzzleBroken: "No puzzle",
  /** @param {string} reason */
  puzzleRefused: (reason) => `This puzzle cannot be opened: ${reason}`,
  puzzleNoWin: "This is no puzzle: no turn wins here.",
  /** @param {string} turn @param {string} other */
  puzzleManyWins: (turn, other) => `This is no puzzle: more than one turn wins here, such as ${turn} and ${other}.`,
  puzzleOver: "This is no puzzle: the game is over here.",
  puzzleUnproven: "The engine cannot prove which turns win here, so this is no puzzle for this page.",
  /** @param {string} name */
  noPuzzlesOf: (name) => `There are no puzzles of “${name}”.`,
  /** @param {string} game */
  packUnreachable: (game) => `The puzzles of ${game} could not be fetched. Check your connection and try again.`,
  /** @param {string} game */
  packInParts: (game) => `Some puzzles of ${game} are damaged and left out. The others can be solved.`,
  /** @param {string} game */
  packUnreadable: (game) => `The puzzles of ${game} are damaged. Load the page again while you are online.`,

  // Study
  analysisSwitch: "Analysis",
  analysisLooking: "Analysing the position…",
  analysisWaits: "Analysis resumes when the computer has played.",
  analysisOver: "The game is over. Go back a turn to analyse it.",
  /** @param {number} turns */
  provenWin: (turns) => (turns === 1 ? "wins in 1" : `wins in ${turns} or fewer`),
  /** @param {number} turns */
  provenLoss: (turns) => (turns === 1 ? "loses in 1" : `loses in ${turns} or fewer`),
  candidatesHeading: "Best steps",
  bestLine: "Best line",
  /** @param {Colour} colour */
  graphHeading: (colour) => `${COLOUR[colour]}’s chances`,
  /** @param {Colour} colour @param {number} known @param {number} all */
  graphSummary: (colour, known, all) =>
    `${COLOUR[colour]}’s chances in ${known} of ${all} positions. The table below the graph has the numbers.`,
  graphTable: "As a table",
  tableTurn: "Turn",
  tableChances: "Chances",
  tableRemark: "Remark",
  graphStart: "Start",
  /** @param {number} turns */
  goToTurn: (turns) => (turns === 0 ? "Go to the start" : `Go to turn ${turns}`),
  lookOver: "Review game",
  /** @param {number} done @param {number} all */
  lookingOver: (done, all) => `Reviewing position ${done} of ${all}`,
  stopLooking: "Stop review",
  nothingMarked: "No mistakes found. Well played.",
  mistakeNames: { inaccuracy: "inaccuracy", mistake: "mistake", blunder: "blunder", good: "good find" },
  /** @param {number} share 0 … 1 @returns {string} */
  percent: (share) => percent(share),
  accuracyLabel: "Accuracy",
  accuracyMeans: "out of 100; 100 means that no turn cost any chances",
  /** @param {string} name @param {number} share */
  mistakeCost: (name, share) => `${name}, costs ${percent(share)}`,
  /** @param {string} turn */
  betterTurn: (turn) => `better: ${turn}`,
  /** @param {number} turns */
  missedWin: (turns) => `it wins in ${orFewer(turns)}`,
};
