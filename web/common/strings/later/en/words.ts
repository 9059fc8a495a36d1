/** Numbers, dates and lists in English. */
import { dateIn } from "../dates.js";

export const number = (value: number) => value.toLocaleString("en");
/** @param share  0 to 1 */
export const percent = (share: number) => share.toLocaleString("en", { style: "percent" });
/** @param time  in milliseconds since 1970 */
export const date = (time: number) => dateIn("en", time);
/** @param names  the first of them */
export const listed = (count: number, names: string[]): string => names.join(", ") + (count > names.length ? ", …" : "");
export const orFewer = (turns: number) => (turns === 1 ? "1 turn" : `${turns} turns or fewer`);
