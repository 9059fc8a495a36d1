/** The player of a side in a game from a link, if the link names one. Few links do, so this is fetched when one comes. */
import { colourOf } from "../../common/colours.js";
import { FRIEND, PROOF, type Side } from "../../common/sides.js";
import { AGAINST_PROOF, isCorrespondence } from "../../common/play_links.js";
import { later } from "../../common/strings/later/index.js";
import type { Player, State } from "../../engine/wire.js";

interface LinkedSide {
  player: Player;
  side: Side;
  news: string; // for the line below the board
}

/** @param link  its text @param state  of the game that it has opened */
export function sideOfLink(link: string, state: State): LinkedSide | null {
  const mover = state.to_move;
  const other = mover === 0 ? 1 : 0;
  // A friend who has sent the link with a turn has the other side.
  if (isCorrespondence(link)) {
    const news = state.over ? later.correspondenceEnds : later.correspondenceOpened(colourOf(state, mover));
    return { player: other, side: FRIEND, news };
  }
  const proof = AGAINST_PROOF.exec(link);
  return proof && { player: proof[1] ? mover : other, side: PROOF, news: later.aboutProof };
}
