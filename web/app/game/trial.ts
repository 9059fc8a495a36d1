/**
 * The number of engines that were lost over a game that they were to open. After two, in one page or over reloads, the game
 * is not opened.
 *
 * A note of it is kept with the game from before the engine is asked until it has answered. A page that is found to have
 * ended in between counts as well, unless it was left or hidden by then: a reload or a closed tab says nothing about the game.
 */
import { createReading, isBoolean, isWhole } from "../../common/untrusted.js";
import { EngineLost } from "../../engine/errors.js";
import type { Kind, Storage } from "../platform/storage.js";

export interface Trial {
  /** False where the engine was lost over the game too often; rejects as `begin` does for any other reason. */
  run: (begin: () => Promise<unknown>) => Promise<boolean>;
}

export interface Note {
  of: number; // which game: a number made of its text
  failures: number; // engines that were lost over it
  underWay: boolean; // whether one is asked just now
}

const MOST_FAILURES = 2;

export const TRIAL_KIND: Kind<Note> = { key: "opening", version: 1, what: "", read };

/** @param text  of the game */
export function createTrial(
  {
    tab,
    browser,
  }: {
    tab: Storage;
    browser: Storage; // hears of engines that were lost only: in another tab the game may be under way just now
  },
  text: string,
): Trial {
  const of = numberOf(text);
  let failures = Math.max(failuresIn(tab), failuresIn(browser));

  function failuresIn(storage: Storage) {
    const note = storage.restore(TRIAL_KIND).value;
    return note?.of === of ? note.failures + Number(note.underWay) : 0;
  }

  const note = (underWay: boolean) => tab.save(TRIAL_KIND, { of, failures, underWay });
  const noteSight = () => note(document.visibilityState === "visible");
  const noteLeaving = () => note(false);

  function end() {
    document.removeEventListener("visibilitychange", noteSight);
    removeEventListener("pagehide", noteLeaving);
    removeEventListener("pageshow", noteSight);
    tab.remove(TRIAL_KIND);
    if (browser.restore(TRIAL_KIND).value?.of === of) browser.remove(TRIAL_KIND);
  }

  return {
    async run(begin) {
      document.addEventListener("visibilitychange", noteSight);
      addEventListener("pagehide", noteLeaving);
      addEventListener("pageshow", noteSight);
      try {
        while (failures < MOST_FAILURES) {
          noteSight();
          try {
            await begin();
            return true;
          } catch (problem) {
            if (!(problem instanceof EngineLost)) throw problem;
            failures += 1;
            browser.save(TRIAL_KIND, { of, failures, underWay: false });
          }
        }
        return false;
      } finally {
        end();
      }
    },
  };
}

/** A new game over which an engine is lost is asked of the next engine again. After a few of them the player has to retry. */
export async function untilAnswered(begin: () => Promise<unknown>) {
  for (;;) {
    try {
      await begin();
      return;
    } catch (problem) {
      if (!(problem instanceof EngineLost)) throw problem;
    }
  }
}

/** @returns what cannot be read counts for nothing */
function read(data: unknown): { value: Note; lost: string[] } {
  const { take, takeFields } = createReading();
  const { of, failures, underWay } = takeFields(data);
  const value = {
    of: take(of, isWhole(0, Number.MAX_SAFE_INTEGER), -1),
    failures: take(failures, isWhole(0, MOST_FAILURES), 0),
    underWay: take(underWay, isBoolean, false),
  };
  return { value, lost: [] };
}

/** @returns hardly ever the same for two texts */
function numberOf(text: string): number {
  let number = 0;
  for (let index = 0; index < text.length; index += 1) number = (Math.imul(number, 31) + text.charCodeAt(index)) >>> 0;
  return number;
}
