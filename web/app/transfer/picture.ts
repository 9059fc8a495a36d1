/** Pictures of the present board. */
import { boardPng } from "../../board/images/png.js";
import { boardSvg } from "../../board/images/svg.js";
import { readPalette } from "../../board/palette.js";
import { boardView, type Decorate } from "../../common/board_view.js";
import { byId } from "../../common/dom.js";
import { later } from "../../common/strings/later/index.js";
import type { View } from "../../board/view.js";
import type { GameInfo } from "../../common/catalogue.js";
import type { Snapshot } from "../../common/snapshot.js";

/**
 * The content of a picture: the position, the last turn, and the overlays that are for pictures, too. Threats are left out even
 * if they are switched on: they are this reader's view, not the position, and in another document nothing explains a ring or a
 * number.
 */
const SHOWN = { legal: false, last: true, threats: false, tapTwice: false };

/** @returns of a picture */
export function plainView(snapshot: Snapshot, info: GameInfo, decorate: Decorate): View {
  const view = decorate(boardView(snapshot, info, SHOWN), snapshot, info);
  return { ...view, overlays: view.overlays.filter(({ svg }) => svg) };
}

/** @returns the text of the picture */
export function svgPicture(snapshot: Snapshot, info: GameInfo, decorate: Decorate): string {
  const turns = snapshot.state?.turns.length ?? 0;
  return boardSvg(plainView(snapshot, info, decorate), readPalette(byId("board")), later.pictureTitle(info.name, turns));
}

export const pngPicture = (snapshot: Snapshot, info: GameInfo, decorate: Decorate) =>
  boardPng(plainView(snapshot, info, decorate), readPalette(byId("board")));
