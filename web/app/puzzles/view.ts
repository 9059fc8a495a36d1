/** What the board shows of a puzzle: the match that is played in it, with signs on the turns that were judged. */
import { adviceOverlay } from "../../board/layers/advice.js";
import { boardView } from "../../common/board_view.js";
import { viewOf } from "./pack.js";
import type { View } from "../../board/view.js";
import type { KnownPreviews } from "../../common/preview/prefetch.js";
import type { Snapshot } from "../../common/snapshot.js";
import type { Settings } from "../settings/settings.js";
import type { Facts } from "./attempt.js";

const RIGHT = "✓";
const WRONG = "✗";

/**
 * @param snapshot  of its match
 * @param hintCell  where the turn to be found begins
 */
export function puzzleView(
  solving: Facts,
  snapshot: Snapshot,
  settings: Settings,
  previews: KnownPreviews,
  hintCell: string | null,
): View {
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
  const open = phase === "yours" ? view : { ...view, targets: {}, knowsTargets: false, ghost: null };
  // A turn may only flip stones.
  const played = state.changes.placed.at(-1) ?? state.changes.flipped.at(-1);
  const sign = phase === "wrong" ? WRONG : phase === "solved" || phase === "answer" ? RIGHT : null;
  const hint = phase === "yours" && hints > 1 && state.steps.length === 0 ? hintCell : null;
  if (hint === null && (sign === null || played === undefined)) return open;
  const badges = sign && played ? { [played]: { text: sign, share: 0, best: sign === RIGHT } } : {};
  return { ...open, overlays: [adviceOverlay({ hint, badges, ghosts: {} })] };
}
