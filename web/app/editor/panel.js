/**
 * The panel next to the board while a position is set up: tools, the player to move, holes, and problems of the position.
 *
 * @import { Catalogue, GameInfo } from "../../common/catalogue.js"
 * @import { TemplateResult } from "../../vendor/lit-html.js"
 * @import { Client } from "../../engine/client.js"
 * @import { Draft, Tool } from "./draft.js"
 * @import { Wanted } from "./puzzle_part.js"
 * @import { Symmetry } from "./symmetry.js"
 *
 * @typedef {object} Edited
 * @property {Draft} draft
 * @property {GameInfo} info
 * @property {boolean} canUndo
 *
 * @typedef {object} EditorActions
 * @property {(game: string, size: number) => void} onBoard
 * @property {() => void} onTool
 * @property {(colour: 0 | 1) => void} onMover
 * @property {(count: number) => void} onScatter
 * @property {() => void} onClearHoles
 * @property {() => void} onUndo
 * @property {() => void} onClear
 * @property {(name: string) => void} onSave
 * @property {() => void} onPlay
 * @property {() => void} onCancel
 */
import { gameOf } from "../../common/catalogue.js";
import { byId } from "../../common/dom.js";
import { buttonPart, selectPart } from "../../common/controls.js";
import { chipPart, html, nothing, render } from "../../common/html.js";
import { holeCounts } from "../../common/setup.js";
import { strings } from "../../common/strings/index.js";
import { later } from "../../common/strings/later/index.js";
import { LONGEST_NAME } from "../library/entry.js";
import { createPuzzlePart } from "./puzzle_part.js";
import { SYMMETRIES } from "./symmetry.js";

/** @param {Catalogue} catalogue @param {Client} client @param {EditorActions} actions */
export function createEditorPanel(catalogue, client, actions) {
  const root = byId("position-editor");
  const puzzle = createPuzzlePart(client);
  /** @type {Edited | null} */
  let edited = null;
  /** @type {Tool} */
  let tool = "first";
  /** @type {Symmetry} */
  let symmetry = "none";
  let holeCount = 0;
  let verdict = "";
  let isPossible = false;
  let isWrong = false;
  root.setAttribute("aria-labelledby", "editor-title");

  function paint() {
    if (edited) render(panelPart(edited), root);
  }

  /** @param {Edited} now */
  const panelPart = ({ draft, info, canUndo }) => html`
    <h2 id="editor-title" tabindex="-1">${later.editorTitle}</h2>
    <div class="editor-row">
      ${selectPart("editor-game", strings.gameLegend, gamesOf(catalogue), info.id, (value) => {
        // Sizes of one game are no measure for another: each has a usual one.
        const wanted = gameOf(catalogue, value);
        if (wanted) actions.onBoard(wanted.id, wanted.default_size);
      })}
      ${selectPart("editor-size", later.sizeLabel, sizesOf(info), String(draft.size), (value) =>
        actions.onBoard(info.id, Number(value)),
      )}
    </div>
    ${choicePart("tool", later.toolsLegend, toolsOf(info), tool, (value) => {
      tool = /** @type {Tool} */ (value);
      paint();
      actions.onTool();
    })}
    ${choicePart("mover", later.moverLegend, moversOf(info), String(draft.toMove), (value) =>
      actions.onMover(value === "1" ? 1 : 0),
    )}
    ${info.holes ? holesPart(draft, info) : nothing}
    <div class="editor-row">
      ${buttonPart("undoEdit", strings.undo, actions.onUndo, { isEnabled: canUndo })}
      ${buttonPart("clearBoard", later.clearBoard, actions.onClear)}
    </div>
    <form class="copy-row" @submit=${save}>
      <input
        id="board-name"
        maxlength=${LONGEST_NAME}
        autocomplete="off"
        aria-label=${later.boardName}
        placeholder=${later.boardName}
      />
      <button type="submit" data-do="saveBoard" ?disabled=${!isPossible}>${later.saveBoard}</button>
    </form>
    ${puzzle.node}
    <footer class="editor-row editor-end">
      <p class=${isWrong ? "editor-verdict is-wrong" : "editor-verdict"} id="editor-verdict" role="status">${verdict}</p>
      ${buttonPart("cancelEditor", later.cancel, actions.onCancel)}
      ${buttonPart("playFromHere", later.playFromHere, actions.onPlay, { isEnabled: isPossible, kind: "primary" })}
    </footer>
  `;

  /** @param {Draft} draft @param {GameInfo} info */
  function holesPart(draft, info) {
    const free = draft.size * draft.size - draft.holes.length;
    return html`
      <section class="editor-holes">
        <h3>${later.holesLabel}</h3>
        <div class="editor-row">
          ${selectPart("editor-symmetry", later.symmetryLabel, symmetriesOffered(), symmetry, (value) => {
            symmetry = /** @type {Symmetry} */ (value);
            paint();
          })}
          ${selectPart("editor-holes", later.holeCountLabel, countsOf(info, draft.size), String(holeCount), (value) => {
            holeCount = Number(value);
            paint();
          })}
          ${buttonPart("scatter", later.scatter, () => actions.onScatter(holeCount))}
          ${buttonPart("clearHoles", later.clearHoles, actions.onClearHoles)}
        </div>
        <p class=${free % 2 === 0 ? "hint is-wrong" : "hint"} id="editor-parity" role="status">${later.freeSquares(free)}</p>
      </section>
    `;
  }

  /** @param {SubmitEvent} event */
  function save(event) {
    event.preventDefault();
    actions.onSave(/** @type {HTMLInputElement} */ (byId("board-name")).value);
  }

  return {
    /** @param {boolean} isShown */
    toggle(isShown) {
      root.hidden = !isShown;
      document.body.classList.toggle("is-setting-up", isShown);
      if (isShown) byId("editor-title").focus({ preventScroll: true });
    },

    tool: () => tool,
    symmetry: () => symmetry,

    /** @param {Draft} draft @param {GameInfo} info @param {boolean} canUndo */
    show(draft, info, canUndo) {
      if (edited?.info.id !== info.id) tool = "first";
      if (edited?.info.id !== info.id || edited.draft.size !== draft.size) [holeCount = 0] = holeCounts(info, draft.size);
      edited = { draft, info, canUndo };
      paint();
    },

    /** @param {string | null | undefined} problem  null where the position can be played, undefined while it is not known */
    judge(problem) {
      isPossible = problem === null;
      isWrong = Boolean(problem);
      if (problem !== undefined) verdict = problem ?? later.positionPossible;
      paint();
    },

    /** @param {Wanted | null} position  that may be a puzzle */
    offerPuzzle: (position) => puzzle.offer(position),

    /** @param {string} text */
    say(text) {
      verdict = text;
      paint();
    },
  };
}

/** @param {Catalogue} catalogue @returns {[string, string][]} */
const gamesOf = (catalogue) => catalogue.games.map(({ id, name }) => [id, name]);

/** @param {GameInfo} info @returns {[string, string][]} */
const sizesOf = ({ shape, sizes }) =>
  sizes.map((size) => [String(size), shape === "square" ? `${size} × ${size}` : String(size)]);

/** @returns {[string, string][]} */
const symmetriesOffered = () => SYMMETRIES.map((value) => [value, later.symmetries[value]]);

/** @param {GameInfo} info @param {number} size @returns {[string, string][]} */
const countsOf = (info, size) =>
  holeCounts(info, size).map((count) => [String(count), count === 0 ? later.noHoles : String(count)]);

/** @typedef {{ value: string, label: string | TemplateResult }} Offered */

/** @param {GameInfo} info @returns {Offered[]} */
function toolsOf({ colours: [first = "black", second = "white"], holes }) {
  return [
    { value: "first", label: html`${chipPart(first)}${later.stoneTool(first)}` },
    { value: "second", label: html`${chipPart(second)}${later.stoneTool(second)}` },
    { value: "remove", label: later.removeTool },
    ...(holes ? [{ value: "hole", label: later.holeTool }] : []),
  ];
}

/** @param {GameInfo} info @returns {Offered[]} */
const moversOf = ({ colours }) =>
  colours.map((colour, index) => ({ value: String(index), label: html`${chipPart(colour)}${strings.colourName(colour)}` }));

/**
 * @param {string} group
 * @param {string} legend
 * @param {Offered[]} offered
 * @param {string} chosen
 * @param {(value: string) => void} onChoice
 */
const choicePart = (group, legend, offered, chosen, onChoice) => html`
  <fieldset
    class="editor-choices"
    id=${`editor-${group}`}
    @change=${(/** @type {Event & { target: HTMLInputElement }} */ { target }) => onChoice(target.value)}
  >
    <legend>${legend}</legend>
    ${offered.map(({ value, label }) => {
      const id = `editor-${group}-${value}`;
      return html`<input type="radio" name=${`editor-${group}`} id=${id} value=${value} .checked=${value === chosen} /><label
          for=${id}
          >${label}</label
        >`;
    })}
  </fieldset>
`;
