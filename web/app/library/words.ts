/** A saved game in words: its name, its players, and its end. */
import { FRIEND, HUMAN, isUnlisted, personOf, type Side } from "../../common/sides.js";
import { language, strings } from "../../common/strings/index.js";
import { later } from "../../common/strings/later/index.js";
import { sideName } from "../opponents/side_name.js";
import type { GameInfo } from "../../common/catalogue.js";
import type { Colour, Player } from "../../engine/wire.js";
import type { About, End, SavedGame } from "./entry.js";

/** For the person at this device; other where that cannot be said. */
export type Outcome = "won" | "lost" | "other";

/** Who has played; null for a game that an older page has saved. */
type Players = { about: Pick<About, "sides" | "names"> | null };

/** @returns who is the person at this device, where only one can be */
const ownPlayer = ({ about }: Players): Player | null => personOf(about?.sides ?? [HUMAN, HUMAN]);

export function outcomeOf(game: Pick<SavedGame, "about">): Outcome {
  const own = ownPlayer(game);
  const end = game.about?.end;
  if (own === null || !end) return "other";
  return end.winner === own ? "won" : "lost";
}

/** @returns for a game without a name */
export function labelOf(game: Players, info: GameInfo | undefined): string {
  const { about } = game;
  if (!about?.sides) return info?.name ?? "…";
  const own = ownPlayer(game);
  const [first, second] = about.sides;
  if (own !== null) return againstText(info, about.sides[own === 0 ? 1 : 0]);
  if (first === HUMAN && second === HUMAN) {
    const [one, other] = about.names ?? ["", ""];
    return one || other ? later.gameOfSides(one || strings.human, other || strings.human) : later.gameOfTwo;
  }
  return later.gameOfSides(sideName(info, first), sideName(info, second));
}

function againstText(info: GameInfo | undefined, side: Side): string {
  if (isUnlisted(side)) return sideName(info, side);
  return side === FRIEND ? later.gameAgainstFriend : later.gameAgainst(sideName(info, side));
}

/** @returns its name in a list */
export const titleOf = (game: SavedGame, info: GameInfo | undefined): string => (game.isNamed ? game.name : labelOf(game, info));

/** @returns who has won and how; empty for a game that was not over */
export function resultOf(game: Pick<SavedGame, "about">): string {
  const { about } = game;
  if (!about?.end) return "";
  const { end, colours } = about;
  const outcome = outcomeOf(game);
  const name = about.names?.[end.winner];
  const winner = name ? later.hasWon(name) : strings.wins(colours[end.winner]);
  const who = outcome === "other" ? winner : later.outcomes[outcome];
  const how = howOf(end, colours);
  return how === "" ? who : later.resultBecause(who, how);
}

function howOf(end: End, colours: readonly [Colour, Colour]) {
  // The engine's sentence is kept in its language, and cannot be translated here.
  if (end.how === "rules") return end.language === language ? end.words : "";
  const loser = colours[end.winner === 0 ? 1 : 0];
  if (end.how === "decided") return later.endDecided(colours[end.winner]);
  return end.how === "time" ? later.endTime(loser) : later.endResigned(loser);
}

/** @param lost  entries of a file @returns and how many could not be read */
export const withLost = (text: string, lost: number): string =>
  [text, lost > 0 && later.importLost(lost)].filter(Boolean).join(" ");

/**
 * @param kept  games that are stored, and those of them that were kept by themselves
 * @returns that a game is not stored, and what could be deleted for it
 */
export const unstoredText = ({ stored, automatic }: { stored: number; automatic: number }): string =>
  [later.gameForThePageOnly, stored > 0 && later.makeRoom, automatic > 0 && later.ofThemAutomatic(automatic)]
    .filter(Boolean)
    .join(" ");
