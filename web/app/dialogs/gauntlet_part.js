/**
 * What the dialog says of the gauntlet of the chosen game: how it goes, who waits there, how far one has come.
 *
 * @import { GameInfo } from "../../common/catalogue.js"
 * @import { Gauntlet } from "../gauntlet/gauntlet.js"
 */
import { element, setText } from "../../common/dom.js";
import { strings } from "../../common/strings/index.js";
import { later } from "../../common/strings/later/index.js";
import { bestSoFar, ladder } from "../gauntlet/ladder.js";

/** @param {Gauntlet} gauntlet */
export function createGauntletPart(gauntlet) {
  const rules = element("p");
  const rungs = element("div");
  const best = element("p", { class: "best" });
  const remark = element("p", { class: "remark" });
  const root = element("div", { class: "gauntlet-part" }, rules, rungs, best, remark);
  return {
    root,

    /** @param {GameInfo} info */
    show(info) {
      const progress = gauntlet.progress(info);
      setText(rules, later.gauntletRules(info.name));
      rungs.replaceChildren(ladder(info, progress.rung, "next"));
      setText(best, bestSoFar(info, progress));
      setText(remark, gauntlet.remark(info));
    },

    /** @param {GameInfo} info @returns {string} what pressing the dialog's button does */
    startText(info) {
      const { rung, match } = gauntlet.progress(info);
      const name = info.opponents[rung]?.name ?? "";
      if (match?.record) return later.goOnAgainst(name);
      return rung > 0 ? strings.nextOpponent(name) : later.startGauntlet;
    },
  };
}
