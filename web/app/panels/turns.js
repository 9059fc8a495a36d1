/**
 * The list of turns, numbered in pairs.
 *
 * @import { Snapshot } from "../snapshot.js"
 */
import { byId, element, setText } from "../dom.js";
import { strings } from "../strings/index.js";

/** @returns {(snapshot: Snapshot) => void} */
export function createTurns() {
  setText(byId("turns-heading"), strings.turnsHeading);
  const list = byId("turns");
  list.setAttribute("aria-label", strings.turnsHeading);
  let shown = "none yet";
  // A list that changes its height would otherwise keep its place from the top and lose the last turn.
  new ResizeObserver(showEnd).observe(list);

  function showEnd() {
    list.scrollTop = list.scrollHeight;
  }

  return ({ state }) => {
    const turns = [...(state?.turns ?? []), ...(state?.steps.length ? [`${state.steps.join(" ")} …`] : [])];
    const text = turns.join("\n");
    if (text === shown) return;
    shown = text;
    const rows = [];
    for (let index = 0; index < turns.length; index += 2) {
      rows.push(element("li", {},
        element("span", { class: "turn-number" }, `${index / 2 + 1}`),
        ...turns.slice(index, index + 2).map((turn, side) =>
          element("span", { class: index + side === turns.length - 1 ? "turn is-last" : "turn" }, turn))));
    }
    list.replaceChildren(...(rows.length > 0 ? rows : [element("li", { class: "no-turns" }, strings.noTurns)]));
    showEnd();
  };
}
