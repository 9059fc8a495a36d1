/**
 * One lesson: its text, its board, and the judgement of the learner's turn.
 *
 * @import { GameInfo } from "../../common/catalogue.js"
 * @import { TemplateResult } from "../../vendor/lit-html.js"
 * @import { State } from "../../engine/wire.js"
 * @import { Lesson } from "./lessons.js"
 */
import { buttonPart } from "../../common/controls.js";
import { html } from "../../common/html.js";
import { later } from "../../common/strings/later/index.js";
import { isReached, textOf } from "./lessons.js";

/** The failure is shown below the board already. */
const stays = () => {};

/**
 * @param {GameInfo} info
 * @param {Lesson} lesson
 * @param {object} handlers
 * @param {() => void} handlers.onChange  another text or button is to be seen
 * @param {() => void} handlers.onDone
 * @param {() => void} handlers.onNext
 * @returns {() => TemplateResult} how it looks now
 */
export function createLesson(info, lesson, { onChange, onDone, onNext }) {
  const board = /** @type {import("../../embed/element.js").SunstonesBoard} */ (document.createElement("sunstones-board"));
  const words = textOf(lesson);
  const attributes = { mode: "play", game: info.id, size: String(lesson.size), holes: lesson.holes ?? "", turns: lesson.turns };
  for (const [name, value] of Object.entries(attributes)) if (value) board.setAttribute(name, value);
  /** @type {"" | "hint" | "missed" | "done"} */
  let mood = "";
  let verdict = "";

  /** @param {typeof mood} nextMood @param {string} text */
  function say(nextMood, text) {
    [mood, verdict] = [nextMood, text];
    onChange();
  }

  const firstTurn = lesson.turns.split(" ").filter(Boolean).length + 1;
  // Only the engine knows the stones of the position, so it is asked at once.
  board.addEventListener("painted", () => void board.restart().catch(stays), { once: true });
  board.addEventListener("turn", (event) => {
    const { turn, state } = /** @type {CustomEvent<{ turn: string, state: State }>} */ (event).detail;
    // Turns after the learner's turn are not judged.
    if (state.turns.length !== firstTurn) return;
    if (!isReached(lesson.goal, turn, state)) return say("missed", later.lessonMissed(words.hint));
    say("done", words.praise);
    onDone();
  });

  const again = () => void board.restart().then(() => say("", ""), stays);

  return () => html`
    <article class="lesson" data-lesson=${lesson.id}>
      <div class="lesson-text">
        <h3 tabindex="-1">${words.title}</h3>
        <p>${words.text}</p>
        <p class="verdict" data-mood=${mood} aria-live="polite">${verdict}</p>
        <div class="lesson-buttons">
          ${buttonPart("lessonHint", later.lessonHint, () => say("hint", words.hint), { isShown: mood !== "done" })}
          ${buttonPart("lessonAgain", later.lessonAgain, again, { isShown: mood === "missed" || mood === "done" })}
          ${buttonPart("lessonNext", later.lessonNext, onNext, { isShown: mood === "done", kind: "primary" })}
        </div>
      </div>
      ${board}
    </article>
  `;
}
