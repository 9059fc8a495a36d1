/**
 * What the page knows of each game: its picture, its lessons and what they say.
 *
 * @import { View } from "../../board/view.js"
 * @import { GameInfo } from "../../common/catalogue.js"
 * @import { GamePage, LessonText } from "./game_page.js"
 *
 * @typedef {Readonly<Record<string, Readonly<Record<string, LessonText>>>>} LessonTexts  by game and lesson
 */
import { emptyView } from "../../board/view.js";
import { language } from "../../common/strings/index.js";
import { parasol } from "./parasol.js";
import { subsume } from "./subsume.js";
import { sum } from "./sum.js";
import { sunspot } from "./sunspot.js";
import { surmount } from "./surmount.js";

/** @type {Readonly<Record<string, GamePage>>} */
export const GAME_PAGES = Object.freeze({ subsume, parasol, surmount, sunspot, sum });

/** @returns {Promise<LessonTexts>} in the page's language: no other is loaded; rejects where it cannot be fetched */
export async function fetchLessonTexts() {
  const file = await import(new URL(`texts/${language}.js`, import.meta.url).href);
  return file[language];
}

/** @param {GameInfo} info @returns {View} a bare board for a game without a sample */
export function sampleView(info) {
  const sample = GAME_PAGES[info.id]?.sample;
  if (!sample) return { ...emptyView(info.shape, info.sizes[0] ?? 3), showCoordinates: false };
  const view = emptyView(info.shape, sample.size, sample.holes?.split(" "));
  const stones = sample.stones.flatMap((cells, player) =>
    cells.split(" ").map((cell) => [cell, info.colours[player]]));
  return {
    ...view,
    stones: Object.fromEntries(stones),
    marks: { ...view.marks, loop: sample.loop?.split(" ") ?? [] },
    showCoordinates: false,
  };
}
