// The places in which Node finds the imports of the page's modules: web/, where those of TypeScript are read without their
// types, the npm packages, and the lists that engine_facts.py has written.
import { existsSync, readFileSync } from "node:fs";
import { URL, fileURLToPath } from "node:url";
import { stripTypes } from "../../../build_scripts/site_build/strip_types.mjs";

const ROOT = new URL("../../../", import.meta.url);
const PAGE = new URL("web/", ROOT).href;
const TESTS = new URL("tests/js/", ROOT).href;
const PACKAGES = new URL(".cache/npm/node_modules/", ROOT).href;
const FACTS = new URL(".cache/js-tests/", ROOT).href;

/** @type {Record<string, string>} the build's additional files, and their sources */
const MADE = {
  [`${PAGE}vendor/comlink.js`]: `${PACKAGES}comlink/dist/esm/comlink.js`,
  [`${PAGE}vendor/glicko2-lite.js`]: `${PACKAGES}glicko2-lite/index.js`,
  [`${PAGE}vendor/gifenc.js`]: `${PACKAGES}gifenc/dist/gifenc.esm.js`,
  [`${PAGE}vendor/idb.js`]: `${PACKAGES}idb/build/index.js`,
  [`${PAGE}vendor/lit-html.js`]: `${PACKAGES}lit-html/lit-html.js`,
  [`${PAGE}vendor/ts-fsrs.js`]: `${PACKAGES}ts-fsrs/dist/index.mjs`,
  [`${PAGE}vendor/uplot.js`]: `${PACKAGES}uplot/dist/uPlot.esm.js`,
  [`${PAGE}app/characters.json`]: `${FACTS}characters.json`,
  [`${PAGE}common/games.json`]: `${FACTS}games.json`,
};

/** The modules that the build makes, and where they are: as if they were in web/, from which one imports others. @type {Record<string, URL>} */
const MADE_MODULES = Object.fromEntries(
  ["wire/embed/wire.js", "board/board/measures.js", "board/board/palettes.js"].map((path) => [
    PAGE + path.slice(path.indexOf("/") + 1),
    new URL(`.cache/${path}`, ROOT),
  ]),
);

/** @type {import("node:module").ResolveHook} */
export function resolve(specifier, context, next) {
  if (specifier === "fast-check") return next(`${PACKAGES}fast-check/lib/fast-check.js`, context);
  const address = specifier.startsWith(".") ? new URL(specifier, context.parentURL).href : specifier;
  if (address in MADE_MODULES) return { url: address, shortCircuit: true };
  const source = address.replace(/\.js(?=\?|$)/, ".ts");
  if (source.startsWith(PAGE) && existsSync(fileURLToPath(source))) return { url: source, shortCircuit: true };
  return next(MADE[address] ?? specifier, context);
}

/** As in the build, the export of a CommonJS module becomes its default export. */
const COMMON_JS_EXPORT = /^module\.exports = (?=\w+;\s*$)/m;

/** No package.json says that the page's files are modules. @type {import("node:module").LoadHook} */
export function load(url, context, next) {
  const { pathname } = new URL(url);
  const isOurs = [PAGE, TESTS, PACKAGES].some((folder) => url.startsWith(folder)) && /\.[jt]s$/.test(pathname);
  if (!isOurs) return next(url, context);
  const text = readFileSync(MADE_MODULES[url] ?? fileURLToPath(url), "utf8");
  const source = pathname.endsWith(".ts") ? stripTypes(text) : text.replace(COMMON_JS_EXPORT, "export default ");
  return { format: "module", source, shortCircuit: true };
}
