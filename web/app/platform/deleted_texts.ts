/** Deletes texts that could not be read and were put aside. It is apart from storage.ts, which the first picture waits for. */
import { fieldsOf, parseJson } from "../../common/untrusted.js";
import { ASIDE, isVersion, type Aside, type Storage } from "./storage.js";

/** @param those  for good */
export function deleteAsides({ texts }: Storage, those: readonly Aside[]) {
  for (const { key, text } of those) {
    deleteText(texts, key, text);
    leaveRest(texts, mainKeyOf(key), text);
  }
}

/** @param text  deleted wherever it is still this text */
function deleteText({ openArea, fallback }: Storage["texts"], key: string, text: string) {
  if (fallback.get(key) === text) fallback.delete(key);
  try {
    if (openArea().getItem(key) === text) openArea().removeItem(key);
  } catch {
    /* there is none */
  }
}

/** The text that was put aside is still under its own key, too, and would be put aside again. Its readable part stays. */
function leaveRest({ rests, read, write, remove }: Storage["texts"], key: string, text: string) {
  if (read(key) !== text) return;
  const known = rests.get(key);
  if (known?.text !== text) {
    // An earlier page has read it. How much of it, only its reader knows, unless it is of no form at all.
    if (!isVersion(fieldsOf(parseJson(text)?.data)["version"])) remove(key);
  } else if (known.rest === null) remove(key);
  else write(key, known.rest);
}

/** @param key  of an aside @returns of the text that was put aside */
const mainKeyOf = (key: string): string => key.slice(0, -ASIDE.length).replace(/\.\d+$/, "");
