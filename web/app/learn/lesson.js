/**
 * One lesson: its text, its board, and what is said of the learner's turn.
 *
 * @import { GameInfo } from "../../common/catalogue.js"
 * @import { State } from "../../engine/protocol.js"
 * @import { Lesson } from "./lessons.js"
 */
import { button, element, setText } from "../../common/dom.js";
import { later } from "../../common/strings/later/index.js";
import { isReached, textOf } from "./lessons.js";

/** What went wrong stands below the board by then. */
const stays = () => {};

/**
 * @param {GameInfo} info
 * @param {Lesson} lesson
 * @param {object} handlers
 * @param {() => void} handlers.onDone
 * @param {() => void} handlers.onNext
 * @returns {HTMLElement}
 */
export function lessonView(info, lesson, { onDone, onNext }) {
  const board = /** @type {import("../../embed/element.js").SunstonesBoard} */ (document.createElement("sunstones-board"));
  const words = textOf(lesson);
  const attributes = { mode: "play", game: info.id, size: String(lesson.size), holes: lesson.holes ?? "", turns: lesson.turns };
  for (const [name, value] of Object.entries(attributes)) if (value) board.setAttribute(name, value);
  const verdict = element("p", { class: "verdict", "aria-live": "polite" });
  const hint = button(later.lessonHint, () => say("hint", words.hint));
  const again = button(later.lessonAgain, () => void board.restart().then(() => say("", ""), stays));
  const next = button(later.lessonNext, onNext, "primary");
  const controls = { lessonHint: hint, lessonAgain: again, lessonNext: next };
  for (const [name, control] of Object.entries(controls)) control.dataset["do"] = name;
  again.hidden = next.hidden = true;

  /** @param {string} mood @param {string} text */
  function say(mood, text) {
    verdict.dataset["mood"] = mood;
    setText(verdict, text);
    again.hidden = mood !== "missed" && mood !== "done";
    hint.hidden = mood === "done";
    next.hidden = mood !== "done";
  }

  const firstTurn = lesson.turns.split(" ").filter(Boolean).length + 1;
  // The stones of the position are the engine's to say, so it is asked at once.
  board.addEventListener("painted", () => void board.restart().catch(stays), { once: true });
  board.addEventListener("turn", (event) => {
    const { turn, state } = /** @type {CustomEvent<{ turn: string, state: State }>} */ (event).detail;
    // What is played on after the learner's turn is for fun.
    if (state.turns.length !== firstTurn) return;
    if (!isReached(lesson.goal, turn, state)) return say("missed", later.lessonMissed(words.hint));
    say("done", words.praise);
    onDone();
  });
  return element(
    "article",
    { class: "lesson", "data-lesson": lesson.id },
    element(
      "div",
      { class: "lesson-text" },
      element("h3", { tabindex: "-1" }, words.title),
      element("p", {}, words.text),
      verdict,
      element("div", { class: "lesson-buttons" }, hint, again, next),
    ),
    board,
  );
}
