/**
 * The "New game" dialog: game, size, holes, who plays, how long the computer may think.
 *
 * @import { Catalogue, GameInfo } from "../catalogue.js"
 * @import { Setup } from "../setup.js"
 */
import { gameOf } from "../catalogue.js";
import { byId, button, element, setText, stoneChip } from "../dom.js";
import { sideSelect } from "../panels/players.js";
import { HUMAN, THINKING_TIMES, holeCounts, usualSetup } from "../setup.js";
import { strings } from "../strings.js";
import { gameCard } from "./game_card.js";

const OWN_PACE = "own";

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
  const size = element("select", { id: "field-size" });
  const holes = element("select", { id: "field-holes" });
  const seconds = element("select", { id: "field-seconds" });
  const sides = [sideSelect(catalogue), sideSelect(catalogue)];
  const sizeHint = element("small");
  const sizeField = field(strings.sizeLabel, size, sizeHint);
  const holesField = field(strings.holesLabel, holes, element("small", {}, strings.holesHint));
  const secondsField = field(strings.thinkLabel, seconds);
  const sideFields = sides.map((select) => field("", select));
  const problem = element("p", { class: "problem", role: "alert" });
  const cards = element("div", { class: "cards" }, ...catalogue.games.map((info) => gameCard(info)));
  const form = element("form", { method: "dialog" },
    element("header", {}, element("h2", {}, strings.dialogTitle), button("×", () => dialog.close(), "close")),
    element("div", { class: "dialog-body" },
      element("fieldset", {}, element("legend", {}, strings.gameLegend), cards),
      element("div", { class: "fields" }, ...sideFields, sizeField, holesField, secondsField)),
    problem,
    element("footer", {},
      button(strings.cancel, () => dialog.close()),
      element("button", { type: "submit", class: "primary" }, strings.start)),
  );
  form.querySelector(".close")?.setAttribute("aria-label", strings.closeDialog);
  dialog.append(form);
  seconds.append(element("option", { value: OWN_PACE }, strings.ownPace), ...THINKING_TIMES.map((time) =>
    element("option", { value: String(time) }, strings.thinkTime(time))));

  /** @returns {GameInfo} */
  function chosenGame() {
    const chosen = cards.querySelector("input:checked");
    const info = chosen instanceof HTMLInputElement ? gameOf(catalogue, chosen.value) : catalogue.games[0];
    if (!info) throw new Error("the catalogue lists no game");
    return info;
  }

  /** @param {GameInfo} info */
  function showGame(info) {
    size.replaceChildren(...info.sizes.map((value) =>
      element("option", { value: String(value) }, info.shape === "square" ? `${value} × ${value}` : String(value))));
    setText(sizeHint, strings.sizeHint[info.shape]);
    holesField.hidden = !info.holes;
    for (const [index, wrapper] of sideFields.entries()) {
      const colour = info.colours[index] ?? "black";
      wrapper.querySelector(".field-name")?.replaceChildren(
        stoneChip(colour), strings.sideField(strings.colourName(colour), index === 0));
    }
  }

  /** @param {GameInfo} info */
  function showHoles(info) {
    const before = holes.value;
    const counts = holeCounts(info, Number(size.value)).map(String);
    holes.replaceChildren(...counts.map((count) =>
      element("option", { value: count }, count === "0" ? strings.noHoles : count)));
    if (counts.includes(before)) holes.value = before;
  }

  function showThinking() {
    secondsField.hidden = sides.every((select) => select.value === HUMAN);
  }

  cards.addEventListener("change", () => {
    const info = chosenGame();
    showGame(info);
    size.value = String(info.default_size);
    showHoles(info);
    setText(problem, "");
  });
  size.addEventListener("change", () => showHoles(chosenGame()));
  for (const select of sides) select.addEventListener("change", showThinking);

  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const [first = HUMAN, second = HUMAN] = sides.map((select) => select.value);
    setText(problem, "");
    void onStart({
      game: chosenGame().id,
      size: Number(size.value),
      holeCount: Number(holes.value),
      sides: [first, second],
      seconds: seconds.value === OWN_PACE ? null : Number(seconds.value),
    }).then((mayClose) => mayClose && dialog.close());
  });
  // A press on the backdrop is a press on the dialog element itself.
  dialog.addEventListener("click", (event) => {
    if (event.target === dialog) dialog.close();
  });

  return {
    open(setup, text = "") {
      const info = gameOf(catalogue, setup.game) ?? catalogue.games[0];
      if (!info) return;
      const shown = info.id === setup.game ? setup : usualSetup(catalogue, info);
      for (const input of cards.querySelectorAll("input")) input.checked = input.value === info.id;
      showGame(info);
      size.value = String(shown.size);
      showHoles(info);
      holes.value = String(shown.holeCount);
      seconds.value = shown.seconds === null ? OWN_PACE : String(shown.seconds);
      for (const [index, select] of sides.entries()) select.value = shown.sides[index] ?? HUMAN;
      showThinking();
      setText(problem, text);
      if (dialog.open) return;
      dialog.showModal();
      const chosen = cards.querySelector("input:checked");
      if (chosen instanceof HTMLElement) chosen.focus();
    },
  };
}

/** @param {string} name @param {HTMLElement} control @param {...Node} hints */
function field(name, control, ...hints) {
  return element("label", { class: "field" }, element("span", { class: "field-name" }, name), control, ...hints);
}
