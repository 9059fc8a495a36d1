/**
 * A saved game in words: its name, its players, and its end.
 *
 * @import { GameInfo } from "../../common/catalogue.js"
 * @import { Side } from "../../common/sides.js"
 * @import { Colour } from "../../engine/wire.js"
 * @import { End, SavedGame } from "./entry.js"
 *
 * @typedef {"won" | "lost" | "other"} Outcome  for the person at this device; other where that cannot be said
 */
import { FRIEND, HUMAN, isUnlisted } from "../../common/sides.js";
import { language, strings } from "../../common/strings/index.js";
import { later } from "../../common/strings/later/index.js";
import { sideName } from "../opponents/side_name.js";

/** @param {Pick<SavedGame, "about">} game @returns {0 | 1 | null} who is the person at this device, where only one can be */
function ownPlayer({ about }) {
  const [first, second] = about?.sides ?? [HUMAN, HUMAN];
  if (first === HUMAN) return second === HUMAN ? null : 0;
  return second === HUMAN ? 1 : null;
}

/** @param {Pick<SavedGame, "about">} game @returns {Outcome} */
export function outcomeOf(game) {
  const own = ownPlayer(game);
  const end = game.about?.end;
  if (own === null || !end) return "other";
  return end.winner === own ? "won" : "lost";
}

/** @param {Pick<SavedGame, "about">} game @param {GameInfo | undefined} info @returns {string} for a game without a name */
export function labelOf(game, info) {
  const { about } = game;
  if (!about?.sides) return info?.name ?? "…";
  const own = ownPlayer(game);
  const [first, second] = about.sides;
  if (own !== null) return againstText(info, about.sides[own === 0 ? 1 : 0]);
  if (first === HUMAN && second === HUMAN) return later.gameOfTwo;
  return later.gameOfSides(sideName(info, first), sideName(info, second));
}

/** @param {GameInfo | undefined} info @param {Side} side @returns {string} */
function againstText(info, side) {
  if (isUnlisted(side)) return sideName(info, side);
  return side === FRIEND ? later.gameAgainstFriend : later.gameAgainst(sideName(info, side));
}

/** @param {SavedGame} game @param {GameInfo | undefined} info @returns {string} its name in a list */
export const titleOf = (game, info) => (game.isNamed ? game.name : labelOf(game, info));

/** @param {Pick<SavedGame, "about">} game @returns {string} who has won and how; empty for a game that was not over */
export function resultOf(game) {
  const { about } = game;
  if (!about?.end) return "";
  const { end, colours } = about;
  const outcome = outcomeOf(game);
  const who = outcome === "other" ? strings.wins(colours[end.winner]) : later.outcomes[outcome];
  const how = howOf(end, colours);
  return how === "" ? who : later.resultBecause(who, how);
}

/** @param {End} end @param {readonly [Colour, Colour]} colours */
function howOf(end, colours) {
  // The engine's sentence is kept in its language, and cannot be translated here.
  if (end.how === "rules") return end.language === language ? end.words : "";
  const loser = colours[end.winner === 0 ? 1 : 0];
  if (end.how === "decided") return later.endDecided(colours[end.winner]);
  return end.how === "time" ? later.endTime(loser) : later.endResigned(loser);
}

/** @param {string} text @param {number} lost  entries of a file @returns {string} and how many could not be read */
export const withLost = (text, lost) => [text, lost > 0 && later.importLost(lost)].filter(Boolean).join(" ");

/**
 * @param {{ stored: number, automatic: number }} kept  games that are stored, and those of them that were kept by themselves
 * @returns {string} that a game is not stored, and what could be deleted for it
 */
export const unstoredText = ({ stored, automatic }) =>
  [later.gameForThePageOnly, stored > 0 && later.makeRoom, automatic > 0 && later.ofThemAutomatic(automatic)]
    .filter(Boolean)
    .join(" ");
