/**
 * The panel that teaches a game: its lessons, and its rules with live boards. The boards are the same element as in other
 * people's pages; they share the page's engine, each with its own match, and the game on the board does not change.
 *
 * @import { Catalogue, GameInfo } from "../../common/catalogue.js"
 * @import { TemplateResult } from "../../vendor/lit-html.js"
 * @import { Client } from "../../engine/client.js"
 * @import { Storage } from "../platform/storage.js"
 * @import { Lesson } from "./lessons.js"
 *
 * @typedef {object} LearnPanel
 * @property {(info: GameInfo) => Promise<void>} open
 */
import { rulePageOf } from "../../common/catalogue.js";
import { byId, element, setText } from "../../common/dom.js";
import { html, nothing, render } from "../../common/html.js";
import { strings } from "../../common/strings/index.js";
import { later } from "../../common/strings/later/index.js";
import { defineBoards } from "../../embed/element.js";
import { shareEngine } from "../../engine/shared_engine.js";
import { dialogHeader } from "../platform/dialog.js";
import { createLesson } from "./lesson.js";
import { fetchLessons, textOf } from "./lessons.js";
import { createProgress } from "./progress.js";

/**
 * @param {Client} client
 * @param {Storage} storage
 * @param {Catalogue} catalogue
 * @returns {Promise<LearnPanel>}
 */
export async function createLearnPanel(client, storage, catalogue) {
  shareEngine(client);
  await defineBoards(catalogue);
  const dialog = /** @type {HTMLDialogElement} */ (byId("learn"));
  const progress = createProgress(storage);
  const { header, heading } = dialogHeader(dialog);
  const list = element("ol", { class: "lesson-list" });
  const body = element("div", { class: "learn-body" });
  /** @type {Map<string, readonly Lesson[]>} by game, from when its panel is first opened */
  const known = new Map();
  /** @type {GameInfo | null} the game that is taught */
  let taught = null;
  /** The part next to the list. @type {() => TemplateResult | typeof nothing} */
  let shown = () => nothing;
  dialog.append(header, element("nav", { "aria-label": later.lessonList }, list), body);
  // The boards that were shown give their sessions back.
  dialog.addEventListener("close", () => show(() => nothing));

  function paint() {
    render(shown(), body);
  }

  /** @param {typeof shown} part */
  function show(part) {
    shown = part;
    paint();
    body.scrollTop = 0;
  }

  /** @param {GameInfo} info @param {string} chosen  a lesson's id, or "rules" */
  function showList(info, chosen) {
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

  /** @param {GameInfo} info @param {number} index  from 0 */
  function showLesson(info, index) {
    const lessons = lessonsOf(info);
    const lesson = lessons[index];
    if (!lesson) return;
    showList(info, lesson.id);
    show(
      createLesson(info, lesson, {
        onChange: paint,
        onDone() {
          progress.markDone(info.id, lesson.id);
          showList(info, lesson.id);
        },
        onNext: () => (index + 1 < lessons.length ? showLesson(info, index + 1) : void showRules(info)),
      }),
    );
    body.querySelector("h3")?.focus();
  }

  /** @param {GameInfo} info */
  async function showRules(info) {
    showList(info, "rules");
    /** @type {Node[] | TemplateResult} */
    let rules = [];
    const part = () => html`
      <p><a href=${rulePageOf(info.id)} class="rules-page">${later.rulesPage}</a></p>
      <article class="rules-in-panel">${rules}</article>
    `;
    show(part);
    /** @type {HTMLElement | null} */ (list.querySelector("[aria-current=true]"))?.focus();
    rules = await rulesOf(info.id).catch(() => html`<p>${later.rulesUnavailable}</p>`);
    if (shown === part) paint();
  }

  /** @param {GameInfo} info */
  function showProblem(info) {
    showList(info, "");
    show(() => html`<p role="alert">${later.lessonsUnavailable}</p>`);
  }

  /** @param {GameInfo} info @returns {readonly Lesson[]} none before they have come */
  const lessonsOf = (info) => known.get(info.id) ?? [];

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

/**
 * @param {string} game
 * @returns {Promise<Node[]>} the sections of the page; rejects where it cannot be fetched
 */
export async function rulesOf(game) {
  const address = rulePageOf(game);
  const reply = await fetch(new URL(address, SITE));
  if (!reply.ok) throw new Error(`${address}: ${reply.status}`);
  // It is this site's own page. Parsed as a separate document, none of its scripts run; only its sections are copied.
  const page = new DOMParser().parseFromString(await reply.text(), "text/html");
  return [...page.querySelectorAll("#rules section:not(.play-it, .solved)")].map((section) => document.importNode(section, true));
}
