/**
 * The tree of turns as rows of buttons: the main line numbered in pairs, each variation below the row that it departs from.
 *
 * @import { TurnNode, TurnTree } from "../../engine/protocol.js"
 *
 * @typedef {object} Move
 * @property {number} id
 * @property {number} number     of the turn, from 1
 * @property {string} turn
 * @property {Move[][]} instead  variations that begin with another turn in its place
 */
import { element } from "../../common/dom.js";
import { strings } from "../../common/strings/index.js";

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
 * @param {Move[]} line         the main line
 * @param {number} here         the id of the turn that was played last
 * @param {string} unfinished   what has been played of the turn under way
 * @returns {HTMLElement[]} list items
 */
export function turnRows(line, here, unfinished) {
  /** @param {Move} move */
  const turnButton = ({ id, turn }) => {
    const isHere = id === here;
    const made = element(
      "button",
      {
        type: "button",
        class: "turn",
        "data-node": String(id),
        tabindex: isHere ? "0" : "-1",
        ...(isHere ? { "aria-current": "true" } : {}),
      },
      strings.turnText(turn),
    );
    return isHere && unfinished ? [made, element("span", { class: "turn-unfinished" }, unfinished)] : [made];
  };
  const rows = [];
  for (let index = 0; index < line.length; index += 2) {
    const pair = line.slice(index, index + 2);
    rows.push(
      element(
        "li",
        { class: "turn-row" },
        element("span", { class: "turn-number" }, `${index / 2 + 1}`),
        ...pair.map((move) => element("span", { class: "turn-cell" }, ...turnButton(move))),
      ),
    );
    const variations = pair.flatMap((move) => move.instead);
    if (variations.length > 0) rows.push(element("li", {}, ...variations.map((moves) => variation(moves, turnButton))));
  }
  return rows;
}

/**
 * @param {Move[]} moves
 * @param {(move: Move) => HTMLElement[]} turnButton
 * @returns {HTMLElement} a paragraph of turns, with what departs from it further in
 */
function variation(moves, turnButton) {
  const parts = moves.flatMap((move, index) => {
    const isFirsts = move.number % 2 === 1;
    const number = `${Math.ceil(move.number / 2)}${isFirsts ? "." : "…"}`;
    return [
      ...(isFirsts || index === 0 ? [element("span", { class: "turn-number" }, number), " "] : []),
      ...turnButton(move),
      " ",
      ...move.instead.map((others) => variation(others, turnButton)),
    ];
  });
  return element("div", { class: "variation" }, ...parts);
}
