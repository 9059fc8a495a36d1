/**
 * Comments and marks on the position that the board shows, and their changes. The engine keeps them with
 * the turn; until it has answered, the board shows the requested marks.
 *
 * @import { View } from "../../board/view.js"
 * @import { Snapshot } from "../../common/snapshot.js"
 * @import { Note } from "../../engine/wire.js"
 * @import { Controller } from "../../play/controller.js"
 *
 * @typedef {"circle" | "cross" | "square" | "arrow" | "letter" | "number" | "erase"} Tool
 */
import { marksOverlay, readMark, spokenMark } from "../../common/notes.js";
import { mayTravel } from "../../common/snapshot.js";
import { later } from "../../common/strings/later/index.js";

/** @type {readonly Tool[]} in the order of their buttons */
export const TOOLS = ["circle", "cross", "square", "arrow", "letter", "number", "erase"];
const LETTERS = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
const NUMBERS = Array.from({ length: 999 }, (_, index) => String(index + 1));
/** @type {Readonly<Note>} */
const NOTHING = { comment: "", marks: [] };

/**
 * @param {object} options
 * @param {Controller} options.controller
 * @param {(text: string) => void} options.say  to those who listen
 * @param {() => void} options.onChange         the marks shown have changed
 */
export function createMarking({ controller, say, onChange }) {
  /** @type {Tool | null} the mark of a chosen cell; null where it is played */
  let tool = null;
  /** @type {string | null} where an arrow begins that has no end yet */
  let begun = null;
  /** @type {string | null} a mark that is being drawn with the pointer */
  let sketch = null;
  /** @type {{ node: number, marks: string[] } | null} the marks that the engine has been asked to keep */
  let asked = null;

  const here = () => controller.snapshot().state?.tree.here ?? 0;

  /** @param {Snapshot} [snapshot] @returns {Note} */
  function noteHere({ state } = controller.snapshot()) {
    return state?.notes[state.tree.here] ?? NOTHING;
  }

  /** @param {Snapshot} [snapshot] */
  const marksHere = (snapshot) => (asked?.node === here() ? asked.marks : noteHere(snapshot).marks);

  /** A match of a gauntlet is kept without notes. */
  const isOffered = () => mayTravel(controller.snapshot());

  /** @param {string[]} marks */
  function keep(marks) {
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

  /** Puts a mark on the board, or takes it away again. @param {string} mark */
  function toggle(mark) {
    const drawing = readMark(mark);
    if (!drawing || !isOffered()) return;
    const marks = marksHere();
    const isThere = marks.includes(mark);
    // A cell has one letter or number.
    const others = marks.filter((each) => each !== mark && !(drawing.kind === "label" && isLabelOf(each, drawing.cell)));
    say((isThere ? later.markGone : later.markMade)(drawing.cell, spokenMark(drawing)));
    keep(isThere ? others : [...others, mark]);
  }

  /** @param {string} cell */
  function erase(cell) {
    say(later.marksGone(cell));
    const left = marksHere().filter((mark) => !mark.split(/[-.]/).includes(cell));
    if (left.length < marksHere().length) keep(left);
  }

  /** @param {string} cell */
  function drawArrow(cell) {
    const from = begun;
    begun = from === null ? cell : null;
    if (from === null) say(later.arrowBegins(cell));
    else if (from !== cell) return toggle(`${from}-${cell}`);
    onChange();
  }

  /** @param {string} cell @param {readonly string[]} labels  in their order */
  function label(cell, labels) {
    const marks = marksHere();
    const there = marks.find((mark) => isLabelOf(mark, cell) && labels.includes(mark.split(".")[1] ?? ""));
    const used = new Set(marks.map((mark) => mark.split(".")[1]));
    const next = labels.find((each) => !used.has(each));
    if (there !== undefined) toggle(there);
    else if (next !== undefined) toggle(`${cell}.${next}`);
  }

  /** @param {string} cell @param {Tool} wanted */
  function markWith(cell, wanted) {
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
    /** @param {Tool | null} wanted  the one that is chosen is put away */
    choose(wanted) {
      tool = wanted === tool ? null : wanted;
      begun = null;
      onChange();
    },

    clear() {
      say(later.allMarksGone);
      keep([]);
    },

    /** A cell was chosen. @param {string} cell @returns {boolean} whether it was marked, and is not to be played */
    take(cell) {
      if (tool === null || !isOffered()) return false;
      markWith(cell, tool);
      return true;
    },

    /** @param {string | null} drawn  a mark, while the pointer is pressed */
    setSketch(drawn) {
      if (drawn === sketch) return;
      sketch = drawn;
      onChange();
    },

    /** @param {View} view @param {Snapshot} snapshot @returns {View} with the marks; nothing can be played while it is marked */
    decorate(view, snapshot) {
      const isHere = snapshot.state?.tree === controller.snapshot().state?.tree;
      const kept = isHere ? marksHere() : noteHere(snapshot).marks;
      const drawn = isHere ? [sketch, begun] : [];
      const marks = [...kept, ...drawn.filter((each) => each !== null && !kept.includes(each))];
      const marked = marks.length > 0 ? { ...view, overlays: [...view.overlays, marksOverlay(marks.map(String))] } : view;
      return tool === null || !isHere ? marked : { ...marked, targets: {}, bundles: {}, previews: {}, ghost: null };
    },
  };
}

/** @typedef {ReturnType<typeof createMarking>} Marking */

/** @param {string} mark @param {string} cell whether it is a letter or a number there */
const isLabelOf = (mark, cell) => mark.startsWith(`${cell}.`) && !/[xs]$/.test(mark);
