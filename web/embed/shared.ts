/**
 * Files that all boards of a page share, fetched once: the list of games, and the styles of a board's inside. A file that could
 * not be fetched is asked for again the next time.
 */
import { fetchCatalogue, type Catalogue } from "../common/catalogue.js";
import { lazy } from "../common/promises.js";

const STYLES = ["../board/board.css", "./embed.css"].map((path) => new URL(path, import.meta.url));

/** From a page that has it. */
let given: Catalogue | null = null;

/** A style sheet belongs to one document, but a board may be moved to another. */
const sheets = new WeakMap<Document, CSSStyleSheet[]>();

const askForCatalogue = lazy(fetchCatalogue);
const askForStyles = lazy(() => Promise.all(STYLES.map(fetchStyle)));

/** @param known  by the page: its boards need not fetch it */
export function shareCatalogue(known: Catalogue) {
  given = known;
}

/**
 * @param document  that the board is in
 * @returns before the next frame, where all of it has come already;
 *   the sheets go into `adoptedStyleSheets`; rejects where something cannot be fetched
 */
export async function fetchShared(document: Document): Promise<{ catalogue: Catalogue; sheets: CSSStyleSheet[] }> {
  const [catalogue, styles] = await Promise.all([given ?? askForCatalogue(), askForStyles()]);
  const own = sheets.get(document) ?? styles.map((text) => sheetOf(document, text));
  sheets.set(document, own);
  return { catalogue, sheets: own };
}

function sheetOf({ defaultView }: Document, text: string) {
  const sheet = new (defaultView ?? window).CSSStyleSheet();
  sheet.replaceSync(text);
  return sheet;
}

async function fetchStyle(address: URL): Promise<string> {
  const reply = await fetch(address);
  // Some hosts answer with a page of theirs where a file is missing.
  const isStyle = reply.headers.get("Content-Type")?.startsWith("text/css");
  if (!reply.ok || !isStyle) throw new Error(`${address.href} cannot be used: ${reply.status}`);
  return reply.text();
}
