// The type checker's view of vendor/gifenc.js, which the build puts next to the other folders of web/. The package has no
// types; these are for the functions that the page uses.

/** Red, green and blue, 0 … 255. */
export type Colour = [number, number, number];

/** @param rgba four bytes a pixel */
export function quantize(rgba: Uint8ClampedArray, mostColours: number): Colour[];

/** The place of each pixel's colour in the palette. */
export function applyPalette(rgba: Uint8ClampedArray, palette: Colour[]): Uint8Array;

/** The first frame brings the palette of all. */
export function GIFEncoder(): {
  writeFrame(
    pixels: Uint8Array,
    width: number,
    height: number,
    options: { palette?: Colour[]; delay: number /* milliseconds */ },
  ): void;
  finish(): void;
  bytes(): Uint8Array<ArrayBuffer>;
};
