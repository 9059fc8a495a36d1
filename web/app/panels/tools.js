/**
 * The row of tools: share the game, save it or open another, set up a position.
 *
 * @import { Snapshot } from "../../common/snapshot.js"
 */
import { button, byId, icon } from "../../common/dom.js";
import { strings } from "../../common/strings/index.js";

/**
 * @param {object} actions
 * @param {() => void} actions.openShare
 * @param {() => void} actions.openLibrary
 * @param {() => void} actions.openEditor
 * @returns {(snapshot: Snapshot) => void}
 */
export function createTools({ openShare, openLibrary, openEditor }) {
  const root = byId("tools");
  const buttons = [
    tool("openShare", "share", strings.shareTitle, openShare),
    tool("openLibrary", "library", strings.libraryTitle, openLibrary),
    tool("openEditor", "editor", strings.setUp, openEditor),
  ];
  root.append(...buttons);
  return (snapshot) => {
    for (const control of buttons) control.disabled = snapshot.state === null;
    // A match of a gauntlet is played as it stands, and its ladder needs the room.
    root.hidden = snapshot.setup.gauntlet !== null;
  };
}

/** @param {string} name @param {string} iconName @param {string} text @param {() => void} onClick */
function tool(name, iconName, text, onClick) {
  const made = button("", onClick, "tool");
  made.append(icon(iconName), text);
  made.dataset["do"] = name;
  return made;
}
