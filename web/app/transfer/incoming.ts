/**
 * Games that come in from outside, as text or as a file: pasted, dropped on the page or chosen. The engine reads all of them
 * and refuses invalid ones; then the game on the board does not change.
 */
import { attempt } from "../../common/problems.js";
import { isCorrespondence } from "../../common/play_links.js";
import { linkIn } from "../../common/share_link.js";
import { strings } from "../../common/strings/index.js";
import { later } from "../../common/strings/later/index.js";
import { openLink } from "../game/open_link.js";
import { readTextFile } from "./text_file.js";
import type { Controller } from "../../play/controller.js";
import type { Client } from "../../engine/client.js";
import type { GameList } from "../../engine/wire.js";

/** The longest that the engine reads (characters, and bytes of a file): one game, and a list of games. */
const LONGEST_TEXT = 1_000_000;
const LONGEST_LIST = 4_000_000;

/** The beginning of a text that may be a list of games; a link in Markdown begins with a bracket, too. */
const LIST_BEGINS = /^\s*\[\s*\{/;

/**
 * The line below the board says what was opened; a failure is returned to the caller.
 * @param choose  has one of several games chosen, by its number
 */
export function createIncoming(
  client: Pick<Client, "request">,
  controller: Controller,
  choose: (list: GameList) => Promise<number | null>,
) {
  /** @returns its fault, in a sentence; empty where the person has chosen no game */
  async function takeText(text: string): Promise<string | null> {
    if (!controller.snapshot().state) return strings.tooEarly;
    if (text.trim() === "") return later.nothingToOpen;
    const mayBeList = LIST_BEGINS.test(text);
    if (text.length > (mayBeList ? LONGEST_LIST : LONGEST_TEXT)) return later.tooLongToOpen;
    if (mayBeList) return takeList(text);
    const link = linkIn(text);
    // A puzzle is opened by the address alone.
    if (new URLSearchParams(link).has("puzzle")) {
      location.hash = link;
      return null;
    }
    if (isCorrespondence(link)) return attempt(openLink(controller, text), strings.notOpened);
    return load(text);
  }

  async function takeList(text: string): Promise<string | null> {
    let list: GameList = { games: [], entries: 0, others: 0, unreadable: 0 };
    const asking = client.request({ do: "list_games", record: text }).then((found) => {
      list = found;
    });
    const problem = await attempt(asking, strings.notOpened);
    if (problem !== null || list.entries < 2) return problem ?? load(text);
    if (list.games.length === 0) return later.noneToChoose(list.entries, list.unreadable);
    const number = await choose(list);
    return number === null ? "" : load(text, number);
  }

  /** @param number  of several games */
  async function load(text: string, number?: number) {
    // Nothing but turns is taken for turns on the board that is there.
    const { game, size } = controller.snapshot().setup;
    const problem = await attempt(controller.load(text, { game, size, number }), strings.notOpened);
    if (problem === null && !controller.snapshot().note) controller.setNote({ kind: "news", text: later.opened });
    return problem;
  }

  /** @returns as of a text */
  async function takeFile(file: File): Promise<string | null> {
    const { text, problem } = await readTextFile(file, LONGEST_LIST, later.tooLongToOpen);
    return problem ?? takeText(text);
  }

  return { takeText, takeFile };
}

export type Incoming = ReturnType<typeof createIncoming>;

/**
 * Lets a game be dropped or pasted anywhere on the page where nothing else is written.
 * @param mayTake  false while something else is on the board than a game
 */
export function listenForGames(controller: Controller, incoming: Incoming, mayTake: () => boolean) {
  async function tell(taking: Promise<string | null>) {
    const problem = await taking;
    if (problem) controller.setNote({ kind: "problem", text: problem });
  }

  /** @param data  a file, or a text; where it is neither nothing happens */
  function take(event: Event, data: DataTransfer | null) {
    const [file, ...others] = data?.files ?? [];
    const text = data?.getData("text/plain") ?? "";
    // A spreadsheet gives a picture along with its text.
    const isText = text.trim() !== "" && (!file || file.type.startsWith("image/"));
    if (!file && !isText) return;
    event.preventDefault();
    // This is known only while the event lasts.
    const isFolder = data?.items[0]?.webkitGetAsEntry()?.isDirectory ?? false;
    if (isText || !file) void tell(incoming.takeText(text));
    else if (others.length > 0) void tell(Promise.resolve(later.oneFileOnly));
    else if (isFolder) void tell(Promise.resolve(later.fileIsFolder(file.name)));
    else void tell(incoming.takeFile(file));
  }

  document.addEventListener("paste", (event) => {
    if (isWriting(event.target) || !mayTake()) return;
    take(event, event.clipboardData);
  });
  document.addEventListener("dragover", (event) => {
    if (!mayTake()) return keepFromBrowser(event);
    event.preventDefault();
    document.body.classList.add("is-dragged-over");
  });
  const calm = () => document.body.classList.remove("is-dragged-over");
  document.addEventListener("dragleave", (event) => {
    if (event.relatedTarget === null) calm();
  });
  document.addEventListener("drop", (event) => {
    calm();
    if (!mayTake()) return keepFromBrowser(event);
    event.preventDefault();
    take(event, event.dataTransfer);
  });
}

/** A file that is dropped where none is taken would be opened in place of the page. */
function keepFromBrowser(event: DragEvent) {
  if (event.dataTransfer?.types.includes("Files")) event.preventDefault();
}

/** @param target  whether a paste there belongs to a field or a dialog */
const isWriting = (target: EventTarget | null) =>
  target instanceof Element && target.closest("input, textarea, select, dialog, [contenteditable]") !== null;
