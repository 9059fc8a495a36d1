/** What those who listen hear of a puzzle: the turns, and how it stands. */
import { announcements } from "../../common/speech/announcements.js";
import { statusOf, type Start } from "./words.js";
import type { Snapshot } from "../../common/snapshot.js";
import type { Facts } from "./attempt.js";

/** After a last word without a full stop one is to be heard. */
const WORD = /[\p{L}\p{N}]$/u;

/** One puzzle's voice. */
export function createVoice(say: (...texts: string[]) => void) {
  /** As it was heard last. */
  let before: Snapshot | null = null;
  let said = "";

  return {
    /** @param snapshot  of its match @param start  of the engine */
    hear(snapshot: Snapshot, solving: Facts, start: Start | null) {
      const { title, detail } = statusOf(solving, snapshot, start);
      const status = [title + (WORD.test(title) ? "." : ""), detail].filter(Boolean).join(" ");
      const heard = before?.state ? announcements(before, snapshot, solving.info) : [];
      before = snapshot;
      // Whose turn it is, how a game has ended, and the turn of a line that is shown are in the status.
      const turns = heard.filter((one) => !status.includes(one.replace(/\.$/, "")));
      say(...turns, status === said ? "" : status);
      said = status;
    },
  };
}
