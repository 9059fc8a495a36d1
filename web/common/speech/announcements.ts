/**
 * Announcements for screen readers when the game has changed: turns with the stones they took and turned, forced passes, the
 * position gone to, the player to move, the result.
 */
import { colourOf } from "../colours.js";
import { isHuman } from "../setup.js";
import { isFriendsTurn, isOver, looksBack, playerOfTurn, type Snapshot } from "../snapshot.js";
import { strings } from "../strings/index.js";
import { boards } from "../strings/boards/index.js";
import { inColours, statusText, type Voice } from "./status.js";
import type { Player, State } from "../../engine/wire.js";
import type { GameInfo } from "../catalogue.js";

/** @param voice  how the players are called @returns sentences */
export function announcements(before: Snapshot, now: Snapshot, info: GameInfo, voice: Voice = inColours): string[] {
  const said = [];
  const byVoice: TellTurn = (player, turn) => voice.played(now, player, turn, info);
  if (now.state && now.revision !== before.revision) said.push(...spokenChange(before.state, now.state, byVoice));
  if (now.left && !before.left) said.push(boards.gameLeft);
  if (now.note && now.note !== before.note) said.push(now.note.text);
  if (now.verdict !== before.verdict) said.push(voice.proof(now, info));
  const hasFailed = now.stage === "failed" && before.stage !== "failed";
  const isAtEnd = isOver(now) && (!isOver(before) || now.state?.tree.here !== before.state?.tree.here);
  if (hasFailed || isAtEnd) {
    const { title, detail } = statusText(now, info, voice);
    said.push(`${title}.`, detail);
  } else if (now.state && !isOver(now) && (now.revision !== before.revision || isOver(before))) {
    const task = spokenTask(now, now.state, voice.turn(now, now.state, info));
    said.push(...(voice.back && looksBack(now) ? [voice.back(now, now.state).detail] : task));
  }
  return said;
}

/** Null for a turn that is told by the player's colour. */
type TellTurn = (player: Player, turn: string) => string | null;

function spokenChange(before: State | null, now: State, tell: TellTurn) {
  const isSameGame = before !== null && before.game === now.game && before.size === now.size;
  const played = now.turns.length - (before?.turns.length ?? 0);
  const goesOn = isSameGame && played >= 0 && before.turns.every((turn, index) => turn === now.turns[index]);
  if (!goesOn) return [spokenPlace(now)];
  if (played > 0) {
    const turns = now.turns
      .slice(before.turns.length)
      .map((turn, index) => spokenTurn(now, turn, before.turns.length + index, tell));
    return [...turns, ...spokenHarm(now)];
  }
  if (now.steps.length > before.steps.length) return [boards.spokenStep(now.steps.at(-1) ?? ""), ...spokenHarm(now)];
  return now.steps.length < before.steps.length ? [spokenPlace(now)] : [];
}

/** @returns the turn that one has gone to, or the steps left of the one under way */
function spokenPlace({ turns, steps, last_turn: last }: State): string {
  if (steps.length > 0) return boards.atTurn(turns.length + 1, steps.join(" "));
  return turns.length === 0 ? boards.atStart : boards.atTurn(turns.length, last ?? "");
}

/** @returns empty for a pass: its reason is said */
function spokenTurn(state: State, turn: string, index: number, tell: TellTurn): string {
  if (turn === "pass") return "";
  const player = playerOfTurn(state, index);
  return tell(player, turn) ?? boards.spokenTurn(colourOf(state, player), turn);
}

/** @returns the stones that the last turn and the steps since have taken off and turned */
function spokenHarm(state: State): string[] {
  const { changes } = state;
  const said = [];
  for (const { colour } of state.players) {
    const cells = Object.keys(changes.removed).filter((cell) => changes.removed[cell] === colour);
    if (cells.length > 0) said.push(boards.stonesTaken(cells.length, colour, cells.join(", ")));
  }
  if (changes.flipped.length > 0) said.push(boards.stonesTurned(changes.flipped.length, changes.flipped.join(", ")));
  return said;
}

/** @param whose  whose turn it is @returns the request to a person */
function spokenTask(snapshot: Snapshot, state: State, whose: string): string[] {
  const { setup } = snapshot;
  if (isFriendsTurn(snapshot)) return [`${whose}.`, strings.friendsTurn];
  if (!isHuman(setup, state.to_move)) return [];
  if (state.forced_pass !== null) return [state.forced_pass];
  return state.steps.length > 0 ? [state.prompt] : [whose];
}
