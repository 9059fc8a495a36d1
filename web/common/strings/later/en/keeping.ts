/** What the page says in English of what is kept on the device: settings, saved games, games that come from elsewhere. */
import { COLOUR } from "../../en.js";
import { date } from "./words.js";
import type { Colour } from "../../../../engine/wire.js";

type SettingWords = { name: string; hint?: string; values?: Record<string, string> };

export const keeping = {
  // What is kept
  gameForThePageOnly:
    "This browser blocks storage or has no room left. The game stays in the list only until you close this page.",

  // Where the browser stores nothing
  gameUnkept: (forReload: boolean, forLater: boolean): string => {
    const cause = "This browser blocks storage or has no room left";
    if (forLater) return `${cause}. Your game is kept in backup storage for now; save a copy to be safe.`;
    if (forReload) return `${cause}. Your game survives a reload, but not closing this tab. Save a copy of it.`;
    return `${cause}. Your game is lost when you leave this page. Save a copy of it.`;
  },
  copyGame: "Copy game as text",
  downloadGame: "Download game",
  unreadableKept: "The unreadable data is not lost.",
  downloadUnreadable: "Download the unreadable data",
  deleteUnreadable: "Delete the unreadable data",

  // Settings: for each key of app/settings/schema.ts its name, perhaps a hint, and the names of its values
  aboutLink: "About Sunstones and its licences",
  settingsForThePageOnly:
    "This browser blocks storage or has no room left. Settings hold only until you close this page, " +
    "and the language cannot be changed.",
  languageWaits: "The language changes once you are back at your game.",
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
    letterKeys: {
      name: "Keys of one letter",
      hint: "H, A, R, N and ? as shortcuts: switch them off if you speak to your device.",
    },
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
  /** @param time  milliseconds since 1970 */
  date: (time: number): string => date(time),
  libraryTitle: "Saved games",
  saveAs: "Save this game as",
  save: "Save",
  savedHeading: "Saved in this browser",
  nothingSaved: "Nothing is saved yet.",
  savedName: (game: string, turns: number) => {
    if (turns === 0) return `${game}, a board`;
    return `${game}, ${turns} ${turns === 1 ? "turn" : "turns"}`;
  },
  savedAbout: (game: string, size: number, turns: number, day: string): string =>
    `${game}, size ${size} · ${turns === 1 ? "1 turn" : `${turns} turns`} · ${day}`,
  gameSaved: (name: string) => `“${name}” saved.`,
  savedOpened: (name: string) => `“${name}” is on the board.`,
  savedUnusable: (name: string, reason: string) => `“${name}” could not be opened: ${reason}`,
  savedLost: (count: number) =>
    count === 1
      ? "1 entry could not be read. It is left as it is."
      : `${count} entries could not be read. They are left as they are.`,
  savedByNewerPage: "A newer version of Sunstones has saved the games here. They are safe. Reload this page to get that version.",
  unreadableEntry: "Unreadable",
  downloadEntry: "Download",
  downloadUnreadableEntry: "Download the unreadable entry",
  deleteUnreadableEntry: "Delete the unreadable entry",
  deleted: (name: string) => `“${name}” deleted.`,
  notDeleted: (name: string) => `“${name}” could not be deleted.`,
  undoDelete: "Restore",
  renameOf: (name: string) => `Rename “${name}”`,
  newNameOf: (name: string) => `New name of “${name}”`,
  deleteOf: (name: string) => `Delete “${name}”`,

  // Saved games: finished ones are kept by themselves
  gameAgainst: (name: string) => `Game against ${name}`,
  gameAgainstFriend: "Game against your friend",
  gameOfTwo: "Game for two",
  gameOfSides: (first: string, second: string) => `${first} – ${second}`,
  outcomes: { won: "Won", lost: "Lost" },
  resultBecause: (who: string, how: string) => `${who}. ${how}`,
  endResigned: (colour: Colour) => `${COLOUR[colour]} has resigned.`,
  endTime: (colour: Colour) => `${COLOUR[colour]} has lost on time.`,
  endDecided: (colour: Colour) => `${COLOUR[colour]} was sure to win.`,
  finishedGames: "your finished games",
  keptByThemselves: (most: number) =>
    `Games that you finish here, or leave for another one, are kept by themselves, the last ${most} of them. ` +
    "Games that you name or import always stay.",
  makeRoom: "To make room for it, delete games that you no longer need.",
  ofThemAutomatic: (count: number) => `Kept by themselves: ${count}.`,
  mostAutomatic: (most: number) =>
    `The list now has ${most} games that were kept by themselves. From now on the oldest of them goes when another one comes. ` +
    "Name a game to keep it for good.",
  searchGames: "Search",
  searchHint: "Name, game or opponent",
  filterGame: "Game",
  filterOutcome: "Result",
  outcomeFilters: { won: "Won", lost: "Lost", other: "Other" },
  filterNamed: "Name",
  namedFilters: { named: "Named", unnamed: "Unnamed" },
  shownCount: (shown: number, all: number) =>
    shown === all ? `${all} ${all === 1 ? "game" : "games"}` : `${shown} of ${all} games`,
  noneFits: "No games match. Search for something else, or show all.",
  showAll: "Show all",
  showMore: "Show more",
  deleteUnnamed: "Delete all unnamed",
  unnamedDeleted: (count: number) => (count === 1 ? "1 unnamed game deleted." : `${count} unnamed games deleted.`),

  // Everything on this device
  deviceHeading: "Everything on this device",
  deviceHint: "Games, settings and progress in one file: a safe copy, or the way to another device.",
  exportAll: "Export",
  importAll: "Import…",
  deleteAll: "Delete everything…",
  allExported: (count: number, files: number) => {
    const games = `${count} saved ${count === 1 ? "game" : "games"}`;
    return files === 1
      ? `The file is ready. It has ${games}.`
      : `${files} files are ready, as one would be too large. Together they have ${games}. Import them one after another.`;
  },
  importDamaged: "This file is damaged or not from Sunstones. Nothing was changed.",
  importNewer: "This file is from a newer version of Sunstones. Reload this page to get that version. Nothing was changed.",
  importTitle: "Import this file?",
  importText: (count: number, day: string) =>
    `It has ${count} saved ${count === 1 ? "game" : "games"} and is from ${day}. ` +
    "Games that are new here are added, and none is deleted. " +
    "You may also replace your settings, your progress and the game on the board by those of the file.",
  importGames: "Add games",
  importEverything: "Add games and replace the rest",
  gamesImported: (added: number, known: number) => `${added} ${added === 1 ? "game" : "games"} added. Already here: ${known}.`,
  importLost: (count: number) => `Could not be read, and left out: ${count}.`,
  importNoRoom: "There is no room for this in the browser’s storage. Nothing was changed.",
  deleteTitle: "Delete everything?",
  deleteText: (count: number) =>
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
  fileUnreadable: (name: string) => `The file “${name}” cannot be read.`,
  /** @param name  of the file */
  fileEmpty: (name: string): string => `The file “${name}” is empty.`,
  /** @param name  of the file */
  fileNoText: (name: string): string => `“${name}” is not a text file.`,
  /** @param name  of the folder */
  fileIsFolder: (name: string): string => `“${name}” is a folder. Open one of its files.`,
  oneFileOnly: "Open one file at a time.",

  // One game of several
  chooseGame: "Choose a game",
  gamesToChoose: (games: number, others: number, unreadable: number) =>
    [
      `This file has ${games} ${games === 1 ? "game" : "games"} to open.`,
      ...(others > 0 ? [`Left out: ${others} of other games, which are not played here.`] : []),
      ...(unreadable > 0 ? [`Could not be read: ${unreadable}.`] : []),
    ].join(" "),
  noneToChoose: (entries: number, unreadable: number) =>
    [
      `The file has ${entries} entries.`,
      ...(unreadable > 0 ? [`Could not be read: ${unreadable}.`] : ["None is a game that is played here."]),
      ...(unreadable > 0 && unreadable < entries ? ["The rest is of games that are not played here."] : []),
    ].join(" "),
  wonBy: (name: string) => `${name} won`,
  foreignAbout: (game: string, size: number | null, turns: number, day: string | null): string =>
    [size === null ? game : `${game}, size ${size}`, turns === 1 ? "1 turn" : `${turns} turns`, ...(day ? [day] : [])].join(
      " · ",
    ),
};

/** Every setting's words have the same type, whether they have a hint and values or not. */
function settingWords<Key extends string>(words: Record<Key, SettingWords>) {
  return words;
}
