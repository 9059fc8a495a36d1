/**
 * The buttons below the list of turns: back and forth, and what can be done with the variation that is on the board.
 *
 * @import { Snapshot } from "../../common/snapshot.js"
 * @import { State } from "../../engine/protocol.js"
 * @import { Flow } from "../game/flow.js"
 */
import { button, byId, element, iconButton } from "../../common/dom.js";
import { mayTravel } from "../../common/snapshot.js";
import { strings } from "../../common/strings/index.js";
import { focusedElement, passFocus } from "../platform/focus.js";

/**
 * @param {Flow} flow
 * @param {() => void} openKeys  shows which keys there are
 * @returns {(snapshot: Snapshot) => void}
 */
export function createTurnTools(flow, openKeys) {
  const host = byId("turn-tools");
  const toStart = tool("toStart", "to-start", strings.toStart, flow.toStart);
  const back = tool("turnBack", "back", strings.turnBack, flow.turnBack);
  const on = tool("turnOn", "on", strings.turnOn, flow.turnOn);
  const toEnd = tool("toEnd", "to-end", strings.toEnd, flow.toEnd);
  const promote = named("promote", strings.promoteVariation, strings.promoteWhy, () => flow.promote(here()));
  const remove = named("remove", strings.deleteVariation, strings.deleteWhy, () => flow.remove(here()));
  const restore = named("restore", strings.restoreVariation, strings.restoreVariation, flow.restore);
  const keys = named("keys", "?", strings.keysTitle, openKeys);
  const travel = element("div", { class: "tool-group" }, toStart, back, on, toEnd);
  const tidy = element("div", { class: "tool-group" }, promote, remove, restore);
  host.prepend(travel);
  host.append(keys, tidy);

  const here = () => flow.snapshot().state?.tree.here ?? 0;

  return (snapshot) => {
    const { state } = snapshot;
    const tree = state?.tree;
    const isVariation = tree !== undefined && isOnVariation(tree);
    const focused = focusedElement();
    travel.hidden = !mayTravel(snapshot);
    toStart.disabled = back.disabled = !state?.can_undo;
    on.disabled = toEnd.disabled = !state?.can_redo;
    promote.hidden = remove.hidden = !isVariation;
    restore.hidden = !tree?.can_restore;
    tidy.hidden = [promote, remove, restore].every((one) => one.hidden);
    if (host.contains(focused)) passFocus(focused, back, on, restore, keys);
  };
}

/** @param {State["tree"]} tree whether the turn that was played last is not of the main line */
function isOnVariation({ here, nodes }) {
  let main = 0;
  for (const { id, after } of nodes) {
    if (main === here) return false;
    // The first that follows a turn goes on with its line.
    if (after === main) main = id;
  }
  return main !== here;
}

/** @param {string} name @param {string} iconName @param {string} text @param {() => void} onClick */
function tool(name, iconName, text, onClick) {
  const made = iconButton(iconName, text, onClick);
  made.dataset["do"] = name;
  return made;
}

/** @param {string} name @param {string} label @param {string} title @param {() => void} onClick */
function named(name, label, title, onClick) {
  const made = button(label, onClick, "quiet");
  made.dataset["do"] = name;
  made.title = title;
  if (label === "?") made.setAttribute("aria-label", title);
  return made;
}
