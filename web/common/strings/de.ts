/** The page's sentences in German. Readers are addressed with „du“. */

import type { Colour } from "../../engine/wire.js";

export const COLOUR: Record<Colour, string> = { red: "Rot", blue: "Blau", black: "Schwarz", white: "Weiß" };
/** As in „ein roter Stein“. */
export const COLOURED: Record<Colour, string> = { red: "roter", blue: "blauer", black: "schwarzer", white: "weißer" };

const number = (value: number) => value.toLocaleString("de");
/** @param share  0 to 1 */
const percent = (share: number) => share.toLocaleString("de", { style: "percent" });

export const de: typeof import("./en.js").en = {
  // Numbers
  number: (value) => number(value),
  colourName: (colour) => COLOUR[colour],

  // The title of the game
  documentTitle: (game) => `${game} · Sunstones`,
  designedBy: "erfunden von",
  designerLink: (designer) => `Die Seite zum Spiel von ${designer} (öffnet sich in einem neuen Tab)`,
  rulesLink: "Regeln",
  lessonsButton: "Lektionen",

  // What stands beside the board
  tabsLabel: "Partie und Analyse",
  tabs: { games: "Spiele", result: "Ergebnis", turns: "Züge", study: "Analyse", tools: "Mehr" },
  playGame: (game) => `${game} spielen`,
  play: "Spielen",
  learn: "Lernen",

  // Players
  playersHeading: "Spieler",
  sideLabel: (colour) => `Wer spielt ${COLOUR[colour]}`,
  human: "Mensch",
  standingUnit: (unit, needed) =>
    needed === null
      ? { loop: "im Ring", parasols: "Parasols", stones: "Steine", group: "in einer Gruppe" }[unit]
      : `${needed} zum Sieg`,

  // Board
  boardLabel: "Spielbrett. Mit den Pfeiltasten bewegst du dich, mit der Eingabetaste wählst du ein Feld.",
  emptyCell: "leer",
  holeCell: "Loch",
  stoneOf: (colour) => `${COLOURED[colour]} Stein`,
  justPlayed: "eben gespielt",
  justFlipped: "eben umgedreht",
  inWinningLoop: "im siegreichen Ring",
  litCell: "hervorgehoben",
  pointedCell: "markiert",
  inDanger: "in Gefahr",
  seesNoEdge: "sieht den Rand nicht",
  inGroup: (stones) => `Gruppe aus ${stones}`,
  inLoop: (colour, count) => [`Ring für ${COLOUR[colour]}`, count].filter(Boolean).join(" "),
  parasolOf: (colour, isHeld) => (isHeld ? `Parasol gehört ${COLOUR[colour]}` : `${COLOUR[colour]} führt im Parasol`),
  waitingCell: "gewählt, wartet auf den Spielkern",
  removedFrom: (colour) => `eben wurde hier ein ${COLOURED[colour]} Stein vom Brett genommen`,
  cannotPlay: "kann nicht besetzt werden",
  targetWords: {
    place: "kann besetzt werden",
    grow: "hierhin kann die Gruppe wachsen",
    capture: "kann geschlagen werden",
    flip: "kann umgedreht werden",
    give: "kann abgegeben werden",
  },

  // Status
  stages: {
    runtime: "Gleich geht es los …",
    micropip: "Gleich geht es los …",
    engine: "Die Regeln kommen noch …",
    ready: "Bereit",
    failed: "Der Spielkern konnte nicht starten",
  },
  firstMoveNow: "Du kannst dein erstes Feld schon wählen; gespielt wird es, sobald der Spielkern bereit ist.",
  waitingFor: (cell) => `${cell} ist gewählt und wird gespielt, sobald der Spielkern bereit ist.`,
  bringingBack: "Die Partie kommt zurück, sobald der Spielkern bereit ist.",
  bootTimedOut:
    "Der Spielkern ist nicht rechtzeitig gestartet. Vielleicht ist die Verbindung langsam oder WebAssembly hier " +
    "abgeschaltet.",
  bootFailed: (reason) =>
    "Ein Teil des Spielkerns fehlt, ist beschädigt oder war nicht zu laden " + `(${reason}). Die Partie ist nicht verloren.`,
  engineLost: "Der Spielkern ist neu gestartet. Deine Partie ist unverändert.",
  partMissing: "Dieser Teil der Seite konnte nicht geholt werden. Prüfe deine Verbindung und versuch es noch einmal.",
  noAnswer: "der Spielkern hat nicht geantwortet",
  bootReasons: {
    "no worker": "sein Programm war nicht zu finden",
    "no micropip": "sein Installationsprogramm micropip ist beschädigt",
    "no py_engine": "seine Regeln py_engine sind beschädigt",
    "the worker was ended": "der Browser hat ihn beendet",
    "the worker no longer answers": "er antwortet nicht mehr",
    "this browser has no WebAssembly": "dieser Browser hat kein WebAssembly",
  },
  bootOffline:
    "Eine Datei des Spielkerns fehlt oder ist beschädigt: Geh online und versuch es noch einmal. " +
    "Die Partie ist nicht verloren.",
  bootFileProblems: {
    missing: (file) =>
      `Die Datei ${file} fehlt: Versuch es später noch einmal, oder sag es den Leuten, die diese Seite ` +
      "betreiben. Die Partie ist nicht verloren.",
    damaged: (file) =>
      `Die Datei ${file} ist beschädigt: Versuch es noch einmal, und wenn das nicht hilft, sag es den Leuten, ` +
      "die diese Seite betreiben. Die Partie ist nicht verloren.",
    unreachable: (file) =>
      `Die Datei ${file} war nicht zu laden: Prüf deine Verbindung und versuch es noch einmal. ` +
      "Die Partie ist nicht verloren.",
  },
  retry: "Noch einmal versuchen",
  toMove: (colour) => `${COLOUR[colour]} ist am Zug`,
  thinking: (colour, name) => `${name} denkt nach, für ${COLOUR[colour]}`,
  paused: "Angehalten",
  pausedDetail: "Zwei Computer spielen. Mit „Weiter“ lässt du sie weiterspielen.",
  heldDetail: (name) =>
    `${name} denkt nicht weiter; was bis hierher gefunden war, ist vergessen. Mit „Weiter“ geht das ` +
    "Nachdenken von vorn los.",
  computerHeld: "Der Computer ist angehalten. Drücke „Weiter“.",
  thought: (playouts, winRate) => {
    const counted = de.restsOn(playouts);
    return winRate === null ? counted : `${counted} · Gewinnaussicht ${percent(winRate)}`;
  },
  // Mit „berechnet“ bräuchte es eine zweite Zeile.
  thoughtOf: (name, playouts, winRate) =>
    winRate === null
      ? `${name}: ${de.restsOn(playouts)}`
      : `${name} gibt sich ${percent(winRate)} Gewinnchance (${number(playouts)} ${playouts === 1 ? "Variante" : "Varianten"}).`,
  wins: (colour) => `${COLOUR[colour]} gewinnt`,
  gameOver: "Diese Partie ist vorbei. Spiel von einem früheren Zug an weiter, oder beginne eine neue.",
  notYourTurn: "Du bist nicht am Zug: Der Computer überlegt.",
  tooEarly: "Gespielt werden kann erst, wenn der Spielkern bereit ist.",
  nothingHere: (cell) => `Auf ${cell} lässt sich jetzt nichts tun.`,
  mustPass: "Kein Feld ist spielbar: Mit „Weiter“ passt du.",

  // Buttons
  newGame: "Neue Partie",
  undo: "Rückgängig",
  redo: "Wiederholen",
  undoStep: "Schritt rückgängig",
  finishTurn: "Zug beenden",
  swap: "Farben tauschen",
  swapWhy: "Setze einen Stein, oder tausche die Farben: Dann übernimmst du den ersten Stein (Kuchenregel).",
  passContinue: "Weiter",
  stop: "Anhalten",
  pause: "Pause",
  resume: "Weiter",
  resign: "Aufgeben",

  // Turns
  variationDeleted: "Die Variante ist gelöscht.",

  // Clock
  timeLeft: (colour, time) => `Zeit von ${COLOUR[colour]}: ${time}`,
  acceptResignation: "Aufgabe annehmen",
  stopDecided: "Partie beenden",

  // Two computers
  oneTurn: "Ein Zug",

  // Share links

  // Gauntlet
  startAgain: "Von vorn beginnen",
  onceMore: "Noch einmal antreten",
  goOnHere: "Hier weiterspielen",
  nextOpponent: (name) => `Als Nächstes: ${name}`,
  proof: "Beweis",
  evenMatch: (elo) => `Ebenbürtig (${elo})`,
  matchOver: "Diese Partie ist vorbei.",
  playOnFromHere: "Ab hier weiterspielen",
  backToEnd: "Zurück ans Ende",
  matchUnreadable: (reason) => `Die gespeicherte Partie war nicht zu öffnen und beginnt deshalb neu: ${reason}`,

  // What is kept
  lastGame: "deine letzte Partie",
  gameUnreadable: (reason) => `Deine letzte Partie war nicht zurückzuholen, deshalb beginnt eine neue: ${reason}`,
  gauntletProgress: (game) => `dein Stand im Fünfkampf von ${game}`,
  keptForThePageOnly:
    "Dieser Browser lässt nichts speichern oder hat keinen Platz mehr: Dein Stand bleibt nur erhalten, bis die " +
    "Seite geschlossen wird.",
  savedUnreadable: (what, text) => `Was gespeichert war (${what}), ist nicht zu lesen und beginnt von vorn: „${text}“.`,
  savedByNewer: (what, version) =>
    `Eine neuere Fassung dieser Seite (Form ${version}) hat etwas gespeichert: ${what}. ` +
    "Verwendet wird, was diese hier davon versteht.",
  savedInParts: (what, lost) =>
    `Ein Teil dessen, was gespeichert war (${what}), ist nicht zu lesen und fehlt: ${lost.join("; ")}.`,

  // Settings
  settingsTitle: "Einstellungen",
  keptSettings: "deine Einstellungen",

  // New game dialog
  gameLegend: "Spiel",

  // Lessons and rules
  learnTitle: (game) => `${game} lernen`,

  // Boards in other people's pages
  coloursSwapped: "Die Farben sind getauscht.",

  // Games from elsewhere
  notOpened: (reason) => `Das lässt sich nicht öffnen: ${reason}`,

  // With a friend, by link
  friend: "Per Link",
  friendsTurn: "Schicke der anderen Seite den Link und öffne den, der zurückkommt.",

  // Study
  restsOn: (playouts) => `${number(playouts)} ${playouts === 1 ? "Variante berechnet" : "Varianten berechnet"}`,
  hintButton: "Tipp",
  hideHint: "Tipp ausblenden",
  hintThinking: "Ein guter Zug wird gesucht …",
};
