/** The sentences of boards in German, here and in other people's pages. Such a part imports nothing but its language. */
import { COLOUR, COLOURED, de } from "../de.js";
import { number } from "../later/de/words.js";

export const boards: typeof import("./en.js").boards = {
  invitation: "Wähle ein Feld, um zu spielen.",
  invitationAgainst: (colour, opponent) => `Du spielst ${COLOUR[colour]} gegen ${opponent}: Wähle ein Feld.`,
  startAgainHere: "Von vorn",
  solveInvitation: (colour) => `Ein Rätsel: ${COLOUR[colour]} ist am Zug. Finde den Zug, der gewinnt: Wähle ein Feld.`,
  solveStart: "Lösen",
  solveStop: "Anhalten",
  solveProving: "Welche Züge gewinnen, wird bewiesen …",
  solveFind: (colour, count) =>
    count === 1
      ? `${COLOUR[colour]} ist am Zug. Finde den einzigen Zug, der gewinnt.`
      : `${COLOUR[colour]} ist am Zug. ${number(count)} Züge gewinnen: Finde einen davon.`,
  solveFindAny: (colour) => `${COLOUR[colour]} ist am Zug. Finde einen Zug, der gewinnt.`,
  solveNoneWins: "Hier gewinnt kein Zug, also gibt es nichts zu lösen. Du kannst beide Seiten spielen.",
  solveUnproven: "Welcher Zug hier gewinnt, ließ sich nicht beweisen. Du kannst beide Seiten spielen.",
  solveJudging: (turn) => `Ist ${turn} richtig?`,
  solveRight: (turn) => `Richtig: ${turn} gewinnt.`,
  solveGoOn: (turn) => `Richtig: ${turn} gewinnt. Das ist die beste Verteidigung: Gewinne trotzdem.`,
  solveWrong: (turn) => `${turn} gewinnt nicht.`,
  solveUnsure: (turn) => `Ob ${turn} gewinnt, ließ sich nicht beweisen.`,
  solveShowWhy: "Zeig warum",
  solveTryAgain: "Noch einmal",
  solveSolution: "Lösung",
  solveWhy: (turn) => `Nach ${turn}`,
  solveSolved: (how) => `Gelöst. ${how}`,
  boardPageTitle: "Ein Brett von Sunstones",
  openInSunstones: "In Sunstones öffnen",
  showPosition: "Stellung zeigen",
  boardGameOver: "Die Partie ist vorbei.",
  boardUnavailable: "Das Brett konnte nicht geladen werden.",
  boardEngineFailed: (reason) => `Der Spielkern konnte nicht starten (${reason}).`,
  frameBlockedByPage: (origin) =>
    "Der Spielkern konnte nicht starten, weil die Content Security Policy dieser Seite ihn " +
    `sperrt. Wer die Seite gemacht hat, kann ihn erlauben: frame-src ${origin}`,
  frameBlockedByBrowser: (origin) =>
    `Der Spielkern konnte nicht starten: Der Browser zeigt seinen Frame von ${origin} nicht. ` +
    "Wer die Seite gemacht hat, kann nach Cross-Origin-Embedder-Policy auf dieser Seite sehen und nach X-Frame-Options " +
    "oder frame-ancestors auf jener.",
  frameSandboxed:
    "Der Frame um dieses Brett lässt den Spielkern nicht starten (sandbox ohne allow-same-origin). Spielen kannst du hier:",
  playTakesText: (given) => `play() nimmt einen Zug als Text, etwa "d4", nicht einen Wert vom Typ ${given}.`,
  replayFirst: "Zum ersten Zug",
  replayBack: "Einen Zug zurück",
  replayForward: "Einen Zug weiter",
  replayLast: "Zum letzten Zug",
  replayCount: (step, turns) => `${step} von ${turns}`,
  notInThisMode: (name, mode) =>
    `Ein Brett kann ${name}() nur im Modus „${mode}“, und erst wenn es zu sehen ist (Ereignis „painted“).`,
  attributeTooLong: (name, length) => `Das Attribut ${name} ist zu lang (${length} Zeichen).`,
  noSuchGame: (game, games) => `Es gibt kein Spiel „${game}“; die Spiele sind ${games.join(", ")}.`,
  noSuchSize: (game, size, smallest, largest) =>
    `${game} wird auf den Größen ${smallest} bis ${largest} gespielt, nicht auf „${size}“.`,
  playedWithoutHoles: (game, cells) => `${game} spielt man ohne Löcher, nicht mit „${cells}“.`,
  noSuchMode: (mode) => `Es gibt keinen Modus „${mode}“; die Modi sind diagram, replay, play, puzzle.`,
  noSuchStep: (step, turns) => `Der Schritt „${step}“ ist keine Zahl von 0 bis ${turns}, der Zahl der Züge.`,
  noSuchOpponent: (game, opponent, opponents) =>
    `${game} hat keinen Gegner „${opponent}“; es gibt ${opponents.join(", ")} und human.`,
  noSuchMover: (mover, ids) => `Am Zug (mover) sollte ${ids.join(" oder ")} sein, nicht „${mover}“.`,
  noSuchCell: (cell) => `Auf diesem Brett gibt es kein Feld „${cell}“.`,
  positionsOfOtherTurns: (changes, found, turns) =>
    `Die Stellungen (positions) „${changes}“ gehören zu ${found} Zügen, und das Brett hat ${turns}.`,
  positionUnfit: (word, turn) => `„${word}“ in den Stellungen (positions) passt nicht zu Zug ${turn}.`,
  startUnreadable: (start) => `Der Anfang „${start}“ sollte wie d4 d5/c4/2 aussehen.`,
  cellNamedTwice: (cell) => `Auf dem Feld „${cell}“ liegen zwei Steine.`,
  noSuchColour: (part, ids) => `„${part}“ sollte mit ${ids.join(" oder ")} beginnen und dann Felder nennen.`,

  // Marks, and what is said of turns
  turnText: (turn) => ({ pass: "gepasst", swap: "getauscht", stop: "Zug beenden" })[turn] ?? turn,
  spokenTurn: (colour, turn) => {
    if (turn === "pass") return `${COLOUR[colour]} hat gepasst.`;
    return turn === "swap" ? de.coloursSwapped : `${COLOUR[colour]} hat ${turn} gespielt.`;
  },
  stonesTaken: (count, colour, cells) =>
    `${count} ${count === 1 ? `${COLOURED[colour]} Stein` : `Steine von ${COLOUR[colour]}`} vom Brett genommen: ${cells}.`,
  stonesTurned: (count, cells) => `${count} ${count === 1 ? "Stein" : "Steine"} umgedreht: ${cells}.`,
  gameLeft: "Deine letzte Partie ist noch da.",
  spokenStep: (step) => `${step}, und der Zug geht weiter.`,
  atTurn: (turn, text) => `Bei Zug ${turn}: ${boards.turnText(text)}.`,
  atStart: "Am Anfang.",
  preview: {
    joined: (parts) => parts.join("\u00a0· "),
    wins: (colour) => `${COLOUR[colour]} gewinnt`,
    decides: (colour) => `${COLOUR[colour]} ist der Sieg dann sicher`,
    loop: (colour, count, needed) => `Schließt einen Ring für ${COLOUR[colour]} auf ${count} Randfeldern (${needed} gewinnen)`,
    removes: (stones) => `Nimmt ${stones} ${stones === 1 ? "Stein" : "Steine"} vom Brett`,
    turns: (stones) => `Dreht ${stones} ${stones === 1 ? "Stein" : "Steine"} um`,
    gives: (stones) => `Gibt ${stones} ${stones === 1 ? "Stein" : "Steine"} ab`,
    parasols: (parasols) => `Gewinnt ${parasols} ${parasols === 1 ? "Parasol" : "Parasols"}`,
    group: (stones) => `Bildet eine Gruppe aus ${stones}`,
    goesOn: (grows, captures, mayStop) => {
      const how = [grows && "wachsen", captures && "schlagen"].filter(Boolean).join(" oder ");
      return `Danach ${mayStop ? "darf" : "muss"} sie ${how}`;
    },
    mayFlip: "Danach darf ein Stein umgedreht werden",
    mustGive: "Danach müssen Steine abgegeben werden",
    closes: (colour, cells) => `Sperrt ${cells} ${cells === 1 ? "Feld" : "Felder"} für ${COLOUR[colour]}`,
    saves: (colour, stones) => `Schützt ${stones} ${stones === 1 ? "Stein" : "Steine"} vor ${COLOUR[colour]}`,
    passes: (colour) => `${COLOUR[colour]} muss dann passen`,
    tapAgain: "Zum Spielen noch einmal tippen",
  },
  markNames: { circle: "mit Kreis", cross: "mit Kreuz", square: "mit Quadrat" },
  arrowTo: (cell) => `Pfeil nach ${cell}`,
  labelled: (text) => `mit ${text} markiert`,
  noSuchMark: (mark) => `„${mark}“ ist keine Markierung: Schreib d4, d4.x, d4.s, d4-e5, d4.A oder d4.7.`,
  noSuchNote: (line) => `„${line}“ ist keine Notiz: Sie sollte beginnen wie in „3 d4 d4-e5“.`,
};
