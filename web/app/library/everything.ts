/**
 * All that is kept on this device, in one file: out, in again, and deleted. README.md here lists the data. All texts of the
 * browser's local storage under the page's prefix are copied unread, so a new kind of data needs no line here.
 */
import { problemOfData } from "../../common/cloned_data.js";
import { fieldsOf, isList, isMoment, isObject, isText, isWhole, parseJson } from "../../common/untrusted.js";
import { PREFIX, type Area } from "../platform/storage.js";
import { readSavedGame, type SavedGame } from "./entry.js";
import type { Backup } from "../platform/backup.js";
import type { SavedGames } from "./saved_games.js";

export interface Everything {
  savedAt: number; // milliseconds since 1970
  games: SavedGame[];
  kept: Map<string, string>; // texts of the local storage, by key
  lost: number; // parts that could not be read
}

const FORMAT = "sunstones-everything";
const VERSION = 1;
/** Of a file: thousands of games (characters). */
export const LONGEST_FILE = 100_000_000;
/** Of one entry, and of one text of the storage: more than browsers keep there (characters). */
const LONGEST_PART = 6_000_000;
/** The game on the board, as kept_game.ts keeps it. */
const GAME_KEY = `${PREFIX}game`;

/** @param openArea  throws where the browser allows no storage */
export function keptIn(openArea: () => Area): Map<string, string> {
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
 * @param entries  of the saved games
 * @param kept  texts of the local storage
 * @param spare  the game on the board, where the local storage had no room for it
 * @param longest  characters of a file
 * @returns the parts of each file's text: a whole one may be longer than a text can be;
 *   the number of games in them
 */
export function filesOf(
  entries: readonly unknown[],
  kept: ReadonlyMap<string, string>,
  spare: string | null,
  longest: number = LONGEST_FILE,
): { files: string[][]; games: number } {
  const texts = Object.fromEntries(kept);
  if (spare !== null && !kept.has(GAME_KEY)) texts[GAME_KEY] = spare;
  const head = `${JSON.stringify({ format: FORMAT, version: VERSION, savedAt: Date.now(), kept: texts }).slice(0, -1)},"games":[`;
  const end = "]}\n";
  // At the same depth as in the file.
  const games = entries.filter((entry) => problemOfData({ games: [entry] }, LONGEST_PART) === null);
  const files: string[][] = [];
  let left = 0;
  for (const game of games) {
    const text = `\n${JSON.stringify(game)}`;
    if (files.length === 0 || text.length + 1 > left) {
      files.push([]);
      left = longest - head.length - end.length;
    }
    const file = files.at(-1) as string[];
    file.push(file.length === 0 ? text : `,${text}`);
    left -= text.length + 1;
  }
  if (files.length === 0) files.push([]);
  return { files: files.map((file) => [head, ...file, end]), games: games.length };
}

/** @param text  of a file */
export function readFile(text: string): Everything | "damaged" | "newer" {
  const { format, version, savedAt, games, kept } = fieldsOf(parseJson(text, LONGEST_FILE)?.data);
  if (format !== FORMAT || !isWhole(1, Number.MAX_SAFE_INTEGER)(version)) return "damaged";
  if (version > VERSION) return "newer";
  if (!isList(games) || !isObject(kept) || !isMoment(savedAt)) return "damaged";
  const read = games.flatMap((entry, index) => readSavedGame({ ...fieldsOf(entry), id: index + 1 }) ?? []);
  const texts = Object.entries(kept).filter(([key, part]) => key.startsWith(PREFIX) && isText(LONGEST_PART)(part));
  const lost = games.length - read.length + Object.keys(kept).length - texts.length;
  return { savedAt, games: read, kept: new Map(texts as [string, string][]), lost };
}

/**
 * Puts other texts in the place of all that are there.
 * @returns whether it is done; otherwise all is as it was
 */
export function replaceKept(openArea: () => Area, kept: ReadonlyMap<string, string>): boolean {
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

function write(area: Area, before: ReadonlyMap<string, string>, kept: ReadonlyMap<string, string>) {
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
 * @returns the texts in the local storage now; null where nothing is changed
 */
export async function takeEverything(
  { games, kept }: Everything,
  openArea: () => Area,
  savedGames: Pick<SavedGames, "add">,
  backup: Backup,
): Promise<ReadonlyMap<string, string> | null> {
  const spare = kept.get(GAME_KEY) ?? null;
  let placed = kept;

  /** @returns whether the texts are placed; otherwise they are as they were */
  async function place(): Promise<boolean> {
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

/** @param kept  whether it brings a game for the board */
export const bringsGame = (kept: ReadonlyMap<string, string>) => kept.has(GAME_KEY);
