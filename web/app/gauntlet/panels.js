/**
 * The panels of the gauntlet: the ladder of the match on the board, and the offer to go on with a gauntlet that was left.
 *
 * @import { GameInfo } from "../../common/catalogue.js"
 * @import { Snapshot } from "../../common/snapshot.js"
 * @import { Gauntlet } from "./gauntlet.js"
 * @import { RungState } from "./ladder.js"
 */
import { button, byId, element, setText } from "../../common/dom.js";
import { strings } from "../../common/strings/index.js";
import { later } from "../../common/strings/later/index.js";
import { bestSoFar, ladder } from "./ladder.js";

/**
 * @param {Gauntlet} gauntlet
 * @param {(text: string) => void} say  to those who listen
 * @returns {(snapshot: Snapshot, info: GameInfo) => void}
 */
export function createLadder(gauntlet, say) {
  const root = byId("ladder");
  const place = element("span");
  const rungs = element("div");
  const terms = element("p");
  const best = element("p", { class: "best" });
  const remark = element("p", { class: "remark" });
  root.append(element("header", {}, element("h2", {}, later.gauntlet), place), rungs, terms, best, remark);
  let shown = "";
  return (snapshot, info) => {
    const standing = gauntlet.standing(snapshot);
    root.hidden = standing === null;
    if (!standing) return;
    const { rung, result, isElsewhere } = standing;
    /** @type {RungState} */
    const state = result === null ? "now" : result === "won" ? "won" : "lost";
    setText(place, later.matchNumber(rung + 1, info.opponents.length));
    setText(terms, `${info.opponents[rung]?.temper ?? ""} ${later.gauntletTerms}`);
    setText(best, bestSoFar(info, gauntlet.progress(info)));
    const said = [isElsewhere && later.playedElsewhere, gauntlet.remark(info)].filter(Boolean).join(" ");
    if (remark.textContent !== said) say(said);
    setText(remark, said);
    // The page renders ten times a second while the computer thinks; the list changes once a match.
    const key = `${info.id} ${rung} ${state}`;
    if (key === shown) return;
    shown = key;
    rungs.replaceChildren(ladder(info, rung, state));
  };
}

/**
 * @param {Gauntlet} gauntlet
 * @param {(text: string) => void} say  to those who listen
 * @param {(info: GameInfo) => void} goOn  with its gauntlet
 * @returns {(snapshot: Snapshot) => void}
 */
export function createOffer(gauntlet, say, goOn) {
  const root = byId("offer");
  /** @type {GameInfo | null} */
  let offered = null;
  const text = element("p");
  const accept = button(later.goOn, () => offered && goOn(offered), "primary");
  const decline = button(strings.notNow, () => gauntlet.declineOffer());
  accept.dataset["do"] = "goOn";
  decline.dataset["do"] = "notNow";
  root.append(text, element("div", { class: "offer-buttons" }, accept, decline));
  return (snapshot) => {
    offered = gauntlet.offer(snapshot);
    root.hidden = offered === null;
    if (!offered) return;
    const { rung, match } = gauntlet.progress(offered);
    const sentence = later.gauntletLeft(offered.name, offered.opponents[rung]?.name ?? "", Boolean(match?.record));
    if (text.textContent === sentence) return;
    setText(text, sentence);
    say(sentence);
  };
}
