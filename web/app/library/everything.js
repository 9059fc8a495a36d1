/**
 * All that is kept on this device, in one file: out, in again, and deleted. README.md here lists the data. All texts of the
 * browser's local storage under the page's prefix are copied unread, so a new kind of data needs no line here.
 *
 * @import { Backup } from "../platform/backup.js"
 * @import { Area } from "../platform/storage.js"
 * @import { SavedGame } from "./entry.js"
 * @import { SavedGames } from "./saved_games.js"
 *
 * @typedef {object} Everything
 * @property {number} savedAt               milliseconds since 1970
 * @property {SavedGame[]} games
 * @property {Map<string, string>} kept     texts of the local storage, by key
 * @property {number} lost                  parts that could not be read
 */
import { fieldsOf, isList, isMoment, isObject, isText, isWhole, parseJson, problemOfData } from "../../common/untrusted.js";
import { PREFIX } from "../platform/storage.js";
import { readSavedGame } from "./entry.js";

const FORMAT = "sunstones-everything";
const VERSION = 1;
/** Of a file: thousands of games (characters). */
export const LONGEST_FILE = 100_000_000;
/** Of one entry, and of one text of the storage: more than browsers keep there (characters). */
const LONGEST_PART = 6_000_000;
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
 * Each file can be read by itself, and has all texts of the local storage. More than one is made where the games do not fit
 * into what `readFile` takes.
 * @param {readonly unknown[]} entries        of the saved games
 * @param {ReadonlyMap<string, string>} kept  texts of the local storage
 * @param {string | null} spare               the game on the board, where the local storage had no room for it
 * @param {number} [longest]                  characters of a file
 * @returns {{ files: string[][], games: number }}  the parts of each file's text: a whole one may be longer than a text can be;
 *   the number of games in them
 */
export function filesOf(entries, kept, spare, longest = LONGEST_FILE) {
  const texts = Object.fromEntries(kept);
  if (spare !== null && !kept.has(GAME_KEY)) texts[GAME_KEY] = spare;
  const head = `${JSON.stringify({ format: FORMAT, version: VERSION, savedAt: Date.now(), kept: texts }).slice(0, -1)},"games":[`;
  const end = "]}\n";
  // At the same depth as in the file.
  const games = entries.filter((entry) => problemOfData({ games: [entry] }, LONGEST_PART) === null);
  /** @type {string[][]} */
  const files = [];
  let left = 0;
  for (const game of games) {
    const text = `\n${JSON.stringify(game)}`;
    if (files.length === 0 || text.length + 1 > left) {
      files.push([]);
      left = longest - head.length - end.length;
    }
    const file = /** @type {string[]} */ (files.at(-1));
    file.push(file.length === 0 ? text : `,${text}`);
    left -= text.length + 1;
  }
  if (files.length === 0) files.push([]);
  return { files: files.map((file) => [head, ...file, end]), games: games.length };
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

/**
 * Adds the games of a file and puts its texts in the place of all that are there: both, or nothing is changed. Where only the
 * game on the board has no room, the backup takes it, as it was on the device that has written the file.
 *
 * The games come first, since they can be taken out again by themselves, and a tab that is closed then has only more games than
 * before. The texts are replaced in one step that is the last, so they never have to be brought back over what this page or
 * another tab has kept meanwhile.
 * @param {Everything} file
 * @param {() => Area} openArea
 * @param {Pick<SavedGames, "add">} savedGames
 * @param {Backup} backup
 * @returns {Promise<ReadonlyMap<string, string> | null>} the texts in the local storage now; null where nothing is changed
 */
export async function takeEverything({ games, kept }, openArea, savedGames, backup) {
  const spare = kept.get(GAME_KEY) ?? null;
  let placed = kept;

  /** @returns {Promise<boolean>} whether the texts are placed; otherwise they are as they were */
  async function place() {
    if (replaceKept(openArea, kept)) {
      if (spare !== null) await backup.clear();
      return true;
    }
    if (spare === null) return false;
    placed = new Map([...kept].filter(([key]) => key !== GAME_KEY));
    const before = await backup.read();
    if ((await backup.save(spare)) && replaceKept(openArea, placed)) return true;
    await (before === null ? backup.clear() : backup.save(before));
    return false;
  }

  return (await savedGames.add(games, place)) ? placed : null;
}

/** @param {ReadonlyMap<string, string>} kept whether it brings a game for the board */
export const bringsGame = (kept) => kept.has(GAME_KEY);
