import { pause } from "../../common/promises.js";
/** The whole game as an animated GIF: a picture of each position on the line that is on the board. */
import { boardCanvas } from "../../board/images/png.js";
import type { Palette } from "../../board/palette.js";
import type { View } from "../../board/view.js";
import type { Client } from "../../engine/client.js";
import type { MatchRecord, State } from "../../engine/wire.js";

/** Of the picture's longer side: sharp enough, and a game of a hundred turns stays below a few megabytes (pixels). */
const LONGER_SIDE = 640;
/** The time that a position is shown, and the last one (milliseconds). */
const FRAME_TIME = 800;
const LAST_FRAME_TIME = 3000;
const MOST_COLOURS = 256;

/** @returns rejects with the signal's reason where it is given up */
export async function animation({
  client,
  record,
  viewOf,
  palette,
  paper,
  onProgress,
  signal,
}: {
  client: Client;
  record: MatchRecord;
  viewOf: (state: State) => View;
  palette: Palette;
  paper: string; // the colour around the board
  onProgress: (share: number) => void; // 0 … 1
  signal: AbortSignal;
}): Promise<Blob> {
  const [{ GIFEncoder, quantize, applyPalette }, states] = await Promise.all([
    import("../../vendor/gifenc.js"),
    statesOf(client, record, signal),
  ]);
  const pixelsOf = (state: State | undefined) => pixels(boardCanvas(viewOf(state as State), palette, LONGER_SIDE), paper);
  const samples = [states[0], states[states.length >> 1], states.at(-1)].map((state) => pixelsOf(state).data);
  const colours = quantize(joined(samples), MOST_COLOURS);
  const encoder = GIFEncoder();
  for (const [index, state] of states.entries()) {
    const { data, width, height } = pixelsOf(state);
    const isLast = index === states.length - 1;
    encoder.writeFrame(applyPalette(data, colours), width, height, {
      ...(index === 0 ? { palette: colours } : {}),
      delay: isLast ? LAST_FRAME_TIME : FRAME_TIME,
    });
    onProgress((index + 1) / states.length);
    // The page stays awake, and hears that it is given up.
    await pause(0);
    signal.throwIfAborted();
  }
  encoder.finish();
  return new Blob([encoder.bytes()], { type: "image/gif" });
}

/**
 * @returns of each position, from the start to the end of the line, by a separate session: the game on the
 *   board does not change
 */
async function statesOf(client: Client, record: MatchRecord, signal: AbortSignal): Promise<State[]> {
  const session = client.openSession();
  try {
    const { state } = await session.request({ do: "load", record });
    const states = [];
    for (const node of [0, ...state.tree.line]) {
      signal.throwIfAborted();
      states.push((await session.request({ do: "go", node })).state);
    }
    return states;
  } finally {
    session.close();
  }
}

/** @returns on paper: a GIF knows no half transparency */
function pixels(board: HTMLCanvasElement, paper: string): ImageData {
  const { width, height } = board;
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) throw new Error("the picture could not be made");
  context.fillStyle = paper;
  context.fillRect(0, 0, width, height);
  context.drawImage(board, 0, 0);
  return context.getImageData(0, 0, width, height);
}

function joined(parts: readonly Uint8ClampedArray[]): Uint8ClampedArray {
  const whole = new Uint8ClampedArray(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
