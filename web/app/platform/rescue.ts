/*
 * Says what to do where main.ts cannot run: it takes the notice off the page as its last act, so a notice that is still there
 * after an error, or after a long wait, is needed. A classic script that needs no other file, in the words of index.html.
 */
{
  /** A page whose modules run may still wait for its language: the notice is shown after this time (milliseconds). */
  const PATIENCE = 10_000;
  const notice = document.getElementById("rescue");

  // This script runs before main.ts, and so hears of it where it cannot be fetched, read or run; pictures do not count.
  addEventListener("error", ({ target }) => (target === window || target instanceof HTMLScriptElement) && tell(), true);
  addEventListener("load", () => {
    const [loading] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    if ("begun" in document.documentElement.dataset) setTimeout(tell, PATIENCE);
    // Neither run nor failed, as with an empty file: a person would try to reload first.
    else if (notice?.hidden && loading?.type === "navigate" && location.protocol !== "file:") location.reload();
    else tell();
  });
  // A version that cannot be mended has given way to a newer one.
  navigator.serviceWorker?.addEventListener("controllerchange", () => {
    if (notice?.isConnected) location.reload();
  });

  function tell() {
    if (!notice?.isConnected || !notice.hidden) return;
    const wished = [document.documentElement.dataset["language"] ?? "", ...navigator.languages, "en"];
    const texts = [...notice.children] as HTMLElement[];
    // Nothing is damaged where the page was opened from the disk: no browser runs modules from there.
    const isServed = location.protocol !== "file:";
    const fit = texts.filter(({ dataset }) => "rescue" in dataset !== isServed);
    const [text] = wished.flatMap((tag) => fit.filter(({ lang }) => lang === tag.split("-")[0]));
    for (const other of texts) other.hidden = other !== text;
    notice.hidden = false;
    notice.addEventListener("click", ({ target }) => {
      // A translator puts the words of a button into more elements.
      const wanted = (target as Element).closest("button")?.dataset["rescue"];
      if (wanted === "reload") location.reload();
      if (wanted === "renew") void renew(notice);
    });
  }

  /** Deletes the kept copies of the page's files, and nothing else, unless there is no way to get them again. */
  async function renew(root: HTMLElement) {
    // The only file that no service worker answers for.
    const isReached = await fetch("sw.js", { cache: "no-store" }).then(
      ({ ok }) => ok,
      () => false,
    );
    for (const line of root.querySelectorAll("p[data-rescue]")) (line as HTMLElement).hidden = isReached;
    if (!isReached) return;
    const registration = await navigator.serviceWorker?.getRegistration();
    if (registration) {
      const prefix = `sunstones ${new URL(registration.scope).pathname} `;
      const names = await caches.keys();
      await Promise.all(names.filter((name) => name.startsWith(prefix)).map((name) => caches.delete(name)));
      await registration.unregister();
    }
    // The browser's own cache may hold the damaged file, too; of what could not be fetched it holds none.
    const addresses = performance.getEntriesByType("resource").map(({ name }) => name);
    await Promise.allSettled(addresses.map(async (address) => (await fetch(address, { cache: "reload" })).blob()));
    location.reload();
  }
}
