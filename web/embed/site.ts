/**
 * The site's folder, in which the engine's files are together. A page whose bundler has taken this code elsewhere says where the
 * folder is: `<meta name="sunstones-site" content="/sunstones/">`.
 */

/** @returns null where the page does not say */
export function namedSite(): URL | null {
  const named = document.querySelector<HTMLMetaElement>('meta[name="sunstones-site"]')?.content;
  return named ? new URL(named.replace(/\/?$/, "/"), document.baseURI) : null;
}

/** Only when it is needed: some bundlers leave no address of this code. */
export const siteFolder = (): URL => namedSite() ?? new URL("../", import.meta.url);
