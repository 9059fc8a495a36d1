/** What the page says in German of the players of a game: a name, or null for the person at this screen. */
import { COLOUR } from "../../de.js";
import { inTurns, percent } from "./words.js";

export const players: typeof import("../en/players.js").players = {
  you: "Du",
  turnOf: (name) => (name === null ? "Du bist am Zug" : `${name} ist am Zug`),
  timeOf: (name, time) => `${name === null ? "Deine Zeit" : `Zeit von ${name}`}: ${time}`,
  isThinking: (name) => `${name} denkt nach`,
  hasPlayed: (name, turn) => `${name === null ? "Du hast" : `${name} hat`} ${turn} gespielt.`,
  yourChances: (share) => `deine Aussichten: ${percent(share)}`,
  isSure: (name) =>
    `${name === null ? "Du gewinnst" : `${name} gewinnt`} sicher. Du kannst die Partie beenden oder weiterspielen.`,
  provenWinner: (colour, turns) =>
    turns === 0
      ? `${COLOUR[colour]} gewinnt sicher`
      : `${COLOUR[colour]} gewinnt sicher (in höchstens ${turns} ${turns === 1 ? "Zug" : "Zügen"})`,
  forcedWin: (name, turns) => {
    const who = name === null ? "Du gewinnst sicher" : `${name} gewinnt sicher`;
    return turns === 0 ? who : `${who} (in ${inTurns(turns)})`;
  },

  // Das Ergebnis
  hasWon: (name) => (name === null ? "Du hast gewonnen" : `${name} hat gewonnen`),
  wasSure: (name) => `${name === null ? "Du hättest" : `${name} hätte`} sicher gewonnen. Du darfst weiterspielen.`,
  ranOut: (name) => `${name === null ? "Du hast" : `${name} hat`} auf Zeit verloren. Ohne Uhr darfst du weiterspielen.`,
  gaveUp: (name) => `${name === null ? "Du hast" : `${name} hat`} aufgegeben. Du darfst weiterspielen.`,
  outcome: (name, isWon, how, count) => {
    const difference = isWon ? "Vorsprung" : "Rückstand";
    const by = {
      plain: "",
      resigned: " durch Aufgabe",
      time: " auf Zeit",
      stones: ` mit ${count} ${count === 1 ? "Stein" : "Steinen"} ${difference}`,
      parasols: ` mit ${count} ${count === 1 ? "Parasol" : "Parasols"} ${difference}`,
    };
    return `${name === null ? "Du hast" : `${name} hat`}${by[how]} ${isWon ? "gewonnen" : "verloren"}`;
  },
  resignGameTo: (name) => `Die Partie geht an ${name}.`,

  // Zwei Menschen an einem Gerät
  nameField: (colour) => `Name von ${COLOUR[colour]}`,
  nameHint: "muss nicht sein",

  // Eine Partie des Fünfkampfs
  beaten: (name) => `Du hast ${name} besiegt`,
  lostTo: (name) => `${name} hat dich besiegt`,
  resigned: "Du hast aufgegeben",
  wonByResignation: (name) => `Die Partie geht an ${name}.`,
  triumph: (game) => `Alle fünf sind besiegt: Der Fünfkampf von ${game} ist deiner!`,

  // Nach Farben
  isSureToWin: (colour) => `${COLOUR[colour]} gewinnt sicher. Du kannst die Partie beenden oder weiterspielen.`,
  wasDecided: (colour) => `${COLOUR[colour]} hätte sicher gewonnen. Du darfst weiterspielen.`,
  lostOnTime: (colour) => `${COLOUR[colour]} hat auf Zeit verloren. Ohne Uhr darfst du weiterspielen.`,
  hasResigned: (colour) => `${COLOUR[colour]} hat aufgegeben. Du darfst weiterspielen.`,
  hasSwapped: (opponent, colour) => `${opponent} hat getauscht und deinen Stein übernommen: Du spielst jetzt ${COLOUR[colour]}.`,
};
