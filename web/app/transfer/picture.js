/**
 * Pictures of the board as it stands.
 *
 * @import { View } from "../../board/view.js"
 * @import { GameInfo } from "../../common/catalogue.js"
 * @import { Snapshot } from "../../common/snapshot.js"
 */
import { boardPng } from "../../board/images/png.js";
import { boardSvg } from "../../board/images/svg.js";
import { readPalette } from "../../board/palette.js";
import { boardView } from "../../common/board_view.js";
import { byId } from "../../common/dom.js";
import { later } from "../../common/strings/later/index.js";

/**
 * What a picture shows: the position and the last turn. Threats are left out even where they are switched on: they are this
 * reader's view of it, not the position, and in another document nothing tells what a ring or a number means.
 */
const SHOWN = { legal: false, last: true, threats: false, tapTwice: false };

/** @param {Snapshot} snapshot @param {GameInfo} info @returns {View} */
const plainView = (snapshot, info) => boardView(snapshot, info, SHOWN);

/** @param {Snapshot} snapshot @param {GameInfo} info @returns {string} the text of the picture */
export function svgPicture(snapshot, info) {
  const turns = snapshot.state?.turns.length ?? 0;
  return boardSvg(plainView(snapshot, info), readPalette(byId("board")), later.pictureTitle(info.name, turns));
}

/** @param {Snapshot} snapshot @param {GameInfo} info */
export const pngPicture = (snapshot, info) => boardPng(plainView(snapshot, info), readPalette(byId("board")));
