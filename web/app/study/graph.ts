/**
 * The graph of the chances over the game, drawn by uPlot. It is fetched when it is first needed. For those who do not see
 * it, the table in the tab for studying says the same (review.ts).
 */
import { LABEL_FONT } from "../../board/measures.js";
import { createPlot } from "../platform/plot.js";
import { SIGNS } from "./marks.js";
import type uPlot from "../../vendor/uplot.js";
import type { TurnMark } from "../../engine/wire.js";

interface Chances {
  rates: (number | null)[]; // of the first colour after each number of turns, 0 … 1; null: not known
  marks: (TurnMark | null)[]; // of the turns that led there
  here: number; // the number of turns on the board
}

/** Of the style sheet. */
const COLOURS = { line: "accent", ink: "ink-soft", grid: "card-edge", here: "gold", mark: "danger", paper: "card" };
/** CSS pixels. */
const SIGN_WIDTH = 14;
const GRAVITY: Readonly<Record<TurnMark, number>> = { good: 0, inaccuracy: 1, mistake: 2, blunder: 3 };
/** Of the mark's disc (CSS pixels). */
const RADII: Readonly<Record<TurnMark, number>> = { good: 3.5, inaccuracy: 3.5, mistake: 4.5, blunder: 5.5 };
const PERCENT_LINES = [0, 0.25, 0.5, 0.75, 1];
/** The lines between have no label: they would be close together. */
const hasLabel = (share: number) => share % 0.5 === 0;

export function createGraph(
  host: HTMLElement,
  {
    percent,
    onPick,
    onAim,
  }: {
    percent: (share: number) => string;
    onPick: (turns: number) => void; // a point was clicked
    onAim: (turns: number | null) => void; // one is pointed at
  },
): (chances: Chances) => void {
  let shown: Chances = { rates: [], marks: [], here: 0 };
  let coloursNow: () => Record<keyof typeof COLOURS, string>;
  const plot = createPlot(host, {
    properties: COLOURS,
    optionsOf({ x, y }, colours) {
      coloursNow = colours;
      return {
        cursor: { y: false, drag: { x: false, y: false, setScale: false }, points: { size: 9 } },
        scales: { x: { time: false, range: (_plot, _from, to) => [0, Math.max(1, to)] }, y: { range: [0, 1] } },
        axes: [
          x,
          {
            ...y,
            splits: () => PERCENT_LINES,
            values: (_plot, splits) => splits.map((split) => (hasLabel(split) ? percent(split) : "")),
          },
        ],
        series: [
          {},
          {
            stroke: () => colours().line,
            width: 2,
            spanGaps: true,
            points: { show: true, size: 4, fill: () => colours().line },
          },
        ],
        hooks: { drawClear: [drawHere], draw: [drawMarks], setCursor: [({ cursor }) => onAim(cursor.idx ?? null)] },
      };
    },
    onMade(made) {
      made.over.addEventListener("click", () => {
        const index = made.cursor.idx;
        if (index !== null && index !== undefined) onPick(index);
      });
    },
  });

  /** The line at the position on the board. */
  function drawHere(drawn: uPlot) {
    const { ctx: context, bbox: box } = drawn;
    const x = drawn.valToPos(shown.here, "x", true);
    context.save();
    context.strokeStyle = coloursNow().here;
    context.lineWidth = 2 * devicePixelRatio;
    context.beginPath();
    context.moveTo(x, box.top);
    context.lineTo(x, box.top + box.height);
    context.stroke();
    context.restore();
  }

  /** The turns that cost much. */
  function drawMarks(drawn: uPlot) {
    const { ctx: context, bbox: box } = drawn;
    const colours = coloursNow();
    context.save();
    context.font = `700 ${12 * devicePixelRatio}px ${LABEL_FONT}`;
    context.textAlign = "center";
    context.textBaseline = "middle";
    for (const [turns, mark] of shown.marks.entries()) {
      const rate = shown.rates[turns];
      if (!mark || rate === null || rate === undefined) continue;
      const [x, y] = [drawn.valToPos(turns, "x", true), drawn.valToPos(rate, "y", true)];
      const colour = mark === "good" ? colours.here : colours.mark;
      context.beginPath();
      context.arc(x, y, RADII[mark] * devicePixelRatio, 0, 2 * Math.PI);
      context.fillStyle = GRAVITY[mark] > GRAVITY.inaccuracy ? colour : colours.paper;
      context.fill();
      context.lineWidth = 2 * devicePixelRatio;
      context.strokeStyle = colour;
      context.stroke();
      if (isCrowded(turns, (other) => drawn.valToPos(other, "x", false))) continue;
      const lift = 14 * devicePixelRatio;
      const isHigh = y - lift < box.top + 6 * devicePixelRatio;
      context.fillStyle = colour;
      context.fillText(SIGNS[mark], x, isHigh ? y + lift : y - lift);
    }
    context.restore();
  }

  /**
   * If marks are close together, their signs would overlap: only the gravest is drawn, of equals the first.
   * @param turns  of a mark
   * @param place  in CSS pixels
   */
  function isCrowded(turns: number, place: (turns: number) => number) {
    const own = GRAVITY[shown.marks[turns] ?? "good"];
    return shown.marks.some((mark, other) => {
      if (!mark || other === turns || Math.abs(place(other) - place(turns)) >= SIGN_WIDTH) return false;
      return GRAVITY[mark] > own || (GRAVITY[mark] === own && other < turns);
    });
  }

  return (chances) => {
    const isSame =
      chances.here === shown.here && chances.rates.join() === shown.rates.join() && chances.marks.join() === shown.marks.join();
    if (isSame) return;
    shown = chances;
    plot(dataOf(chances));
  };
}

const dataOf = ({ rates }: Chances): uPlot.AlignedData => [rates.map((_, turns) => turns), rates];
