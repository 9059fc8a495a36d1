/**
 * What the page says in English of the players of a game: a name, or null for the person at this screen.
 * Who is called by the colour has sentences of en.ts.
 */
import { COLOUR } from "../../en.js";
import { orFewer, percent } from "./words.js";
import type { Colour } from "../../../../engine/wire.js";

export const players = {
  you: "You",
  turnOf: (name: string | null) => (name === null ? "Your turn" : `${name}’s turn`),
  timeOf: (name: string | null, time: string) => `${name === null ? "Your" : `${name}’s`} time: ${time}`,
  isThinking: (name: string) => `${name} is thinking`,
  hasPlayed: (name: string | null, turn: string) => `${name ?? "You"} played ${turn}.`,
  yourChances: (share: number): string => `your chances: ${percent(share)}`,
  isSure: (name: string | null) => `${name === null ? "You are" : `${name} is`} sure to win. You may end the game or play on.`,
  provenWinner: (colour: Colour, turns: number) =>
    turns === 0 ? `${COLOUR[colour]} has a forced win` : `${COLOUR[colour]} has a forced win (${orFewer(turns)})`,
  forcedWin: (name: string | null, turns: number): string => {
    const who = name === null ? "You have a forced win" : `${name} has a forced win`;
    return turns === 0 ? who : `${who} (${orFewer(turns)})`;
  },

  // The result
  hasWon: (name: string | null) => `${name ?? "You"} won`,
  wasSure: (name: string | null) => `${name === null ? "You were" : `${name} was`} sure to win. You may play on.`,
  ranOut: (name: string | null) => `${name ?? "You"} lost on time. You may play on without the clock.`,
  gaveUp: (name: string | null) => `${name ?? "You"} resigned. You may play on.`,
  /** @param count  the difference in stones or parasols */
  outcome: (
    name: string | null,
    isWon: boolean,
    how: "plain" | "resigned" | "time" | "stones" | "parasols",
    count: number,
  ): string => {
    const by = {
      plain: "",
      resigned: " by resignation",
      time: " on time",
      stones: ` by ${count} ${count === 1 ? "stone" : "stones"}`,
      parasols: ` by ${count} ${count === 1 ? "parasol" : "parasols"}`,
    };
    return `${name ?? "You"} ${isWon ? "won" : "lost"}${by[how]}`;
  },
  resignGameTo: (name: string) => `${name} wins the game.`,

  // Two people at one screen
  nameField: (colour: Colour) => `Name of ${COLOUR[colour]}`,
  nameHint: "optional",

  // A match of a gauntlet
  beaten: (name: string) => `You have beaten ${name}`,
  lostTo: (name: string) => `${name} has beaten you`,
  resigned: "You have resigned",
  wonByResignation: (name: string) => `${name} wins the match.`,
  triumph: (game: string) => `All five are beaten: the gauntlet of ${game} is yours!`,

  // By colours
  isSureToWin: (colour: Colour) => `${COLOUR[colour]} is sure to win. You may end the game or play on.`,
  wasDecided: (colour: Colour) => `${COLOUR[colour]} was sure to win. You may play on.`,
  lostOnTime: (colour: Colour) => `${COLOUR[colour]} has lost on time. You may play on without the clock.`,
  hasResigned: (colour: Colour) => `${COLOUR[colour]} has resigned. You may play on.`,
  hasSwapped: (opponent: string, colour: Colour) =>
    `${opponent} has swapped colours and taken over your stone. You play ${COLOUR[colour]} now.`,
};
