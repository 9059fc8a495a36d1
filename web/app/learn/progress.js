/**
 * Which lessons have been done, kept in the browser.
 *
 * @import { Kind, Storage } from "../storage.js"
 */
import { strings } from "../strings/index.js";

/** As `subsume.win`; longer or other texts were not written by this page. */
const NAME = /^[a-z]{1,20}\.[a-z]{1,20}$/;

/** @type {Kind<string[]>} */
const KIND = { key: "lessons", version: 1, what: strings.lessonProgress, read };

/** @param {Storage} storage */
export function createProgress(storage) {
  const done = new Set(storage.restore(KIND).value ?? []);
  return {
    /** @param {string} game @param {string} lesson */
    isDone: (game, lesson) => done.has(`${game}.${lesson}`),
    /** @param {string} game @param {string} lesson */
    markDone(game, lesson) {
      // Another tab may have done others meanwhile.
      for (const name of storage.restore(KIND).value ?? []) done.add(name);
      done.add(`${game}.${lesson}`);
      storage.save(KIND, [...done].sort());
    },
  };
}

/** @param {unknown} data @returns {{ value: string[], lost: string[] }} */
function read(data) {
  if (!Array.isArray(data)) return { value: [], lost: [JSON.stringify(data) ?? ""] };
  const value = data.filter((name) => typeof name === "string" && NAME.test(name));
  return { value, lost: data.filter((name) => !value.includes(name)).map((name) => JSON.stringify(name) ?? "") };
}
