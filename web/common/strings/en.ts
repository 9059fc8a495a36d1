/**
 * Every sentence that the page itself says, in English, and by that the form which the other languages follow: the same
 * keys, a function wherever a sentence holds a value. A colour comes as its id, since languages bend its name.
 * What the engine says (prompts, reasons, results) comes with its replies.
 */

import type { Colour } from "../../engine/wire.js";
import type { Stage } from "../../engine/protocol.js";

export const COLOUR: Record<Colour, string> = { red: "Red", blue: "Blue", black: "Black", white: "White" };

const number = (value: number) => value.toLocaleString("en");
/** @param share  0 to 1 */
const percent = (share: number) => share.toLocaleString("en", { style: "percent" });

export const en = {
  // Numbers
  number: (value: number): string => number(value),
  colourName: (colour: Colour) => COLOUR[colour],

  // The title of the game
  documentTitle: (game: string) => `${game} · Sunstones`,
  designedBy: "designed by",
  designerLink: (designer: string) => `The page of ${designer}’s game (opens in a new tab)`,
  rulesLink: "Rules",
  lessonsButton: "Lessons",

  // What stands beside the board
  tabsLabel: "Game and analysis",
  tabs: { games: "Games", result: "Result", turns: "Turns", study: "Analysis", tools: "More" },
  playGame: (game: string) => `Play ${game}`,
  play: "Play",
  learn: "Learn",

  // Players
  playersHeading: "Players",
  sideLabel: (colour: Colour) => `Who plays ${COLOUR[colour]}`,
  human: "Human",
  /** @param needed  as many win; null where no number does */
  standingUnit: (unit: "loop" | "parasols" | "stones" | "group", needed: number | null): string =>
    needed === null
      ? { loop: "in a loop", parasols: "parasols", stones: "stones", group: "in a group" }[unit]
      : `${needed} to win`,

  // Board
  boardLabel: "Board. Go from cell to cell with the arrow keys, pick one with Enter.",
  emptyCell: "empty",
  holeCell: "hole",
  stoneOf: (colour: Colour) => `${COLOUR[colour].toLowerCase()} stone`,
  justPlayed: "just played",
  justFlipped: "just flipped",
  inWinningLoop: "in the winning loop",
  litCell: "lit up",
  pointedCell: "marked",
  inDanger: "in danger",
  seesNoEdge: "does not see the edge",
  inGroup: (stones: number) => `group of ${stones}`,
  /** @param count  such as 5/18; empty where nothing is counted */
  inLoop: (colour: Colour, count: string) => [`loop for ${COLOUR[colour]}`, count].filter(Boolean).join(" "),
  /** @param isHeld  for good, or only leading */
  parasolOf: (colour: Colour, isHeld: boolean) =>
    isHeld ? `parasol held by ${COLOUR[colour]}` : `${COLOUR[colour]} leads in the parasol`,
  waitingCell: "chosen, waiting for the engine",
  removedFrom: (colour: Colour) => `a ${COLOUR[colour].toLowerCase()} stone was just removed`,
  cannotPlay: "cannot be played",
  targetWords: {
    place: "can be played",
    grow: "the group can grow here",
    capture: "can be captured",
    flip: "can be flipped",
    give: "can be given to the opponent",
  },

  // Status
  stages: {
    runtime: "Getting ready…",
    micropip: "Getting ready…",
    engine: "Getting the rules ready…",
    ready: "Ready",
    failed: "The engine could not start",
  } as Record<Stage, string>,
  firstMoveNow: "Choose a cell. It is played as soon as the engine is ready.",
  waitingFor: (cell: string) => `${cell} is played as soon as the engine is ready.`,
  bringingBack: "Your game comes back as soon as the engine is ready.",
  bootTimedOut: "The engine did not start in time. Perhaps the connection is slow, or WebAssembly is off.",
  bootFailed: (reason: string) =>
    `Part of the engine is missing, damaged or could not be fetched (${reason}). Your game is safe.`,
  engineLost: "The engine restarted. Your game is unchanged.",
  partMissing: "This part of the page could not be fetched. Check your connection and try again.",
  noAnswer: "the engine gave no answer",
  /** Reasons that engine/watch.ts and engine/worker.ts give, for people. */
  bootReasons: {
    "no worker": "its program was not found",
    "no micropip": "its installer micropip is damaged",
    "no py_engine": "its rules py_engine are damaged",
    "the worker was ended": "the browser ended it",
    "the worker no longer answers": "it no longer answers",
    "this browser has no WebAssembly": "this browser has no WebAssembly",
  } as Record<string, string>,
  bootOffline: "A file of the engine is missing or damaged: connect to the network and try again. Your game is safe.",
  /** What engine/damage.ts has found, and what to do. */
  bootFileProblems: {
    missing: (file: string) =>
      `The file ${file} is missing. Try again later, or tell the people who run this site. Your game is safe.`,
    damaged: (file: string) =>
      `The file ${file} is damaged. Try again. If that does not help, tell the people who run this site. ` + "Your game is safe.",
    unreachable: (file: string) =>
      `The file ${file} could not be fetched. Check your connection and try again. Your game is safe.`,
  } as Record<string, (file: string) => string>,
  retry: "Try again",
  toMove: (colour: Colour) => `${COLOUR[colour]} to play`,
  thinking: (colour: Colour, name: string) => `${name} is thinking for ${COLOUR[colour]}`,
  paused: "Paused",
  pausedDetail: "Press “Resume” to let the computers play on.",
  heldDetail: (name: string) => `${name} has stopped thinking. Press “Resume” to let it think again.`,
  computerHeld: "The computer is paused. Press “Resume”.",
  /** @param winRate  0 … 1; null leaves it out */
  thought: (playouts: number, winRate: number | null): string => {
    const counted = en.restsOn(playouts);
    return winRate === null ? counted : `${counted} · win estimate ${percent(winRate)}`;
  },
  thoughtOf: (name: string, playouts: number, winRate: number | null): string => {
    const counted = en.restsOn(playouts);
    return winRate === null ? `${name}: ${counted}` : `${name} rates its chances at ${percent(winRate)} (${counted}).`;
  },
  wins: (colour: Colour) => `${COLOUR[colour]} wins`,
  gameOver: "This game is over. Play on from an earlier turn, or start a new game.",
  notYourTurn: "It is not your turn: the computer is thinking.",
  tooEarly: "The engine is not ready yet.",
  nothingHere: (cell: string) => `Nothing can be done at ${cell} now.`,
  mustPass: "You have no cell to play: “Continue” passes.",

  // Buttons
  newGame: "New game",
  undo: "Undo",
  redo: "Redo",
  undoStep: "Undo step",
  finishTurn: "Finish turn",
  swap: "Swap colours",
  swapWhy: "Place a stone, or swap colours: you then take over the first stone (the pie rule).",
  passContinue: "Continue",
  stop: "Stop",
  pause: "Pause",
  resume: "Resume",
  resign: "Resign",

  // Turns
  variationDeleted: "Variation deleted.",

  // Clock
  timeLeft: (colour: Colour, time: string) => `${COLOUR[colour]}’s time: ${time}`,
  acceptResignation: "Accept resignation",
  stopDecided: "End the game",

  // Two computers
  oneTurn: "One turn",

  // Share links

  // Gauntlet
  startAgain: "Start again",
  onceMore: "Run it again",
  goOnHere: "Continue here",
  nextOpponent: (name: string) => `Next: ${name}`,
  proof: "Proof",
  evenMatch: (elo: number) => `Even match (${elo})`,
  matchOver: "This match is over.",
  playOnFromHere: "Play on from here",
  backToEnd: "Back to the end",
  matchUnreadable: (reason: string) => `The saved match could not be opened, so it starts again: ${reason}`,

  // What is kept
  lastGame: "your last game",
  gameUnreadable: (reason: string) => `Your last game could not be opened, so a new one starts: ${reason}`,
  gauntletProgress: (game: string) => `your progress in the gauntlet of ${game}`,
  keptForThePageOnly: "This browser blocks storage or has no room left. Progress is kept until you close the page.",
  savedUnreadable: (what: string, text: string) => `The stored data of ${what} could not be read, so it starts again: “${text}”.`,
  savedByNewer: (what: string, version: number) =>
    `A newer version of this page has stored ${what} (format ${version}). What this version understands is used.`,
  savedInParts: (what: string, lost: string[]) => `Part of ${what} could not be read and is left out: ${lost.join("; ")}.`,

  // Settings: for each key of app/settings/schema.ts its name, perhaps a hint, and the names of its values
  settingsTitle: "Settings",
  keptSettings: "your settings",

  // New game dialog
  gameLegend: "Game",

  // Lessons and rules
  learnTitle: (game: string) => `Learn ${game}`,

  // Boards in other people's pages
  coloursSwapped: "The colours have been swapped.",

  // Games from elsewhere
  notOpened: (reason: string) => `This cannot be opened: ${reason}`,

  // With a friend, by link
  friend: "By link",
  friendsTurn: "Send your friend the link, and open the one that comes back.",

  // Study
  /** @param playouts  games or looks of a network: each tries one line of play */
  restsOn: (playouts: number) => `${number(playouts)} ${playouts === 1 ? "line tried" : "lines tried"}`,
  hintButton: "Hint",
  hideHint: "Hide hint",
  hintThinking: "Looking for a good turn…",
};
