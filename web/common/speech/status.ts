/**
 * The state of the game in words: how the engine's start goes on, whose turn it is and what may be done, and the result. A voice
 * says how the players are called: by their colours, as in boards of other pages, or as the application calls them
 * (app/opponents/voice.ts).
 */
import { opponentName, type GameInfo } from "../catalogue.js";
import { colourOf } from "../colours.js";
import { startProblem } from "../problems.js";
import { hasHuman, isHuman } from "../setup.js";
import { isFriendsTurn, isOver, looksBack, mayPickEarly, winnerOf, type Snapshot } from "../snapshot.js";
import { strings } from "../strings/index.js";
import type { Player, State } from "../../engine/wire.js";
import type { Stage } from "../../engine/protocol.js";

const BOOT_STAGES: readonly Stage[] = ["runtime", "micropip", "engine"];

interface StatusText {
  title: string;
  detail: string;
  progress: number | null; // 0 … 1; null for no bar
  mood: "" | "loading" | "failed" | "thinking" | "over";
  player?: Player | null; // whom the title calls by another name than the colour
  end?: "won" | "lost" | ""; // for the person at this screen, where one plays
  isTriumph?: boolean; // the last of a gauntlet's opponents is beaten
}

/** How the players of a game are called. */
export interface Voice {
  isByColour: (snapshot: Snapshot, player: Player, info: GameInfo) => boolean;
  human: (snapshot: Snapshot, player: Player) => string; // on the card of a player who is a person
  time: (snapshot: Snapshot, state: State, player: Player, time: string, info: GameInfo) => string; // left on the clock
  turn: (snapshot: Snapshot, state: State, info: GameInfo) => string; // of the player to move
  thinking: (state: State, name: string) => string;
  swapped: (snapshot: Snapshot, state: State, info: GameInfo) => string; // after a swap
  proof: (snapshot: Snapshot, info: GameInfo) => string; // what is proven of a game that goes on; empty for nothing
  back?: (snapshot: Snapshot, state: State) => StatusText; // at an earlier turn of a finished game
  result: (snapshot: Snapshot, state: State, info: GameInfo) => Pick<StatusText, "title" | "detail" | "end" | "isTriumph">;
  played: (snapshot: Snapshot, player: Player, turn: string, info: GameInfo) => string | null; // null: by the colour
}

/** Of boards that end by the rules alone, and prove nothing. */
export const inColours: Voice = {
  isByColour: () => true,
  human: () => strings.human,
  time: (_, state, player, time) => strings.timeLeft(colourOf(state, player), time),
  turn: (_, state) => strings.toMove(colourOf(state, state.to_move)),
  thinking: (state, name) => strings.thinking(colourOf(state, state.to_move), name),
  swapped: () => strings.coloursSwapped,
  proof: () => "",
  result: (snapshot, state) => ({ title: strings.wins(colourOf(state, winnerOf(snapshot) ?? 0)), detail: state.how ?? "" }),
  played: () => null,
};

export function statusText(snapshot: Snapshot, info: GameInfo, voice: Voice = inColours): StatusText {
  const { setup, state, stage, problem, thinking, paused, waiting } = snapshot;
  if (stage === "failed") {
    return {
      title: strings.stages.failed,
      detail: startProblem(problem ?? "", strings.bootFailed),
      progress: null,
      mood: "failed",
    };
  }
  if (!state) {
    const reached = Math.max(0, BOOT_STAGES.indexOf(stage));
    return {
      title: strings.stages[stage],
      detail: waiting === null ? earlyText(snapshot) : strings.waitingFor(waiting),
      progress: (reached + 0.5) / BOOT_STAGES.length,
      mood: "loading",
    };
  }
  if (voice.back && looksBack(snapshot)) return voice.back(snapshot, state);
  if (isOver(snapshot)) {
    return { ...voice.result(snapshot, state, info), progress: null, mood: "over", player: named(winnerOf(snapshot) ?? 0) };
  }
  const player = named(state.to_move);
  if (paused && !isHuman(setup, state.to_move)) {
    const detail = hasHuman(setup) ? strings.heldDetail(opponentName(info, setup.sides[state.to_move])) : strings.pausedDetail;
    return { title: strings.paused, detail, progress: null, mood: "" };
  }
  const side = setup.sides[state.to_move];
  const title = voice.turn(snapshot, state, info);
  if (isFriendsTurn(snapshot)) return { title, detail: strings.friendsTurn, progress: null, mood: "", player };
  if (!isHuman(setup, state.to_move)) {
    return {
      title: voice.thinking(state, opponentName(info, side)),
      detail: "",
      progress: thinking?.progress ?? 0,
      mood: "thinking",
      player,
    };
  }
  const detail = state.last_turn === "swap" ? voice.swapped(snapshot, state, info) : promptText(state, info);
  return { title, detail, progress: null, mood: "", player };

  function named(one: Player): Player | null {
    return voice.isByColour(snapshot, one, info) ? null : one;
  }
}

/** @returns the aim before the first stone, then what may be done */
function promptText(state: State, info: GameInfo): string {
  if (state.turns.length + state.steps.length === 0 && state.start === null) return info.goal;
  if (state.choices.includes("swap")) return strings.swapWhy;
  return state.forced_pass ?? state.prompt;
}

/** @param snapshot  before the engine is there */
function earlyText(snapshot: Snapshot) {
  if (snapshot.bringsBack) return strings.bringingBack;
  return mayPickEarly(snapshot) ? strings.firstMoveNow : "";
}
