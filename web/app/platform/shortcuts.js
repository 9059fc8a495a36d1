/**
 * Keys that work wherever the focus is: through the turns of the game, undo and redo, the list of the keys. Fields to type
 * in keep theirs, and so does the board, where the arrows lead from cell to cell. While a position is set up the game behind
 * it hears none of them.
 *
 * @typedef {"undo" | "redo" | "turnBack" | "turnOn" | "stepBack" | "stepOn" | "toStart" | "toEnd"} Travel
 */

/** Keys that lead through the turns; those on the board are others, as it has the arrows. */
const BACK = { elsewhere: "ArrowLeft", board: "PageUp" };
const ON = { elsewhere: "ArrowRight", board: "PageDown" };

/**
 * @param {Record<Travel, () => void>} flow                        of the game
 * @param {{ isOpen: () => boolean, undo: () => void }} editor     of positions
 * @param {() => void} openKeys  shows which keys there are
 */
export function listenToShortcuts(flow, editor, openKeys) {
  /** @param {KeyboardEvent} event @returns {(() => void) | null} what the key does */
  function meaning({ key, target, shiftKey, ctrlKey, metaKey, altKey }) {
    if (altKey) return null;
    if (ctrlKey || metaKey) {
      const letter = key.toLowerCase();
      if (editor.isOpen()) return letter === "z" && !shiftKey ? editor.undo : null;
      if (letter === "z") return shiftKey ? flow.redo : flow.undo;
      return letter === "y" && !shiftKey ? flow.redo : null;
    }
    if (key === "?") return openKeys;
    if (editor.isOpen()) return null;
    const place = target instanceof Element && target.closest(".board") ? "board" : "elsewhere";
    if (key === BACK[place]) return shiftKey ? flow.stepBack : flow.turnBack;
    if (key === ON[place]) return shiftKey ? flow.stepOn : flow.turnOn;
    if (place === "board" || shiftKey) return null;
    if (key === "Home") return flow.toStart;
    return key === "End" ? flow.toEnd : null;
  }

  document.addEventListener("keydown", (event) => {
    if (event.defaultPrevented || isTyping(event.target) || document.querySelector("dialog[open]")) return;
    const act = meaning(event);
    if (!act) return;
    event.preventDefault();
    act();
  });
}

/** @param {EventTarget | null} target */
const isTyping = (target) =>
  target instanceof Element && target.closest("input:not([type=checkbox]), select, textarea, [contenteditable]") !== null;
