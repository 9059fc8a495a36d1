/**
 * Keeps the whole site in the browser, so that it is played without a network. The build puts the list of the site's files
 * with their hashes before this text, as PRECACHE: so the worker changes when any file does, and browsers notice.
 *
 *   install     fetches every file into a cache of this version's own, checked by its hash; all of them or none
 *   activate    a new version takes over once no page uses the old one any more, or when a page asks for it
 *   fetch       answers from that cache; what is not in it goes to the network
 *   tidy        deletes caches of other versions
 *
 * Nothing is ever changed in a cache that is in use, so a version is whole or it is not there.
 */

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));

/** Other sites on the same host, and this one below another path, have caches of their own. */
const PREFIX = `sunstones ${new URL(worker.registration.scope).pathname} `;
const CACHE = PREFIX + PRECACHE.version;

/** The policy of the worker with Python in it; a page says its own in its head. */
const POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'";
const ENGINE = "engine/worker.js";
/**
 * Spelled out, as hosts get them wrong; browsers insist on those of modules and of WebAssembly.
 * @type {Record<string, string>}
 */
const TYPES = {
  css: "text/css; charset=utf-8",
  html: "text/html; charset=utf-8",
  js: "text/javascript; charset=utf-8",
  json: "application/json",
  mjs: "text/javascript; charset=utf-8",
  png: "image/png",
  svg: "image/svg+xml",
  txt: "text/plain; charset=utf-8",
  wasm: "application/wasm",
  webmanifest: "application/manifest+json",
};

worker.addEventListener("install", (event) => event.waitUntil(install()));
worker.addEventListener("activate", (event) => event.waitUntil(tidy()));
worker.addEventListener("message", (event) => {
  if (event.data === "take over") event.waitUntil(worker.skipWaiting());
});
worker.addEventListener("fetch", (event) => {
  const path = pathOf(event.request);
  if (path !== null) event.respondWith(answer(path, event.request));
  // A version whose installation was cut off by the end of the browser has left a part of a cache.
  if (event.request.mode === "navigate") event.waitUntil(tidy());
});

/** All files or none. */
async function install() {
  try {
    const cache = await caches.open(CACHE);
    const files = Object.entries(PRECACHE.files);
    const puts = await Promise.allSettled(files.map(async ([path, hash]) => cache.put(path, await obtain(path, hash))));
    for (const put of puts) if (put.status === "rejected") throw put.reason;
    if ((await cache.keys()).length !== files.length) throw new Error("the cache has lost a file");
  } catch (problem) {
    await caches.delete(CACHE);
    throw problem;
  }
}

/**
 * A file with the wanted hash: from an older version's cache, from the browser's own, or from the host.
 * @param {string} path @param {string} hash
 * @returns {Promise<Response>}
 */
async function obtain(path, hash) {
  const sources = [
    () => caches.match(path),
    () => fetch(path),
    () => fetch(path, { cache: "reload" }),
  ];
  for (const source of sources) {
    const found = await source();
    const content = found?.ok ? await found.arrayBuffer() : null;
    if (content && await sha256(content) === hash) return new Response(content, { headers: headersOf(path) });
  }
  throw new Error(`${path} is not the file that belongs to this version`);
}

/** @param {ArrayBuffer} content @returns {Promise<string>} in hexadecimal */
async function sha256(content) {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", content));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** @param {string} path */
function headersOf(path) {
  const type = TYPES[path.slice(path.lastIndexOf(".") + 1)] ?? "application/octet-stream";
  const policy = path === ENGINE ? { "Content-Security-Policy": POLICY } : {};
  return { "Content-Type": type, "X-Content-Type-Options": "nosniff", ...policy };
}

/**
 * @param {Request} request
 * @returns {string | null} the path of a file of the site, relative to its root; null for anything else
 */
function pathOf(request) {
  const { origin, pathname } = new URL(request.url);
  const scope = new URL(worker.registration.scope);
  if (request.method !== "GET" || origin !== scope.origin || !pathname.startsWith(scope.pathname)) return null;
  const path = pathname.slice(scope.pathname.length).replace(/(^|\/)$/, "$1index.html");
  return Object.hasOwn(PRECACHE.files, path) ? path : null;
}

/**
 * From the cache, or, where the browser has thrown a part of it away or cannot read it, from the network.
 * @param {string} path @param {Request} request
 */
async function answer(path, request) {
  const found = await caches.match(path, { cacheName: CACHE }).catch(() => undefined);
  return found ?? fetch(request);
}

/** Deletes caches of other versions, unless one of them is being installed or waits to take over. */
async function tidy() {
  const names = await caches.keys();
  if (worker.registration.installing || worker.registration.waiting) return;
  await Promise.all(names.filter((name) => name.startsWith(PREFIX) && name !== CACHE).map((name) => caches.delete(name)));
}
