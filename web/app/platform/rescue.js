/*
 * Says what to do where main.js cannot run: it takes the notice off the page as its last act, so a notice that is still there
 * when everything has been loaded is needed. A classic script that needs no other file, in the words of index.html.
 */
{
  const notice = document.getElementById("rescue");

  addEventListener("load", () => {
    if (notice?.isConnected) show(notice);
  });
  // A version that cannot be mended has given way to a newer one.
  navigator.serviceWorker?.addEventListener("controllerchange", () => {
    if (notice?.isConnected) location.reload();
  });

  /** @param {HTMLElement} root */
  function show(root) {
    const wished = [document.documentElement.dataset["language"] ?? "", ...navigator.languages, "en"];
    const texts = /** @type {HTMLElement[]} */ ([...root.children]);
    const text = wished.map((tag) => texts.find(({ lang }) => lang === tag.split("-")[0])).find(Boolean);
    for (const other of texts) other.hidden = other !== text;
    root.hidden = false;
    root.addEventListener("click", ({ target }) => {
      const wanted = target instanceof HTMLElement ? target.dataset["rescue"] : "";
      if (wanted === "reload") location.reload();
      if (wanted === "renew") void renew(root);
    });
  }

  /**
   * Forgets what is kept of the page's files, and nothing else, unless there is no way to get them again.
   * @param {HTMLElement} root
   */
  async function renew(root) {
    // The only file that no service worker answers for.
    const isReached = await fetch("sw.js", { cache: "no-store" }).then(
      ({ ok }) => ok,
      () => false,
    );
    for (const line of root.querySelectorAll("p[data-rescue]")) /** @type {HTMLElement} */ (line).hidden = isReached;
    if (!isReached) return;
    const registration = await navigator.serviceWorker?.getRegistration();
    if (registration) {
      const prefix = `sunstones ${new URL(registration.scope).pathname} `;
      const names = await caches.keys();
      await Promise.all(names.filter((name) => name.startsWith(prefix)).map((name) => caches.delete(name)));
      await registration.unregister();
    }
    // The browser's own cache may hold the damaged file, too.
    const parts = [...document.querySelectorAll("script[src], link[rel=stylesheet]")];
    const addresses = parts.map((part) => part.getAttribute("src") ?? part.getAttribute("href") ?? "");
    await Promise.allSettled(addresses.map(async (address) => (await fetch(address, { cache: "reload" })).blob()));
    location.reload();
  }
}
