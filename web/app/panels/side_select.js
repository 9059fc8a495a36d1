/**
 * A field to choose who plays a side: a person, one of the game's own opponents, or a friend elsewhere.
 *
 * @import { GameInfo } from "../../common/catalogue.js"
 */
import { element } from "../../common/dom.js";
import { FRIEND, HUMAN } from "../../common/setup.js";
import { strings } from "../../common/strings/index.js";

/** @returns {HTMLSelectElement} empty until the sides of a game are offered */
export function sideSelect() {
  return element("select");
}

/**
 * Offers who can play a game. Where it is another game than before, a person stays a person and an opponent becomes the
 * one on the same rung: the order of the options is the same for all games.
 * @param {HTMLSelectElement} select
 * @param {GameInfo} info
 */
export function offerSides(select, info) {
  if (select.dataset["game"] === info.id) return;
  const chosen = Math.max(0, select.selectedIndex);
  select.dataset["game"] = info.id;
  select.replaceChildren(
    element("option", { value: HUMAN }, strings.human),
    ...info.opponents.map(({ id, name }) => element("option", { value: id }, name)),
    element("option", { value: FRIEND }, strings.friend),
  );
  select.selectedIndex = chosen;
}
