/**
 * Every sentence that the page itself says; what the engine says (prompts, reasons, results) comes with its replies.
 *
 * @import { Colour, Stage } from "../engine/protocol.js"
 */

/** @type {Record<Colour, string>} */
const COLOUR_NAMES = { red: "Red", blue: "Blue", black: "Black", white: "White" };

export const strings = {
  /** @param {Colour} colour */
  colourName: (colour) => COLOUR_NAMES[colour],

  // The title of the game
  /** @param {string} game */
  documentTitle: (game) => `${game} · Sunstones`,
  designedBy: "designed by",
  /** @param {string} designer */
  designerLink: (designer) => `The page of ${designer}’s game (opens in a new tab)`,
  howItIsPlayed: "How it is played",

  // Players
  playersHeading: "Players",
  /** @param {string} colour */
  sideLabel: (colour) => `Who plays ${colour}`,
  human: "Human",
  computers: "Computer, the gentlest first",
  /** @param {string} game @param {number} score @returns {string} what is counted */
  scoreUnit: (game, score) => {
    if (game === "parasol") return score === 1 ? "parasol" : "parasols";
    return score === 1 ? "stone" : "stones";
  },

  // Board
  boardLabel: "Board. Move with the arrow keys, pick a cell with Enter.",
  emptyCell: "empty",
  /** @param {string} colour */
  stoneOf: (colour) => `${colour.toLowerCase()} stone`,
  justPlayed: "just played",
  justFlipped: "just turned",
  inWinningLoop: "in the winning loop",
  waitingCell: "chosen, waiting for the engine",
  /** @param {string} colour */
  removedFrom: (colour) => `a ${colour.toLowerCase()} stone was just taken off`,
  targetWords: {
    place: "can be played",
    grow: "the group can grow here",
    capture: "can be captured",
    flip: "can be turned",
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
  firstMoveNow: "You may choose your first cell already; it is played as soon as the engine is ready.",
  waitingFor: /** @param {string} cell */ (cell) => `${cell} is chosen and will be played as soon as the engine is ready.`,
  bootTimedOut: "The engine did not start in time. The connection may be slow, or WebAssembly may be switched off here.",
  bootFailed: /** @param {string} reason */ (reason) => `The engine could not be started (${reason}).`,
  retry: "Try again",
  noCatalogue: "The list of games could not be fetched. Please check the connection and load the page again.",
  /** @param {string} colour */
  toMove: (colour) => `${colour} to move`,
  /** @param {string} colour @param {string} name */
  thinking: (colour, name) => `${name} is thinking for ${colour}`,
  paused: "Paused",
  pausedDetail: "Two computer players wait for you to let them go on.",
  /** @param {string} colour */
  wins: (colour) => `${colour} wins`,
  gameOver: "The game is over. Undo takes back the last turn; New game starts another.",
  /** @param {string} colour */
  notYourTurn: (colour) => `It is ${colour}’s turn, and the computer is choosing.`,
  /** @param {string} colour */
  opponentOpens: (colour) => `${colour} opens, so the cell you chose early was not played.`,
  /** @param {string} cell */
  nothingHere: (cell) => `Nothing can be done at ${cell} now.`,
  mustPass: "There is no cell to play: continue to pass the turn.",
  /** @param {string} colour @param {string} turn */
  spokenTurn: (colour, turn) => `${colour} played ${turn}.`,

  // Buttons
  newGame: "New game",
  undo: "Undo",
  redo: "Redo",
  undoStep: "Undo step",
  finishTurn: "Finish turn",
  swap: "Swap colours",
  swapWhy: "Pie rule: instead of placing a stone you may take over the first stone and its colour.",
  passContinue: "Continue",
  pause: "Pause",
  resume: "Resume",
  playAgain: "Play again",
  showLegal: "Show legal cells",

  // Turns
  turnsHeading: "Turns",
  noTurns: "No turn has been played.",

  // Share links
  linkUnreadable: /** @param {string} reason */ (reason) => `The link could not be opened: ${reason}`,

  // New game dialog
  dialogTitle: "New game",
  gameLegend: "Game",
  sizeLabel: "Board size",
  sizeHint: { hex: "cells along one side", square: "squares along one side" },
  holesLabel: "Holes",
  holesHint: "chosen at random; nothing is ever placed there",
  noHoles: "none",
  thinkLabel: "Computer thinks",
  /** @param {number} seconds */
  thinkTime: (seconds) => (seconds === 1 ? "1 second a turn" : `${seconds} seconds a turn`),
  ownPace: "at its own pace",
  start: "Start",
  cancel: "Cancel",
  /** @param {string} colour @param {boolean} first */
  sideField: (colour, first) => `${colour} (${first ? "first" : "second"})`,
  closeDialog: "Close",
};
