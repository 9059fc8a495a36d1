/**
 * What the board shows of a puzzle: the match that is played in it, with signs on the turns that were judged.
 *
 * @import { View } from "../../board/view.js"
 * @import { KnownPreviews } from "../../common/preview/prefetch.js"
 * @import { Snapshot } from "../../common/snapshot.js"
 * @import { Settings } from "../settings/settings.js"
 * @import { Facts } from "./attempt.js"
 */
import { adviceOverlay } from "../../board/layers/advice.js";
import { boardView } from "../../common/board_view.js";
import { viewOf } from "./pack.js";

const RIGHT = "✓";
const WRONG = "✗";

/**
 * @param {Facts} solving
 * @param {Snapshot} snapshot      of its match
 * @param {Settings} settings
 * @param {KnownPreviews} previews
 * @param {string | null} hintCell  where the turn to be found begins
 * @returns {View}
 */
export function puzzleView(solving, snapshot, settings, previews, hintCell) {
  const { phase, puzzle, info, hints } = solving;
  const { state } = snapshot;
  // It is seen before the engine has it.
  if (!state) return viewOf(puzzle.position, info);
  const shown = {
    legal: settings.get("legal"),
    last: settings.get("last"),
    threats: settings.get("threats"),
    tapTwice: settings.get("tapTwice"),
  };
  const view = boardView(snapshot, info, shown, previews);
  const open = phase === "yours" ? view : { ...view, targets: {}, ghost: null };
  // A turn may only flip stones.
  const played = state.changes.placed.at(-1) ?? state.changes.flipped.at(-1);
  const sign = phase === "wrong" ? WRONG : phase === "solved" || phase === "answer" ? RIGHT : null;
  const hint = phase === "yours" && hints > 1 && state.steps.length === 0 ? hintCell : null;
  if (hint === null && (sign === null || played === undefined)) return open;
  const badges = sign && played ? { [played]: { text: sign, share: 0, best: sign === RIGHT } } : {};
  return { ...open, overlays: [adviceOverlay({ hint, badges, ghosts: {} })] };
}
