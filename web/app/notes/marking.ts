/**
 * Comments and marks on the position that the board shows, and their changes. The engine keeps them with
 * the turn; until it has answered, the board shows the requested marks.
 */
import { marksOverlay, readMark, spokenMark } from "../../common/notes.js";
import { mayTravel, type Snapshot } from "../../common/snapshot.js";
import { later } from "../../common/strings/later/index.js";
import type { View } from "../../board/view.js";
import type { Note } from "../../engine/wire.js";
import type { Controller } from "../../play/controller.js";

export type Tool = "circle" | "cross" | "square" | "arrow" | "letter" | "number" | "erase";

/** In the order of their buttons. */
export const TOOLS: readonly Tool[] = ["circle", "cross", "square", "arrow", "letter", "number", "erase"];
const LETTERS = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
const NUMBERS = Array.from({ length: 999 }, (_, index) => String(index + 1));
const NOTHING: Readonly<Note> = { comment: "", marks: [] };

export function createMarking({
  controller,
  say,
  onChange,
}: {
  controller: Controller;
  say: (text: string) => void; // to those who listen
  onChange: () => void; // the marks shown have changed
}) {
  /** The mark of a chosen cell; null where it is played. */
  let tool: Tool | null = null;
  /** Where an arrow begins that has no end yet. */
  let begun: string | null = null;
  /** A mark that is being drawn with the pointer. */
  let sketch: string | null = null;
  /** The marks that the engine has been asked to keep. */
  let asked: { node: number; marks: string[] } | null = null;

  const here = () => controller.snapshot().state?.tree.here ?? 0;

  function noteHere({ state }: Snapshot = controller.snapshot()): Note {
    return state?.notes[state.tree.here] ?? NOTHING;
  }

  const marksHere = (snapshot?: Snapshot) => (asked?.node === here() ? asked.marks : noteHere(snapshot).marks);

  /** A match of a gauntlet is kept without notes. */
  const isOffered = () => mayTravel(controller.snapshot()) && !controller.snapshot().setup.gauntlet;

  function keep(marks: string[]) {
    const wanted = { node: here(), marks };
    asked = wanted;
    // The controller reports failures.
    const settle = () => {
      if (asked === wanted) asked = null;
      onChange();
    };
    controller.annotate(wanted).then(settle, settle);
    onChange();
  }

  /** Puts a mark on the board, or takes it away again. */
  function toggle(mark: string) {
    const drawing = readMark(mark);
    if (!drawing || !isOffered()) return;
    const marks = marksHere();
    const isThere = marks.includes(mark);
    // A cell has one letter or number.
    const others = marks.filter((each) => each !== mark && !(drawing.kind === "label" && isLabelOf(each, drawing.cell)));
    say((isThere ? later.markGone : later.markMade)(drawing.cell, spokenMark(drawing)));
    keep(isThere ? others : [...others, mark]);
  }

  function erase(cell: string) {
    say(later.marksGone(cell));
    const left = marksHere().filter((mark) => !mark.split(/[-.]/).includes(cell));
    if (left.length < marksHere().length) keep(left);
  }

  function drawArrow(cell: string) {
    const from = begun;
    begun = from === null ? cell : null;
    if (from === null) say(later.arrowBegins(cell));
    else if (from !== cell) return toggle(`${from}-${cell}`);
    onChange();
  }

  /** @param labels  in their order */
  function label(cell: string, labels: readonly string[]) {
    const marks = marksHere();
    const there = marks.find((mark) => isLabelOf(mark, cell) && labels.includes(mark.split(".")[1] ?? ""));
    const used = new Set(marks.map((mark) => mark.split(".")[1]));
    const next = labels.find((each) => !used.has(each));
    if (there !== undefined) toggle(there);
    else if (next !== undefined) toggle(`${cell}.${next}`);
  }

  function markWith(cell: string, wanted: Tool) {
    if (wanted === "erase") erase(cell);
    else if (wanted === "arrow") drawArrow(cell);
    else if (wanted === "letter") label(cell, LETTERS);
    else if (wanted === "number") label(cell, NUMBERS);
    else toggle({ circle: cell, cross: `${cell}.x`, square: `${cell}.s` }[wanted]);
  }

  return {
    isOffered,
    noteHere,
    marksHere,
    toggle,

    tool: () => tool,
    /** @param wanted  the one that is chosen is put away */
    choose(wanted: Tool | null) {
      tool = wanted === tool ? null : wanted;
      begun = null;
      onChange();
    },

    clear() {
      say(later.allMarksGone);
      keep([]);
    },

    /** A cell was chosen. @returns whether it was marked, and is not to be played */
    take(cell: string): boolean {
      if (tool === null || !isOffered()) return false;
      markWith(cell, tool);
      return true;
    },

    /** @param drawn  a mark, while the pointer is pressed */
    setSketch(drawn: string | null) {
      if (drawn === sketch) return;
      sketch = drawn;
      onChange();
    },

    /** @returns with the marks; nothing can be played while it is marked */
    decorate(view: View, snapshot: Snapshot): View {
      const isHere = snapshot.state?.tree === controller.snapshot().state?.tree;
      const kept = isHere ? marksHere() : noteHere(snapshot).marks;
      const drawn = isHere ? [sketch, begun] : [];
      const marks = [...kept, ...drawn.filter((each) => each !== null && !kept.includes(each))];
      const marked = marks.length > 0 ? { ...view, overlays: [...view.overlays, marksOverlay(marks.map(String))] } : view;
      return tool === null || !isHere ? marked : { ...marked, targets: {}, bundles: {}, previews: {}, ghost: null };
    },
  };
}

export type Marking = ReturnType<typeof createMarking>;

/** @param cell  whether it is a letter or a number there */
const isLabelOf = (mark: string, cell: string) => mark.startsWith(`${cell}.`) && !/[xs]$/.test(mark);
