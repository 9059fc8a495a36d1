/**
 * Light or dark, as the page around a board is. A page may follow the device, have its own switch or be dark always, but
 * all pages write in a light colour on a dark ground.
 */

type Scheme = "light" | "dark";

/** Between dark and light text, where 1 is white: pages write in colours far from it. */
const MIDDLE = 0.45;

/**
 * @param frame  inherits its colour from the page; gets `is-light` or `is-dark`
 * @param onChange  not called for the first scheme, nor when one is forced, or no longer forced
 */
export function followScheme(
  frame: HTMLElement,
  onChange: () => void,
): { force: (scheme: Scheme | null) => void; stop: () => void } {
  let forced: Scheme | null = null;
  let shown: Scheme | null = null;

  /** @returns whether the frame looks different now */
  function change(): boolean {
    const scheme = forced ?? (brightness(getComputedStyle(frame).color) > MIDDLE ? "dark" : "light");
    if (scheme === shown) return false;
    shown = scheme;
    frame.classList.toggle("is-dark", scheme === "dark");
    frame.classList.toggle("is-light", scheme === "light");
    return true;
  }

  function look() {
    if (change()) onChange();
  }

  const device = matchMedia("(prefers-color-scheme: dark)");
  device.addEventListener("change", look);
  // The switches of pages set an attribute on one of these: a class, data-theme, style.
  const switches = new MutationObserver(look);
  for (const node of [document.documentElement, document.body]) switches.observe(node, { attributes: true });
  // A page may fade from one to the other.
  document.addEventListener("transitionend", look);
  change();
  return {
    force(scheme) {
      forced = scheme;
      change();
    },
    stop() {
      device.removeEventListener("change", look);
      document.removeEventListener("transitionend", look);
      switches.disconnect();
    },
  };
}

/** @param colour  as browsers compute it: "rgb(51, 41, 30)", "oklch(…)" where written so @returns 0 … 1 */
function brightness(colour: string): number {
  const isPlain = colour.startsWith("rgb");
  const [red = 0, green = 0, blue = 0] = isPlain ? (colour.match(/[\d.]+/g) ?? []).map(Number) : painted(colour);
  return (0.299 * red + 0.587 * green + 0.114 * blue) / 255;
}

/** @returns its red, green and blue, as a pixel has them */
function painted(colour: string): Uint8ClampedArray {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = 1;
  const context = canvas.getContext("2d") as CanvasRenderingContext2D;
  context.fillStyle = colour;
  context.fillRect(0, 0, 1, 1);
  return context.getImageData(0, 0, 1, 1).data;
}
