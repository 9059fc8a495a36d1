/** The name of a side's player. */
import { opponentName, unlistedName, type GameInfo } from "../../common/catalogue.js";
import { FRIEND, HUMAN, isUnlisted, type Side } from "../../common/sides.js";
import { strings } from "../../common/strings/index.js";
import { later } from "../../common/strings/later/index.js";

/** @param info  of the game, where this page knows it @param name  that a person has given; empty for none */
export function sideName(info: GameInfo | undefined, side: Side, name: string = ""): string {
  if (side === HUMAN) return name || strings.human;
  if (side === FRIEND) return later.friendName;
  return info ? opponentName(info, side) : isUnlisted(side) ? unlistedName(side) : side;
}
