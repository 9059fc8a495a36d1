/**
 * The offer to go on with a gauntlet that was left.
 *
 * @import { GameInfo } from "../../common/catalogue.js"
 * @import { Snapshot } from "../../common/snapshot.js"
 * @import { Gauntlet } from "../gauntlet/gauntlet.js"
 */
import { button, byId, element, setText } from "../../common/dom.js";
import { strings } from "../../common/strings/index.js";

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
  const accept = button(strings.goOn, () => offered && goOn(offered), "primary");
  const decline = button(strings.notNow, () => gauntlet.declineOffer());
  accept.dataset["do"] = "goOn";
  decline.dataset["do"] = "notNow";
  root.append(text, element("div", { class: "offer-buttons" }, accept, decline));
  return (snapshot) => {
    offered = gauntlet.offer(snapshot);
    root.hidden = offered === null;
    if (!offered) return;
    const { rung, match } = gauntlet.progress(offered);
    const sentence = strings.gauntletLeft(offered.name, offered.opponents[rung]?.name ?? "", Boolean(match?.record));
    if (text.textContent === sentence) return;
    setText(text, sentence);
    say(sentence);
  };
}
