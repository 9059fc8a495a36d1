/** What the page says in English at home, to a visitor by a link, and at the end of the lessons. */
import { COLOUR } from "../../en.js";
import type { Colour } from "../../../../engine/wire.js";

export const home = {
  homeTitle: "Home",
  /** After the page's name. @param waiting  names of what waits */
  homeLabel: (waiting: string[]) => (waiting.length === 0 ? ": home" : `: home. Waiting: ${waiting.join(", ")}`),
  lastVisit: "the day of your last visit",
  homeToday: "Today",
  homeGames: "Five games",
  waits: "waiting",
  gameInProgress: "Game in progress",
  turnsPlayed: (turns: number) => (turns === 1 ? "1 turn" : `${turns} turns`),
  exercisesAbout: "Positions from your own games.",
  exercisesBegin: "Practise",
  exercisesOpen: "Open",
  homeRating: (elo: number) => `Rating ${elo}`,
  lastResult: (isWon: boolean, opponent: string) => `${isWon ? "Won" : "Lost"} against ${opponent}`,
  neverPlayed: "Not played yet",

  // A visitor by a link
  visitorTitle: (game: string) => `This is ${game}`,
  visitorPlaysOn: (colour: Colour) => `It is ${COLOUR[colour]}’s turn. Play on from here, with ${COLOUR[colour]}:`,
  visitorOver: "This game is over. Play one of your own:",
  againstComputer: "Against the computer",

  // After the last lesson
  playFirstGame: "Play your first game",
};
