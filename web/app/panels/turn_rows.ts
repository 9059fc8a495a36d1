/**
 * The tree of turns as rows of buttons: the main line in pairs, each variation below the row that it departs from. Every turn has
 * the number that it has everywhere: the first player's first turn is 1, the answer 2.
 */
import { html, noChange, nothing } from "../../common/html.js";
import { boards } from "../../common/strings/boards/index.js";
import { branchesOf } from "./tree_layout.js";
import type { TurnNode, TurnTree } from "../../engine/wire.js";
import type { TemplateResult } from "../../vendor/lit-html.js";

interface Move {
  id: number;
  number: number; // of the turn, from 1
  turn: string;
  instead: Move[][]; // variations that begin with another turn in its place
}

/** @returns the main line, with its variations */
export function mainLine({ nodes }: TurnTree): Move[] {
  const branches = branchesOf(nodes);

  function lineFrom(first: TurnNode, number: number): Move[] {
    const line = [{ id: first.id, number, turn: first.turn, instead: [] as Move[][] }];
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

interface Shown {
  here: number; // the id of the turn that was played last
  unfinished: string; // the steps of the turn under way
  canTravel: boolean; // whether a turn can be gone to
  markOf: (id: number) => { sign: string; name: string } | null; // a review's mark of a turn
  noteOf: (id: number) => string | null; // the note or drawing there, in a word
}

/** A variation as the list shows it. */
export interface Drawn {
  looks: string; // the text about its own turns
  instead: Drawn[][]; // the variations that depart from each of them
  isSame: boolean; // whether it showed the same before
}

/**
 * There may be thousands of variations, and a step changes one or two: unchanged ones are left as they are.
 * @param line  the main line
 * @param before  the variations that the list shows by now, by the place of their item
 * @returns list items, and the same for them
 */
export function turnRows(
  line: Move[],
  shown: Shown,
  before: Map<number, Drawn[]>,
): { rows: TemplateResult[]; drawn: Map<number, Drawn[]> } {
  const rows: TemplateResult[] = [];
  const drawn = new Map<number, Drawn[]>();
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
    rows.push(html`<li>${variations.map((moves, other) => variation(moves, shown, places[other] as Drawn))}</li>`);
  }
  return { rows, drawn };
}

/** @param before  in the same place */
function drawnAs(moves: Move[], shown: Shown, before: Drawn | undefined): Drawn {
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

function turnButton({ id, turn }: Move, { here, unfinished, canTravel, markOf, noteOf }: Shown) {
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
      ${boards.turnText(turn)} ${mark ? markPart(mark) : nothing} ${note ? notePart(note) : nothing}
    </button>
    ${isHere && unfinished ? html`<span class="turn-unfinished" translate="no">${unfinished}</span>` : nothing}
  `;
}

const markPart = ({ sign, name }: { sign: string; name: string }) => html`
  <span class="sign" title=${name} aria-hidden="true">${sign}</span><span class="visually-hidden">${name}</span>
`;

const notePart = (name: string) => html`
  <svg class="note-sign" aria-hidden="true"><use href="#icon-rename"></use></svg><span class="visually-hidden">${name}</span>
`;

/** @returns a paragraph of turns, with what departs from it further in */
function variation(moves: Move[], shown: Shown, { instead, isSame }: Drawn): TemplateResult | typeof noChange {
  if (isSame) return noChange;
  return html`
    <div class="variation">
      ${moves.map(
        (move, index) => html`
          <span class="turn-number">${move.number}</span> ${turnButton(move, shown)}
          ${move.instead.map((others, other) => variation(others, shown, instead[index]?.[other] as Drawn))}
        `,
      )}
    </div>
  `;
}
