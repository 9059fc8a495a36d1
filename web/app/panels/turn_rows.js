/**
 * The tree of turns as rows of buttons: the main line in pairs, each variation below the row that it departs from. Every turn has
 * the number that it has everywhere: the first player's first turn is 1, the answer 2.
 *
 * @import { TurnNode, TurnTree } from "../../engine/protocol.js"
 * @import { TemplateResult } from "../../vendor/lit-html.js"
 *
 * @typedef {object} Move
 * @property {number} id
 * @property {number} number     of the turn, from 1
 * @property {string} turn
 * @property {Move[][]} instead  variations that begin with another turn in its place
 */
import { html, nothing } from "../../common/html.js";
import { later } from "../../common/strings/later/index.js";

/** @param {TurnTree} tree @returns {Move[]} the main line, with its variations */
export function mainLine({ nodes }) {
  /** @type {Map<number, TurnNode[]>} */
  const branches = new Map();
  for (const node of nodes) branches.set(node.after, [...(branches.get(node.after) ?? []), node]);

  /** @param {TurnNode} first @param {number} number @returns {Move[]} */
  function lineFrom(first, number) {
    const line = [{ id: first.id, number, turn: first.turn, instead: /** @type {Move[][]} */ ([]) }];
    for (let at = first.id, count = number + 1; ; count += 1) {
      const [next, ...others] = branches.get(at) ?? [];
      if (!next) return line;
      const turn = count;
      line.push({ id: next.id, number: turn, turn: next.turn, instead: others.map((other) => lineFrom(other, turn)) });
      at = next.id;
    }
  }

  const [first, ...others] = branches.get(0) ?? [];
  if (!first) return [];
  const line = lineFrom(first, 1);
  if (line[0]) line[0].instead = others.map((other) => lineFrom(other, 1));
  return line;
}

/**
 * @typedef {object} Shown
 * @property {number} here        the id of the turn that was played last
 * @property {string} unfinished  what has been played of the turn under way
 * @property {boolean} canTravel  whether a turn can be gone to
 * @property {(id: number) => { sign: string, name: string } | null} markOf  what a review says of a turn
 * @property {(id: number) => string | null} noteOf  what has been written or drawn there, in a word
 */

/** @param {Move[]} line  the main line @param {Shown} shown @returns {TemplateResult[]} list items */
export function turnRows(line, shown) {
  const rows = [];
  for (let index = 0; index < line.length; index += 2) {
    const pair = line.slice(index, index + 2);
    rows.push(html`
      <li class="turn-row">
        ${pair.map(
          (move) => html`
            <span class="turn-number">${move.number}</span><span class="turn-cell">${turnButton(move, shown)}</span>
          `,
        )}
      </li>
    `);
    const variations = pair.flatMap((move) => move.instead);
    if (variations.length > 0) rows.push(html`<li>${variations.map((moves) => variation(moves, shown))}</li>`);
  }
  return rows;
}

/** @param {Move} move @param {Shown} shown */
function turnButton({ id, turn }, { here, unfinished, canTravel, markOf, noteOf }) {
  const isHere = id === here;
  const mark = markOf(id);
  const note = noteOf(id);
  return html`
    <button
      type="button"
      class="turn"
      translate="no"
      data-node=${id}
      tabindex=${isHere ? 0 : -1}
      aria-current=${isHere ? "true" : nothing}
      ?disabled=${!canTravel}
    >
      ${later.turnText(turn)} ${mark ? markPart(mark) : nothing} ${note ? notePart(note) : nothing}
    </button>
    ${isHere && unfinished ? html`<span class="turn-unfinished" translate="no">${unfinished}</span>` : nothing}
  `;
}

/** @param {{ sign: string, name: string }} mark */
const markPart = ({ sign, name }) => html`
  <span class="sign" title=${name} aria-hidden="true">${sign}</span><span class="visually-hidden">${name}</span>
`;

/** @param {string} name */
const notePart = (name) => html`
  <svg class="note-sign" aria-hidden="true"><use href="#icon-rename"></use></svg><span class="visually-hidden">${name}</span>
`;

/**
 * @param {Move[]} moves
 * @param {Shown} shown
 * @returns {TemplateResult} a paragraph of turns, with what departs from it further in
 */
function variation(moves, shown) {
  return html`
    <div class="variation">
      ${moves.map(
        (move) => html`
          <span class="turn-number">${move.number}</span> ${turnButton(move, shown)}
          ${move.instead.map((others) => variation(others, shown))}
        `,
      )}
    </div>
  `;
}
