/**
 * Keeps the whole site in the browser, so that it is played without a network. The build puts the list of the site's files
 * with their hashes before this text, as PRECACHE: so the worker changes when any file does, and browsers notice.
 *
 *   install     fetches every file into a cache of this version's own, checked by its hash; all of them or none
 *   activate    a new version takes over once no page uses the old one any more, or when a page asks for it
 *   fetch       answers from that cache, and replaces missing or damaged files there
 *   mend        checks the whole cache when a page asks for it, and puts back the rest
 *   give way    if the host has a missing file only in a newer version, that version takes over without being asked
 *   tidy        deletes caches of other versions
 *
 * Only files with the right hash come into a cache, so it never holds files of two versions. sw-off.js is the way to end
 * all this from the host.
 */

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));

/** Other sites on the same host, and this one below another path, have separate caches. */
const PREFIX = `sunstones ${new URL(worker.registration.scope).pathname} `;
const CACHE = PREFIX + PRECACHE.version;
/** An image of Python's memory, which says itself to what it belongs (engine/image.ts). */
const IMAGE = `${PREFIX}image`;

/** The policy of the worker with Python in it; a page says its own in its head. */
const POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'";
const ENGINE = "engine/worker.js";
/** To check Python's 13 MB at each start would make it a fifth longer: they are checked after it, or if it fails. */
const SLOW_TO_CHECK = "pyodide/";
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
  woff2: "font/woff2",
};

/** The host has a file, but not the one that belongs to this version. */
class OfAnotherVersion extends Error {}

worker.addEventListener("install", (event) => event.waitUntil(install()));
worker.addEventListener("activate", (event) => event.waitUntil(tidy()));
worker.addEventListener("message", (event) => {
  if (event.data === "take over") event.waitUntil(worker.skipWaiting());
  if (event.data === "mend") event.waitUntil(mend());
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
    const files = Object.keys(PRECACHE.files);
    const puts = await Promise.allSettled(files.map((path) => putBack(path, cache)));
    for (const put of puts) if (put.status === "rejected") throw put.reason;
    if ((await cache.keys()).length !== files.length) throw new Error("the cache has lost a file");
  } catch (problem) {
    await caches.delete(CACHE);
    throw problem;
  }
}

/** Missing files come in together; the others are then checked one by one, as nothing waits for them. */
async function mend() {
  const cache = await caches.open(CACHE);
  const files = Object.keys(PRECACHE.files);
  const there = new Set((await cache.keys()).map(pathOf));
  const puts = await Promise.allSettled(files.filter((path) => !there.has(path)).map((path) => putBack(path, cache)));
  let problem = puts.find((put) => put.status === "rejected")?.reason;
  for (const path of files) {
    if (!there.has(path) || (await isIntact(path))) continue;
    await putBack(path, cache).catch((reason) => {
      problem = reason;
    });
  }
  if (problem) await giveWay(problem);
}

/**
 * @param {string} path @param {Cache} [cache]
 * @returns {Promise<ArrayBuffer>} the file's content, which the cache has from now on if there is room for it
 */
async function putBack(path, cache) {
  const content = await obtain(path, PRECACHE.files[path]);
  await cache?.put(path, responseWith(path, content)).catch(() => {});
  return content;
}

/**
 * A file with the wanted hash: from any version's cache, from the browser's own, or from the host.
 * @param {string} path @param {string | undefined} hash
 * @returns {Promise<ArrayBuffer>}
 */
async function obtain(path, hash) {
  const sources = [() => caches.match(path).catch(() => undefined), () => fetch(path), () => fetch(path, { cache: "reload" })];
  for (const source of sources) {
    const found = await source();
    const content = found?.ok ? await found.arrayBuffer().catch(() => null) : null;
    if (content && (await sha256(content)) === hash) return content;
  }
  throw new OfAnotherVersion(path);
}

/** Not to be opened where it is not there: that would make an empty one. A browser may refuse to read it, too. */
async function existingCache() {
  return (await caches.has(CACHE).catch(() => false)) ? caches.open(CACHE) : undefined;
}

/** @param {string} path */
const kept = (path) => caches.match(path, { cacheName: CACHE }).catch(() => undefined);

/** @param {string} path */
async function isIntact(path) {
  const content = await kept(path)
    .then((found) => found?.arrayBuffer())
    .catch(() => undefined);
  return content !== undefined && (await sha256(content)) === PRECACHE.files[path];
}

/** @param {ArrayBuffer} content @returns {Promise<string>} in hexadecimal */
async function sha256(content) {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", content));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** @param {string} path @param {ArrayBuffer} content */
function responseWith(path, content) {
  const type = TYPES[path.slice(path.lastIndexOf(".") + 1)] ?? "application/octet-stream";
  const policy = path === ENGINE ? { "Content-Security-Policy": POLICY } : {};
  return new Response(content, { headers: { "Content-Type": type, "X-Content-Type-Options": "nosniff", ...policy } });
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
 * From the cache, where the file is intact there; otherwise from the host, and back into the cache.
 * @param {string} path @param {Request} request
 */
async function answer(path, request) {
  const isChecked = !path.startsWith(SLOW_TO_CHECK) || request.cache === "reload";
  // A response that was read is asked for again: one made of its content would lack the code that the browser has compiled.
  const found = (!isChecked || (await isIntact(path))) && (await kept(path));
  if (found) return found;
  try {
    return responseWith(path, await putBack(path, await existingCache()));
  } catch (problem) {
    return substitute(path, request, await giveWay(problem));
  }
}

/**
 * The response in place of a file that cannot be read or fetched. A page from the cache gets no file of another version. If the
 * page's own file is lost, the page comes from the host, and so do all its files.
 * @param {string} path @param {Request} request @param {boolean} isOutdated
 */
async function substitute(path, request, isOutdated) {
  const isPage = request.mode === "navigate";
  if (isPage && isOutdated) await caches.delete(CACHE);
  const damaged = await kept(path);
  if (damaged) return damaged;
  return !isPage && (await existingCache()) ? Response.error() : fetch(request);
}

/**
 * A newer version that is there, or at the host, takes over without being asked: this one cannot be mended.
 * @param {unknown} problem
 * @returns {Promise<boolean>} whether there is one
 */
async function giveWay(problem) {
  if (problem instanceof OfAnotherVersion) await worker.registration.update().catch(() => {});
  const next = worker.registration.installing ?? worker.registration.waiting;
  next?.postMessage("take over");
  return next !== null;
}

/** Deletes caches of other versions, unless one of them is being installed or waits to take over. */
async function tidy() {
  const names = await caches.keys();
  if (worker.registration.installing || worker.registration.waiting) return;
  await Promise.all(
    names.filter((name) => name.startsWith(PREFIX) && ![CACHE, IMAGE].includes(name)).map((name) => caches.delete(name)),
  );
}
