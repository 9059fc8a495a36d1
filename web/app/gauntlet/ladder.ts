/**
 * The ladder as a list: the opponents of a game in rising strength, with the result against each. A sign and a word say
 * so, not only the colour.
 */
import { html, nothing } from "../../common/html.js";
import { later } from "../../common/strings/later/index.js";
import { characterOf } from "../opponents/characters.js";
import { portraitPart } from "../opponents/portrait.js";
import type { TemplateResult } from "../../vendor/lit-html.js";
import type { GameInfo } from "../../common/catalogue.js";
import type { Progress } from "./progress.js";

export type RungState = "won" | "now" | "next" | "lost" | "ahead";

const SIGNS: Readonly<Record<RungState, string>> = { won: "✓", now: "▸", next: "▸", lost: "✗", ahead: "" };

/**
 * @param rung  of the opponent who is faced, from 0
 * @param state  of that one; those before are beaten, those after are still to come
 */
export const ladderPart = (info: GameInfo, rung: number, state: RungState): TemplateResult => html`
  <ol class="ladder">
    ${info.opponents.map(({ id, name }, index) => {
      const its = index < rung ? "won" : index > rung ? "ahead" : state;
      return html`
        <li data-state=${its} aria-current=${index === rung ? "step" : nothing}>
          <span class="ladder-sign" aria-hidden="true">${SIGNS[its] || index + 1}</span>
          ${portraitPart(id)}
          <strong>${name}</strong>
          <span class="ladder-state">${later.rungStates[its]}</span>
          <span class="ladder-temper">${characterOf(info.id, id)?.temper}</span>
        </li>
      `;
    })}
  </ol>
`;

/** @returns the best result up to now */
export function bestSoFar(info: GameInfo, { best, completions }: Progress): string {
  return later.bestSoFar(best, info.opponents.length, completions);
}
