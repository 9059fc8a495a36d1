/**
 * Switches off what sw.js does: a host puts this text in the place of sw.js. Each browser that comes by fetches it; it deletes
 * what the browser has kept of this site, and then its own registration. Pages that are open load anew, and everything comes
 * from the host again. It may stay there: a page that starts registers it, and a moment later it is gone. Games and settings
 * are left alone.
 */
{
  const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
  // As in sw.js.
  const prefix = `sunstones ${new URL(worker.registration.scope).pathname} `;

  worker.addEventListener("install", () => void worker.skipWaiting());
  worker.addEventListener("activate", (event) => event.waitUntil(leave()));
  // A page that registers this text before the browser has let go of it keeps it, and sends its service worker a message.
  worker.addEventListener("message", (event) => event.waitUntil(leave()));

  async function leave() {
    const names = await caches.keys();
    await Promise.all(names.filter((name) => name.startsWith(prefix)).map((name) => caches.delete(name)));
    await worker.registration.unregister();
  }
}
