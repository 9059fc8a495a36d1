/**
 * Opens the game of a share link, and says who plays in it where the link does.
 *
 * @import { Flow } from "./flow.js"
 */
import { strings } from "../../common/strings/index.js";

/**
 * @param {Pick<Flow, "snapshot" | "load" | "setSide" | "setNote">} flow
 * @param {string} link  its text, which may say who has a side
 * @returns {Promise<boolean>} whether its game is on the board: false where another one was begun meanwhile
 */
export async function openLink(flow, link) {
  const linked =
    /\bplay=/.test(link) &&
    import("./linked_side.js").then(
      ({ sideOfLink }) => sideOfLink,
      () => null,
    );
  if (!(await flow.load(link))) return false;
  const { state, note, gameNumber } = flow.snapshot();
  if (!linked || !state) return true;
  const sideOfLink = await linked;
  if (flow.snapshot().gameNumber !== gameNumber) return false;
  const found = sideOfLink?.(link, state);
  if (found) flow.setSide(found.player, found.side);
  const news = sideOfLink ? found?.news : strings.partMissing;
  if (news) flow.setNote({ kind: sideOfLink ? "news" : "problem", text: note ? `${news} ${note.text}` : news });
  return true;
}
