/**
 * The player's exercises, as they are kept in the browser.
 *
 * @import { Storage } from "../platform/storage.js"
 * @import { Card, Exercise } from "./exercise.js"
 * @import { Grade } from "./schedule.js"
 */
import { EXERCISES_KIND, dueOf, withChanged, withFound, without } from "./exercise.js";
import { scheduled } from "./schedule.js";

/** @param {Storage} storage @param {() => void} onChange @param {typeof scheduled} [schedule] */
export function createExercises(storage, onChange, schedule = scheduled) {
  /** @returns {Exercise[]} as they are kept now: another tab may have changed them */
  const refresh = () => (known = storage.restore(EXERCISES_KIND).value ?? known);
  /** @type {Exercise[]} */
  let known = [];
  let outlivesPage = true;
  refresh();
  storage.watch(() => {
    refresh();
    onChange();
  });

  /** @param {(before: Exercise[]) => Exercise[]} edit */
  function change(edit) {
    known = edit(refresh());
    outlivesPage = storage.save(EXERCISES_KIND, known);
    onChange();
  }

  return {
    /** @returns {readonly Exercise[]} */
    all: () => known,
    /** @returns {number} how many are to be done now */
    due: () => dueOf(known, Date.now()).length,
    /** Whether the exercises outlive the page. */
    outlivesPage: () => outlivesPage,
    /** @param {readonly Exercise[]} found */
    add: (found) => change((before) => withFound(before, found)),
    /**
     * Notes an answer.
     * @param {Exercise} exercise
     * @param {Grade} grade
     * @returns {Promise<Card | null>} null where the scheduler fails: then the exercise stays as it was
     */
    async learn(exercise, grade) {
      const card = await schedule(exercise.card, grade, Date.now()).catch(() => null);
      if (card) change((before) => withChanged(before, { ...exercise, card }));
      return card;
    },
    /** @param {Exercise} exercise */
    forget: (exercise) => change((before) => without(before, exercise)),
  };
}

/** @typedef {ReturnType<typeof createExercises>} Exercises */
