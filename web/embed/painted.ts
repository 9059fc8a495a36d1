/** What an embedded board shows by its attributes alone. */
import { emptyView, type View } from "../board/view.js";
import { marksOverlay } from "../common/notes.js";
import type { Note } from "../engine/wire.js";
import type { Options } from "./options.js";
import type { Shell } from "./shell.js";

/** @returns before the engine is there */
export function paintedView(options: Options): View {
  const { info, size, holes, stones, loop, marks, drawn, played } = options;
  const view = emptyView(info.shape, size, holes);
  const overlays = overlaysOf([...drawn, ...noteOn(options, played).marks]);
  return { ...view, stones: stones ?? {}, marks: { ...view.marks, lit: loop, pointed: marks }, overlays };
}

/** @param played  turns @returns the author's, on the position after them */
export const noteOn = ({ notes }: Options, played: number): Note => notes.get(played) ?? { comment: "", marks: [] };

/** @param marks  in the form of notes */
export const overlaysOf = (marks: string[]) => (marks.length > 0 ? [marksOverlay(marks)] : []);

/** @param view  where more is known of the position */
export function showPainted(shell: Shell, options: Options, view: View = paintedView(options)) {
  shell.board.update(view);
  shell.showComment(noteOn(options, options.played).comment);
}
