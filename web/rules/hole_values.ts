/** The winner after each first turn on a small board with holes, from the file of all placings (hole_maps.py wrote it). */

/** By size and by pattern of the holes. */
export type Values = ReadonlyMap<number, ReadonlyMap<string, string>>;

const HOLE = ".";
/** A square in a pattern. */
const SQUARE = "o";

/** @returns the names of the squares, in the order of the board */
export function squaresOf(size: number): string[] {
  const lines = Array.from({ length: size }, (_, index) => index);
  return lines.flatMap((column) => lines.map((row) => `${String.fromCharCode(97 + column)}${row + 1}`));
}

/** @param texts  by size, one for each placing of holes, turned and mirrored ones left out */
export const readValues = (texts: Record<string, string[]>): Values =>
  new Map(
    Object.entries(texts).map(([size, all]) => [
      Number(size),
      new Map(all.map((text) => [text.replaceAll(/[^.]/g, SQUARE), text])),
    ]),
  );

/**
 * The turns to the end for each first turn: less than 0 where the second player wins.
 * @returns null for a placing that is not among them
 */
export function valuesOf(all: Values, size: number, holes: ReadonlySet<string>): Map<string, number> | null {
  const squares = squaresOf(size);
  for (const image of symmetries(size)) {
    const pattern = image.map((index) => (holes.has(squares[index] ?? "") ? HOLE : SQUARE)).join("");
    const text = all.get(size)?.get(pattern);
    if (text === undefined) continue;
    const values: [string, number][] = [...text].map((letter, place) => [squares[image[place] ?? 0] ?? "", turnsOf(letter)]);
    return new Map(values.filter(([square]) => !holes.has(square)));
  }
  return null;
}

const turnsOf = (letter: string) => (letter < "a" ? letter.charCodeAt(0) - 64 : 96 - letter.charCodeAt(0));

/** @returns for each way to turn or mirror the board, the new place of each square */
function symmetries(size: number): number[][] {
  const last = size - 1;
  const places = squaresOf(size).map((_, index) => ({ column: Math.floor(index / size), row: index % size }));
  const ways = [false, true].flatMap((across) =>
    [false, true].flatMap((down) => [false, true].map((diagonal) => ({ across, down, diagonal }))),
  );
  return ways.map(({ across, down, diagonal }) =>
    places.map(({ column, row }) => {
      const x = across ? last - column : column;
      const y = down ? last - row : row;
      return diagonal ? y * size + x : x * size + y;
    }),
  );
}
