/** The panels of the gauntlet: the ladder of the match on the board, and the offer to go on with a gauntlet that was left. */
import { buttonPart } from "../../common/controls.js";
import { byId } from "../../common/dom.js";
import { html, render } from "../../common/html.js";
import { later } from "../../common/strings/later/index.js";
import { characterOf } from "../opponents/characters.js";
import { bestSoFar, ladderPart, type RungState } from "./ladder.js";
import type { GameInfo } from "../../common/catalogue.js";
import type { Snapshot } from "../../common/snapshot.js";
import type { Gauntlet } from "./gauntlet.js";

/** @param say  to those who listen */
export function createLadder(gauntlet: Gauntlet, say: (text: string) => void): (snapshot: Snapshot, info: GameInfo) => void {
  const root = byId("ladder");
  let said = "";
  return (snapshot, info) => {
    const standing = gauntlet.standing(snapshot);
    root.hidden = standing === null;
    if (!standing) return;
    const { rung, result, isElsewhere } = standing;
    const state: RungState = result === null ? "now" : result === "won" ? "won" : "lost";
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
 * @param say  to those who listen
 * @param goOn  with its gauntlet
 */
export function createOffer(
  gauntlet: Gauntlet,
  say: (text: string) => void,
  goOn: (info: GameInfo) => void,
): (snapshot: Snapshot) => void {
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
