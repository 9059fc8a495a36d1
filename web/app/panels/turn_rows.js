/**
 * The tree of turns as rows of buttons: the main line in pairs, each variation below the row that it departs from. Every turn has
 * the number that it has everywhere: the first player's first turn is 1, the answer 2.
 *
 * @import { TurnNode, TurnTree } from "../../engine/wire.js"
 * @import { TemplateResult } from "../../vendor/lit-html.js"
 *
 * @typedef {object} Move
 * @property {number} id
 * @property {number} number     of the turn, from 1
 * @property {string} turn
 * @property {Move[][]} instead  variations that begin with another turn in its place
 */
import { html, noChange, nothing } from "../../common/html.js";
import { later } from "../../common/strings/later/index.js";
import { branchesOf } from "./tree_layout.js";

/** @param {TurnTree} tree @returns {Move[]} the main line, with its variations */
export function mainLine({ nodes }) {
  const branches = branchesOf(nodes);

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
 * @property {string} unfinished  the steps of the turn under way
 * @property {boolean} canTravel  whether a turn can be gone to
 * @property {(id: number) => { sign: string, name: string } | null} markOf  a review's mark of a turn
 * @property {(id: number) => string | null} noteOf  the note or drawing there, in a word
 *
 * @typedef {object} Drawn   a variation as the list shows it
 * @property {string} looks  the text about its own turns
 * @property {Drawn[][]} instead  the variations that depart from each of them
 * @property {boolean} isSame  whether it showed the same before
 */

/**
 * There may be thousands of variations, and a step changes one or two: unchanged ones are left as they are.
 * @param {Move[]} line  the main line
 * @param {Shown} shown
 * @param {Map<number, Drawn[]>} before  the variations that the list shows by now, by the place of their item
 * @returns {{ rows: TemplateResult[], drawn: Map<number, Drawn[]> }} list items, and the same for them
 */
export function turnRows(line, shown, before) {
  /** @type {TemplateResult[]} */
  const rows = [];
  /** @type {Map<number, Drawn[]>} */
  const drawn = new Map();
  // The steps of an unfinished first turn come first.
  if (shown.here === 0 && shown.unfinished) rows.push(html`<li class="turn-unfinished">${shown.unfinished}</li>`);
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
    if (variations.length === 0) continue;
    const places = variations.map((moves, other) => drawnAs(moves, shown, before.get(rows.length)?.[other]));
    drawn.set(rows.length, places);
    rows.push(html`<li>${variations.map((moves, other) => variation(moves, shown, /** @type {Drawn} */ (places[other])))}</li>`);
  }
  return { rows, drawn };
}

/** @param {Move[]} moves @param {Shown} shown @param {Drawn | undefined} before  in the same place @returns {Drawn} */
function drawnAs(moves, shown, before) {
  const { here, unfinished, canTravel, markOf, noteOf } = shown;
  const looks = JSON.stringify(
    moves.map(({ id, number, turn, instead }) => [
      number,
      id,
      turn,
      id === here ? [unfinished] : null,
      canTravel,
      markOf(id),
      noteOf(id),
      instead.length,
    ]),
  );
  const instead = moves.map((move, index) =>
    move.instead.map((others, other) => drawnAs(others, shown, before?.instead[index]?.[other])),
  );
  return { looks, instead, isSame: before?.looks === looks && instead.flat().every(({ isSame }) => isSame) };
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
 * @param {Drawn} drawn
 * @returns {TemplateResult | typeof noChange} a paragraph of turns, with what departs from it further in
 */
function variation(moves, shown, { instead, isSame }) {
  if (isSame) return noChange;
  return html`
    <div class="variation">
      ${moves.map(
        (move, index) => html`
          <span class="turn-number">${move.number}</span> ${turnButton(move, shown)}
          ${move.instead.map((others, other) => variation(others, shown, /** @type {Drawn} */ (instead[index]?.[other])))}
        `,
      )}
    </div>
  `;
}
