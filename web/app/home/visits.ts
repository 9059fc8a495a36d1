/**
 * When home opens by itself: at the first look at the page on another day than the last one. A first visit is no such day: it
 * has the games next to the board.
 */
import { later } from "../../common/strings/later/index.js";
import { describe, isText } from "../../common/untrusted.js";
import type { Kind, Storage } from "../platform/storage.js";

const DAY = /^\d{4}-\d\d-\d\d$/;

/** The day of the latest visit, as 2026-11-26. */
export const VISIT_KIND: Kind<string | null> = { key: "visit", version: 1, what: later.lastVisit, read };

/**
 * Notes that the page is looked at today.
 * @param today  as 2026-11-26
 * @returns whether the visit before was on another day; false where none is known
 */
export function noteVisit(storage: Pick<Storage, "restore" | "save">, today: string): boolean {
  const { value: last } = storage.restore(VISIT_KIND);
  if (last !== today) storage.save(VISIT_KIND, today);
  return last !== null && last !== today;
}

function read(data: unknown): { value: string | null; lost: string[] } {
  const isDay = isText(10)(data) && DAY.test(data);
  return isDay ? { value: data, lost: [] } : { value: null, lost: [describe(data)] };
}
