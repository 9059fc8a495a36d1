/** Puts the settings that style sheets answer to on the page's root element, where first_paint.ts has put them as well. */

import type { SettingKey } from "./schema.js";
import type { Settings } from "./settings.js";

const SEEN_BY_STYLES: readonly SettingKey[] = ["theme", "board", "stones", "stoneSigns", "motion"];

/** @param onChange  the colours may be others now */
export function applyAppearance(settings: Settings, onChange: () => void) {
  function apply() {
    for (const key of SEEN_BY_STYLES) document.documentElement.dataset[key] = String(settings.get(key));
    // A style is asked for where it is computed anyway: anywhere else the page would be styled once more for it.
    requestAnimationFrame(colourWindow);
  }
  /** The browser's own frame has the page's paper. */
  function colourWindow() {
    const paper = getComputedStyle(document.body).backgroundColor;
    for (const meta of document.querySelectorAll("meta[name=theme-color]")) meta.setAttribute("content", paper);
  }
  apply();
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", apply);
  settings.onChange((key) => {
    if (!SEEN_BY_STYLES.includes(key)) return;
    apply();
    onChange();
  });
}
