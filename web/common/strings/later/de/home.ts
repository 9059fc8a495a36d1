/** What the page says in German at home, to a visitor by a link, and at the end of the lessons. */
import { COLOUR } from "../../de.js";

export const home: typeof import("../en/home.js").home = {
  homeTitle: "Startseite",
  homeLabel: (waiting) => (waiting.length === 0 ? ": Startseite" : `: Startseite. Es wartet: ${waiting.join(", ")}`),
  lastVisit: "der Tag deines letzten Besuchs",
  homeToday: "Heute",
  homeGames: "Fünf Spiele",
  waits: "wartet",
  gameInProgress: "Laufende Partie",
  turnsPlayed: (turns) => (turns === 1 ? "1 Zug" : `${turns} Züge`),
  exercisesAbout: "Stellungen aus deinen eigenen Partien.",
  exercisesBegin: "Üben",
  exercisesOpen: "Öffnen",
  homeRating: (elo) => `Wertung ${elo}`,
  lastResult: (isWon, opponent) => `Gegen ${opponent} ${isWon ? "gewonnen" : "verloren"}`,
  neverPlayed: "Noch nicht gespielt",

  // A visitor by a link
  visitorTitle: (game) => `Das ist ${game}`,
  visitorPlaysOn: (colour) => `${COLOUR[colour]} ist am Zug. Spiel von hier aus weiter, mit ${COLOUR[colour]}:`,
  visitorOver: "Diese Partie ist zu Ende. Spiel deine eigene:",
  againstComputer: "Gegen den Computer",

  // After the last lesson
  playFirstGame: "Spiel deine erste Partie",
};
