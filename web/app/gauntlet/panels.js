/**
 * The panels of the gauntlet: the ladder of the match on the board, and the offer to go on with a gauntlet that was left.
 *
 * @import { GameInfo } from "../../common/catalogue.js"
 * @import { Snapshot } from "../../common/snapshot.js"
 * @import { Gauntlet } from "./gauntlet.js"
 * @import { RungState } from "./ladder.js"
 */
import { buttonPart } from "../../common/controls.js";
import { byId } from "../../common/dom.js";
import { html, render } from "../../common/html.js";
import { later } from "../../common/strings/later/index.js";
import { characterOf } from "../opponents/characters.js";
import { bestSoFar, ladderPart } from "./ladder.js";

/**
 * @param {Gauntlet} gauntlet
 * @param {(text: string) => void} say  to those who listen
 * @returns {(snapshot: Snapshot, info: GameInfo) => void}
 */
export function createLadder(gauntlet, say) {
  const root = byId("ladder");
  let said = "";
  return (snapshot, info) => {
    const standing = gauntlet.standing(snapshot);
    root.hidden = standing === null;
    if (!standing) return;
    const { rung, result, isElsewhere } = standing;
    /** @type {RungState} */
    const state = result === null ? "now" : result === "won" ? "won" : "lost";
    const remark = [isElsewhere && later.playedElsewhere, gauntlet.remark(info)].filter(Boolean).join(" ");
    const temper = characterOf(info.id, info.opponents[rung]?.id ?? "")?.temper ?? "";
    render(
      html`
        <header>
          <h2>${later.gauntlet}</h2>
          <span>${later.matchNumber(rung + 1, info.opponents.length)}</span>
        </header>
        <div>${ladderPart(info, rung, state)}</div>
        <p>${temper} ${later.gauntletTerms}</p>
        <p class="best">${bestSoFar(info, gauntlet.progress(info))}</p>
        <p class="remark">${remark}</p>
      `,
      root,
    );
    if (remark !== said) say(remark);
    said = remark;
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
  let said = "";
  return (snapshot) => {
    const offered = gauntlet.offer(snapshot);
    root.hidden = offered === null;
    if (!offered) return;
    const { rung, match } = gauntlet.progress(offered);
    const sentence = later.gauntletLeft(offered.name, offered.opponents[rung]?.name ?? "", Boolean(match?.record));
    render(
      html`
        <p>${sentence}</p>
        <div class="offer-buttons">
          ${buttonPart("goOn", later.goOn, () => goOn(offered), { kind: "primary" })}
          ${buttonPart("notNow", later.notNow, gauntlet.declineOffer)}
        </div>
      `,
      root,
    );
    if (sentence !== said) say(sentence);
    said = sentence;
  };
}
