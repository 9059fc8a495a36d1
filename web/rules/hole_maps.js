/**
 * Maps of small boards with holes of the reader's choice: who wins after which first turn. A sign and a number are in
 * each square, as in the pictures above them.
 *
 * @import { TemplateResult } from "../vendor/lit-html.js"
 * @import { Values } from "./hole_values.js"
 *
 * @typedef {object} HoleMap
 * @property {number} size
 * @property {Set<string>} holes
 *
 * @typedef {object} Settings  as the page has them; `$` names in the texts are filled in here
 * @property {string} link                          where the game is played
 * @property {Record<string, string[]>} firstShown  by size, the holes to begin with
 * @property {Record<string, string>} commands      by size and number of holes: what proves a map
 * @property {Record<"press" | "hole" | "holes" | "no_holes" | "even" | "fill" | "failed" | "square_board" | "with_hole"
 *   | "first" | "second" | "colon" | "play" | "play_second", string>} words
 */
import { html, nothing, render } from "../common/html.js";
import { guardMarkers } from "../common/markers.js";
import { readValues, squaresOf, valuesOf } from "./hole_values.js";

const VALUES = new URL("hole_values.json", import.meta.url);

/** @param {HTMLElement} root @param {Settings} settings */
async function showMaps(root, settings) {
  const { words, firstShown } = settings;
  const maps = Object.entries(firstShown).map(([size, holes]) => ({ size: Number(size), holes: new Set(holes) }));
  /** @type {Values | null} */
  let values = null;
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

/** @returns {Promise<Values | null>} null if they cannot be fetched */
async function fetchValues() {
  try {
    const answer = await fetch(VALUES);
    return answer.ok ? readValues(await answer.json()) : null;
  } catch {
    return null;
  }
}

/**
 * @param {HoleMap} map
 * @param {Values | null} values  null before they have come
 * @param {Settings} settings
 * @param {() => void} onChange
 */
function mapPart({ size, holes }, values, settings, onChange) {
  const { words } = settings;
  const turns = values && valuesOf(values, size, holes);
  const named = [...holes].sort();
  const [one, ...more] = named;
  const name = one === undefined ? words.no_holes : fill(more.length ? words.holes : words.hole, { cells: named.join(", ") });
  const said = turns ? result([...turns.values()], words) : words.even;
  /** @param {string} square */
  const toggle = (square) => {
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

/** @param {number} size @returns {string[]} the squares as they are seen, the highest row first */
const rowsDown = (size) =>
  squaresOf(size).sort((one, other) => Number(other.slice(1)) - Number(one.slice(1)) || one.localeCompare(other));

/**
 * @param {string} square
 * @param {number | undefined} turns
 * @param {boolean} isHole
 * @param {Settings["words"]} words
 * @param {() => void} onClick
 */
function squarePart(square, turns, isHole, words, onClick) {
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

/** @param {number} size @param {string[]} holes @param {Settings} settings */
function proofPart(size, holes, { link, commands, words }) {
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

/** @param {string} word  of a command @returns {TemplateResult} options are not broken at their hyphens */
const keptWhole = (word) => (word.startsWith("--") ? html`<span>${word}</span> ` : html`${word} `);

/** @param {number[]} turns  after each first turn @param {Settings["words"]} words  who wins the board, with best play */
function result(turns, words) {
  const wins = turns.filter((length) => length > 0);
  return `${winner(Math.min(...(wins.length ? wins : turns)), words)}.`;
}

/** @param {number} turns @param {Settings["words"]} words */
const winner = (turns, { first, second }) => fill(turns > 0 ? first : second, { turns: Math.abs(turns) });

/** @param {string} text @param {Record<string, string | number>} parts  by their names after a `$` */
const fill = (text, parts) => text.replaceAll(/\$(\w+)/g, (_, name) => String(parts[name]));

const root = document.getElementById("hole-maps");
if (root) {
  guardMarkers();
  void showMaps(root, JSON.parse(root.dataset["settings"] ?? ""));
}
