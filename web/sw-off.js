/**
 * Switches sw.js off: a host replaces sw.js by this file. Each browser that visits fetches it; it deletes the browser's copy of
 * this site, and then its own registration. Open pages reload, and everything comes from the host again. The file may stay
 * there: a page that starts registers it, and a moment later it removes itself. Games and settings stay.
 */
{
  const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
  // The same as in sw.js.
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
