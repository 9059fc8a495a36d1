/**
 * Keys that work wherever the focus is: through the turns, undo and redo, some buttons, the list of the keys. Fields to type
 * in keep theirs, and so does the board, where the arrows lead from cell to cell. While a position is set up the game behind
 * it hears none of them.
 */

type Travel = "undo" | "redo" | "turnBack" | "turnOn" | "stepBack" | "stepOn" | "toStart" | "toEnd";

/** Keys that lead through the turns; those on the board are others, as it has the arrows. */
const BACK = { elsewhere: "ArrowLeft", board: "PageUp" };
const ON = { elsewhere: "ArrowRight", board: "PageDown" };
/** Letters, and what they press; that of the analysis switches it where it is in front. */
const BUTTONS: Readonly<Record<string, string>> = {
  h: "#controls [data-do=hint]",
  a: "#tab-study[aria-selected=false], #study:not([hidden]) #show-analysis",
  r: "#tools [data-do=rotate]",
  n: "#open-new-game",
};
/** On Arabic and Persian keyboards it is another sign, on the same key. */
const QUESTION_MARKS = ["?", "؟"];
/** Neither a Latin letter nor a sign that scripts share. */
const OTHER_SCRIPT = /^[^\p{Script=Latin}\p{Script=Common}]$/u;

/**
 * @param controller  of the game
 * @param openers  of the list of the keys, and of what may have taken the place of the game, such as the editor of positions
 * @param settings  one says whether a sign alone is a shortcut: someone who speaks to the device types words where no field is
 */
export function listenToShortcuts(
  controller: Record<Travel, () => void>,
  {
    isTakenOver,
    takeover,
    openKeys,
  }: { isTakenOver: () => boolean; takeover: () => { undo: () => void } | null; openKeys: () => void },
  settings: { get: (key: "letterKeys") => boolean },
) {
  const hasLetters = () => settings.get("letterKeys");

  /** @returns the key's action */
  function meaning({ key, code, target, shiftKey, ctrlKey, metaKey, altKey }: KeyboardEvent): (() => void) | null {
    if (altKey) return null;
    if (ctrlKey || metaKey) {
      const letter = letterOf(key, code);
      if (isTakenOver()) return letter === "z" && !shiftKey ? () => takeover()?.undo() : null;
      if (letter === "z") return shiftKey ? controller.redo : controller.undo;
      return letter === "y" && !shiftKey ? controller.redo : null;
    }
    if (QUESTION_MARKS.includes(key)) return hasLetters() ? openKeys : null;
    if (isTakenOver()) return null;
    const button = shiftKey || !hasLetters() ? undefined : BUTTONS[letterOf(key, code)];
    if (button !== undefined) return () => pressButton(button);
    const place = target instanceof Element && target.closest(".board") ? "board" : "elsewhere";
    if (key === BACK[place]) return shiftKey ? controller.stepBack : controller.turnBack;
    if (key === ON[place]) return shiftKey ? controller.stepOn : controller.turnOn;
    if (place === "board" || shiftKey) return null;
    if (key === "Home") return controller.toStart;
    return key === "End" ? controller.toEnd : null;
  }

  document.addEventListener("keydown", (event) => {
    if (event.defaultPrevented || isTyping(event.target) || document.querySelector("dialog[open]")) return;
    const act = meaning(event);
    if (!act) return;
    event.preventDefault();
    act();
  });
}

/** A button that is hidden, or switched off, does nothing. */
function pressButton(selector: string) {
  const button = document.querySelector<HTMLButtonElement | HTMLInputElement>(selector);
  if (button && !button.hidden) button.click();
}

/**
 * Layouts of Latin letters are followed wherever their letters are (AZERTY, QWERTZ, Dvorak). A layout of another script has no
 * such letter, so there the place of the key counts, as in the browser's own fields.
 * @param key  as in KeyboardEvent.key
 * @param code  as in KeyboardEvent.code
 * @returns the small letter that is meant; another text for any other key
 */
const letterOf = (key: string, code: string): string =>
  (OTHER_SCRIPT.test(key) ? code.replace(/^Key(?=[A-Z]$)/, "") : key).toLowerCase();

const isTyping = (target: EventTarget | null) =>
  target instanceof Element && target.closest("input:not([type=checkbox]), select, textarea, [contenteditable]") !== null;
