/**
 * The lessons that have been done, kept in the browser.
 *
 * @import { Kind, Storage } from "../platform/storage.js"
 */
import { later } from "../../common/strings/later/index.js";
import { createReading, describe, isList, noteLoss } from "../../common/untrusted.js";

/** Such as `subsume.win`; longer or other texts were not written by this page. */
const NAME = /^[a-z]{1,20}\.[a-z]{1,20}$/;

/** @type {Kind<string[]>} */
export const LESSONS_KIND = { key: "lessons", version: 1, what: later.lessonProgress, read };

/** @param {Storage} storage */
export function createProgress(storage) {
  const done = new Set(storage.restore(LESSONS_KIND).value ?? []);
  return {
    /** @param {string} game @param {string} lesson */
    isDone: (game, lesson) => done.has(`${game}.${lesson}`),
    /** @param {string} game @param {string} lesson */
    markDone(game, lesson) {
      // Another tab may have done others meanwhile.
      for (const name of storage.restore(LESSONS_KIND).value ?? []) done.add(name);
      done.add(`${game}.${lesson}`);
      storage.save(LESSONS_KIND, [...done].sort());
    },
  };
}

/** @param {unknown} data @returns {{ value: string[], lost: string[] }} */
function read(data) {
  const { take, lost } = createReading();
  /** @type {Set<string>} */
  const value = new Set();
  for (const name of take(data, isList, [])) {
    if (typeof name === "string" && NAME.test(name)) value.add(name);
    else noteLoss(lost, describe(name));
  }
  return { value: [...value], lost };
}
