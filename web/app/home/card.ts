/** A game on offer: its picture, name, designer and goal, and the ways to play and to learn it. */
import { creditPart } from "../../common/credit.js";
import { html, nothing } from "../../common/html.js";
import { strings } from "../../common/strings/index.js";
import type { TemplateResult } from "../../vendor/lit-html.js";
import type { GameInfo } from "../../common/catalogue.js";

export interface GameActs {
  play: (info: GameInfo) => void;
  learn: (info: GameInfo) => void;
}

/**
 * @param name  the game's name, as a button or a heading
 * @param goalId  of the goal's element
 * @param more  lines below the goal
 */
export const gameCard = (
  info: GameInfo,
  { play, learn }: GameActs,
  name: TemplateResult,
  goalId: string,
  more: unknown = nothing,
): TemplateResult => html`
  <canvas class="welcome-picture board-colours" data-picture=${info.id} aria-hidden="true"></canvas>
  ${name}
  <span class="welcome-credit">${creditPart(info)}</span>
  <span class="welcome-goal" id=${goalId}>${info.goal}</span>
  ${more}
  <span class="welcome-acts">
    <button type="button" aria-label=${strings.playGame(info.name)} @click=${() => play(info)}>${strings.play}</button>
    <button type="button" aria-label=${strings.learnTitle(info.name)} @click=${() => learn(info)}>${strings.learn}</button>
  </span>
`;
