/** Why an answer is worse than the better turn, in a position by itself. */
import { linkText } from "../../common/share_link.js";
import { later } from "../../common/strings/later/index.js";
import { createCoach, type Coach } from "../study/coach.js";
import type { Client } from "../../engine/client.js";
import type { Position } from "./exercise.js";

interface Answered {
  position: Position;
  turn: string; // that is spoken of
  better: string; // the same where nothing is better
}

export const createAnswerCoach = (
  client: Pick<Client, "openSession">,
  answered: () => Answered | null,
  onChange: () => void,
): Coach =>
  createCoach({
    question() {
      const now = answered();
      if (!now) return null;
      return {
        key: `${linkText(now.position)} ${now.turn}`,
        ask: () => askOf(client, now),
        silent: now.turn === now.better ? later.coachSilentOfHint : later.coachSilent,
      };
    },
    tell: () => {},
    onChange,
  });

async function askOf(client: Pick<Client, "openSession">, { position, turn, better }: Answered) {
  const session = client.openSession();
  try {
    await session.request({ do: "load", record: linkText(position) });
    return await session.request({ do: "comment", turn, better });
  } finally {
    session.close();
  }
}
