/**
 * What can be done with a game besides playing it: share it, save it, open another, set up a position. Joins their rooms.
 *
 * @import { Catalogue, GameInfo } from "../../common/catalogue.js"
 * @import { Snapshot } from "../../common/snapshot.js"
 * @import { Client } from "../../engine/client.js"
 * @import { Flow } from "../game/flow.js"
 * @import { Storage } from "../platform/storage.js"
 */
import { button, byId, icon } from "../../common/dom.js";
import { lazy } from "../../common/lazy.js";
import { strings } from "../../common/strings/index.js";
import { createPositionEditor } from "../editor/editor.js";
import { createLibraryDialog } from "../library/dialog.js";
import { createSavedGames } from "../library/saved_games.js";
import { createLetterPanel } from "../transfer/correspondence.js";
import { createIncoming, listenForGames } from "../transfer/incoming.js";
import { createShareDialog } from "../transfer/share_dialog.js";

/**
 * @param {object} options
 * @param {Catalogue} options.catalogue
 * @param {Client} options.client
 * @param {Flow} options.flow
 * @param {() => GameInfo} options.currentGame
 * @param {Storage[]} options.storages  where texts may have been put aside
 * @param {() => void} options.onChange  the board shows something else
 */
export function createTools({ catalogue, client, flow, currentGame, storages, onChange }) {
  const saved = createSavedGames();
  const incoming = createIncoming(flow);
  const editor = createPositionEditor({ catalogue, client, flow, saved, onChange });
  const share = lazy(() => createShareDialog({ flow, client, currentGame }));
  const library = lazy(() => createLibraryDialog({ flow, catalogue, saved, incoming, storages }));
  listenForGames(flow, incoming, () => !editor.isOpen() && !document.querySelector("dialog[open]"));
  const buttons = [
    tool("openShare", "share", strings.shareTitle, () => share().open()),
    tool("openLibrary", "library", strings.libraryTitle, () => library().open()),
    tool("openEditor", "editor", strings.setUp, editor.open),
  ];
  byId("tools").append(...buttons);
  const showLetter = createLetterPanel(flow);

  return {
    editor,

    /** @param {Snapshot} snapshot */
    render(snapshot) {
      for (const control of buttons) control.disabled = snapshot.state === null;
      // A match of a gauntlet is played as it stands, and its ladder needs the room.
      byId("tools").hidden = snapshot.setup.gauntlet !== null;
      showLetter(snapshot);
    },
  };
}

/** @param {string} name @param {string} iconName @param {string} text @param {() => void} onClick */
function tool(name, iconName, text, onClick) {
  const made = button("", onClick, "tool");
  made.append(icon(iconName), text);
  made.dataset["do"] = name;
  return made;
}
