/** Makes exercises of a review's findings: one of each mistake and blunder by a person, or else of the dearest turns. */
import { isMistake } from "../study/marks.js";
import { HUMAN, type Side } from "../../common/sides.js";
import { playerOfTurn, type Snapshot } from "../../common/snapshot.js";
import { isSameGame } from "../library/entry.js";
import type { MatchRecord, State } from "../../engine/wire.js";
import type { Finding } from "../study/notebook.js";
import type { Study } from "../study/study.js";
import type { Exercise } from "./exercise.js";
import type { Exercises } from "./exercises.js";

/** Turns of a game without a mistake. */
const DEAREST = 3;

/**
 * @param line  its turns
 * @param findings  of its positions, by the number of turns played
 */
export function exercisesOf(
  { game, size, holes, start }: Pick<State, "game" | "size" | "holes" | "start">,
  line: readonly string[],
  findings: readonly (Finding | null)[],
  sides: readonly [Side, Side],
  now: number,
): Exercise[] {
  const own = findings.flatMap((finding, turns) => {
    const judgement = finding?.judgement;
    if (turns === 0 || !judgement?.better || !isMistake(judgement)) return [];
    const player = playerOfTurn({ start } as State, turns - 1);
    if (sides[player] !== HUMAN) return [];
    const { text: played, better, cost, missed, mark } = judgement;
    const before = { game, size, holes: [...holes], start, turns: line.slice(0, turns - 1) };
    const exercise = { ...before, played, better, cost: Math.min(1, Math.max(0, cost)), missed, at: now, card: null };
    return [{ exercise, isGrave: mark !== "inaccuracy" }];
  });
  const all = own.map(({ exercise }) => exercise);
  const grave = own.flatMap(({ exercise, isGrave }) => (isGrave ? [exercise] : []));
  if (grave.length > 0) return grave;
  const dearest = new Set([...all].sort((one, other) => other.cost - one.cost).slice(0, DEAREST));
  return all.filter((exercise) => dearest.has(exercise));
}

/** @returns follows the game, and collects when a review has come to its end */
export function createCollector({
  study,
  exercises,
  savedGames,
}: {
  study: Study;
  exercises: Exercises;
  savedGames: { list: () => Promise<{ games: import("../library/entry.js").SavedGame[] }> };
}): (snapshot: Snapshot) => void {
  /** The game and the line that were collected from last. */
  let collected = "";

  /** @returns who played it */
  async function sidesOf({ setup }: Snapshot, record: MatchRecord | null): Promise<[Side, Side]> {
    const isOneSided = setup.sides.filter((side) => side === HUMAN).length < 2;
    if (isOneSided || !record) return setup.sides;
    // A game out of the list of saved ones is on the board as one between two people, even where a computer played it.
    const { games } = await savedGames.list();
    const game = { record: record as any, about: null };
    return games.find((one) => one.about?.sides && isSameGame(one, game))?.about?.sides ?? setup.sides;
  }

  return (snapshot) => {
    const { notebook } = study;
    const { state } = snapshot;
    if (!state || !notebook.wasLookedOver()) return;
    const [line, findings, record] = [notebook.line(), notebook.findings(), notebook.record()];
    const key = `${snapshot.gameNumber} ${line.join(" ")}`;
    if (key === collected) return;
    collected = key;
    if (!findings.some((finding) => isMistake(finding?.judgement))) return;
    void sidesOf(snapshot, record).then((sides) => {
      const found = exercisesOf(state, line, findings, sides, Date.now());
      if (found.length > 0) exercises.add(found);
    });
  };
}
