/** What the page says in English where one learns: lessons, puzzles, exercises, the editor, notes and analyses. */
import { COLOUR } from "../../en.js";
import { listed, number, orFewer, percent } from "./words.js";
import type { Colour } from "../../../../engine/wire.js";

/** In steps of five seconds, and in minutes where it is longer. */
const timeLeft = (seconds: number): string =>
  seconds < 90 ? `about ${Math.max(5, 5 * Math.round(seconds / 5))} s left` : `about ${Math.round(seconds / 60)} min left`;

/** @param unit  evaluations or playouts */
const openingsFrom =
  (unit: string) =>
  (games: number, budget: number): string =>
    `From ${number(games)} games of the computer with itself, ${number(budget)} ${unit} a step. The first turns were drawn, ` +
    "so how often one was played says little about how good it is.";

export const learning = {
  // Lessons and rules
  lessonList: "Lessons",
  lessonDone: " done",
  lessonHint: "Hint",
  lessonAgain: "Try again",
  lessonNext: "Next lesson",
  lessonMissed: {
    turns: (turn: string) => `${turn} is allowed, but it is not what this lesson asks for.`,
    capture: (turn: string, least: number) =>
      `${turn} takes ${least === 1 ? "no enemy stone" : `fewer than ${least} enemy stones`} off.`,
    flip: (turn: string, least: number) =>
      `${turn} flips ${least === 1 ? "no enemy stone" : `fewer than ${least} enemy stones`}.`,
    win: (turn: string) => `${turn} does not win yet.`,
  },
  lessonsUnavailable: "The lessons could not be fetched. Check your connection and open them again.",
  lessonProgress: "your progress in the lessons",
  rulesPage: "Open as a page",
  rulesUnavailable: "The rules could not be fetched.",

  // The player's own mistakes, to be done better
  exercisesTitle: "Your mistakes",
  exercisesKept: "your exercises",
  exercisesDue: (count: number) => `${number(count)} due`,
  exerciseHeading: (game: string, turn: number) => `${game}, turn ${turn}`,
  exerciseTask: (played: string, cost: number) =>
    `In your game you played ${played}, which cost ${percent(cost)}. Find the better turn.`,
  exerciseHint: (row: string) => `It begins in row ${row}.`,
  exerciseRight: (turn: string) => `Right: ${turn} is better.`,
  exerciseWrong: (turn: string) => `${turn} is not it.`,
  exerciseSame: (turn: string) => `${turn} is what you played then.`,
  exerciseBetter: (turn: string) => `Better: ${turn}.`,
  exerciseWins: (turns: number) => `It wins in ${orFewer(turns)}.`,
  exerciseComesAgain: (day: string) => `It comes again on ${day}.`,
  exerciseNotScheduled: "When it comes again could not be worked out, so it stays as it was.",
  exerciseNext: "Next",
  exerciseForget: "Forget this one",
  exercisePractise: "Practise all the same",
  exercisesCount: (due: number, all: number) => `${number(due)} of ${number(all)} due. They stay on this device.`,
  exercisesMost: (most: number) => `Of those that you have not answered, the newest ${number(most)} are kept.`,
  exercisesNoneTitle: "No mistakes collected yet",
  exercisesNone: "Review a game that you have played. Your mistakes in it come here, and you find the better turn.",
  exercisesDoneTitle: "All done",
  exercisesDone: (day: string) => `The next one is due on ${day}.`,
  exercisesSeen: "You have seen them all.",

  // Setting up a position
  setUp: "Set up",
  editorTitle: "Set up a position",
  toolsLegend: "Tool",
  stoneTool: (colour: Colour) => `${COLOUR[colour]} stone`,
  removeTool: "Remove",
  holeTool: "Hole",
  moverLegend: "To play",
  symmetryLabel: "Symmetry",
  symmetries: { none: "none", turn: "half a turn", diagonal: "across the diagonal" },
  holeCountLabel: "Number",
  scatter: "Scatter",
  clearHoles: "No holes",
  freeSquares: (count: number) =>
    count % 2 === 1
      ? `${count} free ${count === 1 ? "square" : "squares"}: odd, as it must be.`
      : `${count} free squares: even. Add or remove a hole.`,
  noSuchSymmetry: "That number of holes does not fit this symmetry.",
  clearBoard: "Clear board",
  saveBoard: "Save board",
  boardName: "Name of the board",
  playFromHere: "Play from here",
  positionPossible: "This position can be played.",
  sharePosition: "Link, code and picture",
  positionLink: "Link to this position",
  noGameFromHere: "No game can begin from this position. The link opens a picture of it.",
  positionPictureTitle: (name: string) => `A position of ${name}`,
  makePuzzle: "Make a puzzle",
  oneTurnWins: (turn: string, turns: number | null) =>
    `Exactly one turn wins: ${turn}${turns === null ? "" : `, in ${orFewer(turns)}`}. This is a puzzle.`,
  turnsWin: (count: number, turns: string[]) => `${number(count)} turns win: ${listed(count, turns)}. A puzzle has exactly one.`,
  turnsWinAtLeast: (count: number, turns: string[]) =>
    `At least ${number(count)} turns win: ${listed(count, turns)}. A puzzle has exactly one.`,
  noTurnWins: "No turn wins here.",
  turnsNotProven: "Which turn wins could not be proven. Try a smaller or fuller board.",
  provingStopped: "Stopped before anything was proven.",
  puzzleLink: "Link to this puzzle",
  puzzlePictureTitle: (name: string, colour: Colour) => `A puzzle of ${name}: ${COLOUR[colour]} to play`,

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
  pointerHint: "Also with the right mouse button, or press and hold: a circle, or an arrow if you go on to another cell.",
  markMade: (cell: string, what: string) => `${cell}: ${what}.`,
  markGone: (cell: string, what: string) => `${cell}: no longer ${what}.`,
  marksGone: (cell: string) => `${cell}: no marks.`,
  allMarksGone: "No marks on this position.",
  arrowBegins: (cell: string) => `The arrow begins on ${cell}. Where does it end?`,
  hasComment: "comment",
  hasMarks: "marks",
  treeLabel: "Tree of variations. The arrow keys lead from turn to turn.",

  // Numbers on stones
  numbersLabel: "Turn numbers on stones",
  numbersOff: "Off",
  numbersAll: "All",
  numbersFrom: (turn: number) => `From turn ${turn}`,

  // Puzzles
  puzzlesTitle: "Puzzles",
  puzzleProgress: "your puzzles",
  puzzleOfDay: "Puzzle of the day",
  puzzlesHint: "One turn wins, every other loses. The engine has proven both.",
  solvePuzzle: "Solve",
  solvePuzzleAgain: "Look again",
  solveAnother: "One more",
  actOfLevel: (act: string, level: string) => `${act}: ${level}`,
  puzzleOfGame: "Puzzle",
  puzzlesSolved: (solved: number, all: number) => `${solved} of ${all} solved`,
  puzzleRating: (elo: number) => `Your puzzle rating: ${elo}`,
  puzzleRatingNow: (elo: number, change: number) => `Your puzzle rating: ${elo} (${change < 0 ? "−" : "+"}${Math.abs(change)})`,
  puzzleStreak: (streak: number, best: number) => `First tries in a row: ${streak} (best: ${best})`,
  dailyStreak: (days: number) => `${days} ${days === 1 ? "day" : "days"} in a row`,
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
  puzzlesNoneFits: "No puzzles match. Choose something else.",
  puzzleName: (place: number, level: string) => `Puzzle ${place}, ${level}`,
  puzzleFitting: "Solve the next one",
  nextPuzzle: "Next puzzle",
  allPuzzles: "All puzzles",
  puzzleTask: "Find the only winning turn.",
  puzzleGoal: "Goal",
  /** What the marks of each game say, at its easiest puzzle. */
  puzzleFirst: {
    subsume:
      "The line round a loop has the colour of the player it counts for. The numbers say how many edge cells it takes up, and " +
      "how many win.",
    parasol:
      "Each mark is in the middle of a parasol. Discs are Red’s and diamonds are Blue’s: hollow where that colour leads, full " +
      "where it holds the parasol for good.",
    surmount: "The number on a group is its size. Your stone may replace an enemy stone if the group it makes is larger.",
    sunspot:
      "A thin ring is on each stone that does not see the edge of the board. A dashed one says that the other colour can flip " +
      "the stone now.",
    sum: "A dashed ring is on each stone that one more enemy stone beside it would take off the board.",
  } as Record<string, string>,
  puzzleGoOn: "You are still winning. Find the next turn.",
  puzzleProving: "Checking the position…",
  puzzleProvingWhy: "The engine proves which turns win.",
  puzzleJudging: "Checking your turn…",
  puzzleRight: "Right!",
  puzzleAnswer: (colour: Colour) => `${COLOUR[colour]} answers.`,
  puzzleWrong: "Not this one",
  puzzleLoses: (turn: string, colour: Colour, turns: number | null) =>
    `After ${turn}, ${COLOUR[colour]} ${turns === null ? "is sure to win" : `wins in ${orFewer(turns)}`}.`,
  puzzleUnclear: (turn: string) => `${turn} is not the turn of this puzzle. Whether it wins, too, the engine cannot tell.`,
  showWhy: "Play it out",
  showSolution: "Show solution",
  puzzleWhy: "This is why",
  puzzleSolution: "The solution",
  puzzleStep: (turn: number, all: number) => `${turn} of ${all}:`,
  puzzleSolved: "Solved!",
  puzzleSure: (colour: Colour) => `${COLOUR[colour]} is now sure to win.`,
  puzzleResults: {
    first: "solved at once",
    hint: "solved with a hint",
    later: "solved after a mistake",
    missed: "not solved yet",
  },
  /** Of each theme, what is true of the solution; a quiet turn has nothing of the kind. */
  puzzleHints: {
    c: "Hint: the winning turn takes stones off the board.",
    f: "Hint: the winning turn turns stones over.",
    l: "Hint: the winning turn threatens to close a winning loop at once.",
    r: "Hint: either side would win if it had the turn here.",
    n: "Hint: count to the end; it decides who has more.",
    d: "Hint: your opponent threatens to win at once.",
    s: "Hint: you give up stones on the way.",
  } as Record<string, string>,
  puzzleHintNoTheme: "Hint: look for a turn that you would not play at first.",
  puzzleHintCell: (cell: string) => `Hint: begin on ${cell}.`,
  puzzleAbout: (themes: string) => `Theme: ${themes}`,
  puzzleUnrated: "This position is in no collection, so it does not count for your rating.",
  sharedPuzzle: (key: string) => ["Sunstones puzzle", key].filter(Boolean).join(" "),
  sharedDaily: (day: string) => `Sunstones puzzle of the day ${day}`,
  puzzleBroken: "Not a puzzle",
  puzzleRefused: (reason: string) => `This puzzle cannot be opened: ${reason}`,
  puzzleNoWin: "This is not a puzzle: no turn wins here.",
  puzzleManyWins: (turn: string, other: string) =>
    `This is not a puzzle: more than one turn wins here, such as ${turn} and ${other}.`,
  puzzleOver: "This is not a puzzle: the game is over here.",
  puzzleUnproven: "The engine cannot prove which turns win here, so it cannot be a puzzle here.",
  noPuzzlesOf: (name: string) => `There are no puzzles of “${name}”.`,
  packUnreachable: (game: string) => `The puzzles of ${game} could not be fetched. Check your connection and try again.`,
  packInParts: (game: string) => `Some puzzles of ${game} are damaged and left out. The others can be solved.`,
  packUnreadable: (game: string) => `The puzzles of ${game} are damaged. Load the page again while you are online.`,

  // Study
  analysisSwitch: "Analysis",
  analysisLooking: "Analysing the position…",
  analysisWaits: "Analysis resumes when the computer has played.",
  analysisOver: "The game is over. Go back a turn to analyse it.",
  provenWin: (turns: number) => (turns === 1 ? "wins in 1" : `wins in ${turns} or fewer`),
  provenLoss: (turns: number) => (turns === 1 ? "loses in 1" : `loses in ${turns} or fewer`),
  candidatesHeading: "Best steps",
  bestLine: "Best line",
  openings: "Openings",
  openingsLooking: "Looking it up…",
  openingsUnreachable: "The opening book could not be fetched. Check your connection and try again.",
  openingsOf: (size: number) => `The opening book is of boards of size ${size} without holes.`,
  openingsEnd: (depth: number) => `The book knows no games from here. It goes ${depth} turns deep at most.`,
  openingsOfFirst: "Games won by the colour of the first stone. The other player may take it over.",
  openingsWon: "Games won by the one who plays it",
  openingsFrom: { evaluations: openingsFrom("evaluations"), playouts: openingsFrom("playouts") },
  openingPlay: "Play it",
  gamesPlayed: (games: number) => (games === 1 ? "1 game" : `${number(games)} games`),
  /** @param low  0 … 1, as high */
  openingRange: (low: number, high: number) => new Intl.NumberFormat("en", { style: "percent" }).formatRange(low, high),
  graphHeading: (colour: Colour) => `${COLOUR[colour]}’s chances`,
  graphSummary: (colour: Colour, known: number, all: number) =>
    `${COLOUR[colour]}’s chances in ${known} of ${all} positions. The table below the graph has the numbers.`,
  graphTable: "As a table",
  tableTurn: "Turn",
  tableChances: "Chances",
  tableRemark: "Remark",
  graphStart: "Start",
  goToTurn: (turns: number) => (turns === 0 ? "Go to the start" : `Go to turn ${turns}`),
  lookOver: "Review game",
  lookingOver: (done: number, all: number, seconds: number | null) =>
    [`Reviewing position ${done} of ${all}`, seconds === null ? "" : timeLeft(seconds)].filter(Boolean).join(", "),
  markCounts: { inaccuracy: "Inaccuracies", mistake: "Mistakes", blunder: "Blunders" },
  stopLooking: "Stop review",
  nothingMarked: "No mistakes found. Well played.",
  mistakeNames: { inaccuracy: "inaccuracy", mistake: "mistake", blunder: "blunder", good: "good find" },
  /** @param share  0 … 1 */
  percent: (share: number): string => percent(share),
  accuracyLabel: "Accuracy",
  accuracyMeans: "Accuracy is out of 100: at 100 no turn cost any chances.",
  mistakeCost: (name: string, share: number) => `${name}, costs ${percent(share)}`,
  betterTurn: (turn: string) => `better: ${turn}`,
  missedWin: (turns: number) => `it wins in ${orFewer(turns)}`,
};
