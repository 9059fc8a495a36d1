/** The board's view of the game: the position, the preview of a cell, cells pointed at, and the overlays of other parts. */
import { boardView, type Decorate } from "../../common/board_view.js";
import type { View } from "../../board/view.js";
import type { GameInfo } from "../../common/catalogue.js";
import type { Snapshot } from "../../common/snapshot.js";
import type { KnownPreviews } from "../../common/preview/prefetch.js";
import type { Settings } from "../settings/settings.js";

export function createGameView({
  settings,
  previews,
  onChange,
}: {
  settings: Settings;
  previews: () => KnownPreviews; // as far as they are known
  onChange: () => void;
}) {
  let pointed: readonly string[] = [];
  /** They come later. */
  const decorations: Decorate[] = [];

  /** Adds the overlays of other parts of the page to a view. */
  const decorate: Decorate = (view, snapshot, info) =>
    decorations.reduce((decorated, each) => each(decorated, snapshot, info), view);

  return {
    of(snapshot: Snapshot, info: GameInfo): View {
      const shown = {
        legal: settings.get("legal"),
        last: settings.get("last"),
        threats: settings.get("threats"),
        tapTwice: settings.get("tapTwice"),
      };
      const view = boardView(snapshot, info, shown, previews());
      return decorate({ ...view, marks: { ...view.marks, pointed: [...pointed] } }, snapshot, info);
    },

    /** Lights cells that a turn in the list is about. */
    pointAt(cells: readonly string[]) {
      if (cells.join() === pointed.join()) return;
      pointed = cells;
      onChange();
    },

    decorate,
    decorateBy: (decoration: Decorate) => void decorations.push(decoration),
    changed: onChange,
  };
}

export type GameView = ReturnType<typeof createGameView>;
