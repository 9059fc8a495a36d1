/**
 * Maps of small boards with holes of the reader's choice: who wins after which first turn. A sign and a number are in
 * each square, as in the pictures above them.
 */
import { html, nothing, render } from "../common/html.js";
import { guardMarkers } from "../common/markers.js";
import { readValues, squaresOf, valuesOf, type Values } from "./hole_values.js";
import type { TemplateResult } from "../vendor/lit-html.js";

interface HoleMap {
  size: number;
  holes: Set<string>;
}

/** As the page has them; `$` names in the texts are filled in here. */
export interface Settings {
  link: string; // where the game is played
  firstShown: Record<string, string[]>; // by size, the holes to begin with
  commands: Record<string, string>; // by size and number of holes: what proves a map
  words: Record<
    | "press"
    | "hole"
    | "holes"
    | "no_holes"
    | "even"
    | "fill"
    | "failed"
    | "square_board"
    | "with_hole"
    | "first"
    | "second"
    | "colon"
    | "play"
    | "play_second",
    string
  >;
}

const VALUES = new URL("hole_values.json", import.meta.url);

async function showMaps(root: HTMLElement, settings: Settings) {
  const { words, firstShown } = settings;
  const maps = Object.entries(firstShown).map(([size, holes]) => ({ size: Number(size), holes: new Set(holes) }));
  let values: Values | null = null;
  const paint = () =>
    render(
      html`
        <p>${words.press}</p>
        <div class="maps">${maps.map((map) => mapPart(map, values, settings, paint))}</div>
      `,
      root,
    );
  paint();
  values = await fetchValues();
  if (values) paint();
  else render(html`<p role="alert">${words.failed}</p>`, root);
}

/** @returns null if they cannot be fetched */
async function fetchValues(): Promise<Values | null> {
  try {
    const answer = await fetch(VALUES);
    return answer.ok ? readValues(await answer.json()) : null;
  } catch {
    return null;
  }
}

/** @param values  null before they have come */
function mapPart({ size, holes }: HoleMap, values: Values | null, settings: Settings, onChange: () => void) {
  const { words } = settings;
  const turns = values && valuesOf(values, size, holes);
  const named = [...holes].sort();
  const [one, ...more] = named;
  const name = one === undefined ? words.no_holes : fill(more.length ? words.holes : words.hole, { cells: named.join(", ") });
  const said = turns ? result([...turns.values()], words) : words.even;
  const toggle = (square: string) => {
    if (!holes.delete(square)) holes.add(square);
    onChange();
  };
  const clear = () => {
    holes.clear();
    onChange();
  };
  return html`
    <figure class="map" data-size=${size}>
      <div class=${`squares of-${size}`} role="group" aria-label=${fill(words.square_board, { size })}>
        ${rowsDown(size).map((square) => squarePart(square, turns?.get(square), holes.has(square), words, () => toggle(square)))}
      </div>
      <figcaption>
        <button type="button" @click=${clear}>${words.fill}</button>
        <p role="status">${values ? html`<strong>${name}</strong>${words.colon}${said}` : nothing}</p>
        ${turns ? proofPart(size, named, settings) : nothing}
      </figcaption>
    </figure>
  `;
}

/** @returns the squares as they are seen, the highest row first */
const rowsDown = (size: number): string[] =>
  squaresOf(size).sort((one, other) => Number(other.slice(1)) - Number(one.slice(1)) || one.localeCompare(other));

function squarePart(square: string, turns: number | undefined, isHole: boolean, words: Settings["words"], onClick: () => void) {
  const isKnown = turns !== undefined;
  const kind = isHole ? "hole" : !isKnown ? "open" : turns > 0 ? "first" : "second";
  const said = isHole ? fill(words.with_hole, { hole: square }) : square;
  return html`
    <button type="button" class=${kind} @click=${onClick}>
      <span class="visually-hidden">${isKnown ? `${said}${words.colon}${winner(turns, words)}` : said}</span>
      <span class="value" aria-hidden="true">${isKnown ? `${turns > 0 ? "+" : "−"}${Math.abs(turns)}` : nothing}</span>
      <span class="name" aria-hidden="true">${square}</span>
    </button>
  `;
}

function proofPart(size: number, holes: string[], { link, commands, words }: Settings) {
  const address = `${link}&size=${size}${holes.length ? `&holes=${holes.join("+")}` : ""}`;
  const record = `sum ${size}${holes.length ? ` holes ${holes.join(",")}` : ""}`;
  const command = fill(commands[`${size} ${holes.length}`] ?? "", { record });
  return html`
    <p class="play-proof">
      <a href=${`${address}&play=proof`}>${words.play}</a>
      <a href=${`${address}&play=proof-begins`}>${words.play_second}</a>
    </p>
    <p><code>${command.split(" ").map(keptWhole)}</code></p>
  `;
}

/** @param word  of a command @returns options are not broken at their hyphens */
const keptWhole = (word: string): TemplateResult => (word.startsWith("--") ? html`<span>${word}</span> ` : html`${word} `);

/** @param turns  after each first turn @param words  who wins the board, with best play */
function result(turns: number[], words: Settings["words"]) {
  const wins = turns.filter((length) => length > 0);
  return `${winner(Math.min(...(wins.length ? wins : turns)), words)}.`;
}

const winner = (turns: number, { first, second }: Settings["words"]) =>
  fill(turns > 0 ? first : second, { turns: Math.abs(turns) });

/** @param parts  by their names after a `$` */
const fill = (text: string, parts: Record<string, string | number>) =>
  text.replaceAll(/\$(\w+)/g, (_, name) => String(parts[name]));

const root = document.getElementById("hole-maps");
if (root) {
  guardMarkers();
  void showMaps(root, JSON.parse(root.dataset["settings"] ?? ""));
}
