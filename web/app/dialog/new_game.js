/**
 * The "New game" dialog: which game, and how it is played.
 *
 * @import { Catalogue, GameInfo } from "../catalogue.js"
 * @import { Setup } from "../setup.js"
 */
import { gameOf } from "../catalogue.js";
import { byId, button, element, setText } from "../dom.js";
import { usualSetup } from "../setup.js";
import { strings } from "../strings.js";
import { gameCard } from "./game_card.js";
import { createSingleGameFields } from "./single_game.js";

/**
 * @typedef {object} NewGameDialog
 * @property {(setup: Setup, problem?: string) => void} open  showing this set-up, and what was wrong with it
 */

/**
 * @param {Catalogue} catalogue
 * @param {(setup: Setup) => Promise<boolean>} onStart  resolves to whether the dialog may close
 * @returns {NewGameDialog}
 */
export function createNewGameDialog(catalogue, onStart) {
  const dialog = /** @type {HTMLDialogElement} */ (byId("new-game"));
  const fields = createSingleGameFields(chosenGame);
  const problem = element("p", { class: "problem", role: "alert" });
  const cards = element("div", { class: "cards" }, ...catalogue.games.map((info) => gameCard(info)));
  const form = element("form", { method: "dialog" },
    element("header", {}, element("h2", {}, strings.dialogTitle), button("×", () => dialog.close(), "close")),
    element("div", { class: "dialog-body" },
      element("fieldset", {}, element("legend", {}, strings.gameLegend), cards),
      fields.root),
    problem,
    element("footer", {},
      button(strings.cancel, () => dialog.close()),
      element("button", { type: "submit", class: "primary" }, strings.start)),
  );
  form.querySelector(".close")?.setAttribute("aria-label", strings.closeDialog);
  dialog.append(form);

  /** @returns {GameInfo} */
  function chosenGame() {
    const chosen = cards.querySelector("input:checked");
    const info = chosen instanceof HTMLInputElement ? gameOf(catalogue, chosen.value) : catalogue.games[0];
    if (!info) throw new Error("the catalogue lists no game");
    return info;
  }

  cards.addEventListener("change", () => {
    fields.offer();
    setText(problem, "");
  });

  form.addEventListener("submit", (event) => {
    event.preventDefault();
    setText(problem, "");
    void onStart(fields.read()).then((mayClose) => mayClose && dialog.close());
  });
  // A press on the backdrop is a press on the dialog element itself.
  dialog.addEventListener("click", (event) => {
    if (event.target === dialog) dialog.close();
  });

  return {
    open(setup, text = "") {
      const info = gameOf(catalogue, setup.game) ?? catalogue.games[0];
      if (!info) return;
      for (const input of cards.querySelectorAll("input")) input.checked = input.value === info.id;
      fields.show(info.id === setup.game ? setup : usualSetup(info));
      setText(problem, text);
      if (dialog.open) return;
      dialog.showModal();
      const chosen = cards.querySelector("input:checked");
      if (chosen instanceof HTMLElement) chosen.focus();
    },
  };
}
