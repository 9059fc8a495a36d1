/**
 * The name of a side's player.
 *
 * @import { GameInfo } from "../../common/catalogue.js"
 * @import { Side } from "../../common/sides.js"
 */
import { opponentName, unlistedName } from "../../common/catalogue.js";
import { FRIEND, HUMAN, isUnlisted } from "../../common/sides.js";
import { strings } from "../../common/strings/index.js";
import { later } from "../../common/strings/later/index.js";

/** @param {GameInfo | undefined} info  of the game, where this page knows it @param {Side} side @returns {string} */
export function sideName(info, side) {
  if (side === HUMAN) return strings.human;
  if (side === FRIEND) return later.friendName;
  return info ? opponentName(info, side) : isUnlisted(side) ? unlistedName(side) : side;
}
