/** The "Puzzles" dialog: the puzzle of the day, and those of a game by difficulty and theme, with the result of each. */
import { byId } from "../../common/dom.js";
import { html, nothing, render } from "../../common/html.js";
import { strings } from "../../common/strings/index.js";
import { later } from "../../common/strings/later/index.js";
import { dayOf, onNewDay } from "../platform/day.js";
import { dialogHeader } from "../platform/dialog.js";
import { buttonPart, choicePart } from "../../common/controls.js";
import { createThumbnails } from "../library/thumbnails.js";
import { viewOf, type Puzzle } from "./pack.js";
import { daysInARow, isSolved, type KeptProgress, type Progress } from "./progress.js";
import { levelOf, nextPuzzle } from "./levels.js";
import { isTheme } from "./words.js";
import type { TemplateResult } from "../../vendor/lit-html.js";
import type { Catalogue, GameInfo } from "../../common/catalogue.js";
import type { Daily, Packs } from "./packs.js";

/** Empty texts let all through. */
export interface Filter {
  level: string;
  theme: string; // a letter
  state: string; // "open" or "solved"
}

/** Puzzles that are listed before one asks for more. */
const PAGE = 40;
const NO_FILTER: Filter = { level: "", theme: "", state: "" };

export function createListDialog({
  catalogue,
  packs,
  progress,
  onSolve,
  onNext,
  onDaily,
  onEasy,
}: {
  catalogue: Catalogue;
  packs: Packs;
  progress: KeptProgress;
  onSolve: (puzzle: Puzzle, info: GameInfo) => void;
  onNext: (info: GameInfo) => void; // the one that fits best
  onDaily: () => void; // the one of the day, whichever that is by now
  onEasy: () => void; // the easy one of the day
}) {
  const dialog = byId("puzzles") as HTMLDialogElement;
  const { header } = dialogHeader(dialog, later.puzzlesTitle);
  let chosen: GameInfo | null = null;
  let daily: Daily | null = null;
  let filter = NO_FILTER;
  let most = PAGE;
  let problem = "";
  const showThumbnails = createThumbnails((key) => {
    const puzzle = chosen && all(chosen).find((one) => one.key === key);
    return chosen && puzzle ? { ...viewOf(puzzle.position, chosen), showCoordinates: false } : null;
  });

  /** @returns the easiest first */
  const all = (info: GameInfo): Puzzle[] =>
    [...packs.puzzlesOf(info)].sort((one, other) => (one.rating ?? 0) - (other.rating ?? 0));

  function fitting(info: GameInfo, now: Progress): Puzzle[] {
    const { level, theme, state } = filter;
    return all(info).filter(({ key, rating, themes }) => {
      const isDone = isSolved(now.results[info.id]?.[key ?? ""]);
      return (
        (level === "" || levelOf(rating ?? 0) === level) &&
        (theme === "" || themes.includes(theme)) &&
        (state === "" || isDone === (state === "solved"))
      );
    });
  }

  async function choose(info: GameInfo) {
    if (chosen !== info) [filter, most] = [{ ...filter, theme: "" }, PAGE];
    chosen = info;
    show();
    await packs.fetchPack(info);
    if (chosen === info) show();
  }

  function narrow(changes: Partial<Filter>) {
    filter = { ...filter, ...changes };
    most = PAGE;
    show();
  }

  async function showDaily() {
    daily = await packs.fetchDaily();
    show();
  }

  function show() {
    const now = progress.now();
    render(
      html`
        <div class="dialog-frame">
          ${header}
          <div class="dialog-body puzzles-body">
            <p class="problem" role="alert">${problem}</p>
            ${dailyPart(daily, now, onDaily, onEasy)}
            <div class="profile-games" role="group" aria-label=${strings.gameLegend}>
              ${catalogue.games.map((info) => gamePart(info, info === chosen, now, packs, () => void choose(info)))}
            </div>
            ${chosen ? listPart(chosen, now) : nothing}
          </div>
        </div>
      `,
      dialog,
    );
    showThumbnails(dialog);
  }

  function listPart(info: GameInfo, now: Progress): TemplateResult {
    const puzzles = all(info);
    const shown = fitting(info, now);
    const results = now.results[info.id] ?? {};
    const solved = puzzles.filter(({ key }) => isSolved(results[key ?? ""])).length;
    const rating = now.ratings[info.id];
    const themes = [...new Set(puzzles.flatMap((puzzle) => puzzle.themes.filter(isTheme)))].sort();
    // Not of a level that has none; one that was chosen for another game stays to be seen.
    const had = new Set([filter.level, ...puzzles.map((puzzle) => levelOf(puzzle.rating ?? 0))]);
    const levels = Object.entries(later.puzzleLevels).filter(([level]) => had.has(level));
    const states = Object.entries(later.puzzleStates);
    const isKnown = packs.isKnown(info);
    const trouble = packs.problemOf(info) || (isKnown && puzzles.length === 0 ? later.noPuzzlesOf(info.name) : "");
    const tile = (puzzle: Puzzle) =>
      tilePart(puzzle, puzzles.indexOf(puzzle) + 1, results[puzzle.key ?? ""], () => onSolve(puzzle, info));
    return html`
      <section class="puzzles-list">
        <p class="puzzles-facts" role="status">
          ${puzzles.length > 0 ? html`<span>${later.puzzlesSolved(solved, puzzles.length)}</span>` : nothing}
          ${rating ? html`<span>${later.puzzleRating(Math.round(rating.elo))}</span>` : nothing}
          ${now.bestStreak > 0 ? html`<span>${later.puzzleStreak(now.streak, now.bestStreak)}</span>` : nothing}
        </p>
        ${trouble === "" ? nothing : html`<p class="problem" id="puzzles-trouble" role="alert">${trouble}</p>`}
        ${
          puzzles.length === 0
            ? nothing
            : html`
                <div class="puzzles-filter">
                  ${choicePart("puzzles-level", later.puzzleLevel, levels, filter.level, (level) => narrow({ level }))}
                  ${choicePart(
                    "puzzles-theme",
                    later.puzzleTheme,
                    themes.map((theme) => [theme, later.puzzleThemes[theme]]),
                    filter.theme,
                    (theme) => narrow({ theme }),
                  )}
                  ${choicePart("puzzles-state", later.puzzleState, states, filter.state, (state) => narrow({ state }))}
                  <button
                    type="button"
                    class="primary"
                    data-do="solveNext"
                    ?disabled=${nextOf(info, null) === null}
                    @click=${() => onNext(info)}
                  >
                    ${later.puzzleFitting}
                  </button>
                </div>
              `
        }
        ${puzzles.length > 0 && shown.length === 0 ? html`<p class="hint">${later.puzzlesNoneFits}</p>` : nothing}
        <ul class="puzzle-grid">
          ${shown.slice(0, most).map(tile)}
        </ul>
        ${shown.length > most ? buttonPart("morePuzzles", later.showMore, () => ((most += PAGE), show())) : nothing}
        <p class="hint">${later.puzzlesHint} ${progress.outlivesPage() ? later.profileLocal : later.settingsForThePageOnly}</p>
      </section>
    `;
  }

  /** @returns the next one of those that fit and are not solved; null for none */
  function nextOf(info: GameInfo, current: Puzzle | null): Puzzle | null {
    const now = progress.now();
    const isOpen = ({ key }: Puzzle) => filter.state === "solved" || !isSolved(now.results[info.id]?.[key ?? ""]);
    return nextPuzzle(fitting(info, now).filter(isOpen), current, now.ratings[info.id]?.elo ?? 0);
  }

  onNewDay(() => {
    if (dialog.open) void showDaily();
  });

  return {
    /** @param info  whose puzzles are shown @param trouble  in a sentence */
    async open(info: GameInfo | null, trouble: string = "") {
      problem = trouble;
      const game = info ?? chosen ?? catalogue.games[0];
      if (!game) return;
      const choosing = choose(game);
      if (!dialog.open) dialog.showModal();
      await showDaily();
      await choosing;
      show();
      // How many puzzles there are of each game stands on its button.
      for (const other of catalogue.games) if (!packs.isKnown(other)) void packs.fetchPack(other).then(show);
    },
    close: () => dialog.close(),
    nextOf,
  };
}

function dailyPart(daily: Daily | null, now: Progress, onDaily: () => void, onEasy: () => void): unknown {
  const day = daily?.day ?? dayOf();
  const days = daysInARow(now.daily, day);
  /** On some days the one beside it is as easy. */
  const isLevel = daily?.puzzle && daily.easy && levelOf(daily.puzzle.rating ?? 0) === levelOf(daily.easy.rating ?? 0);
  const part = (name: string, puzzle: Puzzle | null, solve: () => void) => {
    const result = daily ? now.results[daily.info.id]?.[puzzle?.key ?? ""] : undefined;
    const first = isLevel && name === "solveDaily" ? later.solveAnother : later.solvePuzzle;
    const act = isSolved(result) ? later.solvePuzzleAgain : first;
    return html`
      <button
        type="button"
        class="primary"
        data-do=${name}
        ?disabled=${!puzzle}
        title=${result ? later.puzzleResults[result] : nothing}
        @click=${solve}
      >
        ${puzzle ? later.actOfLevel(act, later.puzzleLevels[levelOf(puzzle.rating ?? 0)]) : act}
        ${isSolved(result) ? html`<span aria-hidden="true">✓</span>` : nothing}
      </button>
    `;
  };
  return html`
    <section class="puzzle-daily">
      <div class="puzzle-daily-words">
        <h3>${later.puzzleOfDay}</h3>
        <p>
          <time datetime=${day}>${later.date(Date.parse(`${day}T12:00:00`))}</time>
          ${daily ? html`<span translate="no">· ${daily.info.name}</span>` : nothing}
          ${days > 0 ? html`<span>· ${later.dailyStreak(days)}</span>` : nothing}
        </p>
      </div>
      <div class="puzzle-daily-acts">
        ${daily && !daily.easy ? nothing : part("solveEasy", daily?.easy ?? null, onEasy)}
        ${part("solveDaily", daily?.puzzle ?? null, onDaily)}
      </div>
    </section>
  `;
}

function gamePart(info: GameInfo, isShown: boolean, now: Progress, packs: Packs, onShow: () => void) {
  const solved = Object.values(now.results[info.id] ?? {}).filter(isSolved).length;
  const all = packs.puzzlesOf(info).length;
  return html`
    <button type="button" data-game=${info.id} aria-pressed=${isShown ? "true" : "false"} @click=${onShow}>
      <strong translate="no">${info.name}</strong><span>${all > 0 ? `${solved}/${all}` : solved > 0 ? solved : "–"}</span>
    </button>
  `;
}

/** @param number  from 1 */
function tilePart({ key, rating }: Puzzle, number: number, result: string | undefined, solve: () => void) {
  const level = later.puzzleLevels[levelOf(rating ?? 0)];
  const what = result === undefined ? "" : later.puzzleResults[result as keyof typeof later.puzzleResults];
  const sign = result === undefined ? "" : result === "missed" ? "✗" : "✓";
  return html`
    <li>
      <button
        type="button"
        class="puzzle-tile"
        data-do="solveThis"
        data-key=${key ?? ""}
        data-result=${result ?? nothing}
        title=${[level, what].filter(Boolean).join(" · ")}
        aria-label=${[later.puzzleName(number, level), what].filter(Boolean).join(", ")}
        @click=${solve}
      >
        <canvas class="board-colours" data-picture=${key ?? ""} aria-hidden="true"></canvas>
        <span>${number}</span><span class="puzzle-sign" aria-hidden="true">${sign}</span>
      </button>
    </li>
  `;
}
