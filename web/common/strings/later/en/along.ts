/** What the page says in English where the turns of a strong game are guessed. */
import { COLOUR } from "../../en.js";
import { number, percent } from "./words.js";
import type { Colour } from "../../../../engine/wire.js";

export const along = {
  alongTitle: "Guess the turn",
  alongKept: "your results in guessing turns",
  alongAbout: "A strong game is played before you. Find the turns on which most depends.",
  alongHere: "The game on your board",
  alongBest: (best: number) => `best: ${best} %`,
  alongTurnsOf: (colour: Colour) => `Guess ${COLOUR[colour]}’s turns`,
  alongHeading: (game: string, place: number, all: number) => `${game}, ${place} of ${all}`,
  alongTask: (turn: number, colour: Colour) => `Turn ${turn}: which one did ${COLOUR[colour]} play?`,
  alongSince: (turns: string) => `Played since: ${turns}`,
  alongSame: (turn: string) => `Yes, ${turn} was played.`,
  alongOther: (turn: string, played: string) => `You chose ${turn}; ${played} was played.`,
  alongBetter: (better: string) => `The engine prefers ${better}.`,
  alongCost: (cost: number) => (cost <= 0 ? "Yours is as good." : `Yours costs ${percent(cost)} of the chances.`),
  alongPoints: (points: number, most: number) => `${number(points)} of ${number(most)} points`,
  alongSkip: "Show me",
  alongShown: (played: string) => `${played} was played.`,
  alongNext: "Go on",
  alongDone: (points: string) => `Game over: ${points}`,
  alongNewBest: "That is your best result in this game.",
  alongAnother: "Another game",
  alongChoose: "All games",
  alongMissing: (game: string) => `The games of ${game} could not be fetched. Check your connection and try again.`,
};
