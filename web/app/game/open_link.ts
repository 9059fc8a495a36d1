/** Opens the game of a share link, and says who plays in it where the link does. */
import { strings } from "../../common/strings/index.js";
import type { Controller } from "../../play/controller.js";

/**
 * @param link  its text, which may say who has a side
 * @returns whether its game is on the board: false where another one was begun meanwhile
 */
export async function openLink(
  controller: Pick<Controller, "snapshot" | "load" | "setSide" | "setNote">,
  link: string,
): Promise<boolean> {
  const linked =
    /\bplay=/.test(link) &&
    import("./linked_side.js").then(
      ({ sideOfLink }) => sideOfLink,
      () => null,
    );
  if (!(await controller.load(link))) return false;
  const { state, note, gameNumber } = controller.snapshot();
  if (!linked || !state) return true;
  const sideOfLink = await linked;
  if (controller.snapshot().gameNumber !== gameNumber) return false;
  const found = sideOfLink?.(link, state);
  if (found) controller.setSide(found.player, found.side);
  const news = sideOfLink ? found?.news : strings.partMissing;
  if (news) controller.setNote({ kind: sideOfLink ? "news" : "problem", text: note ? `${news} ${note.text}` : news });
  return true;
}
