/** Dates in the page's language, written as in the reader's region: 30 Nov 2026 in Britain, Nov 30, 2026 in America. */

/** @returns the region of the first of the browser's languages that names one, such as GB */
const region = (): string | undefined =>
  (globalThis.navigator?.languages ?? []).map((tag) => new Intl.Locale(tag).region).find((named) => named !== undefined);

/**
 * @param language  of the page
 * @param time  in milliseconds since 1970
 */
export function dateIn(language: string, time: number): string {
  const named = region();
  return new Date(time).toLocaleDateString(named ? `${language}-${named}` : language, { dateStyle: "medium" });
}
