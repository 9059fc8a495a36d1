/** The sentences of boards in English, here and in other people's pages. Such a part imports nothing but its language. */
import { COLOUR, en } from "../en.js";
import { number } from "../later/en/words.js";
import type { Colour } from "../../../engine/wire.js";

export const boards = {
  invitation: "Press a cell to play.",
  invitationAgainst: (colour: Colour, opponent: string) => `You play ${COLOUR[colour]} against ${opponent}: press a cell.`,
  startAgainHere: "Start over",
  solveInvitation: (colour: Colour) => `A puzzle: ${COLOUR[colour]} to play. Find the turn that wins: press a cell.`,
  solveStart: "Solve",
  solveStop: "Stop",
  solveProving: "Proving which turns win…",
  /** @param count  of the turns that win */
  solveFind: (colour: Colour, count: number) =>
    count === 1
      ? `${COLOUR[colour]} to play. Find the only winning turn.`
      : `${COLOUR[colour]} to play. ${number(count)} turns win: find one of them.`,
  solveFindAny: (colour: Colour) => `${COLOUR[colour]} to play. Find a winning turn.`,
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
  frameSandboxed:
    "The frame around this board does not let the engine start (sandbox without allow-same-origin). You can play here:",
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
  positionsOfOtherTurns: (changes: string, found: number, turns: number) =>
    `The positions “${changes}” belong to ${found} turns, and the board has ${turns}.`,
  /** @param word  of the attribute `positions` */
  positionUnfit: (word: string, turn: number) => `“${word}” in the positions does not fit turn ${turn}.`,
  startUnreadable: (start: string) => `The start “${start}” should read like d4 d5/c4/2.`,
  cellNamedTwice: (cell: string) => `The cell “${cell}” holds two stones.`,
  /** @param ids  of the game's colours */
  noSuchColour: (part: string, ids: string[]) => `“${part}” should begin with ${ids.join(" or ")}, and then name cells.`,

  // Marks, and what is said of turns
  /** @param turn  or step, in the game's notation, which has English words @returns as it is shown */
  turnText: (turn: string): string => (turn === "stop" ? "finish turn" : turn),
  spokenTurn: (colour: Colour, turn: string) => {
    if (turn === "pass") return `${COLOUR[colour]} passed.`;
    return turn === "swap" ? en.coloursSwapped : `${COLOUR[colour]} played ${turn}.`;
  },
  stonesTaken: (count: number, colour: Colour, cells: string) =>
    `${count} ${COLOUR[colour].toLowerCase()} ${count === 1 ? "stone" : "stones"} removed: ${cells}.`,
  stonesTurned: (count: number, cells: string) => `${count} ${count === 1 ? "stone" : "stones"} flipped: ${cells}.`,
  gameLeft: "Your last game is still here.",
  spokenStep: (step: string) => `${step}, and the turn goes on.`,
  atTurn: (turn: number, text: string) => `At turn ${turn}: ${text}.`,
  atStart: "At the start.",
  preview: {
    joined: (parts: string[]) => parts.join("\u00a0· "),
    wins: (colour: Colour) => `${COLOUR[colour]} wins`,
    decides: (colour: Colour) => `${COLOUR[colour]} is then sure to win`,
    loop: (colour: Colour, count: number, needed: number) =>
      `Closes a loop for ${COLOUR[colour]} on ${count} edge cells (${needed} win)`,
    removes: (stones: number) => `Removes ${stones} ${stones === 1 ? "stone" : "stones"}`,
    turns: (stones: number) => `Flips ${stones} ${stones === 1 ? "stone" : "stones"}`,
    gives: (stones: number) => `Gives ${stones} ${stones === 1 ? "stone" : "stones"} away`,
    parasols: (parasols: number) => `Wins ${parasols} ${parasols === 1 ? "parasol" : "parasols"}`,
    group: (stones: number) => `Makes a group of ${stones}`,
    goesOn: (grows: boolean, captures: boolean, mayStop: boolean) => {
      const how = [grows && "grow", captures && "capture"].filter(Boolean).join(" or ");
      return `Then it ${mayStop ? "may" : "must"} ${how}`;
    },
    mayFlip: "Then a stone may be flipped",
    mustGive: "Then stones must be given away",
    closes: (colour: Colour, cells: number) => `${COLOUR[colour]} can no longer play ${cells} ${cells === 1 ? "cell" : "cells"}`,
    saves: (colour: Colour, stones: number) => `Saves ${stones} ${stones === 1 ? "stone" : "stones"} from ${COLOUR[colour]}`,
    passes: (colour: Colour) => `${COLOUR[colour]} must pass next`,
    tapAgain: "Tap again to play",
  },
  markNames: { circle: "circled", cross: "crossed", square: "with a square" },
  arrowTo: (cell: string) => `arrow to ${cell}`,
  labelled: (text: string) => `marked ${text}`,
  noSuchMark: (mark: string) => `“${mark}” is not a mark: write d4, d4.x, d4.s, d4-e5, d4.A or d4.7.`,
  noSuchNote: (line: string) => `“${line}” is not a note: it should begin as in “3 d4 d4-e5”.`,
};
