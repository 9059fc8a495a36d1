/**
 * The number of engines that were lost over a game that they were to open. After two, in one page or over reloads, the game
 * is not opened.
 *
 * A note of it is kept with the game from before the engine is asked until it has answered. A page that is found to have
 * ended in between counts as well, unless it was left or hidden by then: a reload or a closed tab says nothing about the game.
 *
 * @import { Kind, Storage } from "../platform/storage.js"
 *
 * @typedef {object} Trial
 * @property {(begin: () => Promise<unknown>) => Promise<boolean>} run
 *   false where the engine was lost over the game too often; rejects as `begin` does for any other reason
 *
 * @typedef {object} Note
 * @property {number} of         which game: a number made of its text
 * @property {number} failures   engines that were lost over it
 * @property {boolean} underWay  whether one is asked just now
 */
import { createReading, isBoolean, isWhole } from "../../common/untrusted.js";
import { EngineLost } from "../../engine/errors.js";

const MOST_FAILURES = 2;

/** @type {Kind<Note>} */
export const TRIAL_KIND = { key: "opening", version: 1, what: "", read };

/**
 * @param {object} areas
 * @param {Storage} areas.tab
 * @param {Storage} areas.browser  hears of engines that were lost only: in another tab the game may be under way just now
 * @param {string} text            of the game
 * @returns {Trial}
 */
export function createTrial({ tab, browser }, text) {
  const of = numberOf(text);
  let failures = Math.max(failuresIn(tab), failuresIn(browser));

  /** @param {Storage} storage */
  function failuresIn(storage) {
    const note = storage.restore(TRIAL_KIND).value;
    return note?.of === of ? note.failures + Number(note.underWay) : 0;
  }

  /** @param {boolean} underWay */
  const note = (underWay) => tab.save(TRIAL_KIND, { of, failures, underWay });
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

/**
 * A new game over which an engine is lost is asked of the next engine again. After a few of them the player has to retry.
 * @param {() => Promise<unknown>} begin
 */
export async function untilAnswered(begin) {
  for (;;) {
    try {
      await begin();
      return;
    } catch (problem) {
      if (!(problem instanceof EngineLost)) throw problem;
    }
  }
}

/** @param {unknown} data @returns {{ value: Note, lost: string[] }} what cannot be read counts for nothing */
function read(data) {
  const { take, takeFields } = createReading();
  const { of, failures, underWay } = takeFields(data);
  const value = {
    of: take(of, isWhole(0, Number.MAX_SAFE_INTEGER), -1),
    failures: take(failures, isWhole(0, MOST_FAILURES), 0),
    underWay: take(underWay, isBoolean, false),
  };
  return { value, lost: [] };
}

/** @param {string} text @returns {number} hardly ever the same for two texts */
function numberOf(text) {
  let number = 0;
  for (let index = 0; index < text.length; index += 1) number = (Math.imul(number, 31) + text.charCodeAt(index)) >>> 0;
  return number;
}
