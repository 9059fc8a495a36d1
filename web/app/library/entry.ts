/**
 * The form of a saved game, and its reader from the database. README.md in this folder has the form in a table.
 *
 * Stored data is untrusted, as anything that outlives a page. Only the engine can tell whether a record is a game.
 */
import { problemOfData } from "../../common/cloned_data.js";
import { fieldsOf, isMoment, isNumber, isObject, isOneOf, isPairOf, isText, isWhole } from "../../common/untrusted.js";
import { LONGEST_PLAYER, type Side } from "../../common/sides.js";
import type { Colour, MatchRecord, Player } from "../../engine/wire.js";

export interface SavedGame {
  id: number; // below 0 where it is kept for the page only
  name: string; // that a player gave it, or for a game without one what an older page shows
  isNamed: boolean;
  /**
   * Whether it was kept by itself on this device, and no person has named or brought it since: only a limited number of those are
   * kept. For a game of an older page this is not known, so it counts as imported.
   */
  isAutomatic: boolean;
  savedAt: number; // milliseconds since 1970
  record: SavedRecord;
  about: About | null; // null for a game that an older page has saved
}

/** The database finds an id for one without. */
export type NewGame = Omit<SavedGame, "id"> & { id?: number };

export type SavedRecord = MatchRecord & { game: string; size: number; turns: unknown[] };

/** Facts that the list shows without asking the engine. */
export interface About {
  sides: [Side, Side] | null; // who played, first and second; an id need not be known; null for a board
  names?: [string, string]; // that two people at one screen had given; empty for a side that had none
  colours: [Colour, Colour]; // that they had in the end
  end: End | null; // null for a game that was not over
  picture: Picture;
}

export interface End {
  winner: Player;
  how: "rules" | "resigned" | "time" | "decided";
  words: string; // how it was won by the rules, as the engine said it; empty for other ends
  language: string; // of these words
}

/** Cells with spaces between, of the position that was saved. */
export interface Picture {
  stones: Partial<Record<Colour, string>>;
  holes: string;
  loop: string; // that has won
}

/** Longer names would not fit a line (characters). */
export const LONGEST_NAME = 80;
/** The longest record that the engine reads (characters of JSON). */
const LONGEST_RECORD = 1_000_000;
/** Boards are far smaller. */
const LARGEST_SIZE = 1000;
/** Of an opponent's id, and of a language's (characters). */
const LONGEST_ID = 60;
/** One sentence (characters). */
const LONGEST_WORDS = 400;
/** The cells of the largest board are far fewer (characters). */
const LONGEST_CELLS = 10_000;
/** Of an entry. Form 1 had no `unnamed` and no `about`, form 2 no `automatic`. */
const FORM = 3;

const COLOURS: readonly Colour[] = ["red", "blue", "black", "white"];

/** @returns on one line, and not too long */
export const tidyName = (name: string): string =>
  name
    .slice(0, 10 * LONGEST_NAME)
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, LONGEST_NAME);

/** @returns as it is stored */
export const entryOf = ({ isNamed, isAutomatic, about, ...game }: NewGame): Record<string, unknown> => ({
  ...game,
  form: FORM,
  ...(isNamed ? {} : { unnamed: true }),
  ...(isAutomatic && !isNamed ? { automatic: true } : {}),
  ...(about ? { about } : {}),
});

/** @returns null for an invalid entry */
export function readSavedGame(entry: unknown): SavedGame | null {
  const { id, name, savedAt, record, unnamed, automatic, about } = fieldsOf(entry);
  if (!isId(id) || typeof name !== "string" || !isMoment(savedAt) || !isRecord(record)) return null;
  const isNamed = unnamed !== true;
  const isAutomatic = !isNamed && automatic === true;
  return { id, name: tidyName(name) || "…", isNamed, isAutomatic, savedAt, record, about: readAbout(about) };
}

const isId = isNumber(-Number.MAX_VALUE, Number.MAX_VALUE);
const isSize = isWhole(0, LARGEST_SIZE);

/** @returns whether it looks like one */
function isRecord(record: unknown): record is SavedRecord {
  const { game, size, turns } = fieldsOf(record);
  const looksRight = typeof game === "string" && isSize(size) && Array.isArray(turns);
  return looksRight && problemOfData(record, LONGEST_RECORD) === null;
}

const isColour = isOneOf(COLOURS);
const isCells = isText(LONGEST_CELLS);
const isHow = isOneOf(["rules", "resigned", "time", "decided"] as const);

/** @returns the game can be opened without it */
function readAbout(data: unknown): About | null {
  const { sides = null, names, colours, end = null, picture } = fieldsOf(data);
  const itsPicture = readPicture(picture);
  const itsEnd = end === null ? null : readEnd(end);
  if (!isPairOf(isColour)(colours) || !itsPicture || itsEnd === undefined) return null;
  if (sides !== null && !isPairOf(isText(LONGEST_ID))(sides)) return null;
  const itsNames = isPairOf(isText(LONGEST_PLAYER))(names) ? { names } : {};
  return { sides, ...itsNames, colours, end: itsEnd, picture: itsPicture };
}

function readEnd(data: unknown): End | undefined {
  const { winner, how, words, language } = fieldsOf(data);
  if ((winner !== 0 && winner !== 1) || !isHow(how) || !isText(LONGEST_WORDS)(words) || !isText(LONGEST_ID)(language)) return;
  return { winner, how, words, language };
}

function readPicture(data: unknown): Picture | undefined {
  const { stones, holes, loop } = fieldsOf(data);
  if (!isObject(stones) || !isCells(holes) || !isCells(loop)) return;
  const itsStones: Picture["stones"] = {};
  for (const colour of COLOURS) {
    const cells = stones[colour];
    if (isCells(cells)) itsStones[colour] = cells;
  }
  return { stones: itsStones, holes, loop };
}

/** @returns the same for two records of one course of a game, whatever else they hold */
const courseOf = ({ game, size, holes, start, turns }: SavedGame["record"]): string =>
  JSON.stringify([game, size, holes ?? [], start ?? null, turns]);

/** @returns whether the same turns have come to the same end; of a game of an older page only its turns are known */
export function isSameGame(one: Pick<SavedGame, "record" | "about">, other: Pick<SavedGame, "record" | "about">): boolean {
  if (courseOf(one.record) !== courseOf(other.record)) return false;
  if (!one.about || !other.about) return true;
  return one.about.end?.how === other.about.end?.how && one.about.end?.winner === other.about.end?.winner;
}

/**
 * The changes by games from elsewhere. None of them counts as kept automatically any more, not even one that is here already.
 * @param games  from elsewhere
 * @returns to be stored: those that are new here, and with the id that it has here one of
 *   which only its name is new, or that a person has brought it; how many are here already
 */
export function freshGames(games: readonly SavedGame[], here: readonly SavedGame[]): { fresh: NewGame[]; known: number } {
  /** Comparing each with each takes too long for hundreds. */
  const byCourse = new Map<string, NewGame[]>();
  const sameCourse = (game: NewGame) => {
    const course = courseOf(game.record);
    const those = byCourse.get(course) ?? [];
    byCourse.set(course, those);
    return those;
  };
  for (const game of here) sameCourse(game).push(game);
  let known = 0;
  const fresh = games.flatMap(({ id: _, ...brought }) => {
    const game = { ...brought, isAutomatic: false };
    const course = sameCourse(game);
    const same = course.filter((other) => isSameGame(game, other));
    const nameless = same.find(({ id = 0, isNamed }) => id > 0 && !isNamed);
    const isKnown = same.some(({ isNamed, name }) => !game.isNamed || (isNamed && name === game.name));
    known += Number(isKnown);
    if (isKnown && !nameless?.isAutomatic) return [];
    // The game here stays: it may have notes that the other one has not.
    const changed = nameless ? { ...game, ...nameless, isAutomatic: false } : game;
    if (nameless && !isKnown) Object.assign(changed, { name: game.name, isNamed: true });
    course.splice(nameless ? course.indexOf(nameless) : course.length, 1, changed);
    return [changed];
  });
  return { fresh, known };
}
