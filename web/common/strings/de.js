/**
 * The page's sentences in German. Readers are addressed with „du“.
 *
 * @import { Colour } from "../../engine/protocol.js"
 */
import { createFormats } from "../formats.js";

/** @type {Record<Colour, string>} */
const COLOUR = { red: "Rot", blue: "Blau", black: "Schwarz", white: "Weiß" };
/** @type {Record<Colour, string>} as in „ein roter Stein“ */
const COLOURED = { red: "roter", blue: "blauer", black: "schwarzer", white: "weißer" };

const { number, percent, date } = createFormats("de");

/** @type {typeof import("./en.js").en} */
export const de = {
  // Numbers
  number: (value) => number(value),
  percent: (share) => percent(share),

  colourName: (colour) => COLOUR[colour],

  // The title of the game
  documentTitle: (game) => `${game} · Sunstones`,
  designedBy: "erfunden von",
  designerLink: (designer) => `Die Seite zum Spiel von ${designer} (öffnet sich in einem neuen Tab)`,
  howItIsPlayed: "So wird gespielt",
  rulesLink: "Regeln",
  lessonsButton: "Lektionen",

  // What stands beside the board
  tabsLabel: "Partie und Analyse",
  tabs: { games: "Spiele", result: "Ergebnis", gauntlet: "Fünfkampf", turns: "Züge", study: "Analyse", tools: "Mehr" },
  playGame: (game) => `${game} spielen`,
  play: "Spielen",
  learn: "Lernen",

  // The result
  rematch: "Revanche",
  sharePicture: "Bild teilen",
  friendName: "Dein Freund",
  sideAs: (name, colour) => `${name} (${COLOUR[colour]})`,
  resultPlayers: (winner, loser, turns) => `${winner} – ${loser} · ${turns} ${turns === 1 ? "Zug" : "Züge"}`,

  // Players
  playersHeading: "Spieler",
  sideLabel: (colour) => `Wer spielt ${COLOUR[colour]}`,
  human: "Mensch",
  scoreUnit: (unit, score) => {
    if (unit === "parasols") return score === 1 ? "Parasol" : "Parasols";
    return score === 1 ? "Stein" : "Steine";
  },

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
  targetWords: {
    place: "kann besetzt werden",
    grow: "hierhin kann die Gruppe wachsen",
    capture: "kann geschlagen werden",
    flip: "kann umgedreht werden",
    give: "kann abgegeben werden",
  },

  // Was ein Feld bewirken würde: kurze Aussagen, aneinandergereiht
  preview: {
    joined: (parts) => parts.join(" · "),
    wins: (colour) => `${COLOUR[colour]} gewinnt`,
    decides: (colour) => `${COLOUR[colour]} ist der Sieg dann sicher`,
    loop: (colour, count, all) => `Schließt einen Ring für ${COLOUR[colour]} mit ${count} von ${all} Randfeldern`,
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

  // Status
  stages: {
    runtime: "Python startet …",
    micropip: "Das Installationsprogramm wird geladen …",
    engine: "Die Regeln werden eingerichtet …",
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
  newVersion: "Eine neue Fassung von Sunstones ist da. Deine Partie bleibt unverändert.",
  useNewVersion: "Jetzt aktualisieren",
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
  computerHeld: (colour) => `${COLOUR[colour]} ist am Zug, und der Computer ist angehalten: Drücke „Weiter“.`,
  thought: (playouts, winRate) => {
    const counted = de.restsOn(playouts);
    return winRate === null ? counted : `${counted} · Gewinnaussicht ${percent(winRate)}`;
  },
  thoughtOf: (name, playouts, winRate) => {
    const counted = de.restsOn(playouts);
    return winRate === null ? `${name}: ${counted}` : `${name} gibt sich ${percent(winRate)} Gewinnchance (${counted}).`;
  },
  proven: (winner, turns) => `${de.provenWinner(winner, turns)}.`,
  wins: (colour) => `${COLOUR[colour]} gewinnt`,
  gameOver: "Die Partie ist vorbei. „Zurück“ nimmt den letzten Zug zurück, „Neue Partie“ beginnt eine andere.",
  notYourTurn: (colour) => `${COLOUR[colour]} ist am Zug, und der Computer überlegt.`,
  hasSwapped: (opponent, colour) => `${opponent} hat getauscht und deinen Stein übernommen: Du spielst jetzt ${COLOUR[colour]}.`,
  tooEarly: "Gespielt werden kann erst, wenn der Spielkern bereit ist.",
  nothingHere: (cell) => `Auf ${cell} lässt sich jetzt nichts tun.`,
  mustPass: "Kein Feld ist spielbar: Mit „Weiter“ passt du.",
  spokenTurn: (colour, turn) => {
    if (turn === "pass") return `${COLOUR[colour]} hat gepasst.`;
    return turn === "swap" ? de.coloursSwapped : `${COLOUR[colour]} hat ${turn} gespielt.`;
  },
  turnText: (turn) => ({ pass: "gepasst", swap: "getauscht", stop: "Zug beenden" })[turn] ?? turn,

  // Buttons
  newGame: "Neue Partie",
  undo: "Zurück",
  redo: "Vor",
  undoStep: "Schritt zurück",
  finishTurn: "Zug beenden",
  swap: "Farben tauschen",
  swapWhy: "Setze einen Stein, oder tausche die Farben: Dann übernimmst du den ersten Stein (Kuchenregel).",
  passContinue: "Weiter",
  stop: "Anhalten",
  pause: "Pause",
  resume: "Weiter",
  resign: "Aufgeben",
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
  variationDeleted: "Die Variante ist gelöscht.",

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
  timeLeft: (colour, time) => `Zeit von ${COLOUR[colour]}: ${time}`,
  lostOnTime: (colour) => `${COLOUR[colour]} hat auf Zeit verloren. Ohne Uhr darfst du weiterspielen.`,
  hasResigned: (colour) => `${COLOUR[colour]} hat aufgegeben. Du darfst weiterspielen.`,
  acceptResignation: "Aufgabe annehmen",
  stopDecided: "Partie beenden",
  isSureToWin: (colour) => `${COLOUR[colour]} gewinnt sicher. Du kannst die Partie beenden oder weiterspielen.`,
  wasDecided: (colour) => `${COLOUR[colour]} hätte sicher gewonnen. Du darfst weiterspielen.`,
  resignGameTitle: "Diese Partie aufgeben?",
  resignGameText: (colour) => `Die Partie geht an ${COLOUR[colour]}.`,

  // Two computers
  paceLabel: "Tempo",
  ownTime: "so schnell sie denken",
  paceTime: (seconds) => (seconds === 1 ? "ein Zug je Sekunde" : `ein Zug alle ${seconds} Sekunden`),
  oneTurn: "Ein Zug",

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

  // Spoken
  stonesTaken: (count, colour, cells) =>
    `${count} ${count === 1 ? `${COLOURED[colour]} Stein` : `Steine von ${COLOUR[colour]}`} vom Brett genommen: ${cells}.`,
  stonesTurned: (count, cells) => `${count} ${count === 1 ? "Stein" : "Steine"} umgedreht: ${cells}.`,
  spokenStep: (step) => `${step}, und der Zug geht weiter.`,
  atTurn: (turn, text) => `Bei Zug ${turn}: ${de.turnText(text)}.`,
  atStart: "Am Anfang.",

  // Share links
  linkCopied: "Ein Link zu dieser Partie mit ihren fertigen Zügen ist kopiert.",
  linkNotCopied: (link) => `Der Browser lässt den Link nicht kopieren; hier ist er: ${link}`,
  linkUnreadable: (reason) => `Der Link war nicht zu öffnen: ${reason}`,

  // Gauntlet
  gauntlet: "Fünfkampf",
  singleGame: "Einzelpartie",
  gauntletRules: (game) =>
    `Tritt nacheinander gegen die fünf Gegner von ${game} an, auf dem üblichen Brett. In der ersten ` +
    "Partie beginnst du, danach wechseln die Farben. Wer verliert oder aufgibt, fängt wieder beim ersten an. " +
    "Es gibt kein Zurück und keine Tipps.",
  gauntletTerms: "Kein Zurück und keine Tipps: Ein fertiger Zug gilt.",
  startGauntlet: "Zum Fünfkampf",
  startAgain: "Von vorn beginnen",
  onceMore: "Noch einmal antreten",
  goOnHere: "Hier weiterspielen",
  nextOpponent: (name) => `Als Nächstes: ${name}`,
  goOnAgainst: (name) => `Weiter gegen ${name}`,
  matchNumber: (match, matches) => `Partie ${match} von ${matches}`,
  rungStates: { won: "besiegt", now: "jetzt", next: "als Nächstes", lost: "verloren", ahead: "später" },
  bestSoFar: (best, opponents, completions) => {
    if (completions > 1) return `Du hast alle ${opponents} in ${completions} Anläufen besiegt.`;
    if (completions === 1) return `Du hast alle ${opponents} einmal besiegt.`;
    return best === 0 ? "" : `Bisher am weitesten: ${best} von ${opponents} besiegt.`;
  },
  beaten: (name) => `Du hast ${name} besiegt`,
  lostTo: (name) => `${name} hat dich besiegt`,
  resigned: "Du hast aufgegeben",
  wonByResignation: (name) => `Die Partie geht an ${name}.`,
  triumph: (game) => `Alle fünf sind besiegt: Der Fünfkampf von ${game} ist deiner!`,
  matchOver: "Diese Partie ist vorbei.",
  resignTitle: "Diese Partie aufgeben?",
  resignText: (first) => `Sie zählt dann als verloren, und der Fünfkampf beginnt wieder bei ${first}.`,
  playOn: "Weiterspielen",
  gauntletLeft: (game, opponent, isInMatch) =>
    `Dein Fünfkampf in ${game} ist im Gange: ${isInMatch ? "eine Partie gegen" : "als Nächstes kommt"} ${opponent}.`,
  goOn: "Weiter",
  notNow: "Nicht jetzt",
  playedElsewhere: "Diese Partie geht in einem anderen Tab weiter; hier zählt sie nicht mehr.",
  matchUnreadable: (reason) => `Die gespeicherte Partie war nicht zu öffnen und beginnt deshalb neu: ${reason}`,

  // What is kept
  lastGame: "deine letzte Partie",
  gameUnreadable: (reason) => `Deine letzte Partie war nicht zurückzuholen, deshalb beginnt eine neue: ${reason}`,
  gauntletProgress: (game) => `dein Stand im Fünfkampf von ${game}`,
  keptForThePageOnly:
    "Dieser Browser lässt nichts speichern oder hat keinen Platz mehr: Dein Stand bleibt nur erhalten, bis die " +
    "Seite geschlossen wird.",
  gameForThePageOnly:
    "Dieser Browser lässt nichts speichern oder hat keinen Platz mehr: Die Partie bleibt nur in der Liste, bis " +
    "die Seite geschlossen wird.",
  savedUnreadable: (what, text) => `Was gespeichert war (${what}), ist nicht zu lesen und beginnt von vorn: „${text}“.`,
  savedByNewer: (what, version) =>
    `Eine neuere Fassung dieser Seite (Form ${version}) hat etwas gespeichert: ${what}. ` +
    "Verwendet wird, was diese hier davon versteht.",
  savedInParts: (what, lost) =>
    `Ein Teil dessen, was gespeichert war (${what}), ist nicht zu lesen und fehlt: ${lost.join("; ")}.`,

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
  settingsTitle: "Einstellungen",
  aboutLink: "Über Sunstones und die Lizenzen",
  settingsForThePageOnly:
    "Dieser Browser lässt nichts speichern oder hat keinen Platz mehr: Einstellungen gelten nur, bis die " +
    "Seite geschlossen wird, und die Sprache bleibt, wie sie ist.",
  languageWaits: "Die Seite wechselt die Sprache, sobald du die Stellung fertig aufgebaut hast.",
  keptSettings: "deine Einstellungen",
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
  },

  // New game dialog
  modeLegend: "Wie du spielst",
  dialogTitle: "Neue Partie",
  gameLegend: "Spiel",
  sizeLabel: "Brettgröße",
  sizeHint: { hex: "Felder an einer Seite", square: "Felder an einer Seite" },
  holesLabel: "Löcher",
  holesHint: "zufällig verteilt; mit „Aufbauen“ wählst du sie selbst",
  noHoles: "keine",
  thinkLabel: "Bedenkzeit des Computers",
  thinkTime: (seconds) => (seconds === 1 ? "1 Sekunde je Zug" : `${number(seconds)} Sekunden je Zug`),
  ownPace: "nach eigenem Ermessen",
  thinkHint: "eine eigene Zeit ändert auch die Stärke",
  temper: (rung, rungs, temper) => `Stärke ${rung + 1} von ${rungs}. ${temper}`,
  start: "Los",
  cancel: "Abbrechen",
  sideField: (colour, first) => `${COLOUR[colour]} (${first ? "beginnt" : "als Zweites"})`,
  closeDialog: "Schließen",

  // Lessons and rules
  learnTitle: (game) => `${game} lernen`,
  lessonList: "Lektionen",
  lessonDone: " geschafft",
  lessonHint: "Tipp",
  lessonAgain: "Noch einmal",
  lessonNext: "Nächste Lektion",
  lessonMissed: (hint) => `Noch nicht ganz. ${hint} Drücke „Noch einmal“.`,
  lessonsUnavailable: "Die Lektionen konnten nicht geladen werden. Bitte sieh nach der Verbindung und öffne sie noch einmal.",
  lessonProgress: "dein Stand in den Lektionen",
  rulesPage: "Als eigene Seite öffnen",
  rulesInEnglish: "Das ist eine Kurzfassung. Die ganzen Regeln darunter, mit Brettern, sind auf Englisch.",
  rulesUnavailable: "Die Regeln konnten nicht geladen werden.",

  // Boards in other people's pages
  invitation: "Wähle ein Feld, um zu spielen.",
  invitationAgainst: (colour, opponent) => `Du spielst ${COLOUR[colour]} gegen ${opponent}: Wähle ein Feld.`,
  coloursSwapped: "Die Farben sind getauscht.",
  startAgainHere: "Von vorn",
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
  noSuchMode: (mode) => `Es gibt keinen Modus „${mode}“; die Modi sind diagram, replay, play.`,
  noSuchStep: (step, turns) => `Der Schritt „${step}“ ist keine Zahl von 0 bis ${turns}, der Zahl der Züge.`,
  noSuchOpponent: (game, opponent, opponents) =>
    `${game} hat keinen Gegner „${opponent}“; es gibt ${opponents.join(", ")} und human.`,
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

  // Games from elsewhere
  openFromElsewhere: "Eine Partie von anderswo öffnen",
  pasteHint: "Füge einen Link ein, eine Zugliste, eine Partiedatei oder eine Partie von AbstractPlay",
  chooseFile: "Datei wählen …",
  open: "Öffnen",
  opened: "Die Partie liegt auf dem Brett.",
  bringBackGame: "Zurück zu meiner Partie",
  gameLeft: "Deine letzte Partie ist noch da.",
  nothingToOpen: "Füge erst eine Partie ein.",
  tooLongToOpen: "Das ist zu lang für eine Partie.",
  fileUnreadable: (name) => `Die Datei „${name}“ ist nicht zu lesen.`,
  notOpened: (reason) => `Das lässt sich nicht öffnen: ${reason}`,

  // Sharing
  shareTitle: "Teilen",
  shareLink: "Link zu dieser Partie",
  shareText: "Züge als Text",
  shareFiles: "Dateien",
  shareCode: "Code für deine eigene Seite",
  saveFile: "Partiedatei",
  savePng: "Bild (PNG)",
  saveSvg: "Zeichnung (SVG)",
  copy: "Kopieren",
  copyOf: (what) => `Kopieren: ${what}`,
  textCopied: "Kopiert.",
  notCopied: "Der Browser lässt es nicht kopieren; es ist für dich markiert.",
  fileSaved: "Die Datei ist fertig.",
  pictureTitle: (game, turns) => `${game} nach ${turns} ${turns === 1 ? "Zug" : "Zügen"}`,

  // With a friend, by link
  friend: "Per Link",
  friendsTurn: "Die andere Seite ist am Zug: Schicke ihr den Link und öffne den, der zurückkommt.",
  withAFriend: "Zu zweit, per Link",
  withAFriendHint: "Schicke deinen Zug als Link; die andere Seite zieht und schickt ihn zurück.",
  playByLink: "Per Link weiterspielen",
  sendLink: "Link schicken",
  correspondenceDue: "Du hast gezogen. Im Link steckt das Brett: Die andere Seite zieht dort und schickt ihn zurück.",
  correspondenceAtTheEnd: "Das war der letzte Zug. Schicke den Link, damit auch die andere Seite ihn sieht.",
  correspondenceOpened: (colour) => `Die andere Seite hat gezogen. Du spielst ${COLOUR[colour]} und bist am Zug.`,
  correspondenceEnds: "Die andere Seite hat gezogen, und die Partie ist vorbei.",
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

  // Study
  hintButton: "Tipp",
  hideHint: "Tipp weg",
  hintThinking: "Ein guter Zug wird gesucht …",
  hintSays: (step, chances) => `Tipp: ${step} (${chances}).`,
  hintPlace: (cell) => `ein Stein auf ${cell}`,
  hintGrow: (cell) => `die Gruppe nach ${cell} wachsen lassen`,
  hintCapture: (cell) => `auf ${cell} schlagen`,
  hintFlip: (cell) => `den Stein auf ${cell} umdrehen`,
  hintGive: (cell) => `die Steine bei ${cell} abgeben`,
  hintStop: "den Zug hier beenden",
  hintSwap: "die Farben tauschen",
  hintPass: "es bleibt nur Passen",
  analysisSwitch: "Analyse",
  analysisLooking: "Die Stellung wird untersucht …",
  analysisWaits: "Sie geht weiter, wenn der Computer gezogen hat.",
  analysisOver: "Die Partie ist vorbei; geh einen Zug zurück, um die Stellung zu untersuchen.",
  chancesOf: (colour, share) => `${COLOUR[colour]} ${percent(share)}`,
  restsOn: (playouts) => `${number(playouts)} ${playouts === 1 ? "Probespiel" : "Probespiele"}`,
  provenWinner: (colour, turns) =>
    turns === 0
      ? `${COLOUR[colour]} gewinnt sicher`
      : `${COLOUR[colour]} gewinnt sicher (in höchstens ${turns} ${turns === 1 ? "Zug" : "Zügen"})`,
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
  mistakeNames: { inaccuracy: "Ungenauigkeit", mistake: "Fehler", blunder: "grober Fehler" },
  mistakeCost: (name, share) => `${name}, kostet ${percent(share)}`,
  betterTurn: (turn) => `besser: ${turn === "pass" ? "passen" : turn === "swap" ? "tauschen" : turn}`,
  missedWin: (turns) => `das gewinnt in höchstens ${turns} ${turns === 1 ? "Zug" : "Zügen"}`,
};
