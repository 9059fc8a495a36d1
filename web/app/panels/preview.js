/**
 * The preview of a cell before anything is played: its effects are fetched ahead, and described in the line below the board. That
 * line takes the note's place while a cell is pointed at; screen readers hear the same with the cell itself.
 *
 * @import { View } from "../../board/view.js"
 * @import { Snapshot } from "../../common/snapshot.js"
 * @import { Client } from "../../engine/client.js"
 * @import { State } from "../../engine/wire.js"
 * @import { Settings } from "../settings/settings.js"
 */
import { byId, setText } from "../../common/dom.js";
import { createPrefetch } from "../../common/preview/prefetch.js";
import { previewText } from "../../common/preview/preview.js";
import { isOver, isPersonsChoice } from "../../common/snapshot.js";

/**
 * @param {object} options
 * @param {Client} options.client
 * @param {Settings} options.settings
 * @param {() => void} options.onArrival  more is known
 */
export function createPreview({ client, settings, onArrival }) {
  const line = byId("preview");
  // Screen readers hear the name with the cell.
  const name = byId("cell-name");
  const prefetch = createPrefetch({ client, onArrival });
  /** @type {View | null} */
  let view = null;
  /** @type {string | null} */
  let cell = null;
  let isTapped = false;

  function say() {
    setText(line, view ? previewText(view, cell, isTapped) : "");
  }

  return {
    /** @param {Snapshot} snapshot */
    observe: (snapshot) => prefetch.lookAt(settings.get("preview") ? chooser(snapshot) : null, snapshot.revision),

    /** The previews of that snapshot's cells, as far as they are known. */
    known: prefetch.known,

    /** @param {View} next  the board's view from now on */
    show(next) {
      view = next;
      say();
    },

    /** @param {string | null} next the cell pointed at @param {boolean} byTap  a finger's first tap: it waits for the second */
    aimAt(next, byTap) {
      cell = next;
      isTapped = byTap;
      setText(name, cell ?? "");
      if (cell !== null) prefetch.hurry(cell);
      say();
    },
  };
}

/** @param {Snapshot} snapshot @returns {State | null} the state in which a person is to choose a cell */
function chooser(snapshot) {
  const { state, setup } = snapshot;
  return state && !isOver(snapshot) && isPersonsChoice(setup, state) ? state : null;
}
