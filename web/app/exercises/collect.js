/**
 * Makes exercises of a review's findings: one of each blunder by a person.
 *
 * @import { Snapshot } from "../../common/snapshot.js"
 * @import { Side } from "../../common/sides.js"
 * @import { MatchRecord, State } from "../../engine/wire.js"
 * @import { Finding } from "../study/notebook.js"
 * @import { Study } from "../study/study.js"
 * @import { Exercise } from "./exercise.js"
 * @import { Exercises } from "./exercises.js"
 */
import { HUMAN } from "../../common/sides.js";
import { playerOfTurn } from "../../common/snapshot.js";
import { isSameGame } from "../library/entry.js";

/**
 * @param {Pick<State, "game" | "size" | "holes" | "start">} match
 * @param {readonly string[]} line     its turns
 * @param {readonly (Finding | null)[]} findings  of its positions, by the number of turns played
 * @param {readonly [Side, Side]} sides
 * @param {number} now
 * @returns {Exercise[]}
 */
export function exercisesOf({ game, size, holes, start }, line, findings, sides, now) {
  return findings.flatMap((finding, turns) => {
    const judgement = finding?.judgement;
    if (turns === 0 || judgement?.mark !== "blunder" || !judgement.better) return [];
    const player = playerOfTurn(/** @type {State} */ ({ start }), turns - 1);
    if (sides[player] !== HUMAN) return [];
    const { text: played, better, cost, missed } = judgement;
    const before = { game, size, holes: [...holes], start, turns: line.slice(0, turns - 1) };
    return [{ ...before, played, better, cost: Math.min(1, Math.max(0, cost)), missed, at: now, card: null }];
  });
}

/**
 * @param {object} options
 * @param {Study} options.study
 * @param {Exercises} options.exercises
 * @param {{ list: () => Promise<{ games: import("../library/entry.js").SavedGame[] }> }} options.savedGames
 * @returns {(snapshot: Snapshot) => void} follows the game, and collects when a review has come to its end
 */
export function createCollector({ study, exercises, savedGames }) {
  /** The game and the line that were collected from last. */
  let collected = "";

  /** @param {Snapshot} snapshot @param {MatchRecord | null} record @returns {Promise<[Side, Side]>} who played it */
  async function sidesOf({ setup }, record) {
    const isOneSided = setup.sides.filter((side) => side === HUMAN).length < 2;
    if (isOneSided || !record) return setup.sides;
    // A game out of the list of saved ones is on the board as one between two people, even where a computer played it.
    const { games } = await savedGames.list();
    const game = { record: /** @type {any} */ (record), about: null };
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
    if (!findings.some((finding) => finding?.judgement?.mark === "blunder")) return;
    void sidesOf(snapshot, record).then((sides) => {
      const found = exercisesOf(state, line, findings, sides, Date.now());
      if (found.length > 0) exercises.add(found);
    });
  };
}
