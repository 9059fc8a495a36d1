/**
 * What those who listen hear of a puzzle: the turns, and how it stands.
 *
 * @import { Snapshot } from "../../common/snapshot.js"
 * @import { Facts } from "./attempt.js"
 * @import { Start } from "./words.js"
 */
import { announcements } from "../../common/speech/announcements.js";
import { statusOf } from "./words.js";

/** After a last word without a full stop one is to be heard. */
const WORD = /[\p{L}\p{N}]$/u;

/** One puzzle's voice. @param {(...texts: string[]) => void} say */
export function createVoice(say) {
  /** @type {Snapshot | null} as it was heard last */
  let before = null;
  let said = "";

  return {
    /** @param {Snapshot} snapshot  of its match @param {Facts} solving @param {Start | null} start  of the engine */
    hear(snapshot, solving, start) {
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
