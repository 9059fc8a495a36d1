/**
 * "Guess the turn": a strong game, or the one on the page's board, is played before the player, who finds the turns of one side.
 * The board is that of other people's pages, with its own match, so the game on the page's board does not change.
 */
import { colourOf } from "../../common/colours.js";
import { gameOf, type Catalogue, type GameInfo } from "../../common/catalogue.js";
import { buttonPart } from "../../common/controls.js";
import { creditPart } from "../../common/credit.js";
import { element } from "../../common/dom.js";
import { html, nothing, render } from "../../common/html.js";
import { messageOf } from "../../common/problems.js";
import { isFinished } from "../../common/snapshot.js";
import { boards } from "../../common/strings/boards/index.js";
import { language } from "../../common/strings/index.js";
import { later } from "../../common/strings/later/index.js";
import { cellsNamed } from "../../common/turn_text.js";
import { costOf } from "../exercises/answer.js";
import { boardOf, prepareBoards, stays, type PositionBoard } from "../exercises/board.js";
import { createAnswerCoach } from "../exercises/why.js";
import { dialogHeader } from "../platform/dialog.js";
import { fetchText } from "../platform/text_file.js";
import { whyPart } from "../study/why_part.js";
import { LANGUAGES, askedOf, readPack, type AlongGame } from "./pack.js";
import { MOST_POINTS, createResults, pointsFor } from "./points.js";
import type { View } from "../../board/view.js";
import type { TemplateResult } from "../../vendor/lit-html.js";
import type { Client } from "../../engine/client.js";
import type { Colour, State } from "../../engine/wire.js";
import type { Controller } from "../../play/controller.js";
import type { Storage } from "../platform/storage.js";

const PACKS = new URL("packs/", import.meta.url);
/** Playouts after each of two turns that are compared: a second or two, and close enough for points. */
const PLAYOUTS = 512;

type Stage = "asked" | "judging" | "told";

export function createAlongDialog({
  client,
  catalogue,
  storage,
  controller,
}: {
  client: Client;
  catalogue: Catalogue;
  storage: Storage; // of the browser
  controller: Pick<Controller, "snapshot">; // of the game on the page's board
}): { open: () => void } {
  prepareBoards(client, catalogue);
  const results = createResults(storage);
  const dialog = element("dialog", { id: "along", class: "exercises" });
  const { header } = dialogHeader(dialog, later.alongTitle);
  const body = element("div", { class: "exercises-body" });
  dialog.append(header, body);
  document.body.append(dialog);
  const packs = new Map<string, AlongGame[]>();
  let game: AlongGame | null = null;
  /** For the turns so far. */
  let points: number[] = [];
  let stage: Stage = "asked";
  let guess = "";
  let verdict = "";
  let isBest = false;
  let problem = "";
  /** Whose turns are guessed. */
  let colour: Colour = "black";
  let board: PositionBoard | null = null;

  const index = (): number => game?.asked[points.length - (stage === "told" ? 1 : 0)] ?? 0;
  const played = (): string => game?.turns[index()] ?? "";
  const best = (): string => game?.better[index()] ?? played();
  const total = (): number => points.reduce((sum, one) => sum + one, 0);

  const coach = createAnswerCoach(
    client,
    () => (game && stage === "told" && guess !== "" ? { position: before(game), turn: guess, better: best() } : null),
    () => {
      show();
      board?.cover(cover);
    },
  );

  /** The turn that was played is ringed next to the guess. */
  const cover = (view: View): View =>
    coach.draw(stage === "told" ? { ...view, marks: { ...view.marks, pointed: cellsNamed(played()) } } : view);

  const before = (one: AlongGame) => ({ ...one, turns: one.turns.slice(0, index()) });
  const isOver = () => game !== null && stage !== "told" && points.length === game.asked.length;

  function show() {
    render(game === null ? choicePart() : isOver() ? resultPart(game) : turnPart(game), body);
  }

  function focusHeading() {
    (body.querySelector("h3") as HTMLElement | null)?.focus();
  }

  async function begin(info: GameInfo) {
    const pack = packs.get(info.id) ?? (await fetchPack(info));
    const done = results.of(info.id)?.played ?? [];
    // When all were played they come again, the one that was played first.
    const next = pack.find(({ key }) => !done.includes(key ?? 0)) ?? pack.find(({ key }) => key === done[0]) ?? pack[0];
    problem = next ? "" : later.alongMissing(info.name);
    play(next ?? null);
  }

  async function fetchPack(info: GameInfo): Promise<AlongGame[]> {
    const pack = readPack((await fetchText(new URL(`${info.id}.txt`, PACKS))) ?? "", info);
    if (pack.length > 0) packs.set(info.id, pack);
    return pack;
  }

  /** @param side  of the game on the page's board: 0 or 1 */
  function playHere({ game: id, size, holes, start, turns }: State, side: number) {
    const asked = askedOf(turns, side, start?.endsWith("/2") ? 1 : 0);
    play({ key: null, game: id, size, holes, start, turns, asked, better: {}, reasons: {} });
  }

  function play(next: AlongGame | null) {
    [game, points, isBest] = [next, [], false];
    const begins = next?.start?.endsWith("/2") ? 1 : 0;
    // After a swap the board knows better.
    colour = gameOf(catalogue, next?.game ?? "")?.colours[((next?.asked[0] ?? 0) + begins) % 2] ?? colour;
    ask();
  }

  /** Puts the next position on the board. */
  function ask() {
    [stage, guess, verdict] = ["asked", "", ""];
    const now = game;
    board =
      now && !isOver()
        ? boardOf(before(now), (turn, _, made) => made === board && stage === "asked" && void judge(now, turn))
        : null;
    board?.addEventListener("ready", () => {
      if (stage === "asked" && board?.state) colour = colourOf(board.state, board.state.to_move);
      show();
    });
    if (now && isOver()) finish(now);
    show();
    focusHeading();
  }

  function finish({ game: id, key, asked }: AlongGame) {
    const share = total() / (MOST_POINTS * asked.length);
    isBest = Math.round(100 * share) > (results.of(id)?.best ?? 0);
    results.note(id, share, key);
  }

  async function judge(now: AlongGame, turn: string) {
    board?.lock();
    const own = board;
    let cost = 0;
    if (turn !== best()) {
      [stage, verdict] = ["judging", boards.solveJudging(turn)];
      show();
      try {
        cost = await costOf(client, before(now), turn, best(), PLAYOUTS);
      } catch (failure) {
        if (own !== board) return;
        [stage, verdict] = ["asked", messageOf(failure)];
        void own?.restart().catch(stays);
        return show();
      }
      if (own !== board) return;
    }
    guess = turn;
    tell(turn === played() ? later.alongSame(turn) : later.alongOther(turn, boards.turnText(played())), cost);
  }

  /** @param said  about the guess @param cost  null where there was none */
  function tell(said: string, cost: number | null) {
    const gained = cost === null ? 0 : pointsFor(cost);
    const better = best() !== played() && guess !== best() ? later.alongBetter(boards.turnText(best())) : "";
    const yours = cost === null || guess === played() || guess === best() ? "" : later.alongCost(Math.round(100 * cost) / 100);
    verdict = [said, better, yours, `${later.alongPoints(gained, MOST_POINTS)}.`].filter(Boolean).join(" ");
    points = [...points, gained];
    stage = "told";
    board?.cover(cover);
    show();
    (body.querySelector("[data-do=alongNext]") as HTMLElement | null)?.focus();
  }

  function giveUp() {
    board?.lock();
    tell(later.alongShown(boards.turnText(played())), null);
  }

  function turnPart(now: AlongGame): TemplateResult {
    const place = points.length + (stage === "told" ? 0 : 1);
    const info = gameOf(catalogue, now.game);
    const since = now.turns.slice(place > 1 ? (now.asked[place - 2] ?? 0) : index(), index());
    const reason = stage === "told" ? (now.reasons[index()]?.[LANGUAGES.indexOf(language)] ?? "") : "";
    return html`
      <article class="lesson exercise">
        <div class="lesson-text">
          <h3 tabindex="-1">${later.alongHeading(info?.name ?? now.game, place, now.asked.length)}</h3>
          <p>${later.alongTask(index() + 1, colour)}</p>
          <p class="hint">${since.length > 0 ? later.alongSince(since.map(boards.turnText).join(" – ")) : nothing}</p>
          <p class="verdict" data-mood=${moodOf(stage, points.at(-1) ?? 0)} aria-live="polite">${verdict}</p>
          <p class="exercise-why" aria-live="polite">${coach.said() || reason}</p>
          <div class="lesson-buttons">
            ${whyPart(coach)} ${buttonPart("alongSkip", later.alongSkip, giveUp, { isShown: stage === "asked" })}
            ${buttonPart("alongNext", later.alongNext, ask, { isShown: stage === "told", kind: "primary" })}
            ${buttonPart("alongChoose", later.alongChoose, () => play(null), { kind: "quiet" })}
          </div>
          <p class="hint along-total">${points.length > 0 ? later.alongPoints(total(), MOST_POINTS * points.length) : nothing}</p>
        </div>
        ${board}
      </article>
    `;
  }

  function resultPart({ game: id, asked, turns, key }: AlongGame): TemplateResult {
    const info = gameOf(catalogue, id);
    return html`
      <h3 tabindex="-1">${later.alongDone(later.alongPoints(total(), MOST_POINTS * asked.length))}</h3>
      <p>${isBest ? later.alongNewBest : later.alongBest(results.of(id)?.best ?? 0)}</p>
      <ol class="along-points">
        ${asked.map(
          (at, place) => html`
            <li>
              <span>${at + 1}. ${boards.turnText(turns[at] ?? "")}</span>
              <span>${later.alongPoints(points[place] ?? 0, MOST_POINTS)}</span>
            </li>
          `,
        )}
      </ol>
      <div class="lesson-buttons">
        ${buttonPart("alongAnother", later.alongAnother, () => void (info && begin(info)), {
          isShown: key !== null,
          kind: "primary",
        })}
        ${buttonPart("alongChoose", later.alongChoose, () => play(null))}
      </div>
    `;
  }

  function choicePart(): TemplateResult {
    const now = controller.snapshot();
    // A game in which no help is allowed is played along when it is over.
    const mayHelp = isFinished(now) || (now.setup.gauntlet === null && now.setup.counts !== "rating");
    const here = mayHelp ? now.state : null;
    return html`
      <h3 class="along-about" tabindex="-1">${later.alongAbout}</h3>
      <p role="status">${problem}</p>
      <ul class="along-games">
        ${catalogue.games.map((info) => {
          const found = results.of(info.id);
          return html`
            <li>
              ${buttonPart(`along-${info.id}`, info.name, () => void begin(info))}
              <span class="hint">${creditPart(info)}</span>
              <span class="hint">${found ? later.alongBest(found.best) : nothing}</span>
            </li>
          `;
        })}
      </ul>
      ${here ? herePart(here) : nothing}
    `;
  }

  function herePart(state: State): TemplateResult | typeof nothing {
    const sides = [0, 1].filter((side) => askedOf(state.turns, side, state.start?.endsWith("/2") ? 1 : 0).length > 0);
    if (sides.length === 0) return nothing;
    return html`
      <h4>${later.alongHere}</h4>
      <div class="lesson-buttons">
        ${sides.map((side) => {
          const text = later.alongTurnsOf(colourOf(state, side));
          return buttonPart(`alongHere${side}`, text, () => playHere(state, side));
        })}
      </div>
    `;
  }

  dialog.addEventListener("close", () => {
    game = board = null;
    // The board gives its session back.
    render(nothing, body);
  });

  return {
    open() {
      dialog.showModal();
      play(null);
    },
  };
}

const moodOf = (stage: Stage, gained: number): string => (stage !== "told" ? "" : gained > 1 ? "done" : "missed");
