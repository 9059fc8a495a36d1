/**
 * Every sentence that the page itself says, in English, and by that the form which the other languages follow: the same
 * keys, a function wherever a sentence holds a value. A colour comes as its id, since languages bend its name.
 * What the engine says (prompts, reasons, results) comes with its replies.
 *
 * @import { Colour } from "../../engine/wire.js"
 * @import { Stage } from "../../engine/protocol.js"
 */

/** @type {Record<Colour, string>} */
export const COLOUR = { red: "Red", blue: "Blue", black: "Black", white: "White" };

/** @param {number} value */
const number = (value) => value.toLocaleString("en");
/** @param {number} share  0 to 1 */
const percent = (share) => share.toLocaleString("en", { style: "percent" });

/** @param {number} turns */
export const orFewer = (turns) => (turns === 1 ? "1 turn" : `${turns} turns or fewer`);

export const en = {
  // Numbers
  /** @param {number} value @returns {string} */
  number: (value) => number(value),
  /** @param {Colour} colour */
  colourName: (colour) => COLOUR[colour],

  // The title of the game
  /** @param {string} game */
  documentTitle: (game) => `${game} · Sunstones`,
  designedBy: "designed by",
  /** @param {string} designer */
  designerLink: (designer) => `The page of ${designer}’s game (opens in a new tab)`,
  rulesLink: "Rules",
  lessonsButton: "Lessons",

  // What stands beside the board
  tabsLabel: "Game and analysis",
  tabs: { games: "Games", result: "Result", turns: "Turns", study: "Analysis", tools: "More" },
  /** @param {string} game */
  playGame: (game) => `Play ${game}`,
  play: "Play",
  learn: "Learn",

  // The result
  rematch: "Rematch",

  // Players
  playersHeading: "Players",
  /** @param {Colour} colour */
  sideLabel: (colour) => `Who plays ${COLOUR[colour]}`,
  human: "Human",
  /**
   * @param {"loop" | "parasols" | "stones" | "group"} unit
   * @param {number | null} needed  so many win; null where no number does
   */
  standingUnit: (unit, needed) => {
    const one = needed === 1;
    const parasols = one ? "parasol" : "parasols";
    const what = { loop: "in a loop", parasols, stones: one ? "stone" : "stones", group: "in a group" }[unit];
    return needed === null ? what : `of ${needed} ${what}`;
  },

  // Board
  boardLabel: "Board. Move with the arrow keys, pick a cell with Enter.",
  emptyCell: "empty",
  holeCell: "hole",
  /** @param {Colour} colour */
  stoneOf: (colour) => `${COLOUR[colour].toLowerCase()} stone`,
  justPlayed: "just played",
  justFlipped: "just flipped",
  inWinningLoop: "in the winning loop",
  litCell: "lit up",
  pointedCell: "marked",
  inDanger: "in danger",
  seesNoEdge: "does not see the edge",
  /** @param {number} stones */
  inGroup: (stones) => `group of ${stones}`,
  /** @param {Colour} colour @param {string} count such as 5/18; empty where nothing is counted */
  inLoop: (colour, count) => [`loop for ${COLOUR[colour]}`, count].filter(Boolean).join(" "),
  /** @param {Colour} colour @param {boolean} isHeld for good, or only leading */
  parasolOf: (colour, isHeld) => (isHeld ? `parasol held by ${COLOUR[colour]}` : `${COLOUR[colour]} leads in the parasol`),
  waitingCell: "chosen, waiting for the engine",
  /** @param {Colour} colour */
  removedFrom: (colour) => `a ${COLOUR[colour].toLowerCase()} stone was just removed`,
  targetWords: {
    place: "can be played",
    grow: "the group can grow here",
    capture: "can be captured",
    flip: "can be flipped",
    give: "can be given to the opponent",
  },

  // Status
  /** @type {Record<Stage, string>} */
  stages: {
    runtime: "Starting Python…",
    micropip: "Loading the installer…",
    engine: "Installing the rules…",
    ready: "Ready",
    failed: "The engine could not start",
  },
  firstMoveNow: "Choose your first cell now. It is played as soon as the engine is ready.",
  /** @param {string} cell */
  waitingFor: (cell) => `${cell} is chosen and will be played as soon as the engine is ready.`,
  bringingBack: "Your game comes back as soon as the engine is ready.",
  bootTimedOut: "The engine did not start in time. The connection may be slow, or WebAssembly may be switched off here.",
  /** @param {string} reason */
  bootFailed: (reason) => `Part of the engine is missing, damaged or could not be fetched (${reason}). Your game is safe.`,
  engineLost: "The engine restarted. Your game is unchanged.",
  partMissing: "This part of the page could not be fetched. Check your connection and try again.",
  noAnswer: "the engine gave no answer",
  /** @type {Record<string, string>} reasons that engine/watch.js and engine/worker.js give, for people */
  bootReasons: {
    "no worker": "its program was not found",
    "no micropip": "its installer micropip is damaged",
    "no py_engine": "its rules py_engine are damaged",
    "the worker was ended": "the browser ended it",
    "the worker no longer answers": "it no longer answers",
    "this browser has no WebAssembly": "this browser has no WebAssembly",
  },
  bootOffline: "A file of the engine is missing or damaged: connect to the network and try again. Your game is safe.",
  /** @type {Record<string, (file: string) => string>} what engine/damage.js has found, and what to do */
  bootFileProblems: {
    /** @param {string} file */
    missing: (file) => `The file ${file} is missing. Try again later, or tell the people who run this site. Your game is safe.`,
    /** @param {string} file */
    damaged: (file) =>
      `The file ${file} is damaged. Try again. If that does not help, tell the people who run this site. ` + "Your game is safe.",
    /** @param {string} file */
    unreachable: (file) => `The file ${file} could not be fetched. Check your connection and try again. Your game is safe.`,
  },
  retry: "Try again",
  /** @param {Colour} colour */
  toMove: (colour) => `${COLOUR[colour]} to move`,
  /** @param {Colour} colour @param {string} name */
  thinking: (colour, name) => `${name} is thinking for ${COLOUR[colour]}`,
  paused: "Paused",
  pausedDetail: "Two computers are playing. Press “Resume” to let them continue.",
  /** @param {string} name */
  heldDetail: (name) => `${name} has stopped thinking. Press “Resume” to let it think again.`,
  /** @param {Colour} colour */
  computerHeld: (colour) => `It is ${COLOUR[colour]}’s turn, and the computer is paused. Press “Resume”.`,
  /** @param {number} playouts @param {number | null} winRate 0 … 1; null leaves it out @returns {string} */
  thought: (playouts, winRate) => {
    const counted = en.restsOn(playouts);
    return winRate === null ? counted : `${counted} · win estimate ${percent(winRate)}`;
  },
  /** @param {string} name @param {number} playouts @param {number | null} winRate @returns {string} */
  thoughtOf: (name, playouts, winRate) => {
    const counted = en.restsOn(playouts);
    return winRate === null ? `${name}: ${counted}` : `${name} rates its chances at ${percent(winRate)} (${counted}).`;
  },
  /** @param {Colour} winner @param {number} turns until then at most; 0 leaves it out @returns {string} */
  proven: (winner, turns) => `${en.provenWinner(winner, turns)}.`,
  /** @param {Colour} colour */
  wins: (colour) => `${COLOUR[colour]} wins`,
  gameOver: "Undo takes back the last turn. New game starts another.",
  /** @param {Colour} colour */
  notYourTurn: (colour) => `It is ${COLOUR[colour]}’s turn, and the computer is thinking.`,
  /** @param {string} opponent @param {Colour} colour */
  hasSwapped: (opponent, colour) => `${opponent} has swapped colours and taken over your stone. You play ${COLOUR[colour]} now.`,
  tooEarly: "The engine is not ready yet.",
  /** @param {string} cell */
  nothingHere: (cell) => `Nothing can be done at ${cell} now.`,
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
  /** @param {Colour} colour @param {string} time */
  timeLeft: (colour, time) => `${COLOUR[colour]}’s time: ${time}`,
  /** @param {Colour} colour */
  lostOnTime: (colour) => `${COLOUR[colour]} has lost on time. You may play on without the clock.`,
  /** @param {Colour} colour */
  hasResigned: (colour) => `${COLOUR[colour]} has resigned. You may play on.`,
  acceptResignation: "Accept resignation",
  stopDecided: "End the game",
  /** @param {Colour} colour */
  isSureToWin: (colour) => `${COLOUR[colour]} is sure to win. You may end the game or play on.`,
  /** @param {Colour} colour */
  wasDecided: (colour) => `${COLOUR[colour]} was sure to win. You may play on.`,

  // Two computers
  paceLabel: "Pace",
  ownTime: "at their own pace",
  /** @param {number} seconds */
  paceTime: (seconds) => (seconds === 1 ? "a turn every second" : `a turn every ${seconds} seconds`),
  oneTurn: "One turn",

  // Share links

  // Gauntlet
  startAgain: "Start again",
  onceMore: "Run it again",
  goOnHere: "Continue here",
  /** @param {string} name */
  nextOpponent: (name) => `Next: ${name}`,
  /** @param {string} name */
  beaten: (name) => `You have beaten ${name}`,
  /** @param {string} name */
  lostTo: (name) => `${name} has beaten you`,
  proof: "Proof",
  /** @param {number} elo */
  evenMatch: (elo) => `Even match (${elo})`,
  resigned: "You have resigned",
  /** @param {string} name */
  wonByResignation: (name) => `${name} wins the match.`,
  /** @param {string} game */
  triumph: (game) => `All five are beaten: the gauntlet of ${game} is yours!`,
  matchOver: "This match is over.",
  playOn: "Play on",
  /** @param {string} reason */
  matchUnreadable: (reason) => `The saved match could not be opened, so it starts again: ${reason}`,

  // What is kept
  lastGame: "your last game",
  /** @param {string} reason */
  gameUnreadable: (reason) => `Your last game could not be opened, so a new one starts: ${reason}`,
  /** @param {string} game */
  gauntletProgress: (game) => `your progress in the gauntlet of ${game}`,
  keptForThePageOnly: "This browser blocks storage or has no room left. Progress is kept only until you close this page.",
  /** @param {string} what @param {string} text */
  savedUnreadable: (what, text) => `The stored data of ${what} could not be read, so it starts anew: “${text}”.`,
  /** @param {string} what @param {number} version */
  savedByNewer: (what, version) =>
    `A newer version of this page has stored ${what} (format ${version}). What this version understands is used.`,
  /** @param {string} what @param {string[]} lost */
  savedInParts: (what, lost) => `Part of ${what} could not be read and is left out: ${lost.join("; ")}.`,

  // Settings: for each key of app/settings/schema.js its name, perhaps a hint, and the names of its values
  settingsTitle: "Settings",
  keptSettings: "your settings",

  // New game dialog
  gameLegend: "Game",

  // Lessons and rules
  /** @param {string} game */
  learnTitle: (game) => `Learn ${game}`,

  // Boards in other people's pages
  coloursSwapped: "The colours have been swapped.",

  // Games from elsewhere
  /** @param {string} reason */
  notOpened: (reason) => `This cannot be opened: ${reason}`,

  // With a friend, by link
  friend: "By link",
  friendsTurn: "It is your friend’s turn. Send the link, and open the one that comes back.",

  // Study
  /** @param {number} playouts  games or looks of a network: each tries one line of play */
  restsOn: (playouts) => `${number(playouts)} ${playouts === 1 ? "line tried" : "lines tried"}`,
  /** @param {Colour} colour @param {number} turns */
  provenWinner: (colour, turns) =>
    turns === 0 ? `${COLOUR[colour]} has a forced win` : `${COLOUR[colour]} has a forced win (${orFewer(turns)})`,
  hintButton: "Hint",
  hideHint: "Hide hint",
  hintThinking: "Looking for a good move…",
};
