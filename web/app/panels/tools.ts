/** The menu: what can be done with the game, what to practise, and how the board is shown. */
import { buttonPart } from "../../common/controls.js";
import { byId } from "../../common/dom.js";
import { html, iconPart, nothing, render } from "../../common/html.js";
import { strings } from "../../common/strings/index.js";
import { later } from "../../common/strings/later/index.js";
import { SETTINGS } from "../settings/schema.js";
import { summaries } from "./summaries.js";
import type { GameInfo } from "../../common/catalogue.js";
import type { Snapshot } from "../../common/snapshot.js";
import type { TemplateResult } from "../../vendor/lit-html.js";
import type { Numbering } from "../notes/numbering.js";
import type { Exercises } from "../exercises/exercises.js";
import type { Settings } from "../settings/settings.js";

export function createTools(
  settings: Settings,
  numbering: Numbering,
  exercises: Exercises,
  actions: {
    openShare: () => void;
    openLibrary: () => void;
    openEditor: () => void;
    openPuzzles: () => void;
    openProfile: (info: GameInfo) => void;
    openExercises: () => void;
    openAlong: () => void;
    openKeys: () => void;
  },
): (snapshot: Snapshot, info: GameInfo) => void {
  const { openShare, openLibrary, openEditor, openPuzzles, openProfile, openExercises, openAlong, openKeys } = actions;
  const host = byId("tools");
  const rotate = () => settings.set("turned", SETTINGS.turned.values[settings.get("turned") + 1] ?? 0);
  const mirror = () => settings.set("mirrored", !settings.get("mirrored"));
  return ({ state }, info) => {
    const isEarly = state === null;
    render(
      html`
        ${groupPart(
          later.toolGroups.game,
          toolPart("openShare", "share", later.shareTitle, openShare, isEarly),
          toolPart("openLibrary", "library", later.libraryTitle, openLibrary, isEarly),
          toolPart("openEditor", "editor", later.setUp, openEditor, isEarly),
        )}
        ${groupPart(
          later.toolGroups.practice,
          toolPart("openPuzzles", "puzzle", later.puzzlesTitle, openPuzzles, false),
          toolPart("openExercises", "exercises", later.exercisesTitle, openExercises, false, duePart(exercises.due())),
          toolPart("openAlong", "on", later.alongTitle, openAlong, false),
          toolPart("openProfile", "profile", later.profileTitle, () => openProfile(info), false),
        )}
        ${groupPart(
          later.toolGroups.board,
          toolPart("rotate", "rotate", later.settings.turned.name, rotate, false),
          toolPart("mirror", "mirror", later.settings.mirrored.name, mirror, false),
          html`
            <label class="check">
              <input
                type="checkbox"
                id="show-legal"
                .checked=${settings.get("legal")}
                @change=${({ target }: Event & { target: HTMLInputElement }) => settings.set("legal", target.checked)}
              />
              <span id="show-legal-label">${later.showLegal}</span>
            </label>
            ${numbersPart(numbering, state?.turns.length ?? 0)}
          `,
        )}
        <h2 id="summary-label">${later.howItIsPlayed}</h2>
        <p id="summary-text">${summaries[info.id]}</p>
        ${buttonPart("keys", later.keysTitle, openKeys, { kind: "link keys-link" })}
      `,
      host,
    );
  };
}

const groupPart = (name: string, ...tools: unknown[]) => html`
  <section class="tools-part" aria-label=${name}>
    <h2>${name}</h2>
    <div class="tool-buttons">${tools}</div>
  </section>
`;

/** @param turns  on the board */
function numbersPart(numbering: Numbering, turns: number) {
  const from = numbering.from();
  // From the turn that is shown, and from the one that was shown when that was chosen.
  const offered = [...new Set([from ?? 0, turns])].filter((turn) => turn > 1).sort((one, other) => one - other);
  return html`
    <label class="check numbers-choice">
      <span>${later.numbersLabel}</span>
      <select
        id="stone-numbers"
        .value=${String(from ?? "")}
        @change=${({ target }: Event & { target: HTMLSelectElement }) =>
          numbering.setFrom(target.value === "" ? null : Number(target.value))}
      >
        <option value="" ?selected=${from === null}>${later.numbersOff}</option>
        <option value="1" ?selected=${from === 1}>${later.numbersAll}</option>
        ${offered.map((turn) => html`<option value=${turn} ?selected=${turn === from}>${later.numbersFrom(turn)}</option>`)}
      </select>
    </label>
  `;
}

/** @returns how many exercises are to be done now */
const duePart = (due: number): TemplateResult | typeof nothing =>
  due === 0 ? nothing : html`<span class="due" role="img" aria-label=${later.exercisesDue(due)}>${strings.number(due)}</span>`;

const toolPart = (
  name: string,
  iconName: string,
  text: string,
  onClick: () => void,
  disabled: boolean,
  more: unknown = nothing,
) => html`
  <button type="button" class="tool quiet" data-do=${name} ?disabled=${disabled} @click=${onClick}>
    ${iconPart(iconName)} ${text} ${more}
  </button>
`;
