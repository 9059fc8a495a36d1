/**
 * The preview of a cell before anything is played: its effects are fetched ahead, and described in the line below the board. That
 * line takes the note's place while a cell is pointed at; screen readers hear the same with the cell itself.
 */
import { byId, setText } from "../../common/dom.js";
import { createPrefetch } from "../../common/preview/prefetch.js";
import { previewText } from "../../common/preview/preview.js";
import { later } from "../../common/strings/later/index.js";
import { isOver, isPersonsChoice, type Snapshot } from "../../common/snapshot.js";
import type { View } from "../../board/view.js";
import type { Client } from "../../engine/client.js";
import type { State } from "../../engine/wire.js";
import type { Settings } from "../settings/settings.js";

export function createPreview({
  client,
  settings,
  onArrival,
}: {
  client: Client;
  settings: Settings;
  onArrival: () => void; // more is known
}) {
  const line = byId("preview");
  // Screen readers hear the name with the cell.
  const name = byId("cell-name");
  const prefetch = createPrefetch({ client, onArrival });
  let view: View | null = null;
  let cell: string | null = null;
  let isTapped = false;
  let now = { gameNumber: 0, revision: 0 };
  /** When the dashes were explained last. */
  let explained: typeof now | null = null;

  function say() {
    setText(line, view ? previewText(view, cell, isTapped, explanation(view)) : "");
  }

  /** @returns the meaning of the dashes, in the first position of a game in which they are shown */
  function explanation({ previews }: View) {
    if (cell === null || Object.keys(previews[cell]?.closed ?? {}).length === 0) return "";
    if (explained?.gameNumber !== now.gameNumber) explained = now;
    return explained.revision === now.revision ? later.dashes : "";
  }

  return {
    observe(snapshot: Snapshot) {
      now = { gameNumber: snapshot.gameNumber, revision: snapshot.revision };
      prefetch.lookAt(settings.get("preview") ? chooser(snapshot) : null, snapshot.revision);
    },

    /** The previews of that snapshot's cells, as far as they are known. */
    known: prefetch.known,

    /** @param next  the board's view from now on */
    show(next: View) {
      view = next;
      say();
    },

    /** @param next  the cell pointed at @param byTap  a finger's first tap: it waits for the second */
    aimAt(next: string | null, byTap: boolean) {
      cell = next;
      isTapped = byTap;
      setText(name, cell ?? "");
      if (cell !== null) prefetch.hurry(cell);
      say();
    },
  };
}

/** @returns the state in which a person is to choose a cell */
function chooser(snapshot: Snapshot): State | null {
  const { state, setup } = snapshot;
  return state && !isOver(snapshot) && isPersonsChoice(setup, state) ? state : null;
}
