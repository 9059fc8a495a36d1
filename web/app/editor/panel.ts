/** The panel next to the board while a position is set up: tools, the player to move, holes, and problems of the position. */
import { gameOf, type Catalogue, type GameInfo } from "../../common/catalogue.js";
import { byId } from "../../common/dom.js";
import { buttonPart, selectPart } from "../../common/controls.js";
import { chipPart, html, nothing, render } from "../../common/html.js";
import { holeCounts } from "../../common/setup.js";
import { strings } from "../../common/strings/index.js";
import { later } from "../../common/strings/later/index.js";
import { LONGEST_NAME } from "../library/entry.js";
import { createSharePart } from "./share_part.js";
import { createPuzzlePart, type Wanted } from "./puzzle_part.js";
import { SYMMETRIES, type Symmetry } from "./symmetry.js";
import type { TemplateResult } from "../../vendor/lit-html.js";
import type { Client } from "../../engine/client.js";
import type { Draft, Tool } from "./draft.js";

interface Edited {
  draft: Draft;
  info: GameInfo;
  canUndo: boolean;
}

interface EditorActions {
  onBoard: (game: string, size: number) => void;
  onTool: () => void;
  onMover: (colour: 0 | 1) => void;
  onScatter: (count: number) => void;
  onClearHoles: () => void;
  onUndo: () => void;
  onClear: () => void;
  onSave: (name: string) => void;
  onPlay: () => void;
  onCancel: () => void;
}

export function createEditorPanel(catalogue: Catalogue, client: Client, actions: EditorActions) {
  const root = byId("position-editor");
  const puzzle = createPuzzlePart(client);
  const sharing = createSharePart();
  let edited: Edited | null = null;
  let tool: Tool = "first";
  let symmetry: Symmetry = "none";
  let holeCount = 0;
  let verdict = "";
  let isPossible = false;
  let isWrong = false;
  root.setAttribute("aria-labelledby", "editor-title");

  function paint() {
    if (edited) render(panelPart(edited), root);
  }

  const panelPart = ({ draft, info, canUndo }: Edited) => html`
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
      tool = value as Tool;
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
    ${sharing.node} ${puzzle.node}
    <footer class="editor-row editor-end">
      <p class=${isWrong ? "editor-verdict is-wrong" : "editor-verdict"} id="editor-verdict" role="status">${verdict}</p>
      ${buttonPart("cancelEditor", later.cancel, actions.onCancel)}
      ${buttonPart("playFromHere", later.playFromHere, actions.onPlay, { isEnabled: isPossible, kind: "primary" })}
    </footer>
  `;

  function holesPart(draft: Draft, info: GameInfo) {
    const free = draft.size * draft.size - draft.holes.length;
    return html`
      <section class="editor-holes">
        <h3>${later.holesLabel}</h3>
        <div class="editor-row">
          ${selectPart("editor-symmetry", later.symmetryLabel, symmetriesOffered(), symmetry, (value) => {
            symmetry = value as Symmetry;
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

  function save(event: SubmitEvent) {
    event.preventDefault();
    actions.onSave((byId("board-name") as HTMLInputElement).value);
  }

  return {
    toggle(isShown: boolean) {
      root.hidden = !isShown;
      document.body.classList.toggle("is-setting-up", isShown);
      if (isShown) byId("editor-title").focus({ preventScroll: true });
    },

    tool: () => tool,
    symmetry: () => symmetry,

    show(draft: Draft, info: GameInfo, canUndo: boolean) {
      if (edited?.info.id !== info.id) tool = "first";
      if (edited?.info.id !== info.id || edited.draft.size !== draft.size) [holeCount = 0] = holeCounts(info, draft.size);
      edited = { draft, info, canUndo };
      paint();
    },

    /** @param problem  null where the position can be played, undefined while it is not known */
    judge(problem: string | null | undefined) {
      isPossible = problem === null;
      isWrong = Boolean(problem);
      if (problem !== undefined) verdict = problem ?? later.positionPossible;
      if (edited && problem !== undefined) sharing.show(edited.draft, edited.info, isPossible);
      paint();
    },

    /** @param position  that may be a puzzle */
    offerPuzzle: (position: Wanted | null) => puzzle.offer(position),

    say(text: string) {
      verdict = text;
      paint();
    },
  };
}

const gamesOf = (catalogue: Catalogue): [string, string][] => catalogue.games.map(({ id, name }) => [id, name]);

const sizesOf = ({ shape, sizes }: GameInfo): [string, string][] =>
  sizes.map((size) => [String(size), shape === "square" ? `${size} × ${size}` : String(size)]);

const symmetriesOffered = (): [string, string][] => SYMMETRIES.map((value) => [value, later.symmetries[value]]);

const countsOf = (info: GameInfo, size: number): [string, string][] =>
  holeCounts(info, size).map((count) => [String(count), count === 0 ? later.noHoles : String(count)]);

type Offered = { value: string; label: string | TemplateResult };

function toolsOf({ colours: [first = "black", second = "white"], holes }: GameInfo): Offered[] {
  return [
    { value: "first", label: html`${chipPart(first)}${later.stoneTool(first)}` },
    { value: "second", label: html`${chipPart(second)}${later.stoneTool(second)}` },
    { value: "remove", label: later.removeTool },
    ...(holes ? [{ value: "hole", label: later.holeTool }] : []),
  ];
}

const moversOf = ({ colours }: GameInfo): Offered[] =>
  colours.map((colour, index) => ({ value: String(index), label: html`${chipPart(colour)}${strings.colourName(colour)}` }));

const choicePart = (group: string, legend: string, offered: Offered[], chosen: string, onChoice: (value: string) => void) => html`
  <fieldset
    class="editor-choices"
    id=${`editor-${group}`}
    @change=${({ target }: Event & { target: HTMLInputElement }) => onChoice(target.value)}
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
