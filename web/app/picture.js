/**
 * A small board that stays as it should look: in its size, in the colours of the theme.
 *
 * @import { View } from "../board/view.js"
 */
import { paintDiagram } from "../board/diagram.js";

/** @param {HTMLCanvasElement} canvas @param {View} view @returns {() => void} stops, so that the canvas can be forgotten */
export function keepPainted(canvas, view) {
  let frame = 0;
  const paint = () => {
    frame = 0;
    paintDiagram(canvas, view);
  };
  // In the next frame: what the page is there for is seen before its ornaments are painted.
  const repaint = () => {
    frame ||= requestAnimationFrame(paint);
  };
  // A canvas has no size until its dialog is open, and gets another one when the window is turned.
  const sizes = new ResizeObserver(repaint);
  sizes.observe(canvas);
  // Colours are chosen in the settings, or by the device at nightfall.
  const settings = new MutationObserver(repaint);
  settings.observe(document.documentElement, { attributes: true });
  const device = matchMedia("(prefers-color-scheme: dark)");
  device.addEventListener("change", repaint);
  return () => {
    cancelAnimationFrame(frame);
    sizes.disconnect();
    settings.disconnect();
    device.removeEventListener("change", repaint);
  };
}
