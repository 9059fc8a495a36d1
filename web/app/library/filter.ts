/** The saved games that are shown: those that have every word that is searched for, and pass each filter. */
import { gameOf, type Catalogue } from "../../common/catalogue.js";
import { sideName } from "../opponents/side_name.js";
import { outcomeOf, titleOf, type Outcome } from "./words.js";
import type { SavedGame } from "./entry.js";

export interface Filter {
  text: string; // words of a name, a game or an opponent
  game: string; // id; empty for all
  outcome: Outcome | ""; // empty for all
  named: "named" | "unnamed" | "";
}

export const NO_FILTER: Readonly<Filter> = Object.freeze({ text: "", game: "", outcome: "", named: "" });

/** @param filter  whether it keeps anything back */
export const isFiltering = ({ text, game, outcome, named }: Filter) =>
  [text.trim(), game, outcome, named].some((one) => one !== "");

export function filtered(games: readonly SavedGame[], filter: Filter, catalogue: Catalogue): SavedGame[] {
  // Without words nothing is searched: a browser's first search for accents is slow.
  const words = filter.text.split(/\s+/).filter(Boolean).map(plain);
  return games.filter((game) => {
    if (filter.game !== "" && game.record.game !== filter.game) return false;
    if (filter.outcome !== "" && outcomeOf(game) !== filter.outcome) return false;
    if (filter.named !== "" && game.isNamed !== (filter.named === "named")) return false;
    return words.length === 0 || holds(game, words, catalogue);
  });
}

function holds(game: SavedGame, words: readonly string[], catalogue: Catalogue) {
  const info = gameOf(catalogue, game.record.game);
  const sides = (game.about?.sides ?? []).map((side, player) => sideName(info, side, game.about?.names?.[player]));
  const text = plain([titleOf(game, info), info?.name ?? game.record.game, ...sides].join(" "));
  return words.every((word) => text.includes(word));
}

/** @returns without accents and capitals */
const plain = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
