/**
 * What the page says in English on boards in other people's pages.
 *
 * @import { Colour } from "../../../../engine/wire.js"
 */
import { COLOUR } from "../../en.js";
import { number } from "./words.js";

export const boards = {
  invitation: "Press a cell to play.",
  /** @param {Colour} colour @param {string} opponent */
  invitationAgainst: (colour, opponent) => `You play ${COLOUR[colour]} against ${opponent}: press a cell.`,
  startAgainHere: "Start over",
  /** @param {Colour} colour */
  solveInvitation: (colour) => `A puzzle: ${COLOUR[colour]} to move. Find the turn that wins: press a cell.`,
  solveStart: "Solve",
  solveStop: "Stop",
  solveProving: "Proving which turns win…",
  /** @param {Colour} colour @param {number} count of the turns that win */
  solveFind: (colour, count) =>
    count === 1
      ? `${COLOUR[colour]} to move. Find the only winning turn.`
      : `${COLOUR[colour]} to move. ${number(count)} turns win: find one of them.`,
  /** @param {Colour} colour */
  solveFindAny: (colour) => `${COLOUR[colour]} to move. Find a winning turn.`,
  solveNoneWins: "No turn wins here, so there is nothing to solve. You can play both sides.",
  solveUnproven: "Which turn wins here could not be proven. You can play both sides.",
  /** @param {string} turn */
  solveJudging: (turn) => `Is ${turn} right?`,
  /** @param {string} turn */
  solveRight: (turn) => `Right: ${turn} wins.`,
  /** @param {string} turn */
  solveGoOn: (turn) => `Right: ${turn} wins. This is the best defence: win all the same.`,
  /** @param {string} turn */
  solveWrong: (turn) => `${turn} does not win.`,
  /** @param {string} turn */
  solveUnsure: (turn) => `Whether ${turn} wins could not be proven.`,
  solveShowWhy: "Show why",
  solveTryAgain: "Try again",
  solveSolution: "Solution",
  /** @param {string} turn */
  solveWhy: (turn) => `After ${turn}`,
  /** @param {string} how */
  solveSolved: (how) => `Solved. ${how}`,
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
  noSuchMode: (mode) => `There is no mode “${mode}”; the modes are diagram, replay, play, puzzle.`,
  /** @param {string} step @param {number} turns */
  noSuchStep: (step, turns) => `The step “${step}” is not a number from 0 to ${turns}, the number of turns.`,
  /** @param {string} game @param {string} opponent @param {string[]} opponents */
  noSuchOpponent: (game, opponent, opponents) =>
    `${game} has no opponent “${opponent}”; there are ${opponents.join(", ")}, and human.`,
  /** @param {string} mover @param {string[]} ids of the game's colours */
  noSuchMover: (mover, ids) => `The mover “${mover}” should be ${ids.join(" or ")}.`,
  /** @param {string} cell */
  noSuchCell: (cell) => `There is no cell “${cell}” on this board.`,
  /** @param {string} start */
  startUnreadable: (start) => `The start “${start}” should read like d4 d5/c4/2.`,
  /** @param {string} cell */
  cellNamedTwice: (cell) => `The cell “${cell}” holds two stones.`,
  /** @param {string} part @param {string[]} ids of the game's colours */
  noSuchColour: (part, ids) => `“${part}” should begin with ${ids.join(" or ")}, and then name cells.`,
};
