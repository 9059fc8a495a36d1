/**
 * One game to choose: picture, name, designer, year, link, goal.
 *
 * @import { GameInfo } from "../../common/catalogue.js"
 */
import { element } from "../../common/dom.js";
import { designerCredit } from "../panels/title.js";
import { keepPainted } from "../picture.js";
import { sampleView } from "./samples.js";

/**
 * @param {GameInfo} info
 * @returns {HTMLElement} a card that is a radio button
 */
export function gameCard(info) {
  const id = `card-${info.id}`;
  const picture = element("canvas", { class: "card-picture board-colours", "aria-hidden": "true" });
  keepPainted(picture, sampleView(info));
  // The link stands beside the label, not inside it: a press on it must not choose the game.
  return element("div", { class: "card" },
    element("input", { type: "radio", name: "game", value: info.id, id }),
    picture,
    element("label", { for: id },
      element("strong", {}, info.name),
      element("span", { class: "card-goal" }, info.goal)),
    element("span", { class: "card-credit" }, designerCredit(info)));
}
