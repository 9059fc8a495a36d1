/**
 * The curve of a rating over the games that counted for it, with its error. The table of the latest games says the
 * same to those who do not see it.
 */
import { createPlot } from "../platform/plot.js";
import type { Entry } from "./results.js";

/** Of the style sheet. */
const COLOURS = { line: "accent", ink: "ink-soft", grid: "card-edge", band: "gold-soft" };
/** Two standard deviations on either side. */
const MARGIN = 2;

/** @returns shows those that counted, in their order */
export function createCurve(host: HTMLElement): (entries: readonly Entry[]) => void {
  const plot = createPlot(host, {
    properties: COLOURS,
    optionsOf({ x, y }, colours) {
      const bound = { points: { show: false } };
      return {
        cursor: { show: false },
        scales: { x: { time: false } },
        // A rating is written without a comma.
        axes: [x, { ...y, values: (_plot, splits) => splits.map(String) }],
        // The curve comes last: it is drawn over its margin.
        series: [{}, bound, bound, { stroke: () => colours().line, width: 2, points: { show: true, size: 4 } }],
        bands: [{ series: [1, 2], fill: () => colours().band }],
      };
    },
  });
  return (entries) => {
    const at = (margins: number, { elo, deviation }: Entry) => (elo ?? 0) + margins * (deviation ?? 0);
    // One point is no curve.
    if (entries.length < 2) return;
    plot([
      entries.map((_, index) => index + 1),
      entries.map((entry) => at(MARGIN, entry)),
      entries.map((entry) => at(-MARGIN, entry)),
      entries.map((entry) => at(0, entry)),
    ]);
  };
}
