/**
 * What the page says in English of what is kept on the device: settings, saved games, games that come from elsewhere.
 *
 * @import { Colour } from "../../../../engine/wire.js"
 *
 * @typedef {{ name: string, hint?: string, values?: Record<string, string> }} SettingWords
 */
import { COLOUR } from "../../en.js";
import { date } from "./words.js";

export const keeping = {
  // What is kept
  gameForThePageOnly:
    "This browser blocks storage or has no room left. The game stays in the list only until you close this page.",

  // Where the browser stores nothing
  /** @param {boolean} forReload @param {boolean} forLater @returns {string} */
  gameUnkept: (forReload, forLater) => {
    const cause = "This browser blocks storage or has no room left";
    if (forLater) return `${cause}. Your game is kept in a spare place for now; save a copy to be safe.`;
    if (forReload) return `${cause}. Your game survives a reload, but not closing this tab. Save a copy of it.`;
    return `${cause}. Your game is lost when you leave this page. Save a copy of it.`;
  },
  copyGame: "Copy game as text",
  downloadGame: "Download game",
  unreadableKept: "The unreadable data is not lost.",
  downloadUnreadable: "Download the unreadable data",
  deleteUnreadable: "Delete the unreadable data",

  // Settings: for each key of app/settings/schema.js its name, perhaps a hint, and the names of its values
  aboutLink: "About Sunstones and its licences",
  settingsForThePageOnly:
    "This browser blocks storage or has no room left. Settings hold only until you close this page, " +
    "and the language cannot be changed.",
  languageWaits: "The language changes once you have finished setting up the position.",
  settingGroups: { look: "Look", board: "On the board", play: "Play", senses: "Motion and sound" },
  settings: settingWords({
    language: { name: "Language", values: { system: "As the browser", en: "English", de: "Deutsch", fr: "Français" } },
    theme: { name: "Theme", values: { system: "As the device", light: "Light", dark: "Dark" } },
    board: { name: "Board", values: { wood: "Wood", paper: "Paper", slate: "Slate", walnut: "Walnut" } },
    stones: { name: "Stones", values: { usual: "Classic", safe: "Colour-blind safe" } },
    stoneSigns: { name: "Clear marks on stones", hint: "A dot or a ring tells the two sides apart without their colours." },
    legal: { name: "Legal cells", hint: "A mark on every cell that can be played." },
    last: { name: "Last turn", hint: "A ring round the stone played last." },
    threats: {
      name: "Threats",
      hint: "Stones in danger, group sizes, parasols, and loops with their counts.",
    },
    preview: { name: "Preview", hint: "Shows what a stone would do before you place it." },
    turned: { name: "Rotate" },
    mirrored: { name: "Mirror" },
    tapTwice: { name: "Tap twice to play", hint: "On a touch screen the first tap previews, the second one plays." },
    motion: { name: "Animations", hint: "Stones that appear, vanish and flip. Off if your device asks for less motion." },
    sounds: { name: "Sounds", hint: "Soft sounds when stones are placed, removed or flipped, and when a game is won." },
    hintSeconds: {
      name: "Hint after",
      hint: "How long the computer looks for a hint.",
      values: { 1: "1 s", 2: "2 s", 5: "5 s", 10: "10 s" },
    },
    helpers: {
      name: "Use more of this device’s processors",
      hint: "Faster strong opponents, a deeper analysis. Not where the device saves power or data, or has little memory.",
    },
  }),

  // Saved games
  /** @param {number} time milliseconds since 1970 @returns {string} */
  date: (time) => date(time),
  libraryTitle: "Saved games",
  saveAs: "Save this game as",
  save: "Save",
  savedHeading: "Saved in this browser",
  nothingSaved: "Nothing is saved yet.",
  /** @param {string} game @param {number} turns */
  savedName: (game, turns) => {
    if (turns === 0) return `${game}, a board`;
    return `${game}, ${turns} ${turns === 1 ? "turn" : "turns"}`;
  },
  /** @param {string} game @param {number} size @param {number} turns @param {string} day @returns {string} */
  savedAbout: (game, size, turns, day) => `${game}, size ${size} · ${turns === 1 ? "1 turn" : `${turns} turns`} · ${day}`,
  /** @param {string} name */
  gameSaved: (name) => `“${name}” saved.`,
  /** @param {string} name */
  savedOpened: (name) => `“${name}” is on the board.`,
  /** @param {string} name @param {string} reason */
  savedUnusable: (name, reason) => `“${name}” could not be opened: ${reason}`,
  /** @param {number} count */
  savedLost: (count) =>
    count === 1
      ? "1 entry could not be read. It is left as it is."
      : `${count} entries could not be read. They are left as they are.`,
  savedByNewerPage: "A newer version of Sunstones has saved the games here. They are safe. Reload this page to get that version.",
  unreadableEntry: "Unreadable",
  downloadEntry: "Download",
  downloadUnreadableEntry: "Download the unreadable entry",
  deleteUnreadableEntry: "Delete the unreadable entry",
  /** @param {string} name */
  deleted: (name) => `“${name}” deleted.`,
  /** @param {string} name */
  notDeleted: (name) => `“${name}” could not be deleted.`,
  undoDelete: "Restore",
  /** @param {string} name */
  renameOf: (name) => `Rename “${name}”`,
  /** @param {string} name */
  newNameOf: (name) => `New name of “${name}”`,
  /** @param {string} name */
  deleteOf: (name) => `Delete “${name}”`,

  // Saved games: finished ones are kept by themselves
  /** @param {string} name */
  gameAgainst: (name) => `Game against ${name}`,
  gameAgainstFriend: "Game against your friend",
  gameOfTwo: "Game for two",
  /** @param {string} first @param {string} second */
  gameOfSides: (first, second) => `${first} – ${second}`,
  outcomes: { won: "Won", lost: "Lost" },
  /** @param {string} who @param {string} how */
  resultBecause: (who, how) => `${who}. ${how}`,
  /** @param {Colour} colour */
  endResigned: (colour) => `${COLOUR[colour]} has resigned.`,
  /** @param {Colour} colour */
  endTime: (colour) => `${COLOUR[colour]} has lost on time.`,
  /** @param {Colour} colour */
  endDecided: (colour) => `${COLOUR[colour]} was sure to win.`,
  finishedGames: "your finished games",
  /** @param {number} most */
  keptByThemselves: (most) =>
    `Games that you finish here are kept by themselves, the last ${most} of them. Games that you name or import always stay.`,
  makeRoom: "To make room for it, delete games that you no longer need.",
  /** @param {number} count */
  ofThemAutomatic: (count) => `Kept by themselves: ${count}.`,
  /** @param {number} most */
  mostAutomatic: (most) =>
    `The list now has ${most} games that were kept by themselves. From now on the oldest of them goes when another one comes. ` +
    "Name a game to keep it for good.",
  searchGames: "Search",
  searchHint: "Name, game or opponent",
  filterGame: "Game",
  filterOutcome: "Result",
  outcomeFilters: { won: "Won", lost: "Lost", other: "Other" },
  filterNamed: "Name",
  namedFilters: { named: "Named", unnamed: "Unnamed" },
  /** @param {number} shown @param {number} all */
  shownCount: (shown, all) => (shown === all ? `${all} ${all === 1 ? "game" : "games"}` : `${shown} of ${all} games`),
  noneFits: "No game fits. Search for something else, or show all.",
  showAll: "Show all",
  showMore: "Show more",
  deleteUnnamed: "Delete all unnamed",
  /** @param {number} count */
  unnamedDeleted: (count) => (count === 1 ? "1 unnamed game deleted." : `${count} unnamed games deleted.`),

  // Everything on this device
  deviceHeading: "Everything on this device",
  deviceHint: "Games, settings and progress in one file: a safe copy, or the way to another device.",
  exportAll: "Export",
  importAll: "Import…",
  deleteAll: "Delete everything…",
  /** @param {number} count @param {number} files */
  allExported: (count, files) => {
    const games = `${count} saved ${count === 1 ? "game" : "games"}`;
    return files === 1
      ? `The file is ready. It has ${games}.`
      : `${files} files are ready, as one would be too large. Together they have ${games}. Import them one after another.`;
  },
  importDamaged: "This file is damaged or not from Sunstones. Nothing was changed.",
  importNewer: "This file is from a newer version of Sunstones. Reload this page to get that version. Nothing was changed.",
  importTitle: "Import this file?",
  /** @param {number} count @param {string} day */
  importText: (count, day) =>
    `It has ${count} saved ${count === 1 ? "game" : "games"} and is from ${day}. ` +
    "Games that are new here are added, and none is deleted. " +
    "You may also replace your settings, your progress and the game on the board by those of the file.",
  importGames: "Add games",
  importEverything: "Add games and replace the rest",
  /** @param {number} added @param {number} known */
  gamesImported: (added, known) => `${added} ${added === 1 ? "game" : "games"} added. Already here: ${known}.`,
  /** @param {number} count */
  importLost: (count) => `Could not be read, and left out: ${count}.`,
  importNoRoom: "There is no room for this in the browser’s storage. Nothing was changed.",
  deleteTitle: "Delete everything?",
  /** @param {number} count */
  deleteText: (count) =>
    `All ${count} saved games, your settings, your progress in the gauntlets and lessons, and the game on the board ` +
    "are deleted from this device. This cannot be undone. Export a file first if you may want them back.",
  deleteEverything: "Delete everything",

  // Games from elsewhere
  openFromElsewhere: "Open a game from elsewhere",
  pasteHint: "Paste a link, a list of turns, a record, or a game from AbstractPlay",
  chooseFile: "Choose a file…",
  open: "Open",
  opened: "The game is on the board.",
  nothingToOpen: "Paste a game first.",
  tooLongToOpen: "This is too long to be a game.",
  /** @param {string} name */
  fileUnreadable: (name) => `The file “${name}” cannot be read.`,
  /** @param {string} name  of the file @returns {string} */
  fileEmpty: (name) => `The file “${name}” is empty.`,
  /** @param {string} name  of the file @returns {string} */
  fileNoText: (name) => `“${name}” is not a text file.`,
  /** @param {string} name  of the folder @returns {string} */
  fileIsFolder: (name) => `“${name}” is a folder. Open one of its files.`,
  oneFileOnly: "Open one file at a time.",

  // One game of several
  chooseGame: "Choose a game",
  /** @param {number} games @param {number} others @param {number} unreadable */
  gamesToChoose: (games, others, unreadable) =>
    [
      `This file has ${games} ${games === 1 ? "game" : "games"} to open.`,
      ...(others > 0 ? [`Left out: ${others} of other games, which are not played here.`] : []),
      ...(unreadable > 0 ? [`Could not be read: ${unreadable}.`] : []),
    ].join(" "),
  /** @param {number} entries @param {number} unreadable */
  noneToChoose: (entries, unreadable) =>
    [
      `The file has ${entries} entries.`,
      ...(unreadable > 0 ? [`Could not be read: ${unreadable}.`] : ["None is a game that is played here."]),
      ...(unreadable > 0 && unreadable < entries ? ["The rest is of games that are not played here."] : []),
    ].join(" "),
  /** @param {string} name */
  wonBy: (name) => `${name} won`,
  /** @param {string} game @param {number | null} size @param {number} turns @param {string | null} day @returns {string} */
  foreignAbout: (game, size, turns, day) =>
    [size === null ? game : `${game}, size ${size}`, turns === 1 ? "1 turn" : `${turns} turns`, ...(day ? [day] : [])].join(
      " · ",
    ),
};

/**
 * Every setting's words have the same type, whether they have a hint and values or not.
 * @template {string} Key @param {Record<Key, SettingWords>} words
 */
function settingWords(words) {
  return words;
}
