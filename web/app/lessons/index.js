/**
 * The lessons of each game, in the order in which they are met.
 *
 * @import { Lesson } from "./lesson.js"
 */
import { lessons as parasol } from "./parasol.js";
import { lessons as subsume } from "./subsume.js";
import { lessons as sum } from "./sum.js";
import { lessons as sunspot } from "./sunspot.js";
import { lessons as surmount } from "./surmount.js";

/** @type {Readonly<Record<string, readonly Lesson[]>>} */
export const LESSONS = Object.freeze({ subsume, parasol, surmount, sunspot, sum });
