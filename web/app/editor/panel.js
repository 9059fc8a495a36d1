/**
 * The panel beside the board while a position is set up: tools, who is to move, holes, and what speaks against it.
 *
 * @import { Catalogue, GameInfo } from "../../common/catalogue.js"
 * @import { Client } from "../../engine/client.js"
 * @import { Draft, Tool } from "./draft.js"
 * @import { Wanted } from "./puzzle_part.js"
 * @import { Symmetry } from "./symmetry.js"
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
import { button, byId, element, setText, stoneChip } from "../../common/dom.js";
import { holeCounts } from "../../common/setup.js";
import { strings } from "../../common/strings/index.js";
import { later } from "../../common/strings/later/index.js";
import { LONGEST_NAME } from "../library/entry.js";
import { createPuzzlePart } from "./puzzle_part.js";
import { SYMMETRIES } from "./symmetry.js";

/** @param {Catalogue} catalogue @param {Client} client @param {EditorActions} actions */
export function createEditorPanel(catalogue, client, actions) {
  const root = byId("position-editor");
  const game = element(
    "select",
    { id: "editor-game" },
    ...catalogue.games.map(({ id, name }) => element("option", { value: id }, name)),
  );
  const size = element("select", { id: "editor-size" });
  const tools = element("fieldset", { class: "editor-choices", id: "editor-tools" });
  const mover = element("fieldset", { class: "editor-choices", id: "editor-mover" });
  const symmetry = element(
    "select",
    { id: "editor-symmetry" },
    ...SYMMETRIES.map((value) => element("option", { value }, later.symmetries[value])),
  );
  const count = element("select", { id: "editor-holes" });
  const parity = element("p", { class: "hint", id: "editor-parity", role: "status" });
  const holes = element(
    "section",
    { class: "editor-holes" },
    element("h3", {}, later.holesLabel),
    element(
      "div",
      { class: "editor-row" },
      labelled(later.symmetryLabel, symmetry),
      labelled(later.holeCountLabel, count),
      doing("scatter", later.scatter, () => actions.onScatter(Number(count.value))),
      doing("clearHoles", later.clearHoles, actions.onClearHoles),
    ),
    parity,
  );
  const undo = doing("undoEdit", strings.undo, actions.onUndo);
  const verdict = element("p", { class: "editor-verdict", id: "editor-verdict", role: "status" });
  const name = element("input", { id: "board-name", maxlength: String(LONGEST_NAME), autocomplete: "off" });
  const save = element("button", { type: "submit", "data-do": "saveBoard" }, later.saveBoard);
  const saving = element("form", { class: "copy-row" }, name, save);
  name.setAttribute("aria-label", later.boardName);
  name.placeholder = later.boardName;
  const play = doing("playFromHere", later.playFromHere, actions.onPlay, "primary");
  const puzzle = createPuzzlePart(client);
  root.append(
    element("h2", { id: "editor-title", tabindex: "-1" }, later.editorTitle),
    element("div", { class: "editor-row" }, labelled(strings.gameLegend, game), labelled(later.sizeLabel, size)),
    tools,
    mover,
    holes,
    element("div", { class: "editor-row" }, undo, doing("clearBoard", later.clearBoard, actions.onClear)),
    saving,
    puzzle.node,
    element("footer", { class: "editor-row editor-end" }, verdict, doing("cancelEditor", later.cancel, actions.onCancel), play),
  );
  root.setAttribute("aria-labelledby", "editor-title");

  // Sizes of one game are no measure for another: each has a usual one.
  game.addEventListener("change", () => {
    const info = gameOf(catalogue, game.value);
    if (info) actions.onBoard(info.id, info.default_size);
  });
  size.addEventListener("change", () => actions.onBoard(game.value, Number(size.value)));
  tools.addEventListener("change", actions.onTool);
  mover.addEventListener("change", () => actions.onMover(chosenIn(mover) === "1" ? 1 : 0));
  saving.addEventListener("submit", (event) => {
    event.preventDefault();
    actions.onSave(name.value);
  });

  /** @param {GameInfo} info */
  function offer(info) {
    if (root.dataset["game"] === info.id) return;
    root.dataset["game"] = info.id;
    const [first = "black", second = "white"] = info.colours;
    size.replaceChildren(
      ...info.sizes.map((value) =>
        element("option", { value: String(value) }, info.shape === "square" ? `${value} × ${value}` : String(value)),
      ),
    );
    tools.replaceChildren(
      element("legend", {}, later.toolsLegend),
      ...choice("tool", "first", stoneChip(first), later.stoneTool(first)),
      ...choice("tool", "second", stoneChip(second), later.stoneTool(second)),
      ...choice("tool", "remove", later.removeTool),
      ...(info.holes ? choice("tool", "hole", later.holeTool) : []),
    );
    mover.replaceChildren(
      element("legend", {}, later.moverLegend),
      ...choice("mover", "0", stoneChip(first), strings.colourName(first)),
      ...choice("mover", "1", stoneChip(second), strings.colourName(second)),
    );
    check(tools, "first");
  }

  return {
    /** @param {boolean} isShown */
    toggle(isShown) {
      root.hidden = !isShown;
      document.body.classList.toggle("is-setting-up", isShown);
      if (isShown) byId("editor-title").focus({ preventScroll: true });
    },

    /** @returns {Tool} */
    tool: () => /** @type {Tool} */ (chosenIn(tools) ?? "first"),
    /** @returns {Symmetry} */
    symmetry: () => /** @type {Symmetry} */ (symmetry.value),

    /** @param {Draft} draft @param {GameInfo} info @param {boolean} canUndo */
    show(draft, info, canUndo) {
      offer(info);
      game.value = info.id;
      size.value = String(draft.size);
      const offered = `${info.id} ${draft.size}`;
      if (count.dataset["offered"] !== offered) {
        count.dataset["offered"] = offered;
        count.replaceChildren(
          ...holeCounts(info, draft.size).map((value) =>
            element("option", { value: String(value) }, value === 0 ? later.noHoles : String(value)),
          ),
        );
      }
      check(mover, String(draft.toMove));
      holes.hidden = !info.holes;
      const free = draft.size * draft.size - draft.holes.length;
      setText(parity, later.freeSquares(free));
      parity.classList.toggle("is-wrong", info.holes && free % 2 === 0);
      undo.disabled = !canUndo;
    },

    /** @param {string | null | undefined} problem  null where the position can be played, undefined while it is not known */
    judge(problem) {
      const isPossible = problem === null;
      play.disabled = save.disabled = !isPossible;
      if (problem !== undefined) setText(verdict, problem ?? later.positionPossible);
      verdict.classList.toggle("is-wrong", Boolean(problem));
    },

    /** @param {Wanted | null} position  that may be a puzzle */
    offerPuzzle: (position) => puzzle.offer(position),

    /** @param {string} text */
    say: (text) => setText(verdict, text),
  };
}

/** @param {string} name @param {string} text @param {() => void} onClick @param {string} [className] */
function doing(name, text, onClick, className) {
  const made = button(text, onClick, className);
  made.dataset["do"] = name;
  return made;
}

/** @param {string} text @param {HTMLElement} control */
const labelled = (text, control) => element("label", { class: "field" }, element("span", { class: "field-name" }, text), control);

/** @param {string} group @param {string} value @param {...(Node | string)} label */
function choice(group, value, ...label) {
  const input = element("input", { type: "radio", name: `editor-${group}`, value, id: `editor-${group}-${value}` });
  return [input, element("label", { for: input.id }, ...label)];
}

/** @param {HTMLElement} group @returns {string | undefined} */
const chosenIn = (group) => /** @type {HTMLInputElement | null} */ (group.querySelector("input:checked"))?.value;

/** @param {HTMLElement} group @param {string} value */
function check(group, value) {
  for (const input of group.querySelectorAll("input")) input.checked = input.value === value;
}
