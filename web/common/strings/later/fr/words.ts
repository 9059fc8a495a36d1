/** Numbers, dates and lists in French. */
import { dateIn } from "../dates.js";

export const number = (value: number) => value.toLocaleString("fr");
/** @param share  0 to 1 */
export const percent = (share: number) => share.toLocaleString("fr", { style: "percent" });
/** @param time  in milliseconds since 1970 */
export const date = (time: number) => dateIn("fr", time);
/** @param names  the first of them */
export const listed = (count: number, names: string[]): string => names.join(", ") + (count > names.length ? "…" : "");
export const inTurns = (turns: number) => `${turns} ${turns === 1 ? "coup" : "coups"} au plus`;
