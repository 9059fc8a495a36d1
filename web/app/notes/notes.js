/**
 * Comments, marks and numbers on the position: connects them with the board, the pointer and the panel.
 *
 * @import { Point } from "../../board/geometry.js"
 * @import { Decorate } from "../../common/board_view.js"
 * @import { Controller } from "../../play/controller.js"
 */
import { byId } from "../../common/dom.js";
import { createMarking } from "./marking.js";
import { createNumbering } from "./numbering.js";
import { createNotesPanel } from "./panel.js";
import { listenForMarks } from "./pointing.js";

/**
 * @param {object} options
 * @param {Controller} options.controller
 * @param {(decorate: Decorate) => void} options.decorateBy  adds to the board's view
 * @param {() => void} options.onChange                      the notes shown have changed
 * @param {(take: (cell: string) => boolean) => void} options.takePicks
 * @param {(point: Point) => string | null} options.cellUnder  at a point of the viewport (CSS pixels)
 * @param {(text: string) => void} options.say  to those who listen
 * @param {() => boolean} options.isSettingUp   whether something else is on the board than the game
 */
export function createNotes({ controller, decorateBy, onChange, takePicks, cellUnder, say, isSettingUp }) {
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
