/** What the page says in German where the turns of a strong game are guessed. */
import { COLOUR } from "../../de.js";
import { number, percent } from "./words.js";

export const along: typeof import("../en/along.js").along = {
  alongTitle: "Rate den Zug",
  alongKept: "deine Ergebnisse beim Raten von Zügen",
  alongAbout: "Vor dir läuft eine starke Partie. Finde die Züge, von denen am meisten abhängt.",
  alongHere: "Die Partie auf deinem Brett",
  alongBest: (best) => `Bestwert: ${best} %`,
  alongTurnsOf: (colour) => `Züge von ${COLOUR[colour]} raten`,
  alongHeading: (game, place, all) => `${game}, ${place} von ${all}`,
  alongTask: (turn, colour) => `Zug ${turn}: Welchen hat ${COLOUR[colour]} gespielt?`,
  alongSince: (turns) => `Seither gespielt: ${turns}`,
  alongSame: (turn) => `Ja, ${turn} wurde gespielt.`,
  alongOther: (turn, played) => `Du hast ${turn} gewählt; gespielt wurde ${played}.`,
  alongBetter: (better) => `Der Computer findet ${better} besser.`,
  alongCost: (cost) => (cost <= 0 ? "Deiner ist genauso gut." : `Deiner kostet ${percent(cost)} der Chancen.`),
  alongPoints: (points, most) => `${number(points)} von ${number(most)} Punkten`,
  alongSkip: "Zeigen",
  alongShown: (played) => `Gespielt wurde ${played}.`,
  alongNext: "Weiter",
  alongDone: (points) => `Partie zu Ende: ${points}`,
  alongNewBest: "Das ist dein bestes Ergebnis in diesem Spiel.",
  alongAnother: "Noch eine Partie",
  alongChoose: "Alle Spiele",
  alongMissing: (game) => `Die Partien von ${game} waren nicht zu holen. Prüfe die Verbindung und versuch es noch einmal.`,
};
