/**
 * The only output to screen readers: a polite live region. Texts of the same moment are announced together, and
 * nothing twice in it; the same sentence later is said again.
 */
export function createAnnouncer(region: HTMLElement): (...texts: string[]) => void {
  let waiting = new Set<string>();
  /** Marks every second breath, unheard: a region whose text stays the same says nothing. */
  let isOdd = false;

  return (...texts) => {
    const fresh = texts.filter((text) => text !== "");
    if (fresh.length === 0) return;
    if (waiting.size === 0) {
      setTimeout(() => {
        isOdd = !isOdd;
        region.textContent = [...waiting].join(" ") + (isOdd ? "\u200b" : "");
        waiting = new Set();
      });
    }
    for (const text of fresh) waiting.add(text);
  };
}
