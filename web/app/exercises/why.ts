/** Why an answer to an exercise is worse than the better turn, or after a right one, why the turn of the game was. */
import { linkText } from "../../common/share_link.js";
import { later } from "../../common/strings/later/index.js";
import { createCoach, type Coach } from "../study/coach.js";
import type { Client } from "../../engine/client.js";
import { idOf, type Exercise } from "./exercise.js";

export const createExerciseCoach = (
  client: Pick<Client, "openSession">,
  answered: () => { exercise: Exercise; about: string } | null, // and which turn of that position is spoken of
  onChange: () => void,
): Coach =>
  createCoach({
    question() {
      const now = answered();
      if (!now) return null;
      const { exercise, about } = now;
      return {
        key: `${idOf(exercise)} ${about}`,
        ask: () => askOf(client, exercise, about),
        silent: later.coachSilent,
      };
    },
    tell: () => {},
    onChange,
  });

async function askOf(client: Pick<Client, "openSession">, exercise: Exercise, turn: string) {
  const session = client.openSession();
  try {
    await session.request({ do: "load", record: linkText(exercise) });
    return await session.request({ do: "comment", turn, better: exercise.better });
  } finally {
    session.close();
  }
}
