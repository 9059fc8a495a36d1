/** The lessons that have been done, kept in the browser. */
import { later } from "../../common/strings/later/index.js";
import { createReading, describe, isList, noteLoss } from "../../common/untrusted.js";
import type { Kind, Storage } from "../platform/storage.js";

/** Such as `subsume.win`; longer or other texts were not written by this page. */
const NAME = /^[a-z]{1,20}\.[a-z]{1,20}$/;

export const LESSONS_KIND: Kind<string[]> = { key: "lessons", version: 1, what: later.lessonProgress, read };

export function createProgress(storage: Storage) {
  const done = new Set(storage.restore(LESSONS_KIND).value ?? []);
  return {
    isDone: (game: string, lesson: string) => done.has(`${game}.${lesson}`),
    markDone(game: string, lesson: string) {
      // Another tab may have done others meanwhile.
      for (const name of storage.restore(LESSONS_KIND).value ?? []) done.add(name);
      done.add(`${game}.${lesson}`);
      storage.save(LESSONS_KIND, [...done].sort());
    },
  };
}

function read(data: unknown): { value: string[]; lost: string[] } {
  const { take, lost } = createReading();
  const value = new Set<string>();
  for (const name of take(data, isList, [])) {
    if (typeof name === "string" && NAME.test(name)) value.add(name);
    else noteLoss(lost, describe(name));
  }
  return { value: [...value], lost };
}
