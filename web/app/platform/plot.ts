/**
 * A plot by uPlot, which is fetched when there is first something to plot. It is as large as its place, and has the colours of
 * the style sheet, also when the theme changes.
 */
import { LABEL_FONT } from "../../board/measures.js";
import { element } from "../../common/dom.js";
import { language, strings } from "../../common/strings/index.js";
import type uPlot from "../../vendor/uplot.js";

const FONT = `12px ${LABEL_FONT}`;
/** CSS pixels. */
const LEAST_SIZE = 60;
const PADDING: uPlot.Padding = [10, 10, 0, 0];
const WHOLE_STEPS = [1, 2, 5, 10, 20, 50, 100];

type Colours<Name extends string> = Record<Name | "ink" | "grid", string>;

/** @returns shows these data from now on */
export function createPlot<Name extends string>(
  host: HTMLElement,
  {
    properties,
    optionsOf,
    onMade = () => {},
  }: {
    properties: Colours<Name>; // for each colour its property of the style sheet; ink and grid are those of the axes
    /** The plot's own, from what its axes have anyway, and the colours at any time. */
    optionsOf: (axes: { x: uPlot.Axis; y: uPlot.Axis }, colours: () => Colours<Name>) => Partial<uPlot.Options>;
    onMade?: (plot: uPlot) => void;
  },
): (data: uPlot.AlignedData) => void {
  let plot: uPlot | null = null;
  let shown: uPlot.AlignedData = [[]];
  let colours = {} as Colours<Name>;
  let isFetching = false;
  const missing = element("p", { class: "plot-missing" }, strings.partMissing);
  const size = () => ({ width: Math.max(LEAST_SIZE, host.clientWidth), height: Math.max(LEAST_SIZE, host.clientHeight) });
  new ResizeObserver(() => plot?.setSize(size())).observe(host);
  const repaint = () => {
    colours = readColours(host, properties);
    plot?.redraw(false);
  };
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", repaint);
  new MutationObserver(repaint).observe(document.documentElement, { attributeFilter: ["data-theme"] });

  async function fetchPlot() {
    if (isFetching) return;
    isFetching = true;
    const module = await importPlot().catch(() => null);
    isFetching = false;
    // The network may be gone for a moment: the next time that something changes it is fetched again.
    if (!module) return host.append(missing);
    missing.remove();
    colours = readColours(host, properties);
    const axis = { stroke: () => colours.ink, font: FONT, ticks: { show: false } };
    const axes = {
      x: { ...axis, size: 24, gap: 2, grid: { show: false }, incrs: WHOLE_STEPS },
      y: { ...axis, size: 46, gap: 4, grid: { stroke: () => colours.grid, width: 1 } },
    };
    const usual = { ...size(), padding: PADDING, legend: { show: false }, axes: [axes.x, axes.y], series: [] };
    plot = new module.default({ ...usual, ...optionsOf(axes, () => colours) }, shown, host);
    onMade(plot);
  }

  return (data) => {
    shown = data;
    if (plot) plot.setData(data);
    else void fetchPlot();
  };
}

/**
 * When it is loaded, uPlot makes a number format of `navigator.language`, and throws if that is not a language tag: some systems
 * give browsers "en-US@posix" or "C". Meanwhile it sees the language of the page.
 */
async function importPlot() {
  Object.defineProperty(navigator, "language", { value: language, configurable: true });
  try {
    return await import("../../vendor/uplot.js");
  } finally {
    Reflect.deleteProperty(navigator, "language");
  }
}

/**
 * Colours of the style sheet for a canvas, which knows no custom properties: each is read as the page shows it.
 * @param host  where they are to hold
 * @param properties  for each name the property without its dashes
 */
function readColours<Name extends string>(host: HTMLElement, properties: Record<Name, string>): Record<Name, string> {
  const probe = document.createElement("span");
  // Else all of them would be one where the reader's own colours are forced on the page.
  probe.style.setProperty("forced-color-adjust", "none");
  host.append(probe);
  const colours = {} as Record<Name, string>;
  for (const name of Object.keys(properties) as Name[]) {
    probe.style.color = `var(--${properties[name]})`;
    colours[name] = getComputedStyle(probe).color;
  }
  probe.remove();
  return colours;
}
