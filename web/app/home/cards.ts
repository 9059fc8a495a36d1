/** The cards of home: the game in progress, and what waits today. */
import { gameOf, type Catalogue, type GameInfo } from "../../common/catalogue.js";
import { buttonPart } from "../../common/controls.js";
import { html, iconPart, nothing } from "../../common/html.js";
import { strings } from "../../common/strings/index.js";
import { later } from "../../common/strings/later/index.js";
import { labelOf } from "../library/words.js";
import { portraitPart } from "../opponents/portrait.js";
import { dayOf } from "../platform/day.js";
import { levelOf } from "../puzzles/levels.js";
import { daysInARow, type Progress as Puzzles } from "../puzzles/progress.js";
import { gauntletLeft, isPlaying, isSolvedToday } from "./waiting.js";
import type { Setup } from "../../common/setup.js";
import type { Snapshot } from "../../common/snapshot.js";
import type { TemplateResult } from "../../vendor/lit-html.js";
import type { Exercises } from "../exercises/exercises.js";
import type { KeptGame } from "../game/kept_game.js";
import type { Gauntlet } from "../gauntlet/gauntlet.js";
import type { Daily } from "../puzzles/packs.js";

interface Card {
  name: string; // for tests and style sheets
  kind: string; // what it is
  title: string;
  text: unknown;
  picture: TemplateResult;
  waits?: boolean;
  acts: { name: string; text: string; act: () => void }[];
}

export interface HomeActs {
  begin: (setup: Setup) => unknown;
  resume: () => void; // the game on the board
  bringBack: () => void; // the game that was left when another one was begun
  goOnWith: (info: GameInfo) => void; // its gauntlet
  openDaily: () => void;
  openEasy: () => void; // the easy puzzle of the day
  openExercises: () => void;
  openLessons: (info: GameInfo) => void;
}

/** What the pictures of the board and of the day's puzzle begin with; those of games are their ids. */
export const BOARD = "board";
export const DAILY = "daily";

/** @returns in the order in which they are shown */
export function cardsOf({
  snapshot,
  catalogue,
  kept,
  puzzles,
  daily,
  exercises,
  gauntlet,
  acts,
}: {
  snapshot: Snapshot;
  catalogue: Catalogue;
  kept: KeptGame | null; // the game of an earlier visit
  puzzles: Puzzles; // the player's
  daily: Daily | null; // null until it has come
  exercises: Exercises;
  gauntlet: Pick<Gauntlet, "progress">;
  acts: HomeActs;
}): Card[] {
  const found = [
    gameNow(snapshot, catalogue, kept, acts),
    gameLeft(snapshot, catalogue, acts),
    puzzleNow(puzzles, daily, acts),
    exercisesNow(exercises, acts),
    runNow(snapshot, catalogue, gauntlet, acts),
  ];
  return found.filter((card) => card !== null);
}

function gameNow(snapshot: Snapshot, catalogue: Catalogue, kept: KeptGame | null, { resume }: HomeActs): Card | null {
  const { state, setup, revision } = snapshot;
  const info = gameOf(catalogue, setup.game);
  if (!info || !isPlaying(snapshot, kept)) return null;
  return {
    name: "resume",
    kind: later.gameInProgress,
    title: info.name,
    text: state
      ? html`<span>${labelOf({ about: setup }, info)}</span> <span>${later.turnsPlayed(state.turns.length)}</span>`
      : strings.bringingBack,
    picture: pictureOf(state ? `${BOARD} ${revision}` : info.id),
    acts: [{ name: "resumeGame", text: strings.resume, act: resume }],
  };
}

function gameLeft({ left }: Snapshot, catalogue: Catalogue, { bringBack }: HomeActs): Card | null {
  const info = left && gameOf(catalogue, left.setup.game);
  if (!left || !info) return null;
  return {
    name: "left",
    kind: later.gameInProgress,
    title: info.name,
    text: labelOf({ about: left.setup }, info),
    picture: pictureOf(info.id),
    acts: [{ name: "resumeLeft", text: strings.resume, act: bringBack }],
  };
}

function puzzleNow(now: Puzzles, daily: Daily | null, { openDaily, openEasy }: HomeActs): Card {
  const isSolved = isSolvedToday(now, dayOf());
  const days = daysInARow(now.daily, dayOf());
  const puzzle = daily?.puzzle;
  const level = puzzle ? levelOf(puzzle.rating ?? 0) : "easy";
  const easier = { name: "solveEasy", text: later.puzzleLevels.easy, act: openEasy };
  return {
    name: "daily",
    kind: later.puzzleOfDay,
    title: daily?.info.name ?? "…",
    text: html`<span>${puzzle ? later.puzzleLevels[level] : ""}</span>
      ${days > 0 ? html`<strong>${later.dailyStreak(days)}</strong>` : nothing}`,
    picture: pictureOf(puzzle ? `${DAILY} ${puzzle.key}` : ""),
    waits: !isSolved,
    acts: [
      { name: "solveDaily", text: isSolved ? later.solvePuzzleAgain : later.solvePuzzle, act: openDaily },
      ...(daily?.easy && level !== "easy" ? [easier] : []),
    ],
  };
}

function exercisesNow(exercises: Exercises, { openExercises }: HomeActs): Card | null {
  if (exercises.all().length === 0) return null;
  const due = exercises.due();
  return {
    name: "exercises",
    kind: later.exercisesTitle,
    title: due > 0 ? later.exercisesDue(due) : later.exercisesDoneTitle,
    text: later.exercisesAbout,
    picture: html`<span class="home-picture is-sign">${iconPart("exercises")}</span>`,
    waits: due > 0,
    acts: [{ name: "practise", text: due > 0 ? later.exercisesBegin : later.exercisesOpen, act: openExercises }],
  };
}

function runNow(
  snapshot: Snapshot,
  { games }: Catalogue,
  { progress }: Pick<Gauntlet, "progress">,
  { goOnWith }: HomeActs,
): Card | null {
  const info = gauntletLeft(games, progress, snapshot);
  if (!info) return null;
  const { rung } = progress(info);
  const opponent = info.opponents[rung];
  return {
    name: "gauntlet",
    kind: later.gauntlet,
    title: info.name,
    text: `${later.matchNumber(rung + 1, info.opponents.length)}: ${opponent?.name ?? ""}`,
    picture: html`<span class="home-picture is-sign">${portraitPart(opponent?.id ?? "")}</span>`,
    waits: true,
    acts: [{ name: "goOnHere", text: later.goOn, act: () => goOnWith(info) }],
  };
}

/** @param name  of the picture; empty for one that is still to come */
const pictureOf = (name: string) =>
  html`<canvas class="home-picture board-colours" data-picture=${name} aria-hidden="true"></canvas>`;

/** @param isFirst  whether it is the most important one @param leaving  closes home before an act */
export const cardPart = (
  { name, kind, title, text, picture, waits, acts }: Card,
  isFirst: boolean,
  leaving: (act: () => void) => () => void,
) => html`
  <li class="home-card" data-card=${name}>
    ${picture}
    <p class="home-kind">
      <span>${kind}</span>${waits ? html`<span class="waits" role="img" aria-label=${later.waits}></span>` : nothing}
    </p>
    <h4>${title}</h4>
    <p class="home-text">${text}</p>
    <div class="home-acts">
      ${acts.map(({ name: its, text: label, act }, index) =>
        buttonPart(its, label, leaving(act), { kind: isFirst && index === 0 ? "primary" : "" }),
      )}
    </div>
  </li>
`;
