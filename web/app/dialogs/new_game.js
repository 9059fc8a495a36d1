/**
 * The "New game" dialog: which game, and how it is played.
 *
 * @import { Catalogue, GameInfo } from "../../common/catalogue.js"
 * @import { Setup } from "../../common/setup.js"
 * @import { Gauntlet } from "../gauntlet/gauntlet.js"
 */
import { keepPainted } from "../../board/diagram.js";
import { gameOf } from "../../common/catalogue.js";
import { button, byId, element, setText } from "../../common/dom.js";
import { usualSetup } from "../../common/setup.js";
import { sampleView } from "../../common/sample.js";
import { strings } from "../../common/strings/index.js";
import { later } from "../../common/strings/later/index.js";
import { designerCredit } from "../panels/title.js";
import { dialogHeader } from "../platform/dialog.js";
import { createGauntletPart } from "./gauntlet_part.js";
import { createSingleGameFields } from "./single_game.js";

/**
 * @typedef {object} NewGameDialog
 * @property {(setup: Setup, problem?: string) => void} open  showing this set-up, and what was wrong with it
 */

/**
 * @typedef {object} NewGameActs  each resolves to whether the dialog may close
 * @property {(setup: Setup) => Promise<boolean>} onStart
 * @property {(info: GameInfo) => Promise<boolean>} onGauntlet
 */

/** @param {Catalogue} catalogue @param {Gauntlet} gauntlet @param {NewGameActs} acts @returns {NewGameDialog} */
export function createNewGameDialog(catalogue, gauntlet, { onStart, onGauntlet }) {
  const dialog = /** @type {HTMLDialogElement} */ (byId("new-game"));
  const fields = createSingleGameFields(chosenGame);
  const part = createGauntletPart(gauntlet);
  const single = modeButton("single", later.singleGame);
  const ladder = modeButton("gauntlet", later.gauntlet);
  const modes = element(
    "fieldset",
    { class: "modes" },
    element("legend", {}, later.modeLegend),
    ...single.nodes,
    ...ladder.nodes,
  );
  const start = element("button", { type: "submit", class: "primary" }, later.start);
  const problem = element("p", { class: "problem", role: "alert" });
  const cards = element("div", { class: "cards" }, ...catalogue.games.map((info) => gameCard(info)));
  const form = element(
    "form",
    { method: "dialog" },
    dialogHeader(dialog, later.dialogTitle).header,
    element(
      "div",
      { class: "dialog-body" },
      modes,
      element("fieldset", {}, element("legend", {}, strings.gameLegend), cards),
      fields.root,
      part.root,
    ),
    problem,
    element(
      "footer",
      {},
      button(later.cancel, () => dialog.close()),
      start,
    ),
  );
  dialog.append(form);

  /** @returns {GameInfo} */
  function chosenGame() {
    const chosen = cards.querySelector("input:checked");
    const info = chosen instanceof HTMLInputElement ? gameOf(catalogue, chosen.value) : catalogue.games[0];
    if (!info) throw new Error("the catalogue lists no game");
    return info;
  }

  function showMode() {
    const info = chosenGame();
    fields.root.hidden = ladder.input.checked;
    part.root.hidden = single.input.checked;
    part.show(info);
    setText(start, single.input.checked ? later.start : part.startText(info));
    setText(problem, "");
  }

  cards.addEventListener("change", () => {
    fields.offer();
    showMode();
  });
  modes.addEventListener("change", showMode);

  form.addEventListener("submit", (event) => {
    event.preventDefault();
    setText(problem, "");
    const starting = ladder.input.checked ? onGauntlet(chosenGame()) : onStart(fields.read());
    void starting.then((mayClose) => mayClose && dialog.close());
  });

  return {
    open(setup, text = "") {
      const info = gameOf(catalogue, setup.game) ?? catalogue.games[0];
      if (!info) return;
      for (const input of cards.querySelectorAll("input")) input.checked = input.value === info.id;
      fields.show(info.id === setup.game ? setup : usualSetup(info));
      ladder.input.checked = setup.gauntlet !== null;
      single.input.checked = setup.gauntlet === null;
      showMode();
      setText(problem, text);
      if (dialog.open) return;
      dialog.showModal();
      const chosen = cards.querySelector("input:checked");
      if (chosen instanceof HTMLElement) chosen.focus();
    },
  };
}

/** @param {string} value @param {string} text */
function modeButton(value, text) {
  const input = element("input", { type: "radio", name: "mode", value, id: `mode-${value}` });
  return { input, nodes: [input, element("label", { for: input.id }, text)] };
}

/**
 * @param {GameInfo} info
 * @returns {HTMLElement} a card that is a radio button
 */
export function gameCard(info) {
  const id = `card-${info.id}`;
  const picture = element("canvas", { class: "card-picture board-colours", "aria-hidden": "true" });
  keepPainted(picture, sampleView(info));
  // The link stands beside the label, not inside it: a press on it must not choose the game.
  return element(
    "div",
    { class: "card" },
    element("input", { type: "radio", name: "game", value: info.id, id }),
    picture,
    element("label", { for: id }, element("strong", {}, info.name), element("span", { class: "card-goal" }, info.goal)),
    element("span", { class: "card-credit" }, designerCredit(info)),
  );
}
