/**
 * Paints a view on a canvas, layer by layer from the wood up. Pure drawing: everything it shows is in the scene. What is
 * painted is decided in layers/; images/layers.ts does the same for SVG pictures.
 */
import { paintCaptures } from "./layers/captures.js";
import { paintCells } from "./layers/cells.js";
import { paintCursor } from "./layers/cursor.js";
import { paintLastTurn } from "./layers/last_turn.js";
import { paintLitLoop } from "./layers/loop.js";
import { paintLoopOfPreview, paintPreview } from "./layers/preview.js";
import { paintStones } from "./layers/stones.js";
import { paintTargetAtAim, paintTargets } from "./layers/targets.js";
import { paintLoopsOfThreats, paintThreats } from "./layers/threats.js";
import type { Scene } from "./scene.js";

const LAYERS = [
  paintCells,
  paintLoopsOfThreats,
  paintLoopOfPreview,
  paintLitLoop,
  paintCaptures,
  paintStones,
  paintThreats,
  paintTargets,
  paintLastTurn,
  paintOverlays,
  paintTargetAtAim,
  paintPreview,
  paintCursor,
];

function paintOverlays(context: CanvasRenderingContext2D, scene: Scene) {
  for (const { paint: paintOverlay } of scene.view.overlays) paintOverlay(context, scene);
}

export function paint(context: CanvasRenderingContext2D, scene: Scene) {
  const { layout, ratio } = scene;
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.clearRect(0, 0, context.canvas.width, context.canvas.height);
  const scale = layout.scale * ratio;
  context.setTransform(scale, 0, 0, scale, layout.left * ratio, layout.top * ratio);
  for (const paintLayer of LAYERS) paintLayer(context, scene);
}
