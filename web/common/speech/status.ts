/**
 * The state of the game in words: how the engine's start goes on, whose turn it is and what may be done, the result, and what
 * a search has proved.
 */
import { opponentName, type GameInfo } from "../catalogue.js";
import { colourOf } from "../colours.js";
import { startProblem } from "../problems.js";
import { hasHuman, isHuman } from "../setup.js";
import { isComputer } from "../sides.js";
import { isFriendsTurn, isOver, mayPickEarly, sureWinner, winnerOf, type Snapshot } from "../snapshot.js";
import { strings } from "../strings/index.js";
import type { State } from "../../engine/wire.js";
import type { Stage } from "../../engine/protocol.js";

const BOOT_STAGES: readonly Stage[] = ["runtime", "micropip", "engine"];

interface StatusText {
  title: string;
  detail: string;
  progress: number | null; // 0 … 1; null for no bar
  mood: "" | "loading" | "failed" | "thinking" | "over";
  isTriumph?: boolean; // the last of a gauntlet's opponents is beaten
}

export function statusText(snapshot: Snapshot, info: GameInfo): StatusText {
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
  if (isOver(snapshot)) return resultText(snapshot, state, info);
  const colour = colourOf(state, state.to_move);
  if (paused && !isHuman(setup, state.to_move)) {
    const detail = hasHuman(setup) ? strings.heldDetail(opponentName(info, setup.sides[state.to_move])) : strings.pausedDetail;
    return { title: strings.paused, detail, progress: null, mood: "" };
  }
  const side = setup.sides[state.to_move];
  if (isFriendsTurn(snapshot)) return { title: strings.toMove(colour), detail: strings.friendsTurn, progress: null, mood: "" };
  if (!isHuman(setup, state.to_move)) {
    return {
      title: strings.thinking(colour, opponentName(info, side)),
      detail: "",
      progress: thinking?.progress ?? 0,
      mood: "thinking",
    };
  }
  const detail = swapText(snapshot, state, info) || promptText(state, info);
  return { title: strings.toMove(colour), detail, progress: null, mood: "" };
}

/** @returns the aim before the first stone, then what may be done */
function promptText(state: State, info: GameInfo): string {
  if (state.turns.length + state.steps.length === 0 && state.start === null) return info.goal;
  if (state.choices.includes("swap")) return strings.swapWhy;
  return state.forced_pass ?? state.prompt;
}

/** @returns the sentence after a swap */
function swapText({ setup }: Snapshot, state: State, info: GameInfo): string {
  if (state.last_turn !== "swap") return "";
  const swapper = setup.sides[state.to_move === 0 ? 1 : 0];
  if (!isComputer(swapper)) return strings.coloursSwapped;
  return strings.hasSwapped(opponentName(info, swapper), colourOf(state, state.to_move));
}

/** @returns how the game came to its end */
export function endText({ ended }: Snapshot, state: State): string {
  if (!ended) return state.how ?? "";
  const loser = colourOf(state, ended.loser);
  if (ended.how === "decided") return strings.wasDecided(colourOf(state, ended.loser === 0 ? 1 : 0));
  return ended.how === "time" ? strings.lostOnTime(loser) : strings.hasResigned(loser);
}

/** @param snapshot  before the engine is there */
function earlyText(snapshot: Snapshot) {
  if (snapshot.bringsBack) return strings.bringingBack;
  return mayPickEarly(snapshot) ? strings.firstMoveNow : "";
}

function resultText(snapshot: Snapshot, state: State, info: GameInfo): StatusText {
  const { setup, ended } = snapshot;
  const winner = winnerOf(snapshot) ?? 0;
  const result = { title: strings.wins(colourOf(state, winner)), progress: null };
  if (!setup.gauntlet) return { ...result, detail: endText(snapshot, state), mood: "over" };
  const opponent = opponentName(info, setup.sides[isHuman(setup, 0) ? 1 : 0]);
  if (ended?.how === "resigned" && isHuman(setup, ended.loser)) {
    return { ...result, title: strings.resigned, detail: strings.wonByResignation(opponent), mood: "over" };
  }
  const how = endText(snapshot, state);
  if (!isHuman(setup, winner)) return { ...result, title: strings.lostTo(opponent), detail: how, mood: "over" };
  const isTriumph = setup.gauntlet.rung === info.opponents.length - 1;
  const detail = [how, isTriumph && strings.triumph(info.name)].filter(Boolean).join(" ");
  return { title: strings.beaten(opponent), detail, progress: null, mood: "over", isTriumph };
}

export function proofText(snapshot: Snapshot) {
  const { verdict, setup, state } = snapshot;
  const sure = sureWinner(snapshot);
  if (sure !== null && state) return strings.isSureToWin(colourOf(state, sure));
  if (!verdict || !state || state.over || setup.gauntlet || verdict.choice.proven === null) return "";
  const { player, choice } = verdict;
  const winner = choice.proven === "win" ? player : 1 - player;
  const turnsLeft = Math.max(0, (choice.turns ?? 0) - 1); // the computer's own turn was the first of them
  return strings.proven(colourOf(state, winner), turnsLeft);
}
