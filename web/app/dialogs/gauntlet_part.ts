/** The dialog's part about the gauntlet of the chosen game: its rules, its opponents, the player's progress. */
import { html } from "../../common/html.js";
import { strings } from "../../common/strings/index.js";
import { later } from "../../common/strings/later/index.js";
import { bestSoFar, ladderPart } from "../gauntlet/ladder.js";
import type { TemplateResult } from "../../vendor/lit-html.js";
import type { GameInfo } from "../../common/catalogue.js";
import type { Gauntlet } from "../gauntlet/gauntlet.js";

export function gauntletPart(gauntlet: Gauntlet, info: GameInfo): TemplateResult {
  const progress = gauntlet.progress(info);
  return html`
    <div class="gauntlet-part">
      <p>${later.gauntletRules(info.name)}</p>
      ${ladderPart(info, progress.rung, "next")}
      <p class="best">${bestSoFar(info, progress)}</p>
      <p class="remark">${gauntlet.remark(info)}</p>
    </div>
  `;
}

/** @returns what pressing the dialog's button does */
export function gauntletStartText(gauntlet: Gauntlet, info: GameInfo): string {
  const { rung, match } = gauntlet.progress(info);
  const name = info.opponents[rung]?.name ?? "";
  if (match?.record) return later.goOnAgainst(name);
  return rung > 0 ? strings.nextOpponent(name) : later.startGauntlet;
}
