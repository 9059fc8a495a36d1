/**
 * The part of the settings about all that is kept on this device: one file for it, out and in, and deleting it. Questions
 * before that are below the buttons.
 */
import { buttonPart } from "../../common/controls.js";
import { element } from "../../common/dom.js";
import { html, nothing, render } from "../../common/html.js";
import { later } from "../../common/strings/later/index.js";
import { discardImage } from "../../engine/image.js";
import { createBackup } from "../platform/backup.js";
import { dayOf } from "../platform/day.js";
import { download } from "../transfer/outgoing.js";
import { readTextFile } from "../transfer/text_file.js";
import { LONGEST_FILE, bringsGame, filesOf, keptIn, readFile, replaceKept, takeEverything } from "./everything.js";
import { savedGames } from "./saved_games.js";
import { withLost } from "./words.js";
import type { TemplateResult } from "../../vendor/lit-html.js";
import type { Everything } from "./everything.js";

type Question = { kind: "import"; file: Everything } | { kind: "delete"; count: number };

/** Of a file: a character takes up to three. */
const MOST_BYTES = 3 * LONGEST_FILE;

const ofBrowser = () => localStorage;
const ofTab = () => sessionStorage;

/** @returns open: to be called when it is shown again */
export function createDevicePart(): { root: HTMLElement; open: () => void } {
  const root = element("section", { class: "device" });
  const backup = createBackup();
  let question: Question | null = null;
  let note = "";
  let problem = "";

  function show(now: { note?: string; problem?: string; question?: Question } = {}) {
    ({ note = "", problem = "", question = null } = now);
    render(
      html`
        <h3>${later.deviceHeading}</h3>
        <p class="hint">${later.deviceHint}</p>
        <div class="share-buttons">
          ${buttonPart("exportAll", later.exportAll, () => void exportAll())}
          <input type="file" id="import-all" accept=".json,application/json" @change=${chooseFile} />
          <label class="button" for="import-all">${later.importAll}</label>
          ${buttonPart("deleteAll", later.deleteAll, () => void askToDelete(), { kind: "danger" })}
        </div>
        <p class="problem" role="alert">${problem}</p>
        <p class="device-note" role="status">${note}</p>
        ${question ? questionPart(question) : nothing}
      `,
      root,
    );
    if (!question) return;
    const asked = root.querySelector(".device-question") as HTMLElement;
    asked.focus();
    asked.scrollIntoView({ block: "nearest" });
  }

  function questionPart(asked: Question) {
    if (asked.kind === "delete") {
      const answer = buttonPart("deleteEverything", later.deleteEverything, () => void deleteAll(), { kind: "danger" });
      return questionFrame(later.deleteTitle, later.deleteText(asked.count), [answer], () => leave("deleteAll"));
    }
    const { games, savedAt, lost } = asked.file;
    const add = buttonPart("importGames", later.importGames, () => void takeGames(asked.file));
    const replace = buttonPart("importEverything", later.importEverything, () => void takeAll(asked.file), { kind: "danger" });
    // If everything is replaced, the page reloads, without a message afterwards.
    const text = withLost(later.importText(games.length, later.date(savedAt)), lost);
    return questionFrame(later.importTitle, text, [add, replace], () => leave("exportAll"));
  }

  /** @param control  that gets the focus */
  function leave(control: string) {
    show();
    (root.querySelector(`[data-do=${control}]`) as HTMLElement | null)?.focus();
  }

  async function exportAll() {
    const entries = await savedGames.entries();
    const { files, games } = filesOf(entries, keptIn(ofBrowser), await backup.read());
    const name = `sunstones-${dayOf()}`;
    for (const [index, parts] of files.entries()) {
      const number = files.length > 1 ? `-${index + 1}-of-${files.length}` : "";
      download(`${name}${number}.json`, new Blob(parts, { type: "application/json" }));
    }
    const lost = entries.length - games;
    show({ note: withLost(later.allExported(games, files.length), lost) });
  }

  async function chooseFile({ target }: Event & { target: HTMLInputElement }) {
    const [chosen] = target.files ?? [];
    if (!chosen) return;
    const { text, problem: unread } = await readTextFile(chosen, MOST_BYTES, later.importDamaged);
    target.value = "";
    if (text === null) return show({ problem: unread });
    const file = readFile(text);
    if (file === "damaged") return show({ problem: later.importDamaged });
    if (file === "newer") return show({ problem: later.importNewer });
    show({ question: { kind: "import", file } });
  }

  async function takeGames({ games, lost }: Everything) {
    const taken = await savedGames.add(games);
    if (!taken) return show({ problem: later.importNoRoom });
    show({ note: withLost(later.gamesImported(taken.added, taken.known), lost) });
  }

  async function takeAll(file: Everything) {
    const kept = await takeEverything(file, ofBrowser, savedGames, backup);
    if (!kept) return show({ problem: later.importNoRoom });
    startAnew(() => {
      replaceKept(ofBrowser, kept);
      // The tab has its own game, which would be found first.
      if (bringsGame(file.kept)) forgetTab();
    });
  }

  async function askToDelete() {
    const { games } = await savedGames.list();
    show({ question: { kind: "delete", count: games.length } });
  }

  async function deleteAll() {
    await Promise.all([savedGames.clear(), backup.clear(), discardImage()]);
    startAnew(() => {
      replaceKept(ofBrowser, new Map());
      forgetTab();
    });
  }

  return { root, open: () => show() };
}

function forgetTab() {
  replaceKept(ofTab, new Map());
  history.replaceState(null, "");
}

/** Reloads the page. Data that the page stores when it is left would undo the change, so the change is made again at the end. */
function startAnew(change: () => void) {
  change();
  addEventListener(
    "pagehide",
    (event) => {
      event.stopImmediatePropagation();
      change();
    },
    { capture: true, once: true },
  );
  location.reload();
}

const questionFrame = (title: string, text: string, answers: TemplateResult[], onCancel: () => void) => html`
  <div class="device-question" role="group" tabindex="-1" aria-labelledby="device-title" aria-describedby="device-text">
    <h4 id="device-title">${title}</h4>
    <p id="device-text">${text}</p>
    <div class="share-buttons">${answers} ${buttonPart("cancelDevice", later.cancel, onCancel)}</div>
  </div>
`;
