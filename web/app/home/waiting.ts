/** What waits for a player, what goes on, and what "Play" begins: from plain data. */
import { HUMAN, isEvenMatch, type Side } from "../../common/sides.js";
import { usualSetup, type Setup } from "../../common/setup.js";
import { gameUnderWay, isOver, type Snapshot } from "../../common/snapshot.js";
import { isUnderWay } from "../game/opening.js";
import { isUnderWay as isRunUnderWay, type Progress as GauntletProgress } from "../gauntlet/progress.js";
import type { GameInfo } from "../../common/catalogue.js";
import type { KeptGame } from "../game/kept_game.js";
import type { Results } from "../profile/results.js";
import type { Progress } from "../puzzles/progress.js";

/** @param today  as 2026-11-26 @returns whether its puzzle is solved; days are in the order of their texts */
export const isSolvedToday = ({ daily }: Pick<Progress, "daily">, today: string): boolean =>
  daily.last !== null && daily.last >= today;

/**
 * Whether a game is in progress on the board.
 * @param kept  the game of an earlier visit, which counts until the engine has brought it back
 */
export function isPlaying(snapshot: Snapshot, kept: KeptGame | null): boolean {
  const { state, setup } = snapshot;
  if (!state) return kept !== null && (kept.record === null || isUnderWay(kept));
  return gameUnderWay(snapshot) !== null || (setup.gauntlet !== null && !isOver(snapshot));
}

/** @returns the game whose gauntlet was left last and is not on the board; null for none */
export function gauntletLeft(
  games: readonly GameInfo[],
  progressOf: (info: GameInfo) => GauntletProgress,
  { setup }: Pick<Snapshot, "setup">,
): GameInfo | null {
  const left = games.filter((info) => isRunUnderWay(progressOf(info)) && !(setup.gauntlet && setup.game === info.id));
  return left.sort((one, other) => progressOf(other).playedAt - progressOf(one).playedAt)[0] ?? null;
}

/**
 * @param results  of the player in that game
 * @param even  an opponent who is as strong as the player is now
 * @returns a game against the opponent of the latest one; without one, as a newcomer meets it
 */
export function nextSetup(info: GameInfo, { entries }: Pick<Results, "entries">, even: Side): Setup {
  const usual = usualSetup(info);
  const met = entries.at(-1)?.opponent;
  const opponent = isEvenMatch(met) ? even : info.opponents.find(({ id }) => id === met)?.id;
  return opponent === undefined ? usual : { ...usual, sides: [HUMAN, opponent] };
}
