/** What "Share" says of a game: the whole one, opened at the turn on the board, or the position there. */
import { colourOf } from "../../common/colours.js";
import { linkWithNotes } from "../../common/notes.js";
import { isOver, type Snapshot } from "../../common/snapshot.js";
import { later } from "../../common/strings/later/index.js";
import { sideName } from "../opponents/side_name.js";
import { endInColours } from "../opponents/voice.js";
import type { GameInfo } from "../../common/catalogue.js";
import type { Player, State } from "../../engine/wire.js";
import type { Captions } from "./result_picture.js";

/** @returns the turns of the line on the board, also those after the position */
export function wholeLine({ tree }: State): string[] {
  const turnOf = new Map(tree.nodes.map(({ id, turn }) => [id, turn]));
  return tree.line.map((id) => turnOf.get(id) ?? "");
}

/** @param turns  that the link holds; it is opened after those that are on the board */
export function gameLink(state: State, turns: string[]): string {
  const link = linkWithNotes({ ...state, turns });
  const at = state.turns.length;
  return at < turns.length ? link.replace("&turns=", `&at=${at}$&`) : link;
}

/** @returns who plays, and how the game has ended or else its goal */
export function captionsOf(snapshot: Snapshot, state: State, info: GameInfo): Captions {
  const { setup } = snapshot;
  const player = (one: Player) => later.sideAs(sideName(info, setup.sides[one], setup.names[one]), colourOf(state, one));
  const end = isOver(snapshot) ? endInColours(snapshot, state) : info.goal;
  return { title: info.name, lines: [`${player(0)} – ${player(1)}`, end] };
}

/** The game in a line with its link, in the forms that are pasted elsewhere. */
export const PASTED = {
  text: (title: string, link: string) => `${title}\n${link}`,
  markdown: (title: string, link: string) => `[${title.replaceAll(/[\\[\]*_`]/g, "\\$&")}](${link})`,
  bbcode: (title: string, link: string) => `[url=${link}]${title}[/url]`,
} as const;
