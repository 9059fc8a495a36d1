/**
 * All that is kept on this device, in one file: out, in again, and deleted. README.md beside it lists what that is. Whatever lies
 * in the browser's local storage under the page's prefix goes along unread, so a new kind of thing needs no line here.
 *
 * @import { Area } from "../platform/storage.js"
 * @import { SavedGame } from "./entry.js"
 *
 * @typedef {object} Everything
 * @property {number} savedAt               milliseconds since 1970
 * @property {SavedGame[]} games
 * @property {Map<string, string>} kept     texts of the local storage, by key
 * @property {number} lost                  parts that could not be read
 */
import { problemOfData } from "../../common/json_data.js";
import { fieldsOf, isList, isMoment, isObject, isText, isWhole, parseJson } from "../../common/untrusted.js";
import { PREFIX } from "../platform/storage.js";
import { readSavedGame } from "./entry.js";

const FORMAT = "sunstones-everything";
const VERSION = 1;
/** Of a file: thousands of games (characters). */
export const LONGEST_FILE = 100_000_000;
/** Of one entry, and of one text of the storage (characters). */
const LONGEST_PART = 5_000_000;
/** The game on the board, as kept_game.js keeps it. */
const GAME_KEY = `${PREFIX}game`;

/** @param {() => Area} openArea  throws where the browser allows no storage @returns {Map<string, string>} */
export function keptIn(openArea) {
  try {
    const area = openArea();
    const keys = Array.from({ length: area.length }, (_, index) => area.key(index) ?? "");
    return new Map(keys.filter((key) => key.startsWith(PREFIX)).map((key) => [key, area.getItem(key) ?? ""]));
  } catch {
    return new Map();
  }
}

/**
 * @param {readonly unknown[]} entries        of the saved games
 * @param {ReadonlyMap<string, string>} kept  texts of the local storage
 * @param {string | null} spare               the game on the board, where the local storage had no room for it
 * @returns {string} the text of the file
 */
export function fileText(entries, kept, spare) {
  const texts = Object.fromEntries(kept);
  if (spare !== null && !kept.has(GAME_KEY)) texts[GAME_KEY] = spare;
  const games = entries.filter((entry) => problemOfData(entry, LONGEST_PART) === null);
  return `${JSON.stringify({ format: FORMAT, version: VERSION, savedAt: Date.now(), games, kept: texts }, null, 1)}\n`;
}

/** @param {string} text  of a file @returns {Everything | "damaged" | "newer"} */
export function readFile(text) {
  const { format, version, savedAt, games, kept } = fieldsOf(parseJson(text, LONGEST_FILE)?.data);
  if (format !== FORMAT || !isWhole(1, Number.MAX_SAFE_INTEGER)(version)) return "damaged";
  if (version > VERSION) return "newer";
  if (!isList(games) || !isObject(kept) || !isMoment(savedAt)) return "damaged";
  const read = games.flatMap((entry, index) => readSavedGame({ ...fieldsOf(entry), id: index + 1 }) ?? []);
  const texts = Object.entries(kept).filter(([key, part]) => key.startsWith(PREFIX) && isText(LONGEST_PART)(part));
  const lost = games.length - read.length + Object.keys(kept).length - texts.length;
  return { savedAt, games: read, kept: new Map(/** @type {[string, string][]} */ (texts)), lost };
}

/**
 * Puts other texts in the place of all that are there.
 * @param {() => Area} openArea
 * @param {ReadonlyMap<string, string>} kept
 * @returns {boolean} whether it is done; otherwise all is as it was
 */
export function replaceKept(openArea, kept) {
  const before = keptIn(openArea);
  try {
    write(openArea(), before, kept);
    return true;
  } catch {
    try {
      write(openArea(), keptIn(openArea), before);
    } catch {
      /* There was room for it before; where storing is forbidden there is nothing. */
    }
    return false;
  }
}

/** @param {Area} area @param {ReadonlyMap<string, string>} before @param {ReadonlyMap<string, string>} kept */
function write(area, before, kept) {
  for (const key of before.keys()) area.removeItem(key);
  for (const [key, text] of kept) area.setItem(key, text);
}

/** @param {ReadonlyMap<string, string>} kept whether it brings a game for the board */
export const bringsGame = (kept) => kept.has(GAME_KEY);
