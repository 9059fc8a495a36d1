/** The rules of a game in the panel: the same text and the same live boards as on its page in rules/. */

const PAGES = new URL("../../rules/", import.meta.url);

/**
 * @param {string} game
 * @returns {Promise<Node[]>} the sections of the page; rejects where it cannot be fetched
 */
export async function rulesOf(game) {
  const reply = await fetch(new URL(`${game}.html`, PAGES));
  if (!reply.ok) throw new Error(`${game}.html: ${reply.status}`);
  // It is this site's own page. Read as a document of its own, nothing of it runs; only its sections are taken over.
  const page = new DOMParser().parseFromString(await reply.text(), "text/html");
  return [...page.querySelectorAll("#rules section:not(.play-it)")].map((section) => document.importNode(section, true));
}
