/** What the page says in English on boards in other people's pages. */
import { COLOUR } from "../../en.js";
import { number } from "./words.js";
import type { Colour } from "../../../../engine/wire.js";

export const boards = {
  invitation: "Press a cell to play.",
  invitationAgainst: (colour: Colour, opponent: string) => `You play ${COLOUR[colour]} against ${opponent}: press a cell.`,
  startAgainHere: "Start over",
  solveInvitation: (colour: Colour) => `A puzzle: ${COLOUR[colour]} to move. Find the turn that wins: press a cell.`,
  solveStart: "Solve",
  solveStop: "Stop",
  solveProving: "Proving which turns win…",
  /** @param count  of the turns that win */
  solveFind: (colour: Colour, count: number) =>
    count === 1
      ? `${COLOUR[colour]} to move. Find the only winning turn.`
      : `${COLOUR[colour]} to move. ${number(count)} turns win: find one of them.`,
  solveFindAny: (colour: Colour) => `${COLOUR[colour]} to move. Find a winning turn.`,
  solveNoneWins: "No turn wins here, so there is nothing to solve. You can play both sides.",
  solveUnproven: "Which turn wins here could not be proven. You can play both sides.",
  solveJudging: (turn: string) => `Is ${turn} right?`,
  solveRight: (turn: string) => `Right: ${turn} wins.`,
  solveGoOn: (turn: string) => `Right: ${turn} wins. This is the best defence: win all the same.`,
  solveWrong: (turn: string) => `${turn} does not win.`,
  solveUnsure: (turn: string) => `Whether ${turn} wins could not be proven.`,
  solveShowWhy: "Show why",
  solveTryAgain: "Try again",
  solveSolution: "Solution",
  solveWhy: (turn: string) => `After ${turn}`,
  solveSolved: (how: string) => `Solved. ${how}`,
  boardPageTitle: "A board of Sunstones",
  openInSunstones: "Open in Sunstones",
  showPosition: "Show the position",
  boardGameOver: "The game is over.",
  boardUnavailable: "The board could not be fetched.",
  boardEngineFailed: (reason: string) => `The engine could not start (${reason}).`,
  frameBlockedByPage: (origin: string) =>
    "The engine could not start, because this page’s content security policy blocks it. " +
    `The page’s author can allow it: frame-src ${origin}`,
  frameBlockedByBrowser: (origin: string) =>
    `The engine could not start: the browser did not show its frame from ${origin}. ` +
    "The page’s author can look for Cross-Origin-Embedder-Policy on this page, and for X-Frame-Options or " +
    "frame-ancestors on that site.",
  playTakesText: (given: string) => `play() takes a turn as a text, such as "d4", not a value of type ${given}.`,
  replayFirst: "Go to the first turn",
  replayBack: "Previous turn",
  replayForward: "Next turn",
  replayLast: "Go to the last turn",
  replayCount: (step: number, turns: number) => `${step} of ${turns}`,
  notInThisMode: (name: string, mode: string) =>
    `${name}() works in mode "${mode}" only, once the board has been painted (event "painted").`,
  attributeTooLong: (name: string, length: number) => `The attribute ${name} is too long (${length} characters).`,
  noSuchGame: (game: string, games: string[]) => `There is no game “${game}”; the games are ${games.join(", ")}.`,
  noSuchSize: (game: string, size: string, smallest: number, largest: number) =>
    `${game} is played on sizes ${smallest} to ${largest}, not “${size}”.`,
  playedWithoutHoles: (game: string, cells: string) => `${game} is played without holes, not with “${cells}”.`,
  noSuchMode: (mode: string) => `There is no mode “${mode}”; the modes are diagram, replay, play, puzzle.`,
  noSuchStep: (step: string, turns: number) => `The step “${step}” is not a number from 0 to ${turns}, the number of turns.`,
  noSuchOpponent: (game: string, opponent: string, opponents: string[]) =>
    `${game} has no opponent “${opponent}”; there are ${opponents.join(", ")}, and human.`,
  /** @param ids  of the game's colours */
  noSuchMover: (mover: string, ids: string[]) => `The mover “${mover}” should be ${ids.join(" or ")}.`,
  noSuchCell: (cell: string) => `There is no cell “${cell}” on this board.`,
  startUnreadable: (start: string) => `The start “${start}” should read like d4 d5/c4/2.`,
  cellNamedTwice: (cell: string) => `The cell “${cell}” holds two stones.`,
  /** @param ids  of the game's colours */
  noSuchColour: (part: string, ids: string[]) => `“${part}” should begin with ${ids.join(" or ")}, and then name cells.`,
};
