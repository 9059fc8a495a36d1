/*
 * Before the page's first paint: the chosen theme, language and the like are set on its root element, so that nothing flashes.
 * A classic script, because modules run later. It only copies names and plain values; allowed values are checked in
 * settings.ts and by the style sheets, which have rules for known values only.
 */
{
  try {
    // The board of the last game has its room before it is painted.
    const aspect = Number(localStorage.getItem("sunstones.aspect"));
    if (aspect > 0.5 && aspect < 2) document.documentElement.style.setProperty("--board-aspect", String(aspect));
    const { data } = JSON.parse(localStorage.getItem("sunstones.settings") ?? "{}");
    for (const [key, value] of Object.entries(data ?? {}).slice(0, 100)) {
      if (/^[a-z]{1,20}$/i.test(key) && typeof value !== "object") document.documentElement.dataset[key] = String(value);
    }
  } catch {
    // Nothing is kept, or it cannot be read: the page looks as usual, and settings.ts reports the problem.
  }
}
