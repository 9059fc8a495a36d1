/**
 * The lessons of each game, in the order in which they are met, and what they say.
 *
 * @import { Lesson, LessonText } from "./lesson.js"
 *
 * @typedef {Readonly<Record<string, Readonly<Record<string, LessonText>>>>} LessonTexts  by game and lesson
 */
import { language } from "../../common/strings/index.js";
import { lessons as parasol } from "./parasol.js";
import { lessons as subsume } from "./subsume.js";
import { lessons as sum } from "./sum.js";
import { lessons as sunspot } from "./sunspot.js";
import { lessons as surmount } from "./surmount.js";

/** @type {Readonly<Record<string, readonly Lesson[]>>} */
export const LESSONS = Object.freeze({ subsume, parasol, surmount, sunspot, sum });

/** @returns {Promise<LessonTexts>} in the page's language: no other is loaded; rejects where it cannot be fetched */
export async function fetchLessonTexts() {
  const file = await import(new URL(`texts/${language}.js`, import.meta.url).href);
  return file[language];
}
