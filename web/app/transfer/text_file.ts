/** The text of a file that a person has chosen or dropped. */
import { later } from "../../common/strings/later/index.js";

/**
 * @param longest  in bytes
 * @param tooLong  the sentence for a longer one
 * @returns the problem in a sentence
 */
export async function readTextFile(
  file: File,
  longest: number,
  tooLong: string,
): Promise<{ text: string; problem: null } | { text: null; problem: string }> {
  const refused = (problem: string) => ({ text: null, problem });
  if (file.size > longest) return refused(tooLong);
  const text = await file.text().catch(() => null);
  if (text === null) return refused(later.fileUnreadable(file.name));
  if (text.trim() === "") return refused(later.fileEmpty(file.name));
  if (file.type.startsWith("image/") || text.includes("\0")) return refused(later.fileNoText(file.name));
  return { text, problem: null };
}
