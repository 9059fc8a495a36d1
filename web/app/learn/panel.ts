/**
 * The panel that teaches a game: its lessons, and its rules with live boards. The boards are the same element as in other
 * people's pages; they share the page's engine, each with its own match, and the game on the board does not change.
 */
import { rulePageOf, type Catalogue, type GameInfo } from "../../common/catalogue.js";
import { byId, element, setText } from "../../common/dom.js";
import { html, nothing, render } from "../../common/html.js";
import { usualSetup, type Setup } from "../../common/setup.js";
import { HUMAN } from "../../common/sides.js";
import { strings } from "../../common/strings/index.js";
import { later } from "../../common/strings/later/index.js";
import { defineBoards } from "../../embed/element.js";
import { MODES } from "../../embed/modes.js";
import { shareEngine } from "../../engine/shared_engine.js";
import { dialogHeader } from "../platform/dialog.js";
import { createLesson } from "./lesson.js";
import { fetchLessons, textOf, type Lesson } from "./lessons.js";
import { createProgress } from "./progress.js";
import type { TemplateResult } from "../../vendor/lit-html.js";
import type { Client } from "../../engine/client.js";
import type { Storage } from "../platform/storage.js";
import type { Settings } from "../settings/settings.js";

interface LearnPanel {
  open: (info: GameInfo) => Promise<void>;
}

/** @param begin  a game: the first one, to which the lessons lead */
export async function createLearnPanel(
  client: Client,
  storage: Storage,
  catalogue: Catalogue,
  settings: Pick<Settings, "set">,
  begin: (setup: Setup) => unknown,
): Promise<LearnPanel> {
  shareEngine(client);
  defineBoards(catalogue, MODES);
  const dialog = byId("learn") as HTMLDialogElement;
  const progress = createProgress(storage);
  const { header, heading } = dialogHeader(dialog);
  const list = element("ol", { class: "lesson-list" });
  const body = element("div", { class: "learn-body" });
  /** By game, from when its panel is first opened. */
  const known = new Map<string, readonly Lesson[]>();
  /** The game that is taught. */
  let taught: GameInfo | null = null;
  /** The part next to the list. */
  let shown: () => TemplateResult | typeof nothing = () => nothing;
  dialog.append(header, element("nav", { "aria-label": later.lessonList }, list), body);
  // The boards that were shown give their sessions back.
  dialog.addEventListener("close", () => show(() => nothing));

  function paint() {
    render(shown(), body);
  }

  function show(part: typeof shown) {
    shown = part;
    paint();
    body.scrollTop = 0;
  }

  /** @param chosen  a lesson's id, or "rules" */
  function showList(info: GameInfo, chosen: string) {
    render(
      html`
        ${lessonsOf(info).map((lesson, index) => {
          const name = `${index + 1}. ${textOf(lesson).title}`;
          const isDone = progress.isDone(info.id, lesson.id);
          return html`
            <li>
              <button
                type="button"
                data-lesson=${lesson.id}
                aria-label=${name + (isDone ? later.lessonDone : "")}
                aria-current=${lesson.id === chosen ? "true" : "false"}
                @click=${() => showLesson(info, index)}
              >
                ${index + 1}<span class="name">. ${textOf(lesson).title}</span
                >${isDone ? html`<span class="done"> ✓</span>` : nothing}
              </button>
            </li>
          `;
        })}
        <li>
          <button
            type="button"
            data-lesson="rules"
            aria-current=${chosen === "rules" ? "true" : "false"}
            @click=${() => void showRules(info)}
          >
            ${strings.rulesLink}
          </button>
        </li>
      `,
      list,
    );
  }

  /** A game against the gentlest opponent, in which a cell shows what a stone there would do. */
  function playFirst(info: GameInfo) {
    dialog.close();
    settings.set("preview", true);
    void begin({ ...usualSetup(info), sides: [HUMAN, info.opponents[0]?.id ?? HUMAN] });
  }

  /** @param index  from 0 */
  function showLesson(info: GameInfo, index: number) {
    const lessons = lessonsOf(info);
    const lesson = lessons[index];
    if (!lesson) return;
    const isDone = progress.isDone(info.id, lesson.id);
    showList(info, lesson.id);
    show(
      createLesson(info, lesson, {
        onChange: paint,
        onDone() {
          progress.markDone(info.id, lesson.id);
          showList(info, lesson.id);
        },
        ...(index + 1 < lessons.length
          ? { next: later.lessonNext, onNext: () => showLesson(info, index + 1) }
          : { next: isDone ? strings.playGame(info.name) : later.playFirstGame, onNext: () => playFirst(info) }),
      }),
    );
    body.querySelector("h3")?.focus();
  }

  async function showRules(info: GameInfo) {
    showList(info, "rules");
    let rules: Node[] | TemplateResult = [];
    const part = () => html`
      <p><a href=${rulePageOf(info.id)} class="rules-page">${later.rulesPage}</a></p>
      <article class="rules-in-panel">${rules}</article>
    `;
    show(part);
    (list.querySelector("[aria-current=true]") as HTMLElement | null)?.focus();
    rules = await rulesOf(info.id).catch(() => html`<p>${later.rulesUnavailable}</p>`);
    if (shown === part) paint();
  }

  function showProblem(info: GameInfo) {
    showList(info, "");
    show(() => html`<p role="alert">${later.lessonsUnavailable}</p>`);
  }

  /** @returns none before they have come */
  const lessonsOf = (info: GameInfo): readonly Lesson[] => known.get(info.id) ?? [];

  return {
    async open(info) {
      taught = info;
      setText(heading, strings.learnTitle(info.name));
      dialog.showModal();
      const fetched = known.get(info.id) ?? (await fetchLessons(info.id).catch(() => null));
      if (fetched) known.set(info.id, fetched);
      if (!dialog.open || taught !== info) return;
      const lessons = lessonsOf(info);
      const next = lessons.findIndex((lesson) => !progress.isDone(info.id, lesson.id));
      if (!fetched) showProblem(info);
      else if (next === -1) void showRules(info);
      else showLesson(info, next);
    },
  };
}

const SITE = new URL("../../", import.meta.url);

/** @returns the sections of the page; rejects where it cannot be fetched */
export async function rulesOf(game: string): Promise<Node[]> {
  const address = rulePageOf(game);
  const reply = await fetch(new URL(address, SITE));
  if (!reply.ok) throw new Error(`${address}: ${reply.status}`);
  // It is this site's own page. Parsed as a separate document, none of its scripts run; only its sections are copied.
  const page = new DOMParser().parseFromString(await reply.text(), "text/html");
  return [...page.querySelectorAll("#rules section:not(.play-it, .solved)")].map((section) => document.importNode(section, true));
}
