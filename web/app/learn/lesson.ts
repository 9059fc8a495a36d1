/** One lesson: its text, its board, and the judgement of the learner's turn. */
import { buttonPart } from "../../common/controls.js";
import { html } from "../../common/html.js";
import { later } from "../../common/strings/later/index.js";
import { isReached, textOf, type Lesson } from "./lessons.js";
import type { GameInfo } from "../../common/catalogue.js";
import type { TemplateResult } from "../../vendor/lit-html.js";
import type { State } from "../../engine/wire.js";

/** The failure is shown below the board already. */
const stays = () => {};

/** @returns how it looks now */
export function createLesson(
  info: GameInfo,
  lesson: Lesson,
  {
    onChange,
    onDone,
    next,
    onNext,
  }: {
    onChange: () => void; // another text or button is to be seen
    onDone: () => void;
    next: string; // what comes after it, on the button
    onNext: () => void;
  },
): () => TemplateResult {
  const board = document.createElement("sunstones-board") as import("../../embed/element.js").SunstonesBoard;
  const words = textOf(lesson);
  const attributes = { mode: "play", game: info.id, size: String(lesson.size), holes: lesson.holes ?? "", turns: lesson.turns };
  for (const [name, value] of Object.entries(attributes)) if (value) board.setAttribute(name, value);
  let mood: "" | "hint" | "missed" | "done" = "";
  let verdict = "";

  function say(nextMood: typeof mood, text: string) {
    [mood, verdict] = [nextMood, text];
    onChange();
  }

  const firstTurn = lesson.turns.split(" ").filter(Boolean).length + 1;
  // Only the engine knows the stones of the position, so it is asked at once.
  board.addEventListener("painted", () => void board.restart().catch(stays), { once: true });
  board.addEventListener("turn", (event) => {
    const { turn, state } = (event as CustomEvent<{ turn: string; state: State }>).detail;
    // Turns after the learner's turn are not judged.
    if (state.turns.length !== firstTurn) return;
    board.lock();
    const { kind, least = 1 } = lesson.goal;
    if (!isReached(lesson.goal, turn, state)) return say("missed", later.lessonMissed[kind](turn, least));
    say("done", words.praise);
    onDone();
  });

  const again = () => void board.restart().then(() => say("", ""), stays);

  return () => {
    const isAnswered = mood === "missed" || mood === "done";
    return html`
      <article class="lesson" data-lesson=${lesson.id}>
        <div class="lesson-text">
          <h3 tabindex="-1">${words.title}</h3>
          <p>${words.text}</p>
          <p class="verdict" data-mood=${mood} aria-live="polite">${verdict}</p>
          <div class="lesson-buttons">
            ${buttonPart("lessonHint", later.lessonHint, () => say("hint", words.hint), { isShown: !isAnswered })}
            ${buttonPart("lessonAgain", later.lessonAgain, again, {
              isShown: isAnswered,
              kind: mood === "missed" ? "primary" : "",
            })}
            ${buttonPart("lessonNext", next, onNext, { isShown: mood === "done", kind: "primary" })}
          </div>
        </div>
        ${board}
      </article>
    `;
  };
}
