/**
 * The games and opponents on offer. The build writes their list (`common/games.json`) by the Python engine, so that the menus
 * work before Python does; the page and embedded boards have it among their modules.
 */
import { isEvenMatch, isUnlisted, levelOf } from "./sides.js";
import { language, strings } from "./strings/index.js";
import type { Colour } from "../engine/wire.js";

export interface GameInfo {
  id: string;
  name: string;
  designer: string;
  year: number;
  url: string; // the designer's own page of the game
  shape: "hex" | "square";
  players: string[]; // names of the first and second player's colours
  colours: Colour[];
  sizes: number[];
  default_size: number;
  pie: boolean;
  holes: boolean; // whether boards may have holes
  stones_stay: boolean; // whether a stone stays as it was put, so that the turns alone give the position
  goal: string; // how to win, in one sentence
  score_unit: "stones" | "parasols"; // of a score
  opponents: OpponentInfo[]; // in rising strength
}

interface OpponentInfo {
  id: string;
  name: string;
  seconds: number; // how long it may think about a turn at its own pace
}

export interface Catalogue {
  games: GameInfo[];
  translations: Record<string, Record<string, string>>; // by language: its own text for each English one
}

/** @returns the same with its sentences in the page's language, where it has them */
export function translated({ games, translations }: Catalogue): Catalogue {
  const own = translations[language] ?? {};
  const say = (text: string) => own[text] ?? text;
  return {
    translations,
    games: games.map((game) => ({ ...game, goal: say(game.goal) })),
  };
}

export function gameOf(catalogue: Catalogue, id: string): GameInfo | undefined {
  return catalogue.games.find((game) => game.id === id);
}

/** @returns the id itself where no such opponent is known */
export function opponentName(info: GameInfo, id: string): string {
  return isUnlisted(id) ? unlistedName(id) : (info.opponents.find((opponent) => opponent.id === id)?.name ?? id);
}

/** @param id  of an opponent that no game lists */
export const unlistedName = (id: string): string => (isEvenMatch(id) ? strings.evenMatch(levelOf(id)) : strings.proof);

/** @returns seconds that an opponent may take for a turn at its own pace; an even match, as many as any of them */
export const paceOf = ({ opponents }: GameInfo, id: string): number =>
  (opponents.find((one) => one.id === id) ?? opponents.at(-1))?.seconds ?? 0;

/** @param id  of a game @returns the address of its rule page in the page's language, from the site's root */
export const rulePageOf = (id: string): string => (language === "en" ? `rules/${id}.html` : `rules/${language}/${id}.html`);
