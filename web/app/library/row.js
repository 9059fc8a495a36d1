/**
 * One saved game in the list: its name, which opens it, what it is, and what can be done with it; or an entry that cannot
 * be read.
 *
 * @import { GameInfo } from "../../common/catalogue.js"
 * @import { SavedGame } from "./entry.js"
 * @import { UnreadableEntry } from "./saved_games.js"
 */
import { button, element, iconButton } from "../../common/dom.js";
import { later } from "../../common/strings/later/index.js";
import { describe, dump } from "../../common/untrusted.js";
import { download } from "../transfer/outgoing.js";
import { LONGEST_NAME } from "./entry.js";
import { resultOf, titleOf } from "./words.js";

/**
 * @param {SavedGame} game
 * @param {GameInfo | undefined} info  undefined for a game that this page does not know
 * @param {object} actions
 * @param {() => void} actions.onOpen
 * @param {(name: string) => void} actions.onRename
 * @param {() => void} actions.onRemove
 * @returns {HTMLLIElement}
 */
export function savedRow(game, info, { onOpen, onRename, onRemove }) {
  const { game: played, size, turns } = game.record;
  const about = later.savedAbout(info?.name ?? played, size, turns.length, later.date(game.savedAt));
  const open = button("", onOpen, "saved-open");
  const title = titleOf(game, info);
  const result = resultOf(game);
  open.append(element("strong", {}, title), ...(result ? [element("span", {}, result)] : []), element("small", {}, about));
  const rename = iconButton("rename", later.renameOf(title), edit);
  const remove = iconButton("delete", later.deleteOf(title), onRemove);
  for (const [name, control] of Object.entries({ open, rename, remove })) control.dataset["do"] = name;
  const row = element("li", { class: "saved-game", "data-id": String(game.id) }, open, rename, remove);

  function edit() {
    const field = element("input", { maxlength: String(LONGEST_NAME), "aria-label": later.newNameOf(title) });
    field.value = title;
    const done = element("button", { type: "submit", class: "primary", "data-do": "renamed" }, later.save);
    const form = element("form", { class: "copy-row" }, field, done);
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      onRename(field.value);
    });
    field.addEventListener("keydown", (event) => {
      if (event.key !== "Escape") return;
      // Of the dialog around it, Escape closes nothing now.
      event.preventDefault();
      row.replaceChildren(open, rename, remove);
      rename.focus();
    });
    row.replaceChildren(form);
    field.select();
  }
  return row;
}

/** @param {UnreadableEntry} unreadable @param {() => void} onRemove @returns {HTMLLIElement} */
export function unreadableRow({ entry }, onRemove) {
  const save = button(later.downloadEntry, () => {
    download("sunstones-unreadable.txt", new Blob([dump(entry)], { type: "text/plain" }));
  });
  save.setAttribute("aria-label", later.downloadUnreadableEntry);
  const remove = iconButton("delete", later.deleteUnreadableEntry, onRemove);
  for (const [name, control] of Object.entries({ downloadEntry: save, removeUnreadable: remove })) control.dataset["do"] = name;
  const about = element(
    "div",
    { class: "saved-open" },
    element("b", {}, later.unreadableEntry),
    element("small", {}, describe(entry)),
  );
  return element("li", { class: "saved-game is-unreadable" }, about, save, remove);
}
