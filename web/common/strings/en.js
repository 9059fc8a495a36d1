/**
 * Every sentence that the page itself says, in English, and by that the form which the other languages follow: the same
 * keys, a function wherever a sentence holds a value. A colour comes as its id, since languages bend its name.
 * What the engine says (prompts, reasons, results) comes with its replies.
 *
 * @import { Colour, Stage } from "../../engine/protocol.js"
 *
 * @typedef {{ name: string, hint?: string, values?: Record<string, string> }} SettingWords
 */
import { createFormats } from "../formats.js";

/** @type {Record<Colour, string>} */
const COLOUR = { red: "Red", blue: "Blue", black: "Black", white: "White" };

const { number, percent, date } = createFormats("en");

/** @param {number} turns */
const orFewer = (turns) => (turns === 1 ? "1 turn" : `${turns} turns or fewer`);

export const en = {
  // Numbers
  /** @param {number} value @returns {string} */
  number: (value) => number(value),
  /** @param {number} share 0 … 1 @returns {string} */
  percent: (share) => percent(share),

  /** @param {Colour} colour */
  colourName: (colour) => COLOUR[colour],

  // The title of the game
  /** @param {string} game */
  documentTitle: (game) => `${game} · Sunstones`,
  designedBy: "designed by",
  /** @param {string} designer */
  designerLink: (designer) => `The page of ${designer}’s game (opens in a new tab)`,
  howItIsPlayed: "How it is played",
  rulesLink: "Rules",
  lessonsButton: "Lessons",

  // What stands beside the board
  tabsLabel: "Game and analysis",
  tabs: { games: "Games", result: "Result", gauntlet: "Gauntlet", turns: "Turns", study: "Analysis", tools: "More" },
  /** @param {string} game */
  playGame: (game) => `Play ${game}`,
  play: "Play",
  learn: "Learn",

  // The result
  rematch: "Rematch",
  sharePicture: "Share picture",
  friendName: "Your friend",
  /** @param {string} name @param {Colour} colour */
  sideAs: (name, colour) => `${name} (${COLOUR[colour]})`,
  /** @param {string} winner @param {string} loser @param {number} turns */
  resultPlayers: (winner, loser, turns) => `${winner} – ${loser} · ${turns} ${turns === 1 ? "turn" : "turns"}`,

  // Players
  playersHeading: "Players",
  /** @param {Colour} colour */
  sideLabel: (colour) => `Who plays ${COLOUR[colour]}`,
  human: "Human",
  /** @param {string} unit  "stones" or "parasols" @param {number} score @returns {string} */
  scoreUnit: (unit, score) => {
    if (unit === "parasols") return score === 1 ? "parasol" : "parasols";
    return score === 1 ? "stone" : "stones";
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

  // What picking a cell would do: short statements, one after the other
  preview: {
    /** @param {string[]} parts */
    joined: (parts) => parts.join(" · "),
    /** @param {Colour} colour */
    wins: (colour) => `${COLOUR[colour]} wins`,
    /** @param {Colour} colour */
    decides: (colour) => `${COLOUR[colour]} is then sure to win`,
    /** @param {Colour} colour @param {number} count @param {number} all */
    loop: (colour, count, all) => `Closes a loop for ${COLOUR[colour]} with ${count} of ${all} edge cells`,
    /** @param {number} stones */
    removes: (stones) => `Removes ${stones} ${stones === 1 ? "stone" : "stones"}`,
    /** @param {number} stones */
    turns: (stones) => `Flips ${stones} ${stones === 1 ? "stone" : "stones"}`,
    /** @param {number} stones */
    gives: (stones) => `Gives ${stones} ${stones === 1 ? "stone" : "stones"} away`,
    /** @param {number} parasols */
    parasols: (parasols) => `Wins ${parasols} ${parasols === 1 ? "parasol" : "parasols"}`,
    /** @param {number} stones */
    group: (stones) => `Makes a group of ${stones}`,
    /** @param {boolean} grows @param {boolean} captures @param {boolean} mayStop */
    goesOn: (grows, captures, mayStop) => {
      const how = [grows && "grow", captures && "capture"].filter(Boolean).join(" or ");
      return `Then it ${mayStop ? "may" : "must"} ${how}`;
    },
    mayFlip: "Then a stone may be flipped",
    mustGive: "Then stones must be given away",
    /** @param {Colour} colour @param {number} cells */
    closes: (colour, cells) => `${COLOUR[colour]} can no longer play ${cells} ${cells === 1 ? "cell" : "cells"}`,
    /** @param {Colour} colour @param {number} stones */
    saves: (colour, stones) => `Saves ${stones} ${stones === 1 ? "stone" : "stones"} from ${COLOUR[colour]}`,
    /** @param {Colour} colour */
    passes: (colour) => `${COLOUR[colour]} must pass next`,
    tapAgain: "Tap again to play",
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
  newVersion: "A new version of Sunstones is ready. Your game is unchanged.",
  useNewVersion: "Update now",
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
  mustPass: "You have no cell to play. Press Continue to pass.",
  /** @param {Colour} colour @param {string} turn */
  spokenTurn: (colour, turn) => {
    if (turn === "pass") return `${COLOUR[colour]} passed.`;
    return turn === "swap" ? en.coloursSwapped : `${COLOUR[colour]} played ${turn}.`;
  },
  /** @param {string} turn or step, in the game's notation, which has English words @returns {string} as it is shown */
  turnText: (turn) => (turn === "stop" ? "finish turn" : turn),

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
  showLegal: "Show legal cells",

  // Turns
  turnsHeading: "Turns",
  noTurns: "No turns yet",
  toStart: "Go to the start",
  turnBack: "Previous turn",
  turnOn: "Next turn",
  toEnd: "Go to the end",
  promoteVariation: "Move up",
  promoteWhy: "This variation takes the place of the line it branches off.",
  deleteVariation: "Delete",
  deleteWhy: "Delete this variation from here on.",
  restoreVariation: "Restore",
  mistakeBack: "Previous mistake",
  mistakeOn: "Next mistake",
  variationDeleted: "Variation deleted.",

  // Typed turns
  typedLabel: "Type a turn",
  typedHint: "A turn in the game’s notation, such as d4. End it with … to take one step of a longer turn.",
  playTyped: "Play",

  // Clock
  clockLabel: "Clock",
  incrementLabel: "Increment",
  noClock: "none",
  /** @param {number} minutes */
  clockTime: (minutes) => (minutes === 1 ? "1 minute a side" : `${minutes} minutes a side`),
  /** @param {number} seconds */
  incrementTime: (seconds) => (seconds === 1 ? "1 second" : `${seconds} seconds`),
  clockHint: "starts with the first turn; pauses while this tab is hidden",
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
  resignGameTitle: "Resign this game?",
  /** @param {Colour} colour */
  resignGameText: (colour) => `${COLOUR[colour]} wins the game.`,

  // Two computers
  paceLabel: "Pace",
  ownTime: "at their own pace",
  /** @param {number} seconds */
  paceTime: (seconds) => (seconds === 1 ? "a turn every second" : `a turn every ${seconds} seconds`),
  oneTurn: "One turn",

  // Keys
  keysTitle: "Keyboard shortcuts",
  /** @type {Record<"enter" | "pageUp" | "pageDown" | "home" | "end" | "shift" | "control", string>} as on the keyboard */
  keyNames: {
    enter: "Enter",
    pageUp: "Page Up",
    pageDown: "Page Down",
    home: "Home",
    end: "End",
    shift: "Shift",
    control: "Ctrl",
  },
  keysOfBoard: {
    arrows: "on the board: from cell to cell",
    pick: "on the board: pick the cell",
    pages: "on the board: previous or next turn",
    turns: "elsewhere: previous or next turn",
    list: "in the list of turns: from turn to turn, variations too",
    steps: "with these keys: one step instead of a turn",
    ends: "elsewhere: to the start or the end",
    undo: "undo, redo",
    help: "this list",
  },

  // Spoken
  /** @param {number} count @param {Colour} colour @param {string} cells */
  stonesTaken: (count, colour, cells) =>
    `${count} ${COLOUR[colour].toLowerCase()} ${count === 1 ? "stone" : "stones"} removed: ${cells}.`,
  /** @param {number} count @param {string} cells */
  stonesTurned: (count, cells) => `${count} ${count === 1 ? "stone" : "stones"} flipped: ${cells}.`,
  /** @param {string} step */
  spokenStep: (step) => `${step}, and the turn goes on.`,
  /** @param {number} turn @param {string} text */
  atTurn: (turn, text) => `At turn ${turn}: ${text}.`,
  atStart: "At the start.",

  // Share links
  linkCopied: "Link copied. It opens this game with its finished turns.",
  /** @param {string} link */
  linkNotCopied: (link) => `Your browser does not allow copying. Here is the link: ${link}`,
  /** @param {string} reason */
  linkUnreadable: (reason) => `The link could not be opened: ${reason}`,

  // Gauntlet
  gauntlet: "Gauntlet",
  singleGame: "Single game",
  /** @param {string} game */
  gauntletRules: (game) =>
    `Face the five opponents of ${game} one after the other, on its usual board. You begin the ` +
    "first match, then the colours alternate. A loss or a resignation starts it again at the first. " +
    "There is no undo, and there are no hints.",
  gauntletTerms: "No undo and no hints: a finished turn stands.",
  startGauntlet: "Start the gauntlet",
  startAgain: "Start again",
  onceMore: "Run it again",
  goOnHere: "Continue here",
  /** @param {string} name */
  nextOpponent: (name) => `Next: ${name}`,
  /** @param {string} name */
  goOnAgainst: (name) => `Continue against ${name}`,
  /** @param {number} match @param {number} matches */
  matchNumber: (match, matches) => `Match ${match} of ${matches}`,
  rungStates: { won: "beaten", now: "now", next: "next", lost: "lost", ahead: "ahead" },
  /** @param {number} best @param {number} opponents @param {number} completions */
  bestSoFar: (best, opponents, completions) => {
    if (completions > 1) return `You have beaten all ${opponents} in ${completions} runs.`;
    if (completions === 1) return `You have beaten all ${opponents} once.`;
    return best === 0 ? "" : `Best so far: ${best} of ${opponents} beaten.`;
  },
  /** @param {string} name */
  beaten: (name) => `You have beaten ${name}`,
  /** @param {string} name */
  lostTo: (name) => `${name} has beaten you`,
  resigned: "You have resigned",
  /** @param {string} name */
  wonByResignation: (name) => `${name} wins the match.`,
  /** @param {string} game */
  triumph: (game) => `All five are beaten: the gauntlet of ${game} is yours!`,
  matchOver: "This match is over.",
  resignTitle: "Resign this match?",
  /** @param {string} first */
  resignText: (first) => `It counts as a loss. The gauntlet starts again at ${first}.`,
  playOn: "Play on",
  /** @param {string} game @param {string} opponent @param {boolean} isInMatch */
  gauntletLeft: (game, opponent, isInMatch) =>
    `Your gauntlet of ${game} is in progress: ${isInMatch ? "a match against" : "next is"} ${opponent}.`,
  goOn: "Continue",
  notNow: "Not now",
  playedElsewhere: "This match continues in another tab. Here it no longer counts.",
  /** @param {string} reason */
  matchUnreadable: (reason) => `The saved match could not be opened, so it starts again: ${reason}`,

  // What is kept
  lastGame: "your last game",
  /** @param {string} reason */
  gameUnreadable: (reason) => `Your last game could not be opened, so a new one starts: ${reason}`,
  /** @param {string} game */
  gauntletProgress: (game) => `your progress in the gauntlet of ${game}`,
  keptForThePageOnly: "This browser blocks storage or has no room left. Progress is kept only until you close this page.",
  gameForThePageOnly:
    "This browser blocks storage or has no room left. The game stays in the list only until you close this page.",
  /** @param {string} what @param {string} text */
  savedUnreadable: (what, text) => `The stored data of ${what} could not be read, so it starts anew: “${text}”.`,
  /** @param {string} what @param {number} version */
  savedByNewer: (what, version) =>
    `A newer version of this page has stored ${what} (format ${version}). What this version understands is used.`,
  /** @param {string} what @param {string[]} lost */
  savedInParts: (what, lost) => `Part of ${what} could not be read and is left out: ${lost.join("; ")}.`,

  // Where the browser stores nothing
  /** @param {boolean} forReload @param {boolean} forLater @returns {string} */
  gameUnkept: (forReload, forLater) => {
    const cause = "This browser blocks storage or has no room left";
    if (forLater) return `${cause}. Your game is kept in a spare place for now; save a copy to be safe.`;
    if (forReload) return `${cause}. Your game survives a reload, but not closing this tab. Save a copy of it.`;
    return `${cause}. Your game is lost when you leave this page. Save a copy of it.`;
  },
  copyGame: "Copy game as text",
  downloadGame: "Download game",
  unreadableKept: "The unreadable data is not lost.",
  downloadUnreadable: "Download the unreadable data",

  // Settings: for each key of app/settings/schema.js its name, perhaps a hint, and the names of its values
  settingsTitle: "Settings",
  aboutLink: "About Sunstones and its licences",
  settingsForThePageOnly:
    "This browser blocks storage or has no room left. Settings hold only until you close this page, " +
    "and the language cannot be changed.",
  languageWaits: "The language changes once you have finished setting up the position.",
  keptSettings: "your settings",
  settingGroups: { look: "Look", board: "On the board", play: "Play", senses: "Motion and sound" },
  settings: settingWords({
    language: { name: "Language", values: { system: "As the browser", en: "English", de: "Deutsch", fr: "Français" } },
    theme: { name: "Theme", values: { system: "As the device", light: "Light", dark: "Dark" } },
    board: { name: "Board", values: { wood: "Wood", paper: "Paper", slate: "Slate", walnut: "Walnut" } },
    stones: { name: "Stones", values: { usual: "Classic", safe: "Colour-blind safe" } },
    stoneSigns: { name: "Clear marks on stones", hint: "A dot or a ring tells the two sides apart without their colours." },
    legal: { name: "Legal cells", hint: "A mark on every cell that can be played." },
    last: { name: "Last turn", hint: "A ring round the stone played last." },
    threats: {
      name: "Threats",
      hint: "Stones in danger, group sizes, parasols, and loops with their counts.",
    },
    preview: { name: "Preview", hint: "Shows what a stone would do before you place it." },
    tapTwice: { name: "Tap twice to play", hint: "On a touch screen the first tap previews, the second one plays." },
    motion: { name: "Animations", hint: "Stones that appear, vanish and flip. Off if your device asks for less motion." },
    sounds: { name: "Sounds", hint: "Soft sounds when stones are placed, removed or flipped, and when a game is won." },
    hintSeconds: {
      name: "Hint after",
      hint: "How long the computer looks for a hint.",
      values: { 1: "1 s", 2: "2 s", 5: "5 s", 10: "10 s" },
    },
  }),

  // New game dialog
  modeLegend: "How to play",
  dialogTitle: "New game",
  gameLegend: "Game",
  sizeLabel: "Board size",
  sizeHint: { hex: "cells along one side", square: "squares along one side" },
  holesLabel: "Holes",
  holesHint: "placed at random; with “Set up” you place them yourself",
  noHoles: "none",
  thinkLabel: "Computer thinks",
  /** @param {number} seconds */
  thinkTime: (seconds) => (seconds === 1 ? "1 second a turn" : `${number(seconds)} seconds a turn`),
  ownPace: "at its own pace",
  thinkHint: "a time of your choice also changes how strong it is",
  /** @param {number} rung from 0 @param {number} rungs @param {string} temper */
  temper: (rung, rungs, temper) => `Strength ${rung + 1} of ${rungs}. ${temper}`,
  start: "Start",
  cancel: "Cancel",
  /** @param {Colour} colour @param {boolean} first */
  sideField: (colour, first) => `${COLOUR[colour]} (${first ? "first" : "second"})`,
  closeDialog: "Close",

  // Lessons and rules
  /** @param {string} game */
  learnTitle: (game) => `Learn ${game}`,
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
  rulesInEnglish: "This is a summary. The full rules below, with boards, are in English.",
  rulesUnavailable: "The rules could not be fetched.",

  // Boards in other people's pages
  invitation: "Press a cell to play.",
  /** @param {Colour} colour @param {string} opponent */
  invitationAgainst: (colour, opponent) => `You play ${COLOUR[colour]} against ${opponent}: press a cell.`,
  coloursSwapped: "The colours have been swapped.",
  startAgainHere: "Start over",
  boardPageTitle: "A board of Sunstones",
  openInSunstones: "Open in Sunstones",
  showPosition: "Show the position",
  boardGameOver: "The game is over.",
  boardUnavailable: "The board could not be fetched.",
  /** @param {string} reason */
  boardEngineFailed: (reason) => `The engine could not start (${reason}).`,
  /** @param {string} origin */
  frameBlockedByPage: (origin) =>
    "The engine could not start, because this page’s content security policy blocks it. " +
    `The page’s author can allow it: frame-src ${origin}`,
  /** @param {string} origin */
  frameBlockedByBrowser: (origin) =>
    `The engine could not start: the browser did not show its frame from ${origin}. ` +
    "The page’s author can look for Cross-Origin-Embedder-Policy on this page, and for X-Frame-Options or " +
    "frame-ancestors on that site.",
  /** @param {string} given */
  playTakesText: (given) => `play() takes a turn as a text, such as "d4", not a value of type ${given}.`,
  replayFirst: "Go to the first turn",
  replayBack: "Previous turn",
  replayForward: "Next turn",
  replayLast: "Go to the last turn",
  /** @param {number} step @param {number} turns */
  replayCount: (step, turns) => `${step} of ${turns}`,
  /** @param {string} name @param {string} mode */
  notInThisMode: (name, mode) => `${name}() works in mode "${mode}" only, once the board has been painted (event "painted").`,
  /** @param {string} name @param {number} length */
  attributeTooLong: (name, length) => `The attribute ${name} is too long (${length} characters).`,
  /** @param {string} game @param {string[]} games */
  noSuchGame: (game, games) => `There is no game “${game}”; the games are ${games.join(", ")}.`,
  /** @param {string} game @param {string} size @param {number} smallest @param {number} largest */
  noSuchSize: (game, size, smallest, largest) => `${game} is played on sizes ${smallest} to ${largest}, not “${size}”.`,
  /** @param {string} game @param {string} cells */
  playedWithoutHoles: (game, cells) => `${game} is played without holes, not with “${cells}”.`,
  /** @param {string} mode */
  noSuchMode: (mode) => `There is no mode “${mode}”; the modes are diagram, replay, play.`,
  /** @param {string} step @param {number} turns */
  noSuchStep: (step, turns) => `The step “${step}” is not a number from 0 to ${turns}, the number of turns.`,
  /** @param {string} game @param {string} opponent @param {string[]} opponents */
  noSuchOpponent: (game, opponent, opponents) =>
    `${game} has no opponent “${opponent}”; there are ${opponents.join(", ")}, and human.`,
  /** @param {string} cell */
  noSuchCell: (cell) => `There is no cell “${cell}” on this board.`,
  /** @param {string} start */
  startUnreadable: (start) => `The start “${start}” should read like d4 d5/c4/2.`,
  /** @param {string} cell */
  cellNamedTwice: (cell) => `The cell “${cell}” holds two stones.`,
  /** @param {string} part @param {string[]} ids of the game's colours */
  noSuchColour: (part, ids) => `“${part}” should begin with ${ids.join(" or ")}, and then name cells.`,

  // Saved games
  /** @param {number} time milliseconds since 1970 @returns {string} */
  date: (time) => date(time),
  libraryTitle: "Saved games",
  saveAs: "Save this game as",
  save: "Save",
  savedHeading: "Saved in this browser",
  nothingSaved: "Nothing is saved yet.",
  /** @param {string} game @param {number} turns */
  savedName: (game, turns) => {
    if (turns === 0) return `${game}, a board`;
    return `${game}, ${turns} ${turns === 1 ? "turn" : "turns"}`;
  },
  /** @param {string} game @param {number} size @param {number} turns @param {string} day @returns {string} */
  savedAbout: (game, size, turns, day) => `${game}, size ${size} · ${turns === 1 ? "1 turn" : `${turns} turns`} · ${day}`,
  /** @param {string} name */
  gameSaved: (name) => `“${name}” saved.`,
  /** @param {string} name */
  savedOpened: (name) => `“${name}” is on the board.`,
  /** @param {string} name @param {string} reason */
  savedUnusable: (name, reason) => `“${name}” could not be opened: ${reason}`,
  /** @param {number} count */
  savedLost: (count) =>
    count === 1
      ? "1 entry could not be read. It is left as it is."
      : `${count} entries could not be read. They are left as they are.`,
  savedByNewerPage: "A newer version of Sunstones has saved the games here. They are safe. Reload this page to get that version.",
  unreadableEntry: "Unreadable",
  downloadEntry: "Download",
  downloadUnreadableEntry: "Download the unreadable entry",
  deleteUnreadableEntry: "Delete the unreadable entry",
  /** @param {string} name */
  deleted: (name) => `“${name}” deleted.`,
  /** @param {string} name */
  notDeleted: (name) => `“${name}” could not be deleted.`,
  undoDelete: "Restore",
  /** @param {string} name */
  renameOf: (name) => `Rename “${name}”`,
  /** @param {string} name */
  newNameOf: (name) => `New name of “${name}”`,
  /** @param {string} name */
  deleteOf: (name) => `Delete “${name}”`,

  // Games from elsewhere
  openFromElsewhere: "Open a game from elsewhere",
  pasteHint: "Paste a link, a list of turns, a record, or a game from AbstractPlay",
  chooseFile: "Choose a file…",
  open: "Open",
  opened: "The game is on the board.",
  bringBackGame: "Return to my game",
  gameLeft: "Your last game is still here.",
  nothingToOpen: "Paste a game first.",
  tooLongToOpen: "This is too long to be a game.",
  /** @param {string} name */
  fileUnreadable: (name) => `The file “${name}” cannot be read.`,
  /** @param {string} reason */
  notOpened: (reason) => `This cannot be opened: ${reason}`,

  // Sharing
  shareTitle: "Share",
  shareLink: "Link to this game",
  shareText: "Turns as text",
  shareFiles: "Files",
  shareCode: "Code for your own page",
  saveFile: "Game file",
  savePng: "Picture (PNG)",
  saveSvg: "Drawing (SVG)",
  copy: "Copy",
  /** @param {string} what */
  copyOf: (what) => `Copy: ${what}`,
  textCopied: "Copied.",
  notCopied: "Your browser does not allow copying. The text is selected for you.",
  fileSaved: "The file is ready.",
  /** @param {string} game @param {number} turns */
  pictureTitle: (game, turns) => `${game} after ${turns} ${turns === 1 ? "turn" : "turns"}`,

  // With a friend, by link
  friend: "By link",
  friendsTurn: "It is your friend’s turn. Send the link, and open the one that comes back.",
  withAFriend: "With a friend, by link",
  withAFriendHint: "Send your turn as a link. Your friend plays and sends one back.",
  playByLink: "Continue by link",
  sendLink: "Send the link",
  correspondenceDue: "You have played. Send the link: your friend opens it, plays and sends one back.",
  correspondenceAtTheEnd: "That was the last turn. Send the link so that your friend sees it.",
  /** @param {Colour} colour */
  correspondenceOpened: (colour) => `Your friend has played. It is your turn, with ${COLOUR[colour]}.`,
  correspondenceEnds: "Your friend has played. The game is over.",
  correspondenceMessage: "It is your turn!",
  correspondenceSent: "The link is on its way.",
  correspondenceCopied: "Link copied. Paste it into a message to your friend.",

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

  // Study
  hintButton: "Hint",
  hideHint: "Hide hint",
  hintThinking: "Looking for a good move…",
  /** @param {string} step @param {string} chances */
  hintSays: (step, chances) => `Hint: ${step} (${chances}).`,
  /** @param {string} cell */
  hintPlace: (cell) => `a stone on ${cell}`,
  /** @param {string} cell */
  hintGrow: (cell) => `let the group grow to ${cell}`,
  /** @param {string} cell */
  hintCapture: (cell) => `capture on ${cell}`,
  /** @param {string} cell */
  hintFlip: (cell) => `flip the stone on ${cell}`,
  /** @param {string} cell */
  hintGive: (cell) => `give away the stones at ${cell}`,
  hintStop: "finish the turn here",
  hintSwap: "swap colours",
  hintPass: "pass, the only turn there is",
  analysisSwitch: "Analysis",
  analysisLooking: "Analysing the position…",
  analysisWaits: "Analysis resumes when the computer has played.",
  analysisOver: "The game is over. Go back a turn to analyse it.",
  /** @param {Colour} colour @param {number} share */
  chancesOf: (colour, share) => `${COLOUR[colour]} ${percent(share)}`,
  /** @param {number} playouts */
  restsOn: (playouts) => `${number(playouts)} ${playouts === 1 ? "playout" : "playouts"}`,
  /** @param {Colour} colour @param {number} turns */
  provenWinner: (colour, turns) =>
    turns === 0 ? `${COLOUR[colour]} has a forced win` : `${COLOUR[colour]} has a forced win (${orFewer(turns)})`,
  /** @param {number} turns */
  provenWin: (turns) => `wins in ${turns} or fewer`,
  /** @param {number} turns */
  provenLoss: (turns) => `loses in ${turns} or fewer`,
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
  mistakeNames: { inaccuracy: "inaccuracy", mistake: "mistake", blunder: "blunder" },
  /** @param {string} name @param {number} share */
  mistakeCost: (name, share) => `${name}, costs ${percent(share)}`,
  /** @param {string} turn */
  betterTurn: (turn) => `better: ${turn}`,
  /** @param {number} turns */
  missedWin: (turns) => `it wins in ${orFewer(turns)}`,
};

/**
 * Every setting's words have the same type, whether they have a hint and values or not.
 * @template {string} Key @param {Record<Key, SettingWords>} words
 */
function settingWords(words) {
  return words;
}
