/**
 * What the board shows of the game: the position, what a cell would do, what studying lays over it, and what is pointed at.
 *
 * @import { View } from "../../board/view.js"
 * @import { GameInfo } from "../../common/catalogue.js"
 * @import { Snapshot } from "../../common/snapshot.js"
 * @import { KnownPreviews } from "../../common/preview/prefetch.js"
 * @import { Settings } from "../settings/settings.js"
 * @import { Study } from "../study/study.js"
 *
 * @typedef {typeof import("../study/advice.js").adviceOf} AdviceOf
 */
import { boardView } from "../../common/board_view.js";

/**
 * @param {object} options
 * @param {Settings} options.settings
 * @param {Study} options.study
 * @param {() => KnownPreviews} options.previews  as far as they are known
 * @param {() => void} options.onChange
 */
export function createGameView({ settings, study, previews, onChange }) {
  /** @type {readonly string[]} */
  let pointed = [];
  /** @type {AdviceOf | null} it comes later */
  let adviceOf = null;

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
      const advice = snapshot.state && adviceOf?.(study.status(), snapshot.state, study.judgement(), info.colours);
      return { ...view, marks: { ...view.marks, pointed: [...pointed] }, advice: advice ?? null };
    },

    /** Lights cells that a turn in the list is about. @param {readonly string[]} cells */
    pointAt(cells) {
      if (cells.join() === pointed.join()) return;
      pointed = cells;
      onChange();
    },

    /** @param {AdviceOf} advise */
    adviseBy(advise) {
      adviceOf = advise;
    },
  };
}
