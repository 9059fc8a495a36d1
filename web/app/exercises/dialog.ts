/**
 * "Your mistakes": positions of the player's own games, each with a better turn to find. The board is that of other people's
 * pages, with its own match, so the game on the page's board does not change.
 */
import { gameOf, type Catalogue } from "../../common/catalogue.js";
import { buttonPart } from "../../common/controls.js";
import { element } from "../../common/dom.js";
import { html, nothing, render } from "../../common/html.js";
import { messageOf } from "../../common/problems.js";
import { strings } from "../../common/strings/index.js";
import { boards } from "../../common/strings/boards/index.js";
import { later } from "../../common/strings/later/index.js";
import { cellsNamed } from "../../common/turn_text.js";
import { onNewDay } from "../platform/day.js";
import { dialogHeader } from "../platform/dialog.js";
import { whyPart } from "../study/why_part.js";
import { isRight } from "./answer.js";
import { boardOf, prepareBoards, stays, type PositionBoard } from "./board.js";
import { createAnswerCoach } from "./why.js";
import { MOST_UNANSWERED, idOf, isFull, nextDue, nextOf, type Exercise } from "./exercise.js";
import type { TemplateResult } from "../../vendor/lit-html.js";
import type { Client } from "../../engine/client.js";
import type { State } from "../../engine/wire.js";
import type { Exercises } from "./exercises.js";

/** unjudged: the engine has failed. */
export type Stage = "asked" | "hinted" | "judging" | "unjudged" | "right" | "wrong";

export async function createExercisesDialog({
  client,
  catalogue,
  exercises,
}: {
  client: Client;
  catalogue: Catalogue;
  exercises: Exercises;
}): Promise<{ open: () => void }> {
  prepareBoards(client, catalogue);
  const dialog = element("dialog", { id: "exercises", class: "exercises" });
  const { header } = dialogHeader(dialog, later.exercisesTitle);
  const body = element("div", { class: "exercises-body" });
  dialog.append(header, body);
  document.body.append(dialog);
  let shown: Exercise | null = null;
  /** Exercises shown since the dialog was opened, except those that have got a day since. */
  let seen = new Set<string>();
  let isPractice = false;
  let stage: Stage = "asked";
  let verdict = "";
  /** The turn that was judged. */
  let answer = "";
  let hadHint = false;
  /** Only the first answer counts. */
  let isAnswered = false;
  let board: PositionBoard | null = null;
  dialog.addEventListener("close", () => {
    shown = board = null;
    // The board gives its session back.
    render(nothing, body);
  });

  function show() {
    render(shown ? exercisePart(shown) : restPart(), body);
  }

  const coach = createAnswerCoach(
    client,
    () => {
      // What is played on afterwards is not judged.
      const isJudged = board?.state?.turns.length === (shown?.turns.length ?? 0) + 1;
      if (!shown || !isJudged || (stage !== "right" && stage !== "wrong")) return null;
      // After a right answer it is about the turn of the game.
      return { position: shown, turn: stage === "right" ? shown.played : answer, better: shown.better };
    },
    () => {
      show();
      board?.cover(coach.draw);
    },
  );

  const waiting = () => nextOf(exercises.all(), Date.now(), seen, isPractice);

  function next() {
    shown = waiting();
    [stage, verdict, hadHint, isAnswered] = ["asked", "", false, false];
    const exercise = shown;
    board =
      exercise &&
      boardOf(exercise, (turn, state, made) => {
        // Turns after the answer are not judged.
        if (made === board && state.turns.length === exercise.turns.length + 1) void judge(exercise, turn, state);
      });
    if (shown) seen.add(idOf(shown));
    show();
    (body.querySelector("h3") as HTMLElement | null)?.focus();
  }

  function practise() {
    isPractice = true;
    seen = new Set();
    next();
  }

  // If none was due, one may be by now. Otherwise the focus stays where it is.
  onNewDay(() => {
    if (dialog.open && !shown && !isPractice && waiting()) next();
  });

  const exercisePart = (exercise: Exercise): TemplateResult => html`
    <article class="lesson exercise">
      <div class="lesson-text">
        <h3 tabindex="-1">${nameOf(catalogue, exercise)}</h3>
        <p>${later.exerciseTask(boards.turnText(exercise.played), exercise.cost)}</p>
        <p class="verdict" data-mood=${moodOf(stage)} aria-live="polite">${verdict}</p>
        <p class="exercise-why" aria-live="polite">${coach.said()}</p>
        <div class="lesson-buttons">
          ${buttonPart("exerciseHint", strings.hintButton, () => hint(exercise), {
            isShown: stage === "asked" && firstCell(exercise) !== null,
          })}
          ${whyPart(coach)}
          ${buttonPart("exerciseAgain", later.lessonAgain, () => again(exercise), { isShown: stage === "wrong" })}
          ${buttonPart("exerciseNext", later.exerciseNext, next, {
            isShown: ["right", "wrong", "unjudged"].includes(stage),
            kind: "primary",
          })}
          ${buttonPart("exerciseForget", later.exerciseForget, () => forget(exercise), { kind: "quiet" })}
        </div>
        ${countPart()}
      </div>
      ${board}
    </article>
  `;

  /** @returns the text if no exercise is due */
  function restPart(): TemplateResult {
    const all = exercises.all();
    const due = nextDue(all);
    const text =
      due === null ? later.exercisesNone : exercises.due() === 0 ? later.exercisesDone(later.date(due)) : later.exercisesSeen;
    return html`
      <h3 tabindex="-1">${due === null ? later.exercisesNoneTitle : later.exercisesDoneTitle}</h3>
      <p>${text}</p>
      <div class="lesson-buttons" ?hidden=${due === null}>
        ${buttonPart("exercisePractise", later.exercisePractise, practise)}
      </div>
      ${countPart()}
    `;
  }

  const countPart = () => html`
    <p class="hint" id="exercises-count">
      ${exercises.all().length > 0 ? later.exercisesCount(exercises.due(), exercises.all().length) : nothing}
      ${isFull(exercises.all()) ? later.exercisesMost(MOST_UNANSWERED) : nothing}
      ${exercises.outlivesPage() ? nothing : strings.keptForThePageOnly}
    </p>
  `;

  async function judge(exercise: Exercise, turn: string, state: State) {
    [stage, verdict, answer] = ["judging", boards.solveJudging(turn), turn];
    show();
    const own = board;
    try {
      const right = await isRight(client, exercise, turn, state);
      if (own !== board) return;
      [stage, verdict] = right ? ["right", later.exerciseRight(turn)] : ["wrong", wrongText(exercise, turn)];
      show();
      if (isAnswered) return;
      isAnswered = true;
      const card = await exercises.learn(exercise, right ? (hadHint ? "hard" : "good") : "again");
      if (card && !isPractice) seen.delete(idOf(exercise));
      if (own !== board) return;
      verdict += ` ${card ? later.exerciseComesAgain(later.date(card.due)) : later.exerciseNotScheduled}`;
    } catch (problem) {
      if (own !== board) return;
      // It can be answered again.
      [stage, verdict] = ["unjudged", messageOf(problem)];
      void own?.restart().catch(stays);
    }
    show();
  }

  function hint(exercise: Exercise) {
    const cell = firstCell(exercise);
    if (cell === null) return;
    [stage, verdict, hadHint] = ["hinted", later.exerciseHint(cell[0] ?? ""), true];
    show();
  }

  /** The better turn is marked now. */
  function again(exercise: Exercise) {
    [stage, verdict] = ["hinted", later.exerciseBetter(boards.turnText(exercise.better))];
    board?.setAttribute("marks", cellsNamed(exercise.better).join(" "));
    void board?.restart().catch(stays);
    show();
  }

  function forget(exercise: Exercise) {
    exercises.forget(exercise);
    next();
  }

  return {
    open() {
      isPractice = false;
      seen = new Set();
      dialog.showModal();
      next();
    },
  };
}

/** @returns the first cell of the better turn; null where that names none */
const firstCell = ({ better }: Exercise): string | null => cellsNamed(better)[0] ?? null;

function wrongText({ better, played, missed }: Exercise, turn: string) {
  const said = turn === played ? later.exerciseSame(turn) : later.exerciseWrong(turn);
  const wins = missed === null ? "" : ` ${later.exerciseWins(missed)}`;
  return `${said} ${later.exerciseBetter(boards.turnText(better))}${wins}`;
}

const nameOf = (catalogue: Catalogue, { game, turns }: Exercise) =>
  later.exerciseHeading(gameOf(catalogue, game)?.name ?? game, turns.length + 1);

const moodOf = (stage: Stage): string =>
  ({ asked: "", hinted: "hint", judging: "", unjudged: "", right: "done", wrong: "missed" })[stage];
