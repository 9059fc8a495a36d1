/** The player's exercises, as they are kept in the browser. */
import { EXERCISES_KIND, dueOf, withChanged, withFound, without, type Card, type Exercise } from "./exercise.js";
import { scheduled, type Grade } from "./schedule.js";
import type { Storage } from "../platform/storage.js";

export function createExercises(storage: Storage, onChange: () => void, schedule: typeof scheduled = scheduled) {
  /** @returns as they are kept now: another tab may have changed them */
  const refresh = (): Exercise[] => (known = storage.restore(EXERCISES_KIND).value ?? known);
  let known: Exercise[] = [];
  let outlivesPage = true;
  refresh();
  storage.watch(() => {
    refresh();
    onChange();
  });

  function change(edit: (before: Exercise[]) => Exercise[]) {
    known = edit(refresh());
    outlivesPage = storage.save(EXERCISES_KIND, known);
    onChange();
  }

  return {
    all: (): readonly Exercise[] => known,
    /** @returns how many are to be done now */
    due: (): number => dueOf(known, Date.now()).length,
    /** Whether the exercises outlive the page. */
    outlivesPage: () => outlivesPage,
    add: (found: readonly Exercise[]) => change((before) => withFound(before, found)),
    /**
     * Notes an answer.
     * @returns null where the scheduler fails: then the exercise stays as it was
     */
    async learn(exercise: Exercise, grade: Grade): Promise<Card | null> {
      const card = await schedule(exercise.card, grade, Date.now()).catch(() => null);
      if (card) change((before) => withChanged(before, { ...exercise, card }));
      return card;
    },
    forget: (exercise: Exercise) => change((before) => without(before, exercise)),
  };
}

export type Exercises = ReturnType<typeof createExercises>;
