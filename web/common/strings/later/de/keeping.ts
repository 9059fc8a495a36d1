/** What the page says in German of what is kept on the device: settings, saved games, games that come from elsewhere. */
import { COLOUR } from "../../de.js";
import { date } from "./words.js";

export const keeping: typeof import("../en/keeping.js").keeping = {
  // What is kept
  gameForThePageOnly:
    "Dieser Browser lässt nichts speichern oder hat keinen Platz mehr: Die Partie bleibt nur in der Liste, bis " +
    "die Seite geschlossen wird.",

  // Wo der Browser nichts speichert
  gameUnkept: (forReload, forLater) => {
    const cause = "Dieser Browser lässt nichts speichern oder hat keinen Platz mehr";
    if (forLater) return `${cause}. Deine Partie liegt vorerst in einem Ersatzspeicher; sichere dir lieber eine Kopie.`;
    if (forReload) return `${cause}: Deine Partie übersteht das Neuladen, aber nicht das Schließen. Sichere dir eine Kopie.`;
    return `${cause}: Deine Partie geht verloren, wenn du die Seite verlässt. Sichere dir eine Kopie.`;
  },
  copyGame: "Partie als Text kopieren",
  downloadGame: "Partie herunterladen",
  unreadableKept: "Was nicht zu lesen war, ist nicht verloren.",
  downloadUnreadable: "Unlesbares herunterladen",
  deleteUnreadable: "Unlesbares löschen",

  // Settings
  aboutLink: "Über Sunstones und die Lizenzen (auf Englisch)",
  settingsForThePageOnly:
    "Dieser Browser lässt nichts speichern oder hat keinen Platz mehr: Einstellungen gelten nur, bis die " +
    "Seite geschlossen wird, und die Sprache bleibt, wie sie ist.",
  languageWaits: "Die Seite wechselt die Sprache, sobald du zurück bei deiner Partie bist.",
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
    letterKeys: {
      name: "Einzelne Buchstaben",
      hint: "H, A, R, N und ? als Tastenkürzel: schalte sie aus, wenn du deinem Gerät diktierst.",
    },
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
  keptByThemselves: (most) =>
    `Partien, die du hier zu Ende spielst oder für eine andere verlässt, bleiben von selbst erhalten, die letzten ${most}. ` +
    "Was du benennst oder einliest, bleibt immer.",
  makeRoom: "Mach Platz für sie: Lösch Partien, die du nicht mehr brauchst.",
  ofThemAutomatic: (count) => `Von selbst erhalten: ${count}.`,
  mostAutomatic: (most) =>
    `Die Liste hat jetzt ${most} Partien, die von selbst erhalten sind. Kommt noch eine dazu, geht von nun an die älteste. ` +
    "Gib einer Partie einen Namen, dann bleibt sie.",
  searchGames: "Suchen",
  searchHint: "Name, Spiel oder Gegner",
  filterGame: "Spiel",
  filterOutcome: "Ergebnis",
  outcomeFilters: { won: "Gewonnen", lost: "Verloren", other: "Andere" },
  filterNamed: "Name",
  namedFilters: { named: "Mit Namen", unnamed: "Ohne Namen" },
  shownCount: (shown, all) => (shown === all ? `${all} ${all === 1 ? "Partie" : "Partien"}` : `${shown} von ${all} Partien`),
  noneFits: "Keine passenden Partien. Such nach etwas anderem, oder zeig alle.",
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
  allExported: (count, files) => {
    const games = `${count} gespeicherte ${count === 1 ? "Partie" : "Partien"}`;
    return files === 1
      ? `Die Datei ist fertig. Sie enthält ${games}.`
      : `${files} Dateien sind fertig; eine wäre zu groß. Zusammen enthalten sie ${games}. Lies sie nacheinander ein.`;
  },
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
  importNoRoom: "Im Speicher des Browsers ist dafür kein Platz. Es wurde nichts geändert.",
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
  fileEmpty: (name) => `Die Datei „${name}“ ist leer.`,
  fileNoText: (name) => `„${name}“ ist keine Textdatei.`,
  fileIsFolder: (name) => `„${name}“ ist ein Ordner. Öffne eine seiner Dateien.`,
  oneFileOnly: "Öffne immer nur eine Datei.",

  // Eine von mehreren Partien
  chooseGame: "Wähle eine Partie",
  gamesToChoose: (games, others, unreadable) =>
    [
      games === 1 ? "In dieser Datei ist 1 Partie zum Öffnen." : `In dieser Datei sind ${games} Partien zum Öffnen.`,
      ...(others > 0 ? [`Ausgelassen: ${others} von anderen Spielen, die es hier nicht gibt.`] : []),
      ...(unreadable > 0 ? [`Nicht lesbar: ${unreadable}.`] : []),
    ].join(" "),
  noneToChoose: (entries, unreadable) =>
    [
      `Die Datei hat ${entries} Einträge.`,
      ...(unreadable > 0 ? [`Nicht lesbar: ${unreadable}.`] : ["Keiner ist von einem Spiel, das es hier gibt."]),
      ...(unreadable > 0 && unreadable < entries ? ["Der Rest ist von Spielen, die es hier nicht gibt."] : []),
    ].join(" "),
  wonBy: (name) => `${name} hat gewonnen`,
  foreignAbout: (game, size, turns, day) =>
    [size === null ? game : `${game}, Größe ${size}`, turns === 1 ? "1 Zug" : `${turns} Züge`, ...(day ? [day] : [])].join(" · "),
};
