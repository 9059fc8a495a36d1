/**
 * A picture of the tree of turns, shown as soon as there are variations: a stone for each turn, which leads there when it is
 * pressed. The arrow keys lead from turn to turn. The list of turns says the same in words.
 */
import { byId } from "../../common/dom.js";
import { html, nothing, render, svg } from "../../common/html.js";
import { mayTravel, playerOfTurn, type Snapshot } from "../../common/snapshot.js";
import { boards } from "../../common/strings/boards/index.js";
import { later } from "../../common/strings/later/index.js";
import { SIGNS, marksOfLine } from "../study/marks.js";
import { treeLayout, turnAfterKey, type Place } from "./tree_layout.js";
import type { GameInfo } from "../../common/catalogue.js";
import type { State, TurnMark } from "../../engine/wire.js";
import type { Controller } from "../../play/controller.js";
import type { Study } from "../study/study.js";

/** From turn to turn, and from line to line (CSS pixels). */
const STEP = { x: 22, y: 20 };
const MARGIN = 12;
const RADIUS = 6.5;
/** A picture of more turns would be slow, and could not be read. */
const MOST_TURNS = 1500;

export function createVariationTree(controller: Controller, study: Study): (snapshot: Snapshot, info: GameInfo) => void {
  const host = byId("variation-tree");
  host.setAttribute("aria-label", later.treeLabel);
  /** The content that the picture shows, as a key. */
  let shown = "";
  let places = new Map<number, Place>();

  host.addEventListener("click", ({ target }) => {
    const pressed = target instanceof Element ? target.closest("[data-node]") : null;
    if (pressed) controller.go(Number(pressed.getAttribute("data-node")));
  });
  host.addEventListener("keydown", (event) => {
    const { state } = controller.snapshot();
    if (!state || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (!["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End"].includes(event.key)) return;
    event.preventDefault();
    const next = turnAfterKey(places, state.tree.here, event.key, state.tree.line);
    if (next !== null) controller.go(next);
  });

  return (snapshot, info) => {
    const { state } = snapshot;
    const nodes = state?.tree.nodes ?? [];
    const isSplit = new Set(nodes.map(({ after }) => after)).size < nodes.length;
    host.hidden = !state || !isSplit || nodes.length > MOST_TURNS || !mayTravel(snapshot);
    if (!state || host.hidden) return;
    const marks = marksOfLine(study.notebook, state.tree.line);
    const key = JSON.stringify([snapshot.revision, [...marks], Object.keys(state.notes)]);
    if (key === shown) return;
    shown = key;
    places = treeLayout(nodes);
    render(picture(state, info, marks), host);
    showHere(state);
  };

  function picture(state: State, info: GameInfo, marks: Map<number, TurnMark>) {
    const all = [...places.values()];
    const line = new Set([0, ...state.tree.line]);
    const width = 2 * MARGIN + STEP.x * Math.max(...all.map(({ column }) => column));
    const height = 2 * MARGIN + STEP.y * Math.max(...all.map(({ row }) => row));
    // The line on the board is drawn last.
    const strokes = all.filter(({ id }) => id !== 0).sort((one, other) => Number(line.has(one.id)) - Number(line.has(other.id)));
    return html`
      <svg width=${width} height=${height} viewBox=${`0 0 ${width} ${height}`} aria-hidden="true">
        ${strokes.map((place) => svg`<path class=${line.has(place.id) ? "stroke is-line" : "stroke"} d=${strokeTo(place)} />`)}
        ${all.map((place) => stonePart(place, state, info, marks.get(place.id)))}
      </svg>
    `;
  }

  /** @returns from the turn before it: down first, then across */
  function strokeTo({ after, column, row }: Place): string {
    const before = places.get(after);
    const bend = before && before.row < row ? `V${y(row) - STEP.y / 2}` : "";
    return `M${x(before?.column ?? 0)} ${y(before?.row ?? 0)}${bend}L${x(column)} ${y(row)}`;
  }

  /** Scrolls the picture, and nothing around it, to the turn on the board. */
  function showHere({ tree }: State) {
    const here = places.get(tree.here);
    if (!here) return;
    host.scrollLeft = x(here.column) - host.clientWidth / 2;
    host.scrollTop = y(here.row) - host.clientHeight / 2;
  }
}

const x = (column: number) => MARGIN + STEP.x * column;
const y = (row: number) => MARGIN + STEP.y * row;

function stonePart({ id, column, row, turn }: Place, state: State, info: GameInfo, mark: TurnMark | undefined) {
  const colour = id === 0 ? "start" : info.colours[playerOfTurn(state, column - 1)];
  const classes = ["stone", `stone-of-${colour}`, id === state.tree.here && "is-here", mark && `is-${mark}`]
    .filter(Boolean)
    .join(" ");
  const name = id === 0 ? later.graphStart : `${column} ${boards.turnText(turn)}${mark ? ` ${SIGNS[mark]}` : ""}`;
  return svg`
    <g class=${classes} data-node=${id} transform=${`translate(${x(column)} ${y(row)})`}>
      <title>${name}</title>
      <rect class="reach" x=${-STEP.x / 2} y=${-STEP.y / 2} width=${STEP.x} height=${STEP.y} />
      <circle class="ring" r=${RADIUS + 3} />
      <circle class="disc" r=${id === 0 ? RADIUS - 2.5 : RADIUS} />
      ${state.notes[id] ? svg`<circle class="noted" cx=${RADIUS} cy=${-RADIUS} r="3" />` : nothing}
    </g>
  `;
}
