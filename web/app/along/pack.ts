/**
 * A pack of strong games, one a line, in a file of the site, and the game that is played along: of a pack, or the one on the
 * board. `build_scripts/puzzle_making/along.py` writes the packs.
 *
 *     sunstones-along 1 GAME
 *     {"number":…, "size":…, "turns":[…], "rates":[…], "asked":[…], "better":{…}, "reasons":{…}}
 */
import { isListOf, isMapOf, isObjectOf, isText, isWhole, parseJson } from "../../common/untrusted.js";
import type { GameInfo } from "../../common/catalogue.js";
import type { Position } from "../exercises/exercise.js";

/** Its turns are all those of the game. */
export interface AlongGame extends Position {
  key: number | null; // its number in the pack; null for one that is in none
  asked: readonly number[]; // the indices of the turns that are to be guessed, all of one side
  better: Readonly<Record<number, string>>; // by index, where a longer search found another turn better
  reasons: Readonly<Record<number, readonly string[]>>; // by index, in English, German and French: why the best turn is so
}

const HEADING = "sunstones-along 1";
/** More than any game has. */
const MOST_TURNS = 1_000;
/** Languages of a reason, in their order. */
export const LANGUAGES: readonly string[] = ["en", "de", "fr"];

/** @param text  of a file @param info  of the game that it is of @returns the games that can be read */
export function readPack(text: string, info: GameInfo): AlongGame[] {
  const [heading, ...lines] = text.split("\n");
  if (heading?.trimEnd() !== `${HEADING} ${info.id}`) return [];
  return lines.flatMap((line) => readGame(parseJson(line)?.data, info) ?? []);
}

/** Longer texts are no turns and no reasons (characters). */
const LONGEST_TURN = 2_000;
const MOST_GAMES = 100_000;

const isGame = isObjectOf({
  number: isWhole(0, MOST_GAMES),
  size: isWhole(1, 100),
  turns: isListOf(isText(LONGEST_TURN)),
  asked: isListOf(isWhole(0, MOST_TURNS)),
  better: isMapOf(isText(LONGEST_TURN)),
  reasons: isMapOf(isListOf(isText(LONGEST_TURN))),
});

function readGame(data: unknown, info: GameInfo): AlongGame | null {
  if (!isGame(data)) return null;
  const { number: key, size, turns, asked, better, reasons } = data;
  const isWithin = asked.length > 0 && turns.length <= MOST_TURNS && asked.every((index) => index < turns.length);
  if (!isWithin || !info.sizes.includes(size)) return null;
  return { key, game: info.id, size, holes: [], start: null, turns, asked, better, reasons };
}

/** Turns of a side that are asked in a game of no pack. */
const MOST_ASKED = 8;
/** The first turns of a game, which say little. */
const FIRST = 2;

/**
 * @param side  whose turns are to be guessed: the first player's (0) or the second's
 * @returns the indices of some of its turns, evenly over the game
 */
export function askedOf(turns: readonly string[], side: number, begins: number): number[] {
  const own = turns.flatMap((turn, index) =>
    index >= FIRST && (index + begins) % 2 === side && turn !== "pass" && turn !== "swap" ? [index] : [],
  );
  if (own.length <= MOST_ASKED) return own;
  return Array.from({ length: MOST_ASKED }, (_, place) => own[Math.floor(((place + 1) * own.length) / MOST_ASKED) - 1] ?? 0);
}
