/**
 * The judgement of an answer to an exercise. It is right if it is the turn that the review found; if that turn wins for sure and
 * so does the answer, by proof; or, where nothing is proven, if the answer costs so little against that turn that a review would
 * not mark it.
 */
import { linkText } from "../../common/share_link.js";
import { playerOfTurn } from "../../common/snapshot.js";
import { proveApart } from "../../play/proofs.js";
import type { Client } from "../../engine/client.js";
import type { State } from "../../engine/wire.js";
import type { Exercise, Position } from "./exercise.js";

/** Positions that a proof may keep: some seconds' worth. */
const POSITIONS = 60_000;
/** Playouts after each of two turns that are compared, as many as a review plays in a position. */
const PLAYOUTS = 2_048;
/** Chances that a turn may cost, and the part of the cost of the turn that was played: a review marks more. */
const UNMARKED = 0.15;
const UNMARKED_PART = 0.5;

/** @param state  after it */
export async function isRight(
  client: Pick<Client, "openSession">,
  exercise: Exercise,
  turn: string,
  state: State,
): Promise<boolean> {
  if (turn === exercise.better) return true;
  const player = playerOfTurn(state, exercise.turns.length);
  if (state.over) return state.winner === player;
  if (turn === exercise.played) return false;
  if (exercise.missed === null) {
    const cost = await costOf(client, exercise, turn, exercise.better);
    return cost <= Math.min(UNMARKED, UNMARKED_PART * exercise.cost);
  }
  const proof = await proveApart(client, linkAfter(exercise, turn), { do: "prove", positions: POSITIONS });
  return proof?.winner === player;
}

/**
 * @param playouts  after each of the two turns
 * @returns how much a turn costs its player against a better one: chances, 0 to 1; less than 0 where it is better still
 */
export async function costOf(
  client: Pick<Client, "openSession">,
  position: Position,
  turn: string,
  better: string,
  playouts: number = PLAYOUTS,
): Promise<number> {
  return (await chancesAfter(client, position, better, playouts)) - (await chancesAfter(client, position, turn, playouts));
}

const linkAfter = (position: Position, turn: string): string => linkText({ ...position, turns: [...position.turns, turn] });

/** @returns of the player to move in the position, 0 to 1 */
async function chancesAfter(client: Pick<Client, "openSession">, position: Position, turn: string, playouts: number) {
  const session = client.openSession();
  try {
    const { state } = await session.request({ do: "load", record: linkAfter(position, turn) });
    if (state.over) return state.winner === playerOfTurn(state, position.turns.length) ? 1 : 0;
    // The other player is to move.
    const found = await session.job({ do: "analyse", playouts });
    if (found?.proven) return found.proven === "loss" ? 1 : 0;
    return 1 - (found?.win_rate ?? 1);
  } finally {
    session.close();
  }
}
