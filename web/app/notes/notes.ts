/** Comments, marks and numbers on the position: connects them with the board, the pointer and the panel. */
import { byId } from "../../common/dom.js";
import { createMarking } from "./marking.js";
import { createNumbering } from "./numbering.js";
import { createNotesPanel } from "./panel.js";
import { listenForMarks } from "./pointing.js";
import type { Point } from "../../board/geometry.js";
import type { Decorate } from "../../common/board_view.js";
import type { Controller } from "../../play/controller.js";

export function createNotes({
  controller,
  decorateBy,
  onChange,
  takePicks,
  cellUnder,
  say,
  isSettingUp,
}: {
  controller: Controller;
  decorateBy: (decorate: Decorate) => void; // adds to the board's view
  onChange: () => void; // the notes shown have changed
  takePicks: (take: (cell: string) => boolean) => void;
  cellUnder: (point: Point) => string | null; // at a point of the viewport (CSS pixels)
  say: (text: string) => void; // to those who listen
  isSettingUp: () => boolean; // whether something else is on the board than the game
}) {
  const numbering = createNumbering(onChange);
  const marking = createMarking({ controller, say, onChange });
  const panel = createNotesPanel({ controller, marking, say, onChange });
  decorateBy(numbering.decorate);
  decorateBy(marking.decorate);
  takePicks(marking.take);
  listenForMarks(byId("board"), {
    mayMark: () => marking.isOffered() && !isSettingUp(),
    cellUnder,
    takesFingers: () => panel.isOpen() && marking.tool() === null,
    onSketch: marking.setSketch,
    onMark: marking.toggle,
  });
  return {
    numbering,
    panel,
    render: panel.render,
  };
}
