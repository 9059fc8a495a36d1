/**
 * The curve of a rating over the games that counted for it, with what it may be off by, drawn by uPlot. The table of the latest
 * games says the same to those who do not see it.
 *
 * @import uPlot from "../../vendor/uplot.js"
 * @import { Entry } from "./results.js"
 */
import { LABEL_FONT } from "../../board/geometry.js";
import { readColours } from "../platform/colours.js";

/** Of the style sheet. */
const COLOURS = { line: "accent", ink: "ink-soft", grid: "card-edge", band: "gold-soft" };
const HEIGHT = 150;
const FONT = `12px ${LABEL_FONT}`;
/** Two standard deviations on either side. */
const MARGIN = 2;

/** @param {HTMLElement} host */
export function createCurve(host) {
  /** @type {uPlot | null} */
  let plot = null;
  /** @type {readonly Entry[]} */
  let shown = [];
  let isFetching = false;
  let colours = { line: "", ink: "", grid: "", band: "" };
  new ResizeObserver(() => plot?.setSize(sizeOf(host))).observe(host);

  async function fetchPlot() {
    if (isFetching) return;
    isFetching = true;
    const module = await import("../../vendor/uplot.js").catch(() => null);
    isFetching = false;
    if (!module) return;
    colours = readColours(host, COLOURS);
    plot = new module.default(optionsOf(), dataOf(shown), host);
  }

  /** @returns {uPlot.Options} */
  function optionsOf() {
    const grid = { stroke: () => colours.grid, width: 1 };
    const bound = { points: { show: false } };
    const axis = { stroke: () => colours.ink, font: FONT, ticks: { show: false } };
    return {
      ...sizeOf(host),
      padding: [10, 10, 0, 0],
      legend: { show: false },
      cursor: { show: false },
      scales: { x: { time: false } },
      axes: [
        { ...axis, size: 24, gap: 2, grid: { show: false }, incrs: [1, 2, 5, 10, 20, 50, 100] },
        { ...axis, size: 46, gap: 4, grid },
      ],
      // The curve comes last: it is drawn over its margin.
      series: [{}, bound, bound, { stroke: () => colours.line, width: 2, points: { show: true, size: 4 } }],
      bands: [{ series: [1, 2], fill: () => colours.band }],
    };
  }

  return {
    /** @param {readonly Entry[]} entries  those that counted, in their order */
    show(entries) {
      shown = entries;
      colours = readColours(host, COLOURS);
      if (plot) plot.setData(dataOf(shown));
      else if (entries.length > 1) void fetchPlot();
    },
  };
}

/** @param {readonly Entry[]} entries @returns {uPlot.AlignedData} */
function dataOf(entries) {
  /** @param {number} margins @param {Entry} entry */
  const at = (margins, { elo, deviation }) => (elo ?? 0) + margins * (deviation ?? 0);
  return [
    entries.map((_, index) => index + 1),
    entries.map((entry) => at(MARGIN, entry)),
    entries.map((entry) => at(-MARGIN, entry)),
    entries.map((entry) => at(0, entry)),
  ];
}

/** @param {HTMLElement} host */
const sizeOf = (host) => ({ width: Math.max(1, host.clientWidth), height: HEIGHT });
