/**
 * The board's view of the game: the position, the preview of a cell, cells pointed at, and the overlays of other parts.
 *
 * @import { View } from "../../board/view.js"
 * @import { Decorate } from "../../common/board_view.js"
 * @import { GameInfo } from "../../common/catalogue.js"
 * @import { Snapshot } from "../../common/snapshot.js"
 * @import { KnownPreviews } from "../../common/preview/prefetch.js"
 * @import { Settings } from "../settings/settings.js"
 */
import { boardView } from "../../common/board_view.js";

/**
 * @param {object} options
 * @param {Settings} options.settings
 * @param {() => KnownPreviews} options.previews  as far as they are known
 * @param {() => void} options.onChange
 */
export function createGameView({ settings, previews, onChange }) {
  /** @type {readonly string[]} */
  let pointed = [];
  /** @type {Decorate[]} they come later */
  const decorations = [];

  /** Adds the overlays of other parts of the page to a view. @type {Decorate} */
  const decorate = (view, snapshot, info) => decorations.reduce((decorated, each) => each(decorated, snapshot, info), view);

  return {
    /** @param {Snapshot} snapshot @param {GameInfo} info @returns {View} */
    of(snapshot, info) {
      const shown = {
        legal: settings.get("legal"),
        last: settings.get("last"),
        threats: settings.get("threats"),
        tapTwice: settings.get("tapTwice"),
      };
      const view = boardView(snapshot, info, shown, previews());
      return decorate({ ...view, marks: { ...view.marks, pointed: [...pointed] } }, snapshot, info);
    },

    /** Lights cells that a turn in the list is about. @param {readonly string[]} cells */
    pointAt(cells) {
      if (cells.join() === pointed.join()) return;
      pointed = cells;
      onChange();
    },

    decorate,
    /** @param {Decorate} decoration */
    decorateBy: (decoration) => void decorations.push(decoration),
    changed: onChange,
  };
}

/** @typedef {ReturnType<typeof createGameView>} GameView */
