/**
 * Pictures of the present board.
 *
 * @import { Decorate } from "../../common/board_view.js"
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
 * The content of a picture: the position, the last turn, and the overlays that are for pictures, too. Threats are left out even
 * if they are switched on: they are this reader's view, not the position, and in another document nothing explains a ring or a
 * number.
 */
const SHOWN = { legal: false, last: true, threats: false, tapTwice: false };

/** @param {Snapshot} snapshot @param {GameInfo} info @param {Decorate} decorate @returns {View} of a picture */
export function plainView(snapshot, info, decorate) {
  const view = decorate(boardView(snapshot, info, SHOWN), snapshot, info);
  return { ...view, overlays: view.overlays.filter(({ svg }) => svg) };
}

/** @param {Snapshot} snapshot @param {GameInfo} info @param {Decorate} decorate @returns {string} the text of the picture */
export function svgPicture(snapshot, info, decorate) {
  const turns = snapshot.state?.turns.length ?? 0;
  return boardSvg(plainView(snapshot, info, decorate), readPalette(byId("board")), later.pictureTitle(info.name, turns));
}

/** @param {Snapshot} snapshot @param {GameInfo} info @param {Decorate} decorate */
export const pngPicture = (snapshot, info, decorate) => boardPng(plainView(snapshot, info, decorate), readPalette(byId("board")));
