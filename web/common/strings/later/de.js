/**
 * What the page says in German beyond its first picture: in dialogs and lessons, of turns and analyses, on other people's
 * pages.
 *
 * @import { Colour } from "../../../engine/protocol.js"
 */
import { COLOUR } from "../de.js";

/** @param {number} value */
const number = (value) => value.toLocaleString("de");
/** @param {number} share  0 to 1 */
const percent = (share) => share.toLocaleString("de", { style: "percent" });
/** @param {number} time  in milliseconds since 1970 */
const date = (time) => new Date(time).toLocaleDateString("de", { dateStyle: "medium" });
/** @param {number} count @param {string[]} names  the first of them @returns {string} */
const listed = (count, names) => names.join(", ") + (count > names.length ? " …" : "");
/** @param {number} turns */
const inTurns = (turns) => `höchstens ${turns} ${turns === 1 ? "Zug" : "Zügen"}`;

/** @type {typeof import("./en.js").enLater} */
export const deLater = {
  // Hints, and giving up
  hintSays: (step, chances) => `Tipp: ${step} (${chances}).`,
  hintPlace: (cell) => `ein Stein auf ${cell}`,
  hintGrow: (cell) => `die Gruppe nach ${cell} wachsen lassen`,
  hintCapture: (cell) => `auf ${cell} schlagen`,
  hintFlip: (cell) => `den Stein auf ${cell} umdrehen`,
  hintGive: (cell) => `die Steine bei ${cell} abgeben`,
  hintStop: "den Zug hier beenden",
  hintSwap: "die Farben tauschen",
  hintPass: "es bleibt nur Passen",
  chancesOf: (colour, share) => `${COLOUR[colour]} ${percent(share)}`,
  resignTitle: "Diese Partie aufgeben?",
  resignText: (first) => `Sie zählt dann als verloren, und der Fünfkampf beginnt wieder bei ${first}.`,
  resignGameTitle: "Diese Partie aufgeben?",
  resignGameText: (colour) => `Die Partie geht an ${COLOUR[colour]}.`,

  // The marks on the board
  legendTitle: "Zeichen auf dem Brett",
  legendEmpty: "Gerade sind keine Zeichen zu sehen.",
  legend: {
    last: "Im letzten Zug gesetzt.",
    flipped: "Hat im letzten Zug die Farbe gewechselt.",
    removed: "Hier wurde im letzten Zug ein Stein vom Brett genommen.",
    loop: "Der Ring, der gewonnen hat.",
    place: "Hier kannst du einen Stein setzen.",
    grow: "Hierhin kann die Gruppe wachsen.",
    capture: "Dieser Stein kann geschlagen werden.",
    flip: "Dieser Stein kann umgedreht werden.",
    give: "Diese Steine können dem Gegner gegeben werden.",
    threat: "In Gefahr: Er kann als Nächstes verloren gehen.",
    calm: "Sieht den Rand nicht.",
    group: "So viele Steine hat die Gruppe.",
    closedLoop: "Ein geschlossener Ring, in der Farbe dessen, für den er zählt.",
    held: "Hält diesen Parasol endgültig.",
    leading: "Führt in diesem Parasol.",
    neither: "Hier kann keiner der beiden mehr etwas gewinnen.",
    closed: "Wenn du ein Feld ansiehst: Spieler dieser Farben könnten hier nicht mehr setzen.",
    wouldGo: "Wenn du ein Feld ansiehst: Dieser Stein käme vom Brett.",
    wouldTurn: "Wenn du ein Feld ansiehst: Dieser Stein würde die Farbe wechseln.",
    hint: "Der Tipp.",
    badge: "Gewinnchancen mit diesem Schritt in Prozent; der beste ist golden.",
    ghost: "Wie die beste Fortsetzung weitergeht, Zug um Zug.",
    owner: "Wem dieses Feld am Ende wohl gehört.",
  },

  // The title of the game
  howItIsPlayed: "So wird gespielt",

  // The result
  sharePicture: "Bild teilen",
  friendName: "Dein Freund",
  sideAs: (name, colour) => `${name} (${COLOUR[colour]})`,
  resultPlayers: (winner, loser, turns) => `${winner} – ${loser} · ${turns} ${turns === 1 ? "Zug" : "Züge"}`,

  // Buttons
  showLegal: "Erlaubte Felder",

  // Turns
  turnsHeading: "Züge",
  noTurns: "Noch keine Züge",
  toStart: "Zum Anfang",
  turnBack: "Einen Zug zurück",
  turnOn: "Einen Zug weiter",
  toEnd: "Zum Ende",
  promoteVariation: "Aufrücken",
  promoteWhy: "Diese Variante nimmt den Platz der Folge ein, von der sie abzweigt.",
  deleteVariation: "Löschen",
  deleteWhy: "Diese Variante von hier an löschen.",
  restoreVariation: "Zurückholen",
  mistakeBack: "Voriger Fehler",
  mistakeOn: "Nächster Fehler",

  // Typed turns
  typedLabel: "Zug eintippen",
  typedHint: "Ein Zug in der Schreibweise des Spiels, etwa d4; mit … am Ende ist es ein Schritt, und der Zug geht weiter.",
  playTyped: "Spielen",

  // Clock
  clockLabel: "Uhr",
  incrementLabel: "Zugabe je Zug",
  noClock: "keine",
  clockTime: (minutes) => (minutes === 1 ? "1 Minute je Seite" : `${minutes} Minuten je Seite`),
  incrementTime: (seconds) => (seconds === 1 ? "1 Sekunde" : `${seconds} Sekunden`),
  clockHint: "beginnt mit dem ersten Zug; hält an, solange dieser Tab verdeckt ist",

  // Keys
  keysTitle: "Tastenkürzel",
  keyNames: {
    enter: "Eingabe",
    pageUp: "Bild ↑",
    pageDown: "Bild ↓",
    home: "Pos1",
    end: "Ende",
    shift: "Umschalt",
    control: "Strg",
  },
  keysOfBoard: {
    arrows: "auf dem Brett: von Feld zu Feld",
    pick: "auf dem Brett: das Feld wählen",
    pages: "auf dem Brett: einen Zug zurück oder weiter",
    turns: "sonst: einen Zug zurück oder weiter",
    list: "in der Liste der Züge: von Zug zu Zug, auch zu Varianten",
    steps: "mit den Tasten für Züge: ein Schritt statt eines Zuges",
    ends: "sonst: zum Anfang oder zum Ende",
    undo: "zurück, vor",
    help: "diese Liste",
  },

  // Share links
  linkNotCopied: (link) => `Der Browser lässt den Link nicht kopieren; hier ist er: ${link}`,

  // Gegner und deine Ergebnisse
  opponentLegend: "Gegner",
  strength: (rung, rungs) => `Stärke ${rung} von ${rungs}`,
  temper: (rung, rungs, elo, temper) => `Stärke ${rung} von ${rungs}, Wertung ${elo}. ${temper}`,
  tally: (won, played) => `${won} von ${played} gewonnen`,
  personHere: "Mensch neben dir",
  aboutPersonHere: "Zwei Menschen spielen abwechselnd an diesem Bildschirm.",
  friendByLink: "Mit Link, zu zweit",
  aboutFriend: "Ihr schickt euch die Partie Zug für Zug als Link.",
  watch: "Zwei Computer",
  aboutWatch: "Du schaust zu. Wähle, wer gegen wen spielt.",
  aboutEven: (elo, margin) =>
    margin === null
      ? `So stark wie du. Bis deine erste Partie zählt, giltst du als ${elo} stark.`
      : `So stark wie du: Deine Wertung ist ${elo}, plus oder minus ${margin}. Sie folgt deinen Ergebnissen.`,
  seatLegend: "Du spielst",
  seats: { first: "zuerst", second: "danach", either: "egal" },
  resultsOf: (game) => `deine Ergebnisse in ${game}`,
  ratingNow: (elo, change) => {
    if (change === null) return `Deine erste Wertung: ${elo}.`;
    return `Deine Wertung: ${elo} (${change < 0 ? "−" : "+"}${Math.abs(change)}).`;
  },
  notRated:
    "Sie zählt in deiner Bilanz, aber nicht für die Wertung: Dafür braucht es das übliche Brett, das eigene Tempo des " +
    "Gegners, keine Hilfe und keinen ersetzten Zug.",
  profileTitle: "Deine Ergebnisse",
  noResults: "Noch keine beendete Partie gegen den Computer. Jede, die du zu Ende spielst, wird hier gezählt.",
  ratingMeans:
    "Deine Wertung, auf der Skala, auf der die Gegner gemessen wurden. Mit 95 % Sicherheit liegt deine Stärke in diesem Bereich.",
  unrated: "Noch keine Partie hat für deine Wertung gezählt.",
  streak: (now, best) =>
    best < 2 ? "" : now === best ? `${now} in Folge: deine beste Serie.` : `In Folge: ${now}, Bestwert ${best}.`,
  recordHeading: "Gegen jeden Gegner",
  aboutProof:
    "Spielt nach einem Beweis und macht nie einen Fehler. Nur auf gelösten Brettern; Karten davon stehen bei den Regeln.",
  evenMatches: "Ebenbürtige",
  neverMet: "noch nie getroffen",
  noTrophies: "Noch keiner besiegt.",
  latestGames: "Letzte Partien",
  latestColumns: ["Datum", "Gegner", "Ergebnis", "Wertung"],
  won: "gewonnen",
  lost: "verloren",
  profileLocal: "Nur auf diesem Gerät gespeichert.",
  forgetResults: (game) => `Ergebnisse in ${game} löschen`,
  forgetTitle: "Deine Ergebnisse löschen?",
  forgetText: (game) => `Wertung, Bilanz und Verlauf in ${game} werden endgültig gelöscht. Gespeicherte Partien bleiben.`,
  forgetYes: "Löschen",

  // Gauntlet
  gauntlet: "Fünfkampf",
  singleGame: "Einzelpartie",
  gauntletRules: (game) =>
    `Tritt nacheinander gegen die fünf Gegner von ${game} an, auf dem üblichen Brett. In der ersten ` +
    "Partie beginnst du, danach wechseln die Farben. Wer verliert oder aufgibt, fängt wieder beim ersten an. " +
    "Es gibt kein Zurück und keine Tipps.",
  gauntletTerms: "Kein Zurück und keine Tipps: Ein fertiger Zug gilt.",
  startGauntlet: "Zum Fünfkampf",
  goOnAgainst: (name) => `Weiter gegen ${name}`,
  matchNumber: (match, matches) => `Partie ${match} von ${matches}`,
  rungStates: { won: "besiegt", now: "jetzt", next: "als Nächstes", lost: "verloren", ahead: "später" },
  bestSoFar: (best, opponents, completions) => {
    if (completions > 1) return `Du hast alle ${opponents} in ${completions} Anläufen besiegt.`;
    if (completions === 1) return `Du hast alle ${opponents} einmal besiegt.`;
    return best === 0 ? "" : `Bisher am weitesten: ${best} von ${opponents} besiegt.`;
  },
  gauntletLeft: (game, opponent, isInMatch) =>
    `Dein Fünfkampf in ${game} ist im Gange: ${isInMatch ? "eine Partie gegen" : "als Nächstes kommt"} ${opponent}.`,
  goOn: "Weiter",
  playedElsewhere: "Diese Partie geht in einem anderen Tab weiter; hier zählt sie nicht mehr.",

  // What is kept
  gameForThePageOnly:
    "Dieser Browser lässt nichts speichern oder hat keinen Platz mehr: Die Partie bleibt nur in der Liste, bis " +
    "die Seite geschlossen wird.",

  // Wo der Browser nichts speichert
  gameUnkept: (forReload, forLater) => {
    const cause = "Dieser Browser lässt nichts speichern oder hat keinen Platz mehr";
    if (forLater) return `${cause}. Deine Partie liegt vorerst an einem Ersatzplatz; sichere dir lieber eine Kopie.`;
    if (forReload) return `${cause}: Deine Partie übersteht das Neuladen, aber nicht das Schließen. Sichere dir eine Kopie.`;
    return `${cause}: Deine Partie geht verloren, wenn du die Seite verlässt. Sichere dir eine Kopie.`;
  },
  copyGame: "Partie als Text kopieren",
  downloadGame: "Partie herunterladen",
  unreadableKept: "Was nicht zu lesen war, ist nicht verloren.",
  downloadUnreadable: "Unlesbares herunterladen",

  // Settings
  aboutLink: "Über Sunstones und die Lizenzen",
  settingsForThePageOnly:
    "Dieser Browser lässt nichts speichern oder hat keinen Platz mehr: Einstellungen gelten nur, bis die " +
    "Seite geschlossen wird, und die Sprache bleibt, wie sie ist.",
  languageWaits: "Die Seite wechselt die Sprache, sobald du die Stellung fertig aufgebaut hast.",
  settingGroups: { look: "Aussehen", board: "Auf dem Brett", play: "Spielen", senses: "Bewegung und Ton" },
  settings: {
    language: { name: "Sprache", values: { system: "Wie der Browser", en: "English", de: "Deutsch", fr: "Français" } },
    theme: { name: "Farben der Seite", values: { system: "Wie das Gerät", light: "Hell", dark: "Dunkel" } },
    board: { name: "Brett", values: { wood: "Holz", paper: "Papier", slate: "Schiefer", walnut: "Nussbaum" } },
    stones: { name: "Steine", values: { usual: "Klassisch", safe: "Für Farbenblinde" } },
    stoneSigns: { name: "Deutliche Zeichen auf den Steinen", hint: "Punkt oder Ring sagt ohne Farbe, wem ein Stein gehört." },
    legal: { name: "Erlaubte Felder", hint: "Ein Zeichen auf jedem Feld, das gespielt werden kann." },
    last: { name: "Letzter Zug", hint: "Ein Ring um das, was zuletzt gespielt wurde." },
    threats: {
      name: "Drohungen",
      hint: "Steine in Gefahr, Größen der Gruppen, wem die Parasols gehören, Ringe und was sie zählen.",
    },
    preview: { name: "Vorschau", hint: "Zeigt, was ein Stein bewirken würde, bevor er gesetzt wird." },
    turned: { name: "Drehen" },
    mirrored: { name: "Spiegeln" },
    tapTwice: { name: "Zweimal tippen", hint: "Auf einem Touchscreen zeigt das erste Tippen, das zweite spielt." },
    motion: {
      name: "Bewegung",
      hint: "Steine, die kommen, gehen und sich umdrehen. Aus, wo das Gerät um weniger Bewegung bittet.",
    },
    sounds: { name: "Töne", hint: "Leise: Ein Stein wird gesetzt, genommen, umgedreht; eine Partie ist gewonnen." },
    hintSeconds: {
      name: "Tipp nach",
      hint: "So lange sucht der Computer danach.",
      values: { 1: "1 s", 2: "2 s", 5: "5 s", 10: "10 s" },
    },
    helpers: {
      name: "Mehr Prozessoren des Geräts nutzen",
      hint: "Schnellere starke Gegner, tiefere Analyse. Nicht, wenn das Gerät Strom oder Daten spart oder wenig Speicher hat.",
    },
  },

  // New game dialog
  modeLegend: "Wie du spielst",
  dialogTitle: "Neue Partie",
  sizeLabel: "Brettgröße",
  sizeHint: { hex: "Felder an einer Seite", square: "Felder an einer Seite" },
  holesLabel: "Löcher",
  holesHint: "zufällig verteilt; mit „Aufbauen“ wählst du sie selbst",
  noHoles: "keine",
  thinkLabel: "Bedenkzeit des Computers",
  thinkTime: (seconds) => (seconds === 1 ? "1 Sekunde je Zug" : `${number(seconds)} Sekunden je Zug`),
  ownPace: "nach eigenem Ermessen",
  thinkHint: "eine eigene Zeit ändert auch die Stärke",
  start: "Los",
  cancel: "Abbrechen",
  sideField: (colour, first) => `${COLOUR[colour]} (${first ? "beginnt" : "als Zweites"})`,
  closeDialog: "Schließen",

  // Lessons and rules
  lessonList: "Lektionen",
  lessonDone: " geschafft",
  lessonHint: "Tipp",
  lessonAgain: "Noch einmal",
  lessonNext: "Nächste Lektion",
  lessonMissed: (hint) => `Noch nicht ganz. ${hint} Drücke „Noch einmal“.`,
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
  exerciseNext: "Weiter",
  exerciseForget: "Diesen vergessen",
  exercisePractise: "Trotzdem üben",
  exercisesCount: (due, all) => `${number(due)} von ${number(all)} fällig. Sie bleiben auf diesem Gerät.`,
  exercisesNoneTitle: "Noch nichts zu verbessern",
  exercisesNone:
    "Prüfe eine Partie, die du gespielt hast. Jeder grobe Fehler von dir kommt hierher, und du findest den besseren Zug.",
  exercisesDoneTitle: "Alles erledigt",
  exercisesDone: (day) => `Der nächste ist am ${day} fällig.`,
  exercisesSeen: "Du hast alle gesehen.",

  // Boards in other people's pages
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
  startUnreadable: (start) => `Der Anfang „${start}“ sollte wie d4 d5/c4/2 aussehen.`,
  cellNamedTwice: (cell) => `Auf dem Feld „${cell}“ liegen zwei Steine.`,
  noSuchColour: (part, ids) => `„${part}“ sollte mit ${ids.join(" oder ")} beginnen und dann Felder nennen.`,

  // Saved games
  date: (time) => date(time),
  libraryTitle: "Gespeicherte Partien",
  saveAs: "Diese Partie speichern als",
  save: "Speichern",
  savedHeading: "In diesem Browser gespeichert",
  nothingSaved: "Noch ist nichts gespeichert.",
  savedName: (game, turns) => {
    if (turns === 0) return `${game}, ein Brett`;
    return `${game}, ${turns} ${turns === 1 ? "Zug" : "Züge"}`;
  },
  savedAbout: (game, size, turns, day) => `${game}, Größe ${size} · ${turns === 1 ? "1 Zug" : `${turns} Züge`} · ${day}`,
  gameSaved: (name) => `„${name}“ ist gespeichert.`,
  savedOpened: (name) => `„${name}“ liegt auf dem Brett.`,
  savedUnusable: (name, reason) => `„${name}“ war nicht zu öffnen: ${reason}`,
  savedLost: (count) =>
    count === 1
      ? "1 Eintrag ist nicht zu lesen; er bleibt, wie er ist."
      : `${count} Einträge sind nicht zu lesen; sie bleiben, wie sie sind.`,
  savedByNewerPage:
    "Eine neuere Fassung von Sunstones hat hier Partien gespeichert. Sie sind sicher: Lade die Seite neu, um " +
    "diese Fassung zu bekommen.",
  unreadableEntry: "Unlesbar",
  downloadEntry: "Herunterladen",
  downloadUnreadableEntry: "Unlesbaren Eintrag herunterladen",
  deleteUnreadableEntry: "Unlesbaren Eintrag löschen",
  deleted: (name) => `„${name}“ ist gelöscht.`,
  notDeleted: (name) => `„${name}“ ließ sich nicht löschen.`,
  undoDelete: "Zurückholen",
  renameOf: (name) => `„${name}“ umbenennen`,
  newNameOf: (name) => `Neuer Name für „${name}“`,
  deleteOf: (name) => `„${name}“ löschen`,

  // Saved games: finished ones are kept by themselves
  gameAgainst: (name) => `Partie gegen ${name}`,
  gameAgainstFriend: "Partie gegen deinen Freund",
  gameOfTwo: "Partie zu zweit",
  gameOfSides: (first, second) => `${first} – ${second}`,
  outcomes: { won: "Gewonnen", lost: "Verloren" },
  resultBecause: (who, how) => `${who}. ${how}`,
  endResigned: (colour) => `${COLOUR[colour]} hat aufgegeben.`,
  endTime: (colour) => `${COLOUR[colour]} hat auf Zeit verloren.`,
  endDecided: (colour) => `${COLOUR[colour]} hätte sicher gewonnen.`,
  finishedGames: "deinen beendeten Partien",
  keptByThemselves: "Partien, die du zu Ende spielst, bleiben hier von selbst erhalten.",
  oldestRemoved: (count) =>
    count === 1
      ? "Der Speicher ist voll; die älteste Partie ohne Namen wurde gelöscht (1)."
      : `Der Speicher ist voll; die ältesten Partien ohne Namen wurden gelöscht (${count}).`,
  mostUnnamed: (most, count) =>
    `Die Liste behält deine letzten ${most} Partien ohne Namen; ältere wurden gelöscht (${count}). ` +
    "Gib einer Partie einen Namen, dann bleibt sie.",
  searchGames: "Suchen",
  searchHint: "Name, Spiel oder Gegner",
  filterGame: "Spiel",
  filterOutcome: "Ergebnis",
  outcomeFilters: { won: "Gewonnen", lost: "Verloren", other: "Andere" },
  filterNamed: "Name",
  namedFilters: { named: "Mit Namen", unnamed: "Ohne Namen" },
  shownCount: (shown, all) => (shown === all ? `${all} ${all === 1 ? "Partie" : "Partien"}` : `${shown} von ${all} Partien`),
  noneFits: "Keine Partie passt. Such nach etwas anderem, oder zeig alle.",
  showAll: "Alle zeigen",
  showMore: "Mehr zeigen",
  deleteUnnamed: "Alle ohne Namen löschen",
  unnamedDeleted: (count) => (count === 1 ? "1 Partie ohne Namen ist gelöscht." : `${count} Partien ohne Namen sind gelöscht.`),

  // Everything on this device
  deviceHeading: "Alles auf diesem Gerät",
  deviceHint: "Partien, Einstellungen und Fortschritte in einer Datei: zur Sicherheit, oder für ein anderes Gerät.",
  exportAll: "Sichern",
  importAll: "Einlesen …",
  deleteAll: "Alles löschen …",
  allExported: (count) => `Die Datei ist fertig. Sie enthält ${count} gespeicherte ${count === 1 ? "Partie" : "Partien"}.`,
  importDamaged: "Diese Datei ist beschädigt oder nicht von Sunstones. Es wurde nichts geändert.",
  importNewer:
    "Diese Datei ist von einer neueren Fassung von Sunstones. Lade die Seite neu, um diese Fassung zu bekommen. " +
    "Es wurde nichts geändert.",
  importTitle: "Diese Datei einlesen?",
  importText: (count, day) =>
    `Sie enthält ${count} gespeicherte ${count === 1 ? "Partie" : "Partien"} und ist vom ${day}. ` +
    "Partien, die hier neu sind, kommen dazu; gelöscht wird keine. Auf Wunsch ersetzt die Datei auch deine Einstellungen, " +
    "deine Fortschritte und die Partie auf dem Brett.",
  importGames: "Partien hinzufügen",
  importEverything: "Partien hinzufügen, den Rest ersetzen",
  gamesImported: (added, known) => `${added} ${added === 1 ? "Partie ist" : "Partien sind"} dazugekommen. Schon hier: ${known}.`,
  importLost: (count) => `Nicht zu lesen und weggelassen: ${count}.`,
  importNoRoom: "Im Speicher des Browsers ist dafür kein Platz. Es wurde nichts ersetzt.",
  deleteTitle: "Alles löschen?",
  deleteText: (count) =>
    `Alle ${count} gespeicherten Partien, deine Einstellungen, deine Fortschritte in Fünfkämpfen und Lektionen ` +
    "und die Partie auf dem Brett werden von diesem Gerät gelöscht. Das lässt sich nicht rückgängig machen. " +
    "Sichere vorher alles in eine Datei, wenn du es vielleicht wieder brauchst.",
  deleteEverything: "Alles löschen",

  // Games from elsewhere
  openFromElsewhere: "Eine Partie von anderswo öffnen",
  pasteHint: "Füge einen Link ein, eine Zugliste, eine Partiedatei oder eine Partie von AbstractPlay",
  chooseFile: "Datei wählen …",
  open: "Öffnen",
  opened: "Die Partie liegt auf dem Brett.",
  nothingToOpen: "Füge erst eine Partie ein.",
  tooLongToOpen: "Das ist zu lang für eine Partie.",
  fileUnreadable: (name) => `Die Datei „${name}“ ist nicht zu lesen.`,

  // Sharing
  shareTitle: "Teilen",
  shareLink: "Link zu dieser Partie",
  shareText: "Züge als Text",
  shareFiles: "Dateien",
  shareCode: "Code für deine eigene Seite",
  saveFile: "Partiedatei",
  saveText: "Züge (Text)",
  savePng: "Bild (PNG)",
  saveSvg: "Zeichnung (SVG)",
  saveGif: "Animation (GIF)",
  makingGif: "Die Animation entsteht…",
  gifGivenUp: "Die Animation wurde abgebrochen.",
  copy: "Kopieren",
  copyOf: (what) => `Kopieren: ${what}`,
  textCopied: "Kopiert.",
  notCopied: "Der Browser lässt es nicht kopieren; es ist für dich markiert.",
  fileSaved: "Die Datei ist fertig.",
  pictureTitle: (game, turns) => `${game} nach ${turns} ${turns === 1 ? "Zug" : "Zügen"}`,

  // With a friend, by link
  withAFriend: "Zu zweit, per Link",
  withAFriendHint: "Schicke deinen Zug als Link; die andere Seite zieht und schickt ihn zurück.",
  playByLink: "Per Link weiterspielen",
  sendLink: "Link schicken",
  correspondenceOpened: (colour) => `Die andere Seite hat gezogen. Du spielst ${COLOUR[colour]} und bist am Zug.`,
  correspondenceEnds: "Die andere Seite hat gezogen, und die Partie ist vorbei.",
  correspondenceDue: "Du hast gezogen. Im Link steckt das Brett: Die andere Seite zieht dort und schickt ihn zurück.",
  correspondenceAtTheEnd: "Das war der letzte Zug. Schicke den Link, damit auch die andere Seite ihn sieht.",
  correspondenceMessage: "Du bist am Zug!",
  correspondenceSent: "Der Link ist unterwegs.",
  correspondenceCopied: "Der Link ist kopiert: Füge ihn in eine Nachricht ein.",

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
  noSuchSymmetry: "So viele Löcher können so nicht liegen.",
  clearBoard: "Brett leeren",
  saveBoard: "Brett speichern",
  boardName: "Name des Bretts",
  playFromHere: "Von hier aus spielen",
  positionPossible: "Diese Stellung lässt sich spielen.",
  makePuzzle: "Rätsel daraus machen",
  oneTurnWins: (turn, turns) => `Genau ein Zug gewinnt: ${turn}, in ${inTurns(turns)}. Das ist ein Rätsel.`,
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
    "Auch mit der rechten Maustaste oder einem ruhenden Finger: ein Kreis, oder ein Pfeil, wenn du auf ein anderes Feld ziehst.",
  markNames: { circle: "mit Kreis", cross: "mit Kreuz", square: "mit Quadrat" },
  arrowTo: (cell) => `Pfeil nach ${cell}`,
  labelled: (text) => `mit ${text} markiert`,
  markMade: (cell, what) => `${cell}: ${what}.`,
  markGone: (cell, what) => `${cell}: nicht mehr ${what}.`,
  marksGone: (cell) => `${cell}: keine Markierungen.`,
  allMarksGone: "Keine Markierungen auf dieser Stellung.",
  arrowBegins: (cell) => `Der Pfeil beginnt auf ${cell}. Wo endet er?`,
  hasComment: "Kommentar",
  hasMarks: "Markierungen",
  treeLabel: "Baum der Varianten. Die Pfeiltasten führen von Zug zu Zug.",
  noSuchMark: (mark) => `„${mark}“ ist keine Markierung: Schreib d4, d4.x, d4.s, d4-e5, d4.A oder d4.7.`,
  noSuchNote: (line) => `„${line}“ ist keine Notiz: Sie sollte beginnen wie in „3 d4 d4-e5“.`,

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
  puzzlesNoneFits: "Keine Aufgabe passt. Wähle etwas anderes.",
  puzzleName: (place, level) => `Aufgabe ${place}, ${level}`,
  puzzleFitting: "Die nächste lösen",
  nextPuzzle: "Nächste Aufgabe",
  allPuzzles: "Alle Aufgaben",
  puzzleTask: "Finde den einzigen Zug, der gewinnt.",
  puzzleGoOn: "Du gewinnst noch immer. Finde den nächsten Zug.",
  puzzleProving: "Die Stellung wird geprüft …",
  puzzleProvingWhy: "Es wird bewiesen, welche Züge gewinnen.",
  puzzleJudging: "Dein Zug wird geprüft …",
  puzzleRight: "Richtig!",
  puzzleAnswer: (colour) => `${COLOUR[colour]} antwortet.`,
  puzzleWrong: "Der ist es nicht",
  puzzleLoses: (turn, colour, turns) =>
    `Nach ${turn} gewinnt ${COLOUR[colour]} in höchstens ${turns} ${turns === 1 ? "Zug" : "Zügen"}.`,
  puzzleUnclear: (turn) => `${turn} ist nicht der Zug dieser Aufgabe. Ob er auch gewinnt, lässt sich nicht beweisen.`,
  showWhy: "Zeigen, warum",
  showSolution: "Lösung zeigen",
  puzzleWhy: "Darum nicht",
  puzzleSolution: "Die Lösung",
  puzzleStep: (turn, all) => `${turn} von ${all}:`,
  puzzleSolved: "Gelöst!",
  puzzleResults: {
    first: "auf Anhieb gelöst",
    hint: "mit Tipp gelöst",
    later: "nach einem Fehler gelöst",
    missed: "noch nicht gelöst",
  },
  puzzleHintTheme: (theme) => `Tipp: Es geht um dies – ${theme}.`,
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
  provenWin: (turns) => `gewinnt in höchstens ${turns}`,
  provenLoss: (turns) => `verliert in höchstens ${turns}`,
  candidatesHeading: "Beste Schritte",
  bestLine: "Beste Folge",
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
  lookingOver: (done, all) => `Durchsicht: Stellung ${done} von ${all}`,
  stopLooking: "Durchsicht beenden",
  nothingMarked: "Keine Fehler gefunden. Gut gespielt.",
  mistakeNames: { inaccuracy: "Ungenauigkeit", mistake: "Fehler", blunder: "grober Fehler", good: "gut gefunden" },
  accuracyLabel: "Genauigkeit",
  accuracyMeans: "100: kein Zug hat Chancen gekostet",
  mistakeCost: (name, share) => `${name}, kostet ${percent(share)}`,
  betterTurn: (turn) => `besser: ${turn === "pass" ? "passen" : turn === "swap" ? "tauschen" : turn}`,
  missedWin: (turns) => `das gewinnt in ${inTurns(turns)}`,
};
