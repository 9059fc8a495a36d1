/** What the page says in German where one learns: lessons, puzzles, exercises, the editor, notes and analyses. */
import { COLOUR } from "../../de.js";
import { inTurns, listed, number, percent } from "./words.js";

/** In steps of five seconds, and in minutes where it is longer. */
const timeLeft = (seconds: number): string =>
  seconds < 90 ? `noch etwa ${Math.max(5, 5 * Math.round(seconds / 5))} s` : `noch etwa ${Math.round(seconds / 60)} min`;

/** @param unit  evaluations or playouts */
const openingsFrom =
  (unit: string) =>
  (games: number, budget: number): string =>
    `Aus ${number(games)} Partien des Computers mit sich selbst, ${number(budget)} ${unit} je Schritt. Die ersten Züge ` +
    "wurden gelost; wie oft einer gespielt wurde, sagt wenig darüber, wie gut er ist.";

export const learning: typeof import("../en/learning.js").learning = {
  // Lessons and rules
  lessonList: "Lektionen",
  lessonDone: " geschafft",
  lessonHint: "Tipp",
  lessonAgain: "Noch einmal",
  lessonNext: "Nächste Lektion",
  lessonMissed: {
    turns: (turn) => `${turn} ist erlaubt, aber nicht das, worum es in dieser Lektion geht.`,
    capture: (turn, least) =>
      `${turn} schlägt ${least === 1 ? "keinen gegnerischen Stein" : `weniger als ${least} gegnerische Steine`}.`,
    flip: (turn, least) =>
      `${turn} dreht ${least === 1 ? "keinen gegnerischen Stein" : `weniger als ${least} gegnerische Steine`} um.`,
    win: (turn) => `${turn} gewinnt noch nicht.`,
  },
  lessonsUnavailable: "Die Lektionen konnten nicht geladen werden. Bitte sieh nach der Verbindung und öffne sie noch einmal.",
  lessonProgress: "dein Stand in den Lektionen",
  rulesPage: "Als eigene Seite öffnen",
  rulesUnavailable: "Die Regeln konnten nicht geladen werden.",

  // The player's own mistakes, to be done better
  exercisesTitle: "Deine Fehler",
  exercisesKept: "deinen Übungen",
  exercisesDue: (count) => `${number(count)} fällig`,
  exerciseHeading: (game, turn) => `${game}, Zug ${turn}`,
  exerciseTask: (played, cost) =>
    `In deiner Partie hast du ${played} gespielt, das kostete ${percent(cost)}. Finde den besseren Zug.`,
  exerciseHint: (row) => `Er beginnt in Reihe ${row}.`,
  exerciseRight: (turn) => `Richtig: ${turn} ist besser.`,
  exerciseWrong: (turn) => `${turn} ist es nicht.`,
  exerciseSame: (turn) => `${turn} hast du damals gespielt.`,
  exerciseBetter: (turn) => `Besser: ${turn}.`,
  exerciseWins: (turns) => `Das gewinnt in ${inTurns(turns)}.`,
  exerciseComesAgain: (day) => `Am ${day} kommt das wieder.`,
  exerciseNotScheduled: "Wann sie wiederkommt, ließ sich nicht ausrechnen. Sie bleibt, wie sie war.",
  exerciseNext: "Weiter",
  exerciseForget: "Diesen vergessen",
  exercisePractise: "Trotzdem üben",
  exercisesCount: (due, all) => `${number(due)} von ${number(all)} fällig. Sie bleiben auf diesem Gerät.`,
  exercisesMost: (most) => `Von denen, die du noch nicht versucht hast, bleiben die neuesten ${number(most)}.`,
  exercisesNoneTitle: "Noch keine Fehler gesammelt",
  exercisesNone:
    "Sieh eine Partie durch, die du gespielt hast. Deine Fehler darin kommen hierher, und du findest den besseren Zug.",
  exercisesDoneTitle: "Alles erledigt",
  exercisesDone: (day) => `Der nächste ist am ${day} fällig.`,
  exercisesSeen: "Du hast alle gesehen.",

  // Setting up a position
  setUp: "Aufbauen",
  editorTitle: "Eine Stellung aufbauen",
  toolsLegend: "Werkzeug",
  stoneTool: (colour) => COLOUR[colour],
  removeTool: "Wegnehmen",
  holeTool: "Loch",
  moverLegend: "Am Zug",
  symmetryLabel: "Symmetrie",
  symmetries: { none: "keine", turn: "halbe Drehung", diagonal: "an der Diagonale" },
  holeCountLabel: "Anzahl",
  scatter: "Verteilen",
  clearHoles: "Keine Löcher",
  freeSquares: (count) =>
    count % 2 === 1
      ? `${count} ${count === 1 ? "freies Feld" : "freie Felder"}: eine ungerade Zahl, wie es sein muss.`
      : `${count} freie Felder: eine gerade Zahl, es fehlt also ein Loch, oder eines ist zu viel.`,
  noSuchSymmetry: "Diese Zahl von Löchern passt nicht zur Symmetrie.",
  clearBoard: "Brett leeren",
  saveBoard: "Brett speichern",
  boardName: "Name des Bretts",
  playFromHere: "Von hier aus spielen",
  positionPossible: "Diese Stellung lässt sich spielen.",
  sharePosition: "Link, Code und Bild",
  positionLink: "Link zu dieser Stellung",
  noGameFromHere: "Aus dieser Stellung kann keine Partie beginnen. Der Link öffnet ein Bild von ihr.",
  positionPictureTitle: (name) => `Eine Stellung von ${name}`,
  makePuzzle: "Rätsel daraus machen",
  oneTurnWins: (turn, turns) =>
    `Genau ein Zug gewinnt: ${turn}${turns === null ? "" : `, in ${inTurns(turns)}`}. Das ist ein Rätsel.`,
  turnsWin: (count, turns) => `${number(count)} Züge gewinnen: ${listed(count, turns)}. Ein Rätsel hat genau einen.`,
  turnsWinAtLeast: (count, turns) =>
    `Mindestens ${number(count)} Züge gewinnen: ${listed(count, turns)}. Ein Rätsel hat genau einen.`,
  noTurnWins: "Hier gewinnt kein Zug.",
  turnsNotProven: "Welcher Zug gewinnt, ließ sich nicht beweisen. Versuch es mit einem kleineren oder volleren Brett.",
  provingStopped: "Angehalten, bevor etwas bewiesen war.",
  puzzleLink: "Link zu diesem Rätsel",
  puzzlePictureTitle: (name, colour) => `Ein Rätsel von ${name}: ${COLOUR[colour]} ist am Zug`,

  // Kommentare und Markierungen
  notesTitle: "Kommentar und Markierungen",
  commentLabel: "Kommentar zu dieser Stellung",
  marksLegend: "Markierungen auf dem Brett",
  markTools: {
    circle: "Kreis",
    cross: "Kreuz",
    square: "Quadrat",
    arrow: "Pfeil",
    letter: "Buchstabe",
    number: "Zahl",
    erase: "Markierungen radieren",
  },
  clearMarks: "Alle Markierungen entfernen",
  markHint: "Wähle Felder auf dem Brett. Drück den Knopf noch einmal, um weiterzuspielen.",
  arrowHint: "Wähle, wo der Pfeil beginnt, dann, wo er endet. Drück den Knopf noch einmal, um weiterzuspielen.",
  pointerHint:
    "Auch mit der rechten Maustaste oder lange gedrückt: ein Kreis, oder ein Pfeil, wenn du auf ein anderes Feld ziehst.",
  markMade: (cell, what) => `${cell}: ${what}.`,
  markGone: (cell, what) => `${cell}: nicht mehr ${what}.`,
  marksGone: (cell) => `${cell}: keine Markierungen.`,
  allMarksGone: "Keine Markierungen auf dieser Stellung.",
  arrowBegins: (cell) => `Der Pfeil beginnt auf ${cell}. Wo endet er?`,
  hasComment: "Kommentar",
  hasMarks: "Markierungen",
  treeLabel: "Baum der Varianten. Die Pfeiltasten führen von Zug zu Zug.",

  // Nummern auf den Steinen
  numbersLabel: "Zugnummern auf den Steinen",
  numbersOff: "Aus",
  numbersAll: "Alle",
  numbersFrom: (turn) => `Ab Zug ${turn}`,

  // Puzzles
  puzzlesTitle: "Aufgaben",
  puzzleProgress: "deine Aufgaben",
  puzzleOfDay: "Aufgabe des Tages",
  puzzlesHint: "Ein Zug gewinnt, jeder andere verliert. Beides ist bewiesen.",
  solvePuzzle: "Lösen",
  solvePuzzleAgain: "Noch einmal ansehen",
  solveAnother: "Noch eine",
  actOfLevel: (act, level) => `${act}: ${level}`,
  puzzleOfGame: "Aufgabe",
  puzzlesSolved: (solved, all) => `${solved} von ${all} gelöst`,
  puzzleRating: (elo) => `Deine Wertung bei Aufgaben: ${elo}`,
  puzzleRatingNow: (elo, change) => `Deine Wertung bei Aufgaben: ${elo} (${change < 0 ? "−" : "+"}${Math.abs(change)})`,
  puzzleStreak: (streak, best) => `Beim ersten Versuch, in Folge: ${streak} (Bestwert: ${best})`,
  dailyStreak: (days) => `${days} ${days === 1 ? "Tag" : "Tage"} in Folge`,
  puzzleLevel: "Schwierigkeit",
  puzzleLevels: { easy: "Leicht", medium: "Mittel", hard: "Schwer", hardest: "Sehr schwer" },
  puzzleTheme: "Thema",
  puzzleThemes: {
    c: "Schlagen",
    f: "Umdrehen",
    l: "Ring",
    r: "Wettlauf",
    z: "Stiller Zug",
    n: "Zählen",
    d: "Verteidigung",
    s: "Opfer",
  },
  puzzleState: "Stand",
  puzzleStates: { open: "Ungelöst", solved: "Gelöst" },
  puzzlesNoneFits: "Keine passenden Aufgaben. Wähle etwas anderes.",
  puzzleName: (place, level) => `Aufgabe ${place}, ${level}`,
  puzzleFitting: "Die nächste lösen",
  nextPuzzle: "Nächste Aufgabe",
  allPuzzles: "Alle Aufgaben",
  puzzleTask: "Finde den einzigen Zug, der gewinnt.",
  puzzleGoal: "Ziel",
  puzzleFirst: {
    subsume:
      "Die Linie um einen Ring hat die Farbe dessen, für den er zählt. Die Zahlen sagen, wie viele Randfelder er einnimmt und " +
      "mit wie vielen man gewinnt.",
    parasol:
      "Jedes Zeichen liegt in der Mitte eines Parasols. Scheiben gehören Rot, Rauten Blau: hohl, wo diese Farbe führt, voll, " +
      "wo ihr das Parasol sicher ist.",
    surmount:
      "Die Zahl auf einer Gruppe ist ihre Größe. Dein Stein darf einen gegnerischen ersetzen, wenn die Gruppe, die er bildet, " +
      "größer ist.",
    sunspot:
      "Einen dünnen Kreis trägt jeder Stein, der den Rand des Brettes nicht sieht. Ein gestrichelter sagt, dass die andere " +
      "Farbe den Stein jetzt umdrehen kann.",
    sum: "Einen gestrichelten Kreis trägt jeder Stein, den ein weiterer gegnerischer daneben vom Brett nähme.",
  },
  puzzleGoOn: "Du gewinnst noch immer. Finde den nächsten Zug.",
  puzzleProving: "Die Stellung wird geprüft …",
  puzzleProvingWhy: "Es wird bewiesen, welche Züge gewinnen.",
  puzzleJudging: "Dein Zug wird geprüft …",
  puzzleRight: "Richtig!",
  puzzleAnswer: (colour) => `${COLOUR[colour]} antwortet.`,
  puzzleWrong: "Der ist es nicht",
  puzzleLoses: (turn, colour, turns) =>
    turns === null
      ? `Nach ${turn} gewinnt ${COLOUR[colour]} auf jeden Fall.`
      : `Nach ${turn} gewinnt ${COLOUR[colour]} in höchstens ${turns} ${turns === 1 ? "Zug" : "Zügen"}.`,
  puzzleUnclear: (turn) => `${turn} ist nicht der Zug dieser Aufgabe. Ob er auch gewinnt, lässt sich nicht beweisen.`,
  showWhy: "Ausspielen",
  showSolution: "Lösung zeigen",
  puzzleWhy: "Darum nicht",
  puzzleSolution: "Die Lösung",
  puzzleStep: (turn, all) => `${turn} von ${all}:`,
  puzzleSolved: "Gelöst!",
  puzzleSure: (colour) => `${COLOUR[colour]} gewinnt jetzt auf jeden Fall.`,
  puzzleResults: {
    first: "auf Anhieb gelöst",
    hint: "mit Tipp gelöst",
    later: "nach einem Fehler gelöst",
    missed: "noch nicht gelöst",
  },
  puzzleHints: {
    c: "Tipp: Der Gewinnzug nimmt Steine vom Brett.",
    f: "Tipp: Der Gewinnzug dreht Steine um.",
    l: "Tipp: Der Gewinnzug droht, sofort einen Ring zu schließen, der gewinnt.",
    r: "Tipp: Wer hier am Zug ist, gewinnt, gleich welche Seite.",
    n: "Tipp: Zähl bis zum Ende; es entscheidet, wer mehr hat.",
    d: "Tipp: Dein Gegner droht, sofort zu gewinnen.",
    s: "Tipp: Unterwegs gibst du Steine her.",
  },
  puzzleHintNoTheme: "Tipp: Such einen Zug, an den du nicht zuerst denkst.",
  puzzleHintCell: (cell) => `Tipp: Fang auf ${cell} an.`,
  puzzleAbout: (themes) => `Thema: ${themes}`,
  puzzleUnrated: "Diese Stellung gehört zu keiner Sammlung und zählt nicht für deine Wertung.",
  sharedPuzzle: (key) => ["Sunstones-Aufgabe", key].filter(Boolean).join(" "),
  sharedDaily: (day) => `Sunstones-Aufgabe des Tages ${day}`,
  puzzleBroken: "Keine Aufgabe",
  puzzleRefused: (reason) => `Diese Aufgabe lässt sich nicht öffnen: ${reason}`,
  puzzleNoWin: "Das ist keine Aufgabe: Hier gewinnt kein Zug.",
  puzzleManyWins: (turn, other) => `Das ist keine Aufgabe: Hier gewinnt mehr als ein Zug, zum Beispiel ${turn} und ${other}.`,
  puzzleOver: "Das ist keine Aufgabe: Hier ist die Partie vorbei.",
  puzzleUnproven: "Es lässt sich nicht beweisen, welche Züge hier gewinnen. Darum taugt die Stellung hier nicht als Aufgabe.",
  noPuzzlesOf: (name) => `Es gibt keine Aufgaben zu „${name}“.`,
  packUnreachable: (game) => `Die Aufgaben zu ${game} waren nicht zu holen. Prüfe die Verbindung und versuch es noch einmal.`,
  packInParts: (game) => `Einige Aufgaben zu ${game} sind beschädigt und fehlen. Die anderen lassen sich lösen.`,
  packUnreadable: (game) => `Die Aufgaben zu ${game} sind beschädigt. Lade die Seite noch einmal, wenn du online bist.`,

  // Study
  analysisSwitch: "Analyse",
  analysisLooking: "Die Stellung wird untersucht …",
  analysisWaits: "Sie geht weiter, wenn der Computer gezogen hat.",
  analysisOver: "Die Partie ist vorbei; geh einen Zug zurück, um die Stellung zu untersuchen.",
  provenWin: (turns) => (turns === 1 ? "gewinnt in 1" : `gewinnt in höchstens ${turns}`),
  provenLoss: (turns) => (turns === 1 ? "verliert in 1" : `verliert in höchstens ${turns}`),
  candidatesHeading: "Beste Schritte",
  bestLine: "Beste Variante",
  openings: "Eröffnungen",
  openingsLooking: "Wird nachgeschlagen …",
  openingsUnreachable: "Das Eröffnungsbuch war nicht zu holen. Prüfe die Verbindung und versuch es noch einmal.",
  openingsOf: (size) => `Das Eröffnungsbuch gilt für Bretter der Größe ${size} ohne Löcher.`,
  openingsEnd: (depth) => `Von hier an kennt das Buch keine Partien. Es reicht höchstens ${depth} Züge tief.`,
  openingsOfFirst: "Anteil der Partien, die die Farbe des ersten Steins gewann. Die andere Seite darf ihn übernehmen.",
  openingsWon: "Anteil der Partien, die damit gewonnen wurden",
  openingsFrom: { evaluations: openingsFrom("Bewertungen"), playouts: openingsFrom("Zufallspartien") },
  openingPlay: "Diesen Zug spielen",
  gamesPlayed: (games) => (games === 1 ? "1 Partie" : `${number(games)} Partien`),
  openingRange: (low, high) => new Intl.NumberFormat("de", { style: "percent" }).formatRange(low, high),
  graphHeading: (colour) => `Aussichten von ${COLOUR[colour]}`,
  graphSummary: (colour, known, all) =>
    `Aussichten von ${COLOUR[colour]}: ${known} von ${all} Stellungen sind bekannt. ` +
    "Die Tabelle unter der Kurve sagt dasselbe.",
  graphTable: "Als Tabelle",
  tableTurn: "Zug",
  tableChances: "Aussichten",
  tableRemark: "Bemerkung",
  graphStart: "Anfang",
  goToTurn: (turns) => (turns === 0 ? "Zum Anfang gehen" : `Zu Zug ${turns} gehen`),
  lookOver: "Partie durchsehen",
  lookingOver: (done, all, seconds) =>
    [`Durchsicht: Stellung ${done} von ${all}`, seconds === null ? "" : timeLeft(seconds)].filter(Boolean).join(", "),
  markCounts: { inaccuracy: "Ungenauigkeiten", mistake: "Fehler", blunder: "Grobe Fehler" },
  stopLooking: "Durchsicht beenden",
  nothingMarked: "Keine Fehler gefunden. Gut gespielt.",
  mistakeNames: { inaccuracy: "Ungenauigkeit", mistake: "Fehler", blunder: "grober Fehler", good: "gut gefunden" },
  percent: (share) => percent(share),
  accuracyLabel: "Genauigkeit",
  accuracyMeans: "Genauigkeit bis 100: Bei 100 hat kein Zug Chancen gekostet.",
  mistakeCost: (name, share) => `${name}, kostet ${percent(share)}`,
  betterTurn: (turn) => `besser: ${turn === "pass" ? "passen" : turn === "swap" ? "tauschen" : turn}`,
  missedWin: (turns) => `das gewinnt in ${inTurns(turns)}`,
};
