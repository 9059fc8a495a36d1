/** Numbers, dates and lists in German. */
import { dateIn } from "../dates.js";

export const number = (value: number) => value.toLocaleString("de");
/** @param share  0 to 1 */
export const percent = (share: number) => share.toLocaleString("de", { style: "percent" });
/** @param time  in milliseconds since 1970 */
export const date = (time: number) => dateIn("de", time);
/** @param names  the first of them */
export const listed = (count: number, names: string[]): string => names.join(", ") + (count > names.length ? " …" : "");
export const inTurns = (turns: number) => `höchstens ${turns} ${turns === 1 ? "Zug" : "Zügen"}`;
